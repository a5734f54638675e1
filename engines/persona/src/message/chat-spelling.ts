import { plainMarks } from '../prose.ts';

/** How people type in chats, and what they mean. */
const SPELLINGS: [RegExp, string][] = [
  [/\b(?:u|yu)\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\b(?:r) (?=you\b)/gi, 'are '],
  [
    /\b(?:youre|your) (?=(?:a|an|the|not|so|very|really|right|wrong|funny|sweet|kind|beautiful|lying|joking|kidding|welcome)\b)/gi,
    "you're ",
  ],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\bid (?=(?:like|love|rather|be|have|say|never|go|do|want)\b)/gi, "I'd "],
  [
    /\bill (?=(?:be|go|do|take|have|tell|come|try|bring|see|make|never|always|just|stay|wait|keep|let|give|get)\b)/gi,
    "I'll ",
  ],
  [/(^|[.!?,] )ill (?=[a-z])/gi, "$1I'll "],
  [/\b(what|who|where|how|when|that|it|there|here|he|she)s\b(?= )/gi, "$1's"],
  [/\b(do|does|did|is|are|was|were|have|has|had|could|would|should|ca|wo)nt\b/gi, "$1n't"],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bdunno\b/gi, "don't know"],
  [/\b(?:cuz|cos|coz|bc)\b/gi, 'because'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\b(?:thx|tx)\b/gi, 'thanks'],
  [/\btmrw\b|\btmr\b/gi, 'tomorrow'],
  [/\b(?:rly|rlly)\b/gi, 'really'],
  [/\bppl\b/gi, 'people'],
  [/\bi\b(?!\.)/g, 'I'],
];

/** Writes out what chats shorten, so that a message can be read by its grammar. */
export function writtenOut(message: string): string {
  return SPELLINGS.reduce((text, [form, meant]) => text.replace(form, meant), plainMarks(message));
}
