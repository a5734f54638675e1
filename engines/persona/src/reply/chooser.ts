import type { Line, Setting, Trait } from '../bank/bank.ts';
import { countWords, sentencesIn, wordsOf } from '../prose.ts';
import type { Rng } from '../rng.ts';
import { fixedPart, type SpokenRecord } from '../story/spoken-record.ts';
import { keysOf, sharedKeys } from '../story/user-statement.ts';
import { filled, type Slots, slotsIn } from './slots.ts';

/** Who chooses lines, and for what moment. */
export interface Choosing {
  traits: Trait[];
  settings: Setting[];
  /** The closest a line may come, and whether close ones are wanted. */
  heat: { most: 0 | 1 | 2; isWanted: boolean };
  slots: Slots;
  spokenLines: SpokenRecord;
  rng: Rng;
  /** The message, so that lines sharing its words come first. */
  message: string;
  /** Words of what she was asked never to mention. */
  shunned?: ReadonlySet<string> | undefined;
}

export interface Wanted {
  /** The most words it may have. */
  most?: number;
  /** No line that ends in a question. */
  noQuestion?: boolean;
  /** Only lines that use this slot. */
  slot?: string;
  /** What stands in slots this time, instead of what stands there otherwise. */
  slots?: Slots;
}

/** Picks lines that fit the siren and the moment and were never said in this story. */
export interface Chooser {
  line(lines: readonly Line[], wanted?: Wanted): string | null;
  /** A finished text, without what was said before; null where nothing is left of it. */
  fresh(text: string): string | null;
}

const SMALL = new Set(
  'that this with have from your what when they them then than just like about would could there here been were will some more into only very much really over even know think feel want make made good well dont cant youre thats because after before again still every never always today something anything'.split(
    ' ',
  ),
);

/** Words that carry meaning, cut to their beginnings so that 'storms' meets 'storm'. */
export function stemsOf(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => word.length > 3 && !SMALL.has(word.replace("'", '')))
      .map((word) => word.replace(/(?:'s|ing|ed|es|s)$/, '').slice(0, 7)),
  );
}

interface Worked {
  fixed: string;
  stems: string[];
}

/** What is worked out of a line once; lines that are not of the bank are let go with it. */
const worked = new WeakMap<Line, Worked>();

function workedOut(line: Line): Worked {
  const known = worked.get(line);
  if (known) return known;
  const made = { fixed: fixedPart(line.text), stems: [...stemsOf(line.text)] };
  worked.set(line, made);
  return made;
}

/** Leaves out little sentences that were said before ('Ha!'); null where a longer one was. */
function withoutSaid(text: string, spokenLines: SpokenRecord): string | null {
  let rest = text;
  const sentences = sentencesIn(text);
  for (const sentence of sentences) {
    if (!spokenLines.has(sentence)) continue;
    if (countWords(sentence) > 2 || sentences.length < 2) return null;
    rest = rest.replace(sentence, '').replace(/\s+/g, ' ').trim();
  }
  return countWords(rest) === 0 ? null : rest;
}

/** Makes a chooser; what it gives counts as said. */
export function makeChooser({ traits, settings, heat, slots, spokenLines, rng, message, shunned }: Choosing): Chooser {
  const isShunned = (text: string) => !!shunned && shunned.size > 0 && sharedKeys(keysOf(text), new Set(shunned)) > 0;
  const stems = stemsOf(message);
  const fits = (line: Line) =>
    (line.heat ?? 0) <= heat.most &&
    (line.traits === undefined || line.traits.some((trait) => traits.includes(trait))) &&
    (line.settings === undefined || line.settings.some((setting) => settings.includes(setting)));

  const weigh = (line: Line): number => {
    const used = slotsIn(line.text);
    let weight = 1;
    if (line.traits) weight *= 2;
    if (line.settings) weight *= 1.6;
    if (heat.isWanted && line.heat !== undefined) weight *= 3;
    if (used.includes('answer')) weight *= 3;
    if (used.includes('topic')) weight *= 2;
    const shared = stems.size === 0 ? 0 : workedOut(line).stems.filter((stem) => stems.has(stem)).length;
    return weight * (1 + Math.min(shared, 2));
  };

  /** The line as it would be said now; null where it was said, does not fit or is too long. */
  const ready = (line: Line, most: number, own: Slots | undefined): string | null => {
    const { fixed } = workedOut(line);
    if (fixed !== '' && spokenLines.holds(fixed)) return null;
    const text = filled(line.text, own ? { ...slots, ...own } : slots);
    const left = text === null ? null : withoutSaid(text, spokenLines);
    return left === null || countWords(left) > most || isShunned(left) ? null : left;
  };

  return {
    line: (lines, { most = Number.POSITIVE_INFINITY, noQuestion = false, slot, slots: own } = {}) => {
      const candidates = lines
        .filter((line) => fits(line) && (slot === undefined || slotsIn(line.text).includes(slot)))
        .filter(({ text }) => !noQuestion || !/\?["”’)*]*$/.test(text))
        .map((line) => ({ line, weight: weigh(line) }));
      let sum = candidates.reduce((total, { weight }) => total + weight, 0);
      // Whether a line can be said is only looked at once it is drawn: that takes longer than drawing.
      while (candidates.length > 0) {
        let point = rng.next() * sum;
        const found = candidates.findIndex(({ weight }) => {
          point -= weight;
          return point < 0;
        });
        const [drawn] = candidates.splice(found < 0 ? candidates.length - 1 : found, 1);
        if (!drawn) return null;
        sum -= drawn.weight;
        const text = ready(drawn.line, most, own);
        if (text === null) continue;
        spokenLines.add(text);
        return text;
      }
      return null;
    },
    fresh: (text) => {
      const left = withoutSaid(text, spokenLines);
      if (left !== null) spokenLines.add(left);
      return left;
    },
  };
}
