import { termsOf } from '../language/terms.ts';
import { toldBack } from '../language/told-back.ts';
import { capitalised, countWords, plainMarks, tidied } from '../prose.ts';

const BEFORE =
  /^(?:(?:(?:and|but|so|well|oh|ok|okay|yes|yeah|yep|hi|hey|hello|lol|lmao|ha|haha+|hehe|um+|uh|er|hm+|ah|actually|honestly|basically|anyway|btw|by the way|also|then|because|wow|whoa|omg|god|oh god|oh my god|please|listen|thanks|thank you|I mean|I guess|I think|you know|to be honest|tbh|idk|the thing is|it's just that|just that)(?:[,.!…:]+ *| +)|(?:no|nope|nah|true|fair|right|sure|fine|good|great|cool|deal|look|see|sorry|maybe|same|exactly|guilty|really)[,.!…:]+ +)(?=\S))+/i;
const BEHIND =
  /(?:[, ]+(?:lol|lmao|ha|haha+|hehe|though|tho|too|btw|tbh|actually|anyway|you know|I guess|I think|I suppose|or something|right|ok|okay|honestly|please|then|so|by the way|babe|mate|dude|bro|man|sir|ma'am|my lord|xd|omg|:\)|:\(|<3))+$/i;
/** 'We' is the two who talk only where it says so; else it is the person with others. */
const DIVORCED = /^(?:divorced|married|engaged|retired|stuck|tired|bored|born|raised)\b/i;
const BOTH = /\b(?:we both|you and I|us two|we (?:met|agreed|promised|talked|danced|kissed|should|could|can))\b/i;
const SUBJECT =
  /^(?:I|I'm|I've|I'd|I'll|my|we|we're|we've|our|it|it's|he|he's|he'd|she|she's|she'd|they|they're|they've|there|there's|the|a|an|his|her|their|some\w*|every\w*|nobody|people|one|all|both|mum|mom|dad|grandma|grandpa|gran|mor)\b/i;
const NAMED = /^\p{Lu}\p{Ll}+ (?!me\b|you\b)/u;
const ONGOING =
  /^(?:trying|going|thinking|working|waiting|sitting|packing|cooking|reading|watching|moving|leaving|learning|studying|looking|visiting|heading|running|making|writing)\b/i;

const lowered = (text: string) => `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;

/** A statement without what chats put around it. */
export function coreOf(text: string): string {
  const core = plainMarks(text)
    .replace(/\p{Extended_Pictographic}/gu, '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(?:\.\.+|…)/g, ' ')
    .replace(/(?:[:;]-?[()dp]|<3)+\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.!,;:?-]+$/, '')
    .trim();
  return core.replace(BEFORE, '').replace(BEHIND, '').trim();
}

function whole(clause: string, most: number): string | null {
  const words = countWords(clause);
  if (words < 2 || words > most || /["*\n:;()@#{}]/.test(clause)) return null;
  const terms = termsOf(clause);
  const isVerb = ({ tags }: (typeof terms)[number]) =>
    tags.has('Verb') || tags.has('Copula') || tags.has('Modal') || tags.has('Auxiliary');
  if (!terms.some(isVerb)) return null;
  const hasSubject = SUBJECT.test(clause) || (NAMED.test(clause) && terms[0]?.tags.has('Noun') === true);
  // 'Got the job', 'lost my keys': the person is what is left out.
  const isSubjectless = terms[0]?.tags.has('PastTense') === true && !hasSubject;
  const isOngoing = ONGOING.test(clause);
  if (!isSubjectless && !isOngoing && !hasSubject) return null;
  const full = isSubjectless
    ? `${/^(?:divorced|married|engaged)\b/i.test(clause) ? 'I got' : DIVORCED.test(clause) ? "I'm" : 'I'} ${lowered(clause)}`
    : isOngoing
      ? `I'm ${lowered(clause)}`
      : clause;
  const restated = countWords(full) === 2 ? twoWords(full) : toldBack(full, BOTH.test(full));
  if (
    restated === null ||
    /\b(?:I|me|my) (?:are|were)\b|\byou (?:am|was|is|has|does)\b|\bme(?: \w+ed\b|$)|\b(?:to|with|for|at|of|like) I\b/i.test(
      restated,
    )
  )
    return null;
  return tidied(restated);
}

const twoWords = (text: string) => toldBack(`${text} indeed`, false)?.replace(/ indeed$/, '') ?? null;

/** What a person told, as she says it to them: 'your train got cancelled'; null where it would come out wrong. */
export function mirrored(text: string, most = 14): string | null {
  const core = coreOf(text).replace(/^\p{Lu}{3,}\b.*$/u, (shouted) =>
    shouted === shouted.toUpperCase() ? shouted.toLowerCase() : shouted,
  );
  // 'Number 19, I hated it' and 'bad habit, my wife says' begin with what is not told back.
  const lead = core.match(/^([^,]{2,24}), (?=(?:I|I'm|I've|my|he|she|we|they|it)\b)/i);
  const bare = lead && !termsOf(lead[1] ?? '').some(({ tags }) => tags.has('Verb')) ? core.slice(lead[0].length) : core;
  const restated = whole(bare, most);
  if (restated !== null)
    return restated.replace(
      /, (?=(?:you|you’re|you’ve|he|she|it|they) )(?!.*\b(?:if|when|because|since|and|but)\b)/,
      ' and ',
    );
  // Of a long sentence the first part that stands by itself.
  const parts = core.split(
    /,? (?:but|because|so|since|until|though|although|which|while) |, (?:and )?| and (?=(?:I|I'm|I've|my|we|he|she|they) )/i,
  );
  if (parts.length < 2) return null;
  for (const part of parts) {
    const clause = part.replace(BEFORE, '').trim();
    const one = countWords(clause) >= 3 ? whole(clause, most) : null;
    if (one !== null) return one;
  }
  return null;
}

/** The same as a sentence, with a mark of its own. */
export const asSaid = (restated: string, mark = '.'): string => `${capitalised(restated)}${mark}`;

const VAGUE =
  /^(?:lots?|bit|way|times?|things?|kind|sort|days?|ones?|moment|minute|while|few|same|first|last|next|other|others|rest|end|point|something|anything|nothing|everything|someone|people|person|man|woman|guy|years?|months?|weeks?|hours?|side|part|fact|idea|mind|life|name|god|hell|fuck\w*|shit)$/i;

const owner = (word: string) =>
  /^(?:my|our)$/i.test(word)
    ? 'your '
    : /^your$/i.test(word)
      ? 'my '
      : /^an?$/i.test(word)
        ? 'the '
        : `${word.toLowerCase()} `;

/** The main thing of a statement: 'your sister', 'the blue tie'; null where none stands out. */
export function mainThing(text: string): string | null {
  const core = coreOf(text);
  for (const match of core.matchAll(
    /\b(my|our|your|the|a|an|this|that|his|her|their) ([\p{L}'-]+)(?: ([\p{L}'-]+))?/giu,
  )) {
    const [, article = '', one = '', two = ''] = match;
    const terms = termsOf(two === '' ? one : `${one} ${two}`);
    const [head, next] = terms;
    const isThing = (term: typeof head) =>
      term?.tags.has('Noun') === true && !term.tags.has('Pronoun') && !term.tags.has('Verb') && !VAGUE.test(term.lower);
    if (next && isThing(next) && (head?.tags.has('Adjective') || head?.tags.has('Noun')))
      return `${owner(article)}${one} ${two}`;
    if (isThing(head)) return `${owner(article)}${one}`;
  }
  return null;
}
