import { plainMarks } from '../prose.ts';

/** How people type in chats, and what they mean. */
const SPELLINGS: [RegExp, string][] = [
  [/\b(?:u|yu)\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\b(?:r) (?=you\b)/gi, 'are '],
  [
    /\b(?:youre|your) (?=(?:a|an|the|not|so|very|really|right|wrong|funny|sweet|kind|beautiful|lying|joking|kidding|welcome|stupid|ugly|fat|boring|rude|mean|weird|crazy|mad|useless|annoying|cute|hot|pretty|gorgeous|amazing|awesome|great|brilliant|hilarious|the best|too|such|just|making|being)\b)/gi,
    "you're ",
  ],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\bid (?=(?:like|love|rather|be|have|say|never|go|do|want)\b)/gi, "I'd "],
  [
    /\bill (?=(?:be|go|do|take|have|tell|come|try|bring|see|make|never|always|just|stay|wait|keep|let|give|get|look|ask|think|find|help|show|call|write|buy|meet|sit|stand|watch|join|pay|drive|leave|start|send|put|need|probably)\b)/gi,
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
  [/\b(?:sory|sorrry)\b/gi, 'sorry'],
  [/\bwatr\b/gi, 'water'],
  [/\b(?:tomorow|tommorow|tommorrow)\b/gi, 'tomorrow'],
  [/\bembarass(ed|ing|ment)\b/gi, 'embarrass$1'],
  [/\bdefinate?ly\b/gi, 'definitely'],
  [/\b(?:becuase|becase|beacuse)\b/gi, 'because'],
  [/\bfreind(s?)\b/gi, 'friend$1'],
  [/\bwierd\b/gi, 'weird'],
  [/\b(?:wedd?ng|weding)\b/gi, 'wedding'],
  [/\b(?:teh|hte)\b/gi, 'the'],
  [/\b(?:adn|nad)\b/gi, 'and'],
  [/\b(?:realy|reallly)\b/gi, 'really'],
  [/\b(?:birthda|bday|b-day)\b/gi, 'birthday'],
  [/\b(?:shure)\b/gi, 'sure'],
  [/\b(?:wich)\b/gi, 'which'],
  [/\b(?:thier)\b/gi, 'their'],
  [/\b(?:allways|alwys)\b/gi, 'always'],
  [/\b(?:becouse)\b/gi, 'because'],
  [/\bngl\b/gi, 'to be honest'],
  [/\b(?:rn)\b/gi, 'right now'],
  [/\bi\b(?!\.)/g, 'I'],
];

/** Writes out what chats shorten, so that a message can be read by its grammar. */
export function writtenOut(message: string): string {
  return SPELLINGS.reduce((text, [form, meant]) => text.replace(form, meant), plainMarks(message));
}
