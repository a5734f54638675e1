import { questionIn } from '../../message/question.ts';
import { countWords, plainMarks } from '../../prose.ts';
import { type Concept, conceptsOf } from './concepts.ts';
import type { Recorded } from './record.ts';

/** A clause of what was said in a story, small enough to be an answer by itself. */
export interface Clause {
  by: 'user' | 'siren';
  /** Without what leads in or trails off. */
  text: string;
  /** The word by which it joined the one before: 'and', 'but'. */
  joint: string;
  turn: number;
  /** Which sentence of the record it is of. */
  sentence: number;
  isQuestion: boolean;
  concepts: readonly Concept[];
  /** Words of what it answers, and of what its pronouns stand for. */
  context: readonly Concept[];
  contextText: string;
  /** A later clause took it back. */
  isCorrected: boolean;
}

const LEADING =
  /^(?:(?:(?:well|oh+|um+|uh+|hm+|hmm+|so|and|but|yes|yeah|yep|ok|okay|lol|haha+|heh|hehe|btw|also|ah+|aah+|omg|wow|god|hi|hello|hey|hiya|honestly|actually|anyway|thanks|thank you|thank god|ugh|plus|to be honest|by the way|the thing is|you see|i mean|i think|i guess|i swear)\b[,.!…]*|(?:no|nope|nah|none|right|see|look|listen|sure|please|then|wait|sorry|of course)(?:[,.!…]+|$)|no (?=wait|sorry))(?: +|$))+/i;
const TRAILING =
  /(?:,? (?:lol|haha+|heh|btw|tho|though|i think|i guess|i suppose|i believe|i mean|you know|right|ok|okay|please|honestly|by the way|actually|or so|or something|xd|then))+$/i;
const SUBJECT =
  "(?:I|I'm|I've|I'd|I'll|my|we|we're|we've|our|he|he's|she|she's|it|it's|its|they|they're|there's|there are|there is|his|her|their|the|this|that|that's|you|you're|please|come|only)";
const PRONOUN_SUBJECT =
  "(?:I|I'm|I've|I'd|I'll|we|we're|we've|he|he's|she|she's|it|it's|they|they're|there's|there are|there is|you|you're|that's)";
const CUTS = new RegExp(
  `\\s*;\\s+|\\s+-+\\s+|\\s*[–—]\\s*|,\\s+(?=(?:and |but |so |because |then |plus )?${SUBJECT}\\b)|,?\\s+(?=(?:but|so|because|cause|since|then) ${SUBJECT}\\b)|,?\\s+(?=and (?:${PRONOUN_SUBJECT}\\b|(?:only )?(?:my|the|his|her|our|their) (?:[\\p{L}-]+ )?[\\p{L}-]+ (?:is|are|was|were|isn't|wasn't|has|had|have|says|said|wants|thinks|will|can't|won't|doesn't|didn't|bites)\\b))|,\\s+(?=but\\b)|\\s+(?=but only\\b)|,\\s+(?=(?:who|which|and (?:was|is|got|went|have|had|am|work|live))\\b)`,
  'iu',
);
const JOINT = /^(and|but|so|then|plus)\b,?\s*/i;
const PRONOUN = /^(?:\W*)(?:he|she|it|they|his|her|its|their|he's|she's|it's|they're|that|that's|this|those|there)\b/i;
const DANGLES = /\b(?:them|it|there|him|her|one|ones|that|those)\b/i;
/** A question by its form, whatever mark it has. */
const isAsking = (text: string): boolean =>
  /^(?:what|who|where|when|why|how|which|whose)\b/i.test(text) || questionIn(text, false) !== null;

/** Cuts a sentence into its clauses. */
export function clausesIn(sentence: string): { text: string; joint: string; isQuestion: boolean }[] {
  const plain = plainMarks(sentence)
    .replace(/\p{Extended_Pictographic}/gu, '')
    .trim();
  const isMarked = /\?["')]*$/.test(plain);
  const parts = plain.replace(/[\s.!?…]+$/, '').split(CUTS);
  return parts.flatMap((part, at) => {
    const joint = at === 0 ? '' : (part.match(JOINT)?.[1] ?? '').toLowerCase();
    let text = part.replace(JOINT, '').replace(/[\s.!?…,]+$/, '');
    const bare = text.replace(LEADING, '');
    if (countWords(bare) === 0 && countWords(text) < 4) return [];
    if (bare !== '') text = bare;
    text = text.replace(TRAILING, '').trim();
    if (countWords(text) === 0) return [];
    // 'In autumn I think?' tells, 'come over at 7?' bids; only what asks by its form is a question.
    const bids = /^(?:come|meet|join|bring|take|let's|want)\b/i.test(text);
    const tells = /^(?:I|I'm|I've|my|he|she|he's|she's|it's|they|the|in|on|at|from|with|for|because)\b/i.test(text);
    const isLast = at === parts.length - 1;
    const isQuestion = isAsking(text) || (isMarked && isLast && !bids && !tells);
    return [{ text, joint, isQuestion }];
  });
}

/** Whether a clause needs the one before it to be understood: 'four hundred of them'. */
export const leansBack = ({ text }: Pick<Clause, 'text'>): boolean =>
  countWords(text) < 6 &&
  DANGLES.test(text) &&
  !/\b(?:is|are|was|were|has|have|had|'s|'re)\b|\w+(?:s|(?<!hundr)ed) /i.test(text);

/** Takes back what was said before it. */
const CORRECTION =
  /^(?:no,|no,? (?:wait|sorry|actually)|nope,|sorry,|sorry (?:i|no)|wait,|wait no|oops|correction|i mean(?:t)?|actually,? (?:it's|it is|it was|make|the|no|on|at))\b|^(?:no|sorry|wait),/i;

/** So many clauses of an answer belong to what she asked. */
const ANSWERING = 5;

function readClauses(record: readonly Recorded[]): Clause[] {
  const clauses: Clause[] = [];
  let asked = '';
  let askedTurn = -9;
  for (const [sentence, { by, text, turn, isQuestion }] of record.entries()) {
    const shared = { by, turn, sentence };
    if (by === 'siren') {
      asked = turn === askedTurn ? `${asked} ${text}` : text;
      askedTurn = turn;
      const concepts = conceptsOf(text);
      const last = clauses.at(-1);
      const isSame = last?.by === 'siren' && last.turn === turn;
      const asking = clauses.filter((one) => one.by === 'user' && one.isQuestion && one.turn === turn - 1);
      const contextText = [
        isSame && PRONOUN.test(plainMarks(text)) ? last.text : '',
        ...asking.map((one) => one.text),
      ].join(' ');
      const context = conceptsOf(contextText);
      clauses.push({ ...shared, text, joint: '', isQuestion, concepts, context, contextText, isCorrected: false });
      continue;
    }
    const corrected = CORRECTION.test(plainMarks(text))
      ? clauses.findLast((clause) => clause.by === 'user')
      : undefined;
    if (corrected) corrected.isCorrected = true;
    for (const part of clausesIn(text)) {
      const before = clauses.at(-1);
      const previous = before?.by === 'user' && before.turn === turn ? before : undefined;
      const place = clauses.filter((clause) => clause.turn === turn).length;
      const isLeaning = PRONOUN.test(part.text) || DANGLES.test(part.text) || countWords(part.text) < 4;
      const contextText = [
        corrected?.text ?? '',
        turn === askedTurn + 1 && place < ANSWERING ? asked : '',
        isLeaning && previous !== undefined ? `${previous.text} ${previous.contextText.replace(asked, '')}` : '',
      ]
        .join(' ')
        .trim();
      clauses.push({
        ...shared,
        ...part,
        concepts: conceptsOf(part.text),
        context: conceptsOf(contextText),
        contextText,
        isCorrected: false,
      });
    }
  }
  return clauses;
}

const known = new WeakMap<readonly Recorded[], Clause[]>();

/** All clauses of a record, in its order. */
export function clausesOf(record: readonly Recorded[]): Clause[] {
  const clauses = known.get(record) ?? readClauses(record);
  known.set(record, clauses);
  return clauses;
}
