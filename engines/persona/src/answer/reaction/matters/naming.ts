import { swapped } from '../../../language/swap.ts';
import { type Term, termsOf } from '../../../language/terms.ts';
import { capitalised, countWords, plainMarks, tidied } from '../../../prose.ts';

const DETERMINER =
  /^(?:a|an|the|my|our|his|her|their|your|some|this|that|these|those|one|two|three|four|five|six|seven|eight|nine|ten|half|\d[\d,.]*|no)$/;
const OWNED = /'s$|s'$/;
const MARK = /[,.;:!?]/;
const LONGEST = 6;

const isBefore = ({ tags, lower }: Term) =>
  DETERMINER.test(lower) ||
  OWNED.test(lower) ||
  ((tags.has('Adjective') || tags.has('Noun') || tags.has('Value')) && !tags.has('Pronoun') && !tags.has('Verb'));

/** The thing as she names it: 'a green scarf', 'your dad's trumpet', 'a greyhound called Trifle'; null where it has no article. */
export function thingNamed(text: string, noun: string): string | null {
  const terms = termsOf(plainMarks(text));
  const at = terms.findIndex(({ lower }) => lower === noun.toLowerCase());
  if (at < 0) return null;
  let from = at;
  while (from > 0 && at - from < LONGEST - 1) {
    const before = terms[from - 1] as Term;
    if (MARK.test(before.post) || !isBefore(before)) break;
    from--;
    if (DETERMINER.test(before.lower) && !OWNED.test(terms[from - 1]?.lower ?? '')) break;
  }
  if (terms[from - 1]?.lower === 'half') from--;
  const first = terms[from] as Term;
  const head = terms[at] as Term;
  const follows = terms[at + 1];
  // A hat shop is no hat.
  if (follows && !MARK.test(head.post) && follows.tags.has('Noun') && !follows.tags.has('Pronoun')) return null;
  const isPlural = /[^s]s$/.test(head.lower) || /^(?:cacti|mice|geese|knives|elves)$/.test(head.lower);
  if (!DETERMINER.test(first.lower) && !OWNED.test(first.lower) && !isPlural) return null;
  // 'The' and 'that' name what both know; 'no dog' names none.
  if (/^(?:no|this|that|these|those|his|her|their)$/.test(first.lower)) return null;
  let words = terms.slice(from, at + 1).map(({ text: word }) => word);
  const [next, name] = terms.slice(at + 1, at + 3);
  if (!MARK.test(head.post) && next && name && /^(?:called|named)$/.test(next.lower) && /^\p{Lu}/u.test(name.text))
    words = [...words, next.text, name.text];
  const phrase = tidied(swapped(words.join(' ')));
  return countWords(phrase) > LONGEST ? null : phrase;
}

const KIN =
  /\b(?:[Mm]y|[Oo]ur) ((?:little |big |older |younger |best |old |twin |great[ -]|late |dear )?(?:mum|mom|mother|dad|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|son|daughter|grandma|grandpa|grandmother|grandfather|grandad|granddad|gran|nan|nana|aunt|auntie|uncle|cousin|nephew|niece|flatmate|roommate|neighbou?r|colleague|boss|friend|teacher|landlord|landlady|kid|baby|ex)(?:[ -]in[ -]law)?)\b(?:,? (\p{Lu}\p{Ll}{2,})\b)?/u;

/** The person told of as she names them: 'your cousin Lolo'. */
export function personNamed(text: string): string | null {
  const [, kin, name] = plainMarks(text).match(KIN) ?? [];
  return kin === undefined ? null : `your ${kin}${name === undefined ? '' : ` ${name}`}`;
}

const PLACE = /\b(?:from|to|in) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u;

/** A place that is named. */
export const placeNamed = (text: string): string | null => plainMarks(text).match(PLACE)?.[1] ?? null;

/** The words for the slots of a line. */
export function slotsOf(text: string, noun: string | undefined): Record<string, string> {
  const it = noun === undefined ? null : thingNamed(text, noun);
  const who = personNamed(text);
  const place = placeNamed(text);
  return {
    ...(it !== null && { it, It: capitalised(it) }),
    ...(who !== null && { who, Who: capitalised(who) }),
    ...(place !== null && { place }),
  };
}
