import type { Trait } from '../bank/bank.ts';
import { countWords, sentencesIn } from '../prose.ts';
import type { Moment } from '../reply/moment.ts';
import { makeRng } from '../rng.ts';
import { inHerWords } from './wording.ts';

/** Lines for everybody, and lines that only some tempers say. */
export type Tempered = readonly string[] | Partial<Record<Trait | 'all', readonly string[]>>;

const isList = (lines: Tempered): lines is readonly string[] => Array.isArray(lines);

/** The lines that belong to a siren: those of her temper first, then her own part of the common ones. */
export function ownLines(lines: Tempered, { name, traits }: Pick<Moment['reading'], 'name' | 'traits'>): string[] {
  const common = isList(lines) ? lines : (lines.all ?? []);
  const tempered = isList(lines) ? [] : traits.flatMap((trait) => lines[trait] ?? []);
  const rng = makeRng('own lines', name, common[0] ?? '', tempered[0] ?? '');
  return [...rng.shuffled([...tempered]), ...rng.shuffled([...common])].map((line) => inHerWords(line, { name }));
}

/** Whether a line was said in this story, as a whole or in one of its longer sentences. */
export const wasSaid = ({ spokenLines }: Pick<Moment['story'], 'spokenLines'>, text: string): boolean =>
  spokenLines.holds(text) ||
  sentencesIn(text).some((sentence) => countWords(sentence) > 3 && spokenLines.has(sentence));

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

/** All her lines that were not said in this story. */
export function leftOwn({ reading, story }: Pick<Moment, 'reading' | 'story'>, lines: Tempered): string[] {
  return ownLines(lines, reading).filter((text) => !text.includes('{') && !wasSaid(story, text));
}

/** One of her lines that was not said in this story, by chance among those nearest to her; null where all were. */
export function drawOwn(
  { reading, story, rng }: Pick<Moment, 'reading' | 'story' | 'rng'>,
  lines: Tempered,
  fill: Record<string, string> = {},
): string | null {
  const left = ownLines(lines, reading).flatMap((line) => {
    const text = line.replace(/\{(\w+)\}/g, (slot: string, name: string) => fill[name] ?? slot);
    return !isFilled(line, fill) || wasSaid(story, text) ? [] : [text];
  });
  return left[rng.below(Math.min(CLOSEST, left.length))] ?? null;
}

const isFilled = (line: string, fill: Record<string, string>) =>
  [...line.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => fill[name] !== undefined);

/** Among so many of the lines that are left chance decides. */
const CLOSEST = 3;
