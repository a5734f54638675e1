import { coverOf, isIn, type Reader, type Reading } from './reading.ts';

/** 0 neither, 1 tender (romantic), 2 sexual. */
export type Level = 0 | 1 | 2;

/** Where a text is romantic or sexual. */
export interface Contexts {
  /** The highest level within `distance` words of a range, or in its own sentence (up to FARTHEST words away). */
  near(from: number, to: number, distance: number, options?: { mayBeOfPartners: boolean }): Level;
  levels: Uint8Array;
}

/** In words: a sentence longer than this no longer counts as one context. */
const FARTHEST = 120;

/** Finds the romantic and the sexual phrases of a text. */
export function findContexts(reading: Reading, reader: Reader): Contexts {
  const { words } = reading;
  const levels = new Uint8Array(words.length);
  const isInnocent = coverOf(reading.hits('notIntimate'), words);
  for (const [label, level] of [
    ['romantic', 1],
    ['sexual', 2],
  ] as const) {
    for (const { from, to } of reading.hits(label)) {
      if (!isInnocent(from, to)) levels[from] = Math.max(levels[from] ?? 0, level);
    }
  }
  const ofPartners = sentencesOfPartners(reading, reader);
  return {
    levels,
    near: (from, to, distance, { mayBeOfPartners } = { mayBeOfPartners: false }) => {
      const sentence = words[from]?.sentence;
      let highest: Level = 0;
      for (let at = Math.max(0, from - FARTHEST); at < Math.min(words.length, to + FARTHEST); at++) {
        const level = (levels[at] ?? 0) as Level;
        if (level <= highest) continue;
        const here = words[at]?.sentence ?? 0;
        const isNear = here === sentence || (at >= from - distance && at < to + distance);
        const isElsewhere = mayBeOfPartners && here !== sentence && ofPartners.has(here);
        if (isNear && !isElsewhere) highest = level;
      }
      return highest;
    },
  };
}

/** Sentences that name an adult partner and no third person: tender phrases there are about the partner. */
function sentencesOfPartners({ words }: Reading, reader: Reader): Set<number> {
  const partners = new Set<number>();
  const others = new Set<number>();
  for (const word of words) {
    if (isIn(word, reader.any.partners)) partners.add(word.sentence);
    if (isIn(word, reader.any.others)) others.add(word.sentence);
  }
  return new Set([...partners].filter((sentence) => !others.has(sentence)));
}
