import { swapped } from '../language/swap.ts';
import { termsOf } from '../language/terms.ts';
import { capitalised, plainMarks, wordsOf } from '../prose.ts';

const LEADING =
  /^(?:(?:well|oh|um|uh|hmm+|ah|maybe|probably|perhaps|definitely|honestly|just|mostly|usually|always|easy|i think|i guess|i'd say|i would say|i suppose|it's|it is|it was|that'd be|that would be|for me|the answer is|my answer is)[ ,.…]+)+/i;
const TRAILING =
  /[ ,]+(?:i think|i guess|i suppose|mostly|probably|of course|please|always|usually|obviously|definitely|honestly|for sure|then|really|maybe|lol|haha|hehe|you|again|today|now)$/i;
const CHOSEN =
  /^i(?:'d| would)? ?(?:always |usually |mostly |really )?(?:like|love|prefer|choose|pick|take|want|drink|eat|play|read|have|make|drank|ate|chose|picked) /i;
const NONE = new Set(
  (
    'yes no yeah yep yup nope nah ok okay sure thanks hi hello hey bye goodbye lol haha hmm what why how who when where nothing ' +
    'everything something anything idk dunno nobody please sorry goodnight cool nice great good fine wow stop both neither either ' +
    'maybe never always sometimes often true exactly agreed indeed right wrong really it that this them both hm well'
  ).split(' '),
);
/** What turns to another matter answers nothing. */
export const TURNS_AWAY =
  /\b(?:though|anyway|anyways|by the way|btw|speaking of|my name|i'm called|call me)\b|^(?:going|coming|trying|about|off) to\b/i;
const LONGEST = 6;

/** A short answer as the siren would say it back, 'black tea', 'your mother'; null where the message is none. */
export function answerIn(message: string): string | null {
  const plain = plainMarks(message)
    .replace(/\*[^*]*\*/g, ' ')
    .replace(/\p{Extended_Pictographic}/gu, '')
    .trim();
  if (plain.includes('?') || plain.includes('\n') || TURNS_AWAY.test(plain)) return null;
  const [first = '', ...others] = plain.split(/[.!…]+\s+|\s+because\s+|\s+but\s+/);
  // An answer with a long explanation behind it is still one.
  if (others.join(' ').length > 160) return null;
  let core = first
    .replace(/[.!…]+$/, '')
    .trim()
    .replace(LEADING, '')
    .replace(CHOSEN, '');
  while (TRAILING.test(core)) core = core.replace(TRAILING, '');
  core = core.replace(/,\s*$/, '').trim();
  const words = wordsOf(core);
  if (words.length === 0 || words.length > LONGEST || NONE.has(words[0] ?? '') || /[;:"()@#/\\]/.test(core))
    return null;
  const terms = termsOf(core);
  const isClause = terms.some(
    ({ tags, lower }, at) =>
      tags.has('Copula') ||
      tags.has('Modal') ||
      (tags.has('Pronoun') && !tags.has('Possessive')) ||
      /^(?:you|your|i|we|don't|do|did|can't|not|n't|never)$/.test(lower) ||
      (at > 0 && tags.has('PastTense') && terms[at - 1]?.tags.has('Noun')),
  );
  if (isClause) return null;
  const isThing = terms.some(({ tags }) => tags.has('Noun') || tags.has('Gerund'));
  const isQuality = terms.length <= 2 && terms.every(({ tags }) => tags.has('Adjective') || tags.has('Conjunction'));
  if (!isThing && !isQuality) return null;
  if (terms[0]?.tags.has('Imperative') || terms[0]?.tags.has('QuestionWord')) return null;
  const wording = swapped(core);
  const keeps = terms[0]?.tags.has('ProperNoun') || /^[A-Z]{2}|^\p{Lu}\p{Ll}+ \p{Lu}/u.test(wording);
  return keeps ? capitalised(wording) : `${wording[0]?.toLowerCase()}${wording.slice(1)}`;
}

/** A whole sentence of a person as an answer told back: 'I left early' is 'you left early'; null where it is none. */
export function clauseIn(message: string): string | null {
  const plain = plainMarks(message)
    .replace(/\*[^*]*\*/g, ' ')
    .trim();
  const [first = ''] = plain.split(/[.!…]+(?:\s+|$)/);
  const core = first.replace(LEADING, '').trim();
  const words = wordsOf(core);
  if (plain.length > 200 || words.length < 3 || words.length > 12 || /[?;:"()\n]/.test(plain)) return null;
  if (TURNS_AWAY.test(plain)) return null;
  if (!/^(?:i|i'm|i've|my)\b/i.test(core) || /\byou(?:r|rs|rself)?\b/i.test(core)) return null;
  if (
    /\b(?:don't know|not sure|no idea|don't want|mean|think so|guess so|told|said|hate|wish|should|shouldn't|sorry)\b/i.test(
      core,
    )
  )
    return null;
  const wording = swapped(core.replace(/\bI was\b/gi, 'I were'));
  return `${wording[0]?.toLowerCase()}${wording.slice(1)}`;
}
