import { createHash } from 'node:crypto';
import { type Claim, findAges } from './ages.ts';
import { findChildlike } from './childlike.ts';
import type { Harm } from './other-harms.ts';
import type { Reader, Reading } from './reading.ts';
import { findContexts } from './sexual-context.ts';

/** Findings in one text that count for all other texts of its story, at any distance. */
interface Traits {
  /** The rule that found a person who is a child now. */
  child: string | null;
  isSexual: boolean;
}

/** Cached texts: a story is read again with each of its messages. */
const REMEMBERED = 10_000;

/** Across texts only a present age counts: no bare number, no past age and no relative's. */
const isPresent = ({ tense, isStray }: Claim) => tense === 'present' && isStray === undefined;

/** All claims that a person is a minor, by age or by word. */
function claimsIn(reading: Reading, reader: Reader): Claim[] {
  const { minors, childlike } = findChildlike(reading, reader);
  return [...findAges(reading, reader), ...minors, ...childlike];
}

/** Searches for a child in one text of a story and a sexual phrase in another. */
export function acrossTexts(reader: Reader) {
  const cache = new Map<string, Traits>();
  const traitsOf = (text: string): Traits => {
    const key = createHash('sha1').update(text).digest('base64');
    const known = cache.get(key);
    if (known) return known;
    const reading = reader.read(text);
    const traits = {
      child: claimsIn(reading, reader).find(isPresent)?.rule ?? null,
      isSexual: findContexts(reading, reader).levels.includes(2),
    };
    if (cache.size >= REMEMBERED) cache.clear();
    cache.set(key, traits);
    return traits;
  };
  return {
    /** The harm that a text does only together with earlier texts of its story. */
    find: (
      before: readonly string[],
      { isSexual, claims }: { isSexual: boolean; claims: Claim[] },
    ): Harm | undefined => {
      const child = claims.find(isPresent)?.rule ?? null;
      if (!isSexual && child === null) return undefined;
      for (const text of before) {
        const traits = traitsOf(text);
        const rule = (isSexual ? traits.child : null) ?? (traits.isSexual ? child : null);
        if (rule !== null) return { category: 'minors', rule: `across/${rule}` };
      }
      return undefined;
    },
    /** Whether one of the texts says that a person is a child: then nothing sexual may follow. */
    hasChild: (texts: readonly string[]): boolean => texts.some((text) => traitsOf(text).child !== null),
  };
}
