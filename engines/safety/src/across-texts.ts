import { createHash } from 'node:crypto';
import { type Claim, findAges } from './ages.ts';
import { findChildlike } from './childlike.ts';
import type { Harm } from './other-harms.ts';
import type { Reader, Reading } from './reading.ts';
import { findContexts } from './sexual-context.ts';

/** What a text says that counts for others in the same story, however far from it they stand. */
interface Traits {
  /** The rule by which somebody in it is a child now. */
  child: string | null;
  isSexual: boolean;
}

/** Of so many texts it is remembered: a story is read again with each of its messages. */
const REMEMBERED = 10_000;

/** A number that may be anything is no age so far away; what somebody was once, or a relative is, neither. */
const isTold = ({ tense, isStray }: Claim) => tense === 'present' && isStray === undefined;

/** All that is said of how old somebody is. */
function claimsIn(reading: Reading, reader: Reader): Claim[] {
  const { minors, childlike } = findChildlike(reading, reader);
  return [...findAges(reading, reader), ...minors, ...childlike];
}

/** Makes a search for a child in one text of a story and something sexual in another. */
export function acrossTexts(reader: Reader) {
  const remembered = new Map<string, Traits>();
  const traitsOf = (text: string): Traits => {
    const key = createHash('sha1').update(text).digest('base64');
    const known = remembered.get(key);
    if (known) return known;
    const reading = reader.read(text);
    const traits = {
      child: claimsIn(reading, reader).find(isTold)?.rule ?? null,
      isSexual: findContexts(reading, reader).levels.includes(2),
    };
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(key, traits);
    return traits;
  };
  return {
    /** What is refused of a text because of others in its story. */
    find: (
      before: readonly string[],
      { isSexual, claims }: { isSexual: boolean; claims: Claim[] },
    ): Harm | undefined => {
      const child = claims.find(isTold)?.rule ?? null;
      if (!isSexual && child === null) return undefined;
      for (const text of before) {
        const traits = traitsOf(text);
        const rule = (isSexual ? traits.child : null) ?? (traits.isSexual ? child : null);
        if (rule !== null) return { category: 'minors', rule: `across/${rule}` };
      }
      return undefined;
    },
    /** Whether one of these says that somebody is a child: then nothing sexual may follow. */
    hasChild: (texts: readonly string[]): boolean => texts.some((text) => traitsOf(text).child !== null),
  };
}
