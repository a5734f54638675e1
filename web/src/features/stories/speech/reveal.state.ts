import { madeOnce } from '../../../lib/made-once.ts';
import { type PlacedPiece, placePiece, type TimedPiece } from './word-positions.ts';

/** Which piece of the speech sounds, and the second it has come to. */
export interface Playhead {
  piece: number;
  time: number;
}

/** Characters a second without speech: 0.05 seconds each [K19]. */
export const TYPED_PER_SECOND = 20;

/** The pieces of a speech aligned with the text so far, which may still grow. */
export interface Placed {
  text: string;
  pieces: (PlacedPiece & { isSure: boolean })[];
}

export const nothingPlaced: Placed = { text: '', pieces: [] };

/** With so much text behind a piece, more of it changes nothing. */
const SURE_AHEAD = 200;

/** Aligns the pieces with the text; an alignment that is final is not computed again. */
export function placeSpeech(text: string, speech: readonly TimedPiece[], before: Placed = nothingPlaced): Placed {
  if (before.text === text && before.pieces.length === speech.length) return before;
  const isSame = before.text === text;
  const pieces: Placed['pieces'] = [];
  let isReusable = true;
  for (const [n, piece] of speech.entries()) {
    const known = before.pieces[n];
    isReusable &&= known !== undefined && (known.isSure || isSame);
    const from = pieces.at(-1)?.next ?? 0;
    if (isReusable && known) pieces.push(known);
    else {
      const placed = placePiece(text, from, piece);
      pieces.push({ ...placed, isSure: placed.next + SURE_AHEAD < text.length });
    }
  }
  return { text, pieces };
}

/** How much of the text has been spoken at a moment of the speech; unspoken text goes with the word before it. */
export function spokenUpTo({ pieces }: Placed, { piece, time }: Playhead): number {
  const before = pieces[Math.min(piece, pieces.length) - 1];
  const spokenBefore = before?.places.at(-1)?.to ?? 0;
  const spoken = pieces[piece]?.places.findLast(({ at }) => at <= time)?.to ?? 0;
  return Math.max(spokenBefore, spoken);
}

/** Everything that decides how much of a reply is shown. */
export interface Reveal {
  text: string;
  placed: Placed;
  /** The position of the speech; null while it is not playing. */
  playhead: Playhead | null;
  /** Whether nothing more is spoken, or will be. */
  hasPlayed: boolean;
  /** Whether the text is whole. */
  isWhole: boolean;
  /** Whether all of it is shown at once: by a click, or where motion is reduced. */
  isAll: boolean;
  /** The number of revealed characters, and the seconds of typing since then. */
  shown: number;
  seconds: number;
}

/** How much of the text is shown now; never less than before, and all of it when the speech is over [T6] [K19]. */
export function revealed({ text, placed, playhead, hasPlayed, isWhole, isAll, shown, seconds }: Reveal): number {
  if (isAll || (hasPlayed && isWhole)) return text.length;
  const reached = playhead ? spokenUpTo(placed, playhead) : shown + seconds * TYPED_PER_SECOND;
  return Math.min(text.length, Math.max(shown, reached));
}

const graphemes = madeOnce(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));
/** The longest emoji are about thirty code units. */
const WINDOW = 64;

/** A place that does not cut through a sign of several code units: the one before it. */
export function wholeSigns(text: string, place: number): number {
  const at = Math.floor(place);
  if (at <= 0 || at >= text.length) return Math.min(Math.max(at, 0), text.length);
  const from = Math.max(0, at - WINDOW);
  const sign = graphemes()
    .segment(text.slice(from, at + WINDOW))
    .containing(at - from);
  return sign ? from + sign.index : at;
}
