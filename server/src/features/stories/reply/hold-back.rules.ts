import { TextBuffer } from '../../../platform/live/text-buffer.ts';
import type { CueSearch, UnflaggedEnd } from '../../../providers/moderation/moderation.ts';

/** The state of holding back one reply; `holdBack` updates it with each piece. */
export interface HoldBackState {
  /** The end of the text that was shown and judged. */
  tail: string;
  /** Text without a cue, shown after the tail and not judged yet: judged in stretches of `CLEAR` letters. */
  clear: TextBuffer;
  /** Text held back until its sentence ends. */
  pending: string;
  /** Whether the tail has a cue: the next text may then be refused together with it, and waits for the judge. */
  isFlagged: boolean;
  /** Whether the story mentions a child: then all further text waits for the judge. */
  hasMinor: boolean;
  /** Null where all text waits for the judge. */
  cues: CueSearch | null;
  /** The end of the released text in the form that `cues.unflagged` advances word by word; null when not known. */
  unflagged: UnflaggedEnd | null;
  /** How many letters at the end of tail and clear were checked word by word and have no cue. */
  unflaggedLength: number;
}

/** A stretch of a reply: shown at once when `judged` is null, else when `judged` (the tail and the stretch) passes. */
export interface Release {
  text: string;
  judged: string | null;
  /** The cue search has proved that `judged` has no cue: it need not be judged. */
  isUnflagged: boolean;
}

/** A sentence longer than this is released in parts, cut after a word. */
const LONGEST = 240;
const TAIL = 400;
/** The tail in a story that mentions a child: romance this far from an age is judged together with it. */
const MINOR_TAIL = 1_000;
/** Clear text is judged in stretches of this length. */
const CLEAR = 400;
/** Longer than any phrase of the rules: a cue that ends in new text begins at most this far back. */
const LOOK = 96;
/** Text held back for a possible cue is shown if it proves harmless up to this length; longer, at its sentence end. */
const DOUBT = 60;
/** The end of a sentence: mark, closing quotes and space. CJK marks need no space, and a line break always ends one. */
const END = /(?<=\S[^\S\n]*)\n|[.!?…؟۔।։።]["'”’»)\]*_]*\s|[。！？]["'”’」』）*_]*(?=[^"'”’」』）*_。！？])/;

/** The state before the first piece; `before` is the message, since reply and message are judged together. */
export function startHoldBack(before = '', cues: CueSearch | null = null, hasMinor = false): HoldBackState {
  const tail = before === '' ? '' : `${tailOf(before, hasMinor ? MINOR_TAIL : TAIL)}\n`;
  const isFlagged = hasMinor || (cues?.within(tail) ?? true);
  return { tail, clear: new TextBuffer(), pending: '', isFlagged, hasMinor, cues, unflagged: null, unflaggedLength: 0 };
}

/** The end of a text, cut at the beginning of a word. */
function tailOf(text: string, length = TAIL): string {
  if (text.length <= length) return text;
  const tail = text.slice(-length);
  const space = tail.search(/\s/);
  return space < 0 ? tail.replace(/^[\udc00-\udfff]/, '') : tail.slice(space + 1);
}

/** Where a text without a sentence end is cut: after its last space, else never within a surrogate pair. */
function wordEnd(text: string): number {
  const space = text.search(/\S\s+\S*$/);
  if (space >= 0) return text.length - text.slice(space + 1).trimStart().length;
  return isHalf(text) ? text.length - 1 : text.length;
}

const isHalf = (text: string) => /[\ud800-\udbff]$/.test(text);

/** How many letters of the pending text may be judged now; 0 while its sentence has not ended. */
function releasable(pending: string): number {
  // Only the first `LONGEST` letters decide: the result must not depend on how the engine splits its pieces.
  const start = pending.slice(0, LONGEST);
  const end = start.match(END);
  if (end) return (end.index ?? 0) + end[0].length;
  return pending.length < LONGEST ? 0 : wordEnd(start);
}

/** Releases the first `length` letters of the pending text to be judged together with the tail. */
function release(state: HoldBackState, length: number): Release {
  const { cues } = state;
  const text = state.pending.slice(0, length);
  const judged = state.tail + state.clear.take() + text;
  const isUnflagged = text === '' && state.unflaggedLength >= judged.length;
  state.pending = state.pending.slice(length);
  // Clear text has no cue, and a mention of a child is one: only pending text can bring it.
  state.hasMinor ||= text !== '' && (cues?.hasChild([judged]) ?? false);
  state.tail = tailOf(judged, state.hasMinor ? MINOR_TAIL : TAIL);
  if (text !== '') {
    state.isFlagged = state.hasMinor || (cues?.within(state.tail) ?? true);
    state.unflagged = null;
    state.unflaggedLength = 0;
  }
  return { text, judged, isUnflagged };
}

/** Releases the pending text unjudged when it has no cue and completes none; null when it has to wait. */
function showClear(state: HoldBackState, isDoubted: boolean): Release | null {
  const { tail, clear, pending, isFlagged, cues, unflagged } = state;
  if (cues === null || isFlagged || pending.length > (isDoubted ? DOUBT : CLEAR)) return null;
  if (unflagged && cues.unflagged?.advance(unflagged, pending)) state.unflaggedLength += pending.length;
  else {
    if (isHalf(pending)) return null;
    const before = clear.length > LOOK ? clear.read() : tail + clear.read();
    const text = tailOf(before.slice(-LOOK - 1) + pending, LOOK + pending.length);
    if (cues.atEnd(text, pending.length)) return null;
    state.unflagged = cues.unflagged?.end(text) ?? null;
    state.unflaggedLength = 0;
  }
  clear.add(pending);
  state.pending = '';
  return { text: pending, judged: null, isUnflagged: false };
}

/** Adds the next piece of a reply; returns the stretches to show or judge now. */
export function holdBack(state: HoldBackState, piece: string): Release[] {
  const isDoubted = state.pending !== '';
  const releases: Release[] = [];
  state.pending += piece;
  while (state.pending !== '') {
    const cleared = showClear(state, isDoubted);
    if (cleared) {
      releases.push(cleared);
      if (state.clear.length < CLEAR) break;
    }
    const end = releasable(state.pending);
    if (end === 0 && state.pending !== '') break;
    releases.push(release(state, end));
  }
  return releases;
}

/** The remaining text at the end of a reply; null when all of it was shown and judged. */
export function flushHoldBack(state: HoldBackState): (Release & { judged: string }) | null {
  const { tail, clear, pending, unflaggedLength } = state;
  if (clear.length + pending.length === 0) return null;
  const judged = tail + clear.read() + pending;
  return { text: pending, judged, isUnflagged: pending === '' && unflaggedLength >= judged.length };
}
