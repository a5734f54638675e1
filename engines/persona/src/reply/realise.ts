import type { ResponseSize } from '@sirenade/server/ports/text';
import { capitalised, countWords, stretchesOf, tidied } from '../prose.ts';
import type { Rng } from '../rng.ts';
import { endsInQuestion } from './ask.ts';

/** What a reply is put together from, in the order in which it is meant. */
export interface Parts {
  /** What is said, each a sentence or a few. */
  says: string[];
  /** Parts that are paragraphs of their own. */
  told: string[];
  /** What is done, without asterisks. */
  beats: string[];
  ask: string | null;
  /** What is done comes after what is said. */
  isOrdered?: boolean;
}

type Block = { text: string; isTold: boolean };

/** Words after which a paragraph of a longer reply ends. */
const PARAGRAPH: Record<ResponseSize, number> = { short: 1_000, medium: 60, long: 48, 'extra long': 62 };

/** How a text is built: speech, directions and paragraphs, and whether it asks at its end. */
export function shapeOf(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) =>
    stretchesOf(paragraph)
      .map(({ kind }) => (kind === 'direction' ? 'D' : 'S'))
      .join(''),
  );
  return `${paragraphs.join('/')}${endsInQuestion(text) ? '?' : ''}`;
}

const inAsterisks = (beat: string) => `*${beat}*`;

/** Puts blocks into paragraphs: a told part alone, the rest until enough is said. */
function paragraphsOf(blocks: Block[], size: ResponseSize): string {
  const paragraphs: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) paragraphs.push(open.join(' '));
    open = [];
  };
  for (const [n, { text, isTold }] of blocks.entries()) {
    if (isTold) {
      close();
      paragraphs.push(text);
      continue;
    }
    open.push(text);
    const left = blocks.slice(n + 1).reduce((sum, block) => sum + countWords(block.text), 0);
    if (countWords(open.join(' ')) >= PARAGRAPH[size] && left > 12) close();
  }
  close();
  return paragraphs.map((paragraph) => capitalised(tidied(paragraph))).join('\n\n');
}

/** One way to order the parts: where the directions stand is left to chance. */
function arranged({ says, told: restated, beats, ask, isOrdered }: Parts, rng: Rng): Block[] {
  const spoken = says.map((text): Block => ({ text, isTold: false }));
  const tales = restated.map((text): Block => ({ text, isTold: true }));
  const line = [...spoken, ...tales];
  // Each has a place of its own; nothing is done between the parts of a tale.
  const last = tales.length > 0 ? spoken.length : line.length;
  const free = isOrdered ? [last] : Array.from({ length: last + 1 }, (_, at) => at);
  const places = rng
    .shuffled(free)
    .slice(0, beats.length)
    .sort((a, b) => b - a);
  for (const [n, at] of places.entries()) {
    const beat = beats[n];
    if (beat !== undefined) line.splice(at, 0, { text: inAsterisks(beat), isTold: false });
  }
  return [...line, ...(ask === null ? [] : [{ text: ask, isTold: false }])];
}

/** Writes the parts as a reply whose shape is not that of the last one, as far as the parts allow. */
export function realise(parts: Parts, size: ResponseSize, lastReply: string, rng: Rng): string {
  if (parts.isOrdered) return paragraphsOf(arranged(parts, rng), size);
  const last = shapeOf(lastReply);
  let blocks: Block[] = [];
  for (let tries = 0; tries < 12; tries++) {
    blocks = arranged(parts, rng);
    const text = paragraphsOf(blocks, size);
    if (shapeOf(text) !== last) return text;
  }
  // The last thing said then gets a paragraph of its own.
  return paragraphsOf(
    blocks.map((block, n) => (n === blocks.length - 1 ? { ...block, isTold: true } : block)),
    size,
  );
}
