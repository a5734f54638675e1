import type { Trait } from '../bank/bank.ts';
import { countWords, sentencesIn } from '../prose.ts';
import type { Moment } from '../reply/moment.ts';
import { makeRng } from '../rng.ts';

/** Lines for everybody, and lines that only some tempers say. */
export type Tempered = readonly string[] | Partial<Record<Trait | 'all', readonly string[]>>;

const isList = (lines: Tempered): lines is readonly string[] => Array.isArray(lines);

/** The lines that belong to a siren: those of her temper first, then her own part of the common ones. */
export function ownLines(lines: Tempered, { name, traits }: Pick<Moment['reading'], 'name' | 'traits'>): string[] {
  const common = isList(lines) ? lines : (lines.all ?? []);
  const tempered = isList(lines) ? [] : traits.flatMap((trait) => lines[trait] ?? []);
  const rng = makeRng('own lines', name, common[0] ?? '', tempered[0] ?? '');
  return [...rng.shuffled([...tempered]), ...rng.shuffled([...common])];
}

/** Whether a line was said in this story, as a whole or in one of its longer sentences. */
export const wasSaid = ({ said }: Pick<Moment['story'], 'said'>, text: string): boolean =>
  said.holds(text) || sentencesIn(text).some((sentence) => countWords(sentence) > 3 && said.has(sentence));

/** One of her lines that was not said in this story; the first that is left. */
export function pickOwn(
  { reading, story }: Pick<Moment, 'reading' | 'story'>,
  lines: Tempered,
  fill: Record<string, string> = {},
): string | null {
  for (const line of ownLines(lines, reading)) {
    let isWhole = true;
    const text = line.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const value = fill[slot];
      if (value === undefined) isWhole = false;
      return value ?? '';
    });
    if (isWhole && !wasSaid(story, text)) return text;
  }
  return null;
}
