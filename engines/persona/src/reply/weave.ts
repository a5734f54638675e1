import { capitalised, tidied } from '../prose.ts';
import type { Rng } from '../rng.ts';
import { fixedPart, type SpokenRecord } from '../story/spoken-record.ts';
import { frames, words } from './weave.data.ts';

export type Weft = keyof typeof frames;

const TRIES = 60;

function sentence(frame: string, rng: Rng): string {
  const text = frame.replace(/\{(\w+)\}/g, (_, part: string) => {
    const choices = (words as Record<string, string>)[part] ?? '';
    return rng.pick(choices.split('|')) ?? '';
  });
  return tidied(capitalised(text));
}

/** The frames that were used least, so that the weave does not show. */
function leastUsed(weft: Weft, wording: SpokenRecord): string[] {
  const counted = frames[weft].map((frame) => ({ frame, count: wording.count(fixedPart(frame)) }));
  const least = Math.min(...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === least).map(({ frame }) => frame);
}

/** Weaves a sentence that was not said yet from parts that fit together; null after many tries. */
export function weave(
  weft: Weft,
  wording: SpokenRecord,
  rng: Rng,
  fits: (text: string) => boolean = () => true,
): string | null {
  const least = leastUsed(weft, wording);
  for (let tries = 0; tries < TRIES; tries++) {
    const text = sentence(rng.pick(tries < TRIES / 2 ? least : frames[weft]) ?? '', rng);
    if (!wording.has(text) && fits(text)) {
      wording.add(text);
      return text;
    }
  }
  return null;
}

/** A sentence for when nothing else is left: the number makes it new. */
export function tally(turns: number): string {
  return `You’ve spoken to me ${turns} times by now, and I’m still listening.`;
}

/** How many different sentences of a kind can be woven. */
export function countWeaves(weft: Weft): number {
  const sizes = words as Record<string, string>;
  return frames[weft]
    .map((frame) =>
      [...frame.matchAll(/\{(\w+)\}/g)].reduce(
        (product, [, part = '']) => product * (sizes[part]?.split('|').length ?? 1),
        1,
      ),
    )
    .reduce((sum, count) => sum + count, 0);
}
