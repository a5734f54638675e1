import { normalised } from '../prose.ts';
import type { Lead, Moment } from '../reply/moment.ts';
import { pickOwn } from './choose.ts';
import { asksAfter, nameGreetings } from './remembered.data.ts';

/** How often the name, or her word for the person, stands in an answer; and how often she asks after somebody. */
const ADDRESS_CHANCE = 0.22;
const ASK_AFTER_CHANCE = 0.12;
/** So many turns after it was told a thing may come up unasked. */
const RESTED = 3;

const ADDRESS =
  /(?:, |^)(my dear|my love|my friend|my lover|love|dear|darling|darl|lass|laddie|lad|sir|madam|ma'am|duck|honey|hon|mate|pal|sweetheart|sugar|petal|pet|hen|boss|kid|child|cariad|habibi|mijo|mija|chérie|cher|liebling|schatz|la|bab|flower|treasure)(?=[,.!?…])/giu;

/** What she calls the person in her own turns: 'love', 'sir'; null where it is not a habit. */
export function addressIn(replies: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const [, word = ''] of replies.join('\n').matchAll(ADDRESS)) {
    counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] > 1 ? best[0] : null;
}

const holdsWord = (texts: readonly string[], word: string) =>
  texts.some((text) => ` ${normalised(text)} `.includes(` ${normalised(word)} `));

/** Puts how she calls them at the end of a short sentence: 'Room four, love.' */
function addressed(text: string, name: string): string {
  const [, first, rest = ''] = text.match(/^([^.!?…:“”"*]{6,90})\.(.*)$/s) ?? [];
  const isShort = first === undefined || first.trim().split(/\s+/).length < 3;
  return isShort || /[,;]/.test(first.slice(-12)) ? text : `${first}, ${name}.${rest}`;
}

/** A greeting of her own for a name that was told just now. */
function greeting(moment: Moment, says: readonly string[]): string | null {
  const { user } = moment.story;
  if (!moment.seen.gaveName || user === null || holdsWord(says, user)) return null;
  return pickOwn(moment, nameGreetings, { user });
}

/** Somebody of theirs after whom she may ask: told some turns ago, alive, and not spoken of since. */
function askAfter(moment: Moment): string | null {
  const { ledger, theirs, hers, shunned } = moment.story;
  const now = theirs.length - 1;
  const one = ledger.findLast(
    ({ kind, text, turn, isSad, isHers, value }) =>
      kind === 'name of' &&
      text.startsWith('your ') &&
      !text.includes(' was called ') &&
      !isSad &&
      !isHers &&
      now - turn >= RESTED &&
      !shunned.has(value.toLowerCase()) &&
      !holdsWord([...theirs.slice(-2), ...hers.slice(-3)], value),
  );
  return one ? pickOwn(moment, asksAfter, { name: one.value }) : null;
}

/** Uses now and then what she knows of the person, without being asked for it. */
export function remembered(moment: Moment, lead: Lead): Lead {
  const { story, rng, seen } = moment;
  const met = greeting(moment, lead.says);
  const [first = '', ...others] = lead.says;
  if (met !== null) return { ...lead, says: [`${met} ${first}`, ...others] };
  if (lead.isEarnest || seen.isCrisis || story.hers.length < 2) return lead;
  const isNamed = rng.chance(ADDRESS_CHANCE);
  const isAskedAfter = rng.chance(ASK_AFTER_CHANCE);
  const name = addressIn(story.hers) ?? story.user?.split(' ')[0] ?? null;
  if (isNamed && name !== null && !holdsWord([...lead.says, ...story.hers.slice(-1)], name))
    return { ...lead, says: [addressed(first, name), ...others] };
  const ask = isAskedAfter && lead.asks === 'none' ? askAfter(moment) : null;
  return ask === null ? lead : { ...lead, asks: [ask] };
}
