import nlp from 'compromise';
import { isAdverb, type Term, termsOf, textOf } from './terms.ts';

/** How somebody is spoken of: 'she', 'her' (hands), 'her' (to), 'herself'. */
const FORMS = {
  she: { i: 'she', my: 'her', me: 'her', mine: 'hers', myself: 'herself' },
  he: { i: 'he', my: 'his', me: 'him', mine: 'his', myself: 'himself' },
  they: { i: 'they', my: 'their', me: 'them', mine: 'theirs', myself: 'themself' },
} as const;

export type Spoken = keyof typeof FORMS;

const IRREGULAR: Record<string, string> = {
  am: 'is',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "haven't": "hasn't",
};
const SAME = /^(?:can|could|will|would|may|might|must|shall|should|was|had|did|can't|cannot|won't|didn't)$/;

/** 'turns' of 'turn'. */
export function thirdPersonVerb(verb: string): string {
  const lower = verb.toLowerCase();
  if (SAME.test(lower)) return lower;
  if (Object.hasOwn(IRREGULAR, lower)) return IRREGULAR[lower] ?? lower;
  if (/(?:s|x|z|ch|sh|o)$/.test(lower)) return `${lower}es`;
  return /[^aeiou]y$/.test(lower) ? `${lower.slice(0, -1)}ies` : `${lower}s`;
}

/** 'turned' of 'turn', 'held' of 'hold'. */
export function pastVerb(verb: string): string {
  const lower = verb.toLowerCase();
  if (lower === 'am') return 'was';
  const past = nlp(`they ${lower} it`).verbs().toPastTense().text();
  return past === '' ? thirdPersonVerb(lower) : (past.split(' ').at(-1) ?? lower);
}

const isPlainVerb = ({ tags }: Term) =>
  tags.has('Verb') && !tags.has('Gerund') && !tags.has('PastTense') && !tags.has('Participle') && !tags.has('Copula');

/** Words of direction that could be verbs: 'at the street and back'. */
const PLACES = /^(?:back|down|up|out|over|round|forward)$/;
/** Verbs that are also nouns. */
const OFTEN = new Set(
  'count listen wait nod smile laugh stop look watch sigh drink point turn shrug step frown grin whistle hum bow'.split(
    ' ',
  ),
);

/** Whether a word goes on with what the same one does: 'I wind it and listen'. */
function goesOn(terms: Term[], at: number): boolean {
  const term = terms[at];
  const before = terms[at - 1];
  if (!term || !before || !(isPlainVerb(term) || (before.lower === 'and' && OFTEN.has(term.lower)))) return false;
  if (PLACES.test(term.lower)) return false;
  if (before.lower === 'and' || before.lower === 'then' || before.lower === 'but') return terms[at - 2]?.lower !== 'to';
  return /,\s*$/.test(before.post) && !terms.slice(at - 3, at).some(({ lower }) => lower === 'to' || lower === 'you');
}

/** What she does, told of her: 'I turn my cup' is 'she turns her cup'; null where it does not begin with 'I' or 'my'. */
export function toThirdPerson(beat: string, spoken: Spoken, isPast = false): string | null {
  const terms = termsOf(beat);
  const first = terms[0]?.lower;
  if (first !== 'i' && first !== 'my') return null;
  const forms = FORMS[spoken];
  const isPlural = spoken === 'they';
  let subject = false;
  const restated = terms.map((term, at): Term => {
    const { lower } = term;
    const form = Object.hasOwn(forms, lower) ? forms[lower as keyof typeof forms] : undefined;
    if (lower === 'i') subject = true;
    if (form !== undefined) return { ...term, text: form };
    const isVerb = subject && !isAdverb(term);
    if (isVerb) subject = false;
    const isOwn = isVerb || (first === 'i' && goesOn(terms, at));
    if (isOwn && isPast) return { ...term, text: pastVerb(term.text) };
    return isOwn && !isPlural ? { ...term, text: thirdPersonVerb(term.text) } : term;
  });
  return textOf(restated);
}
