import { TextBuffer } from '../../../platform/live/text-buffer.ts';
import type { CueSearch, UnflaggedEnd } from '../../../providers/moderation/moderation.ts';

/** A reply as far as it has come; `holdBack` goes on with it. */
export interface Held {
  /** The end of what was shown and judged. */
  tail: string;
  /** Shown after it since nothing spoke against it, and to be judged when there is enough of it. */
  clear: TextBuffer;
  /** Waits for its sentence to end. */
  held: string;
  /** Whether the tail has a cue: what follows may then be refused together with it. */
  isFlagged: boolean;
  /** Whether somebody in the story is a child: then all that follows waits for the judge. */
  hasMinor: boolean;
  /** Null where nothing is shown before it is judged. */
  cues: CueSearch | null;
  /** How what was released ends, where nothing in it can become a cue with what follows; null where that is not known. */
  unflagged: UnflaggedEnd | null;
  /** How many letters at the end of tail and clear are known to be without a cue, word by word. */
  unflaggedLength: number;
}

/** A stretch of a reply: shown at once, or when `judged`, which is what was shown before it and the stretch itself, may pass. */
export interface Release {
  text: string;
  judged: string | null;
  /** There is no cue in it for certain: it is as good as judged. */
  isUnflagged: boolean;
}

/** Without an end for so long, a text is released after a word. */
const LONGEST = 240;
const TAIL = 400;
/** As far as something tender counts beside an age. */
const MINOR_TAIL = 1_000;
/** Clear text is judged in stretches of this length. */
const CLEAR = 400;
/** Longer than any phrase that the rules know: so far back a cue may begin. */
const LOOK = 96;
/** Text held for a cue that turns out to be none goes on at once up to this length; beyond it its sentence has to end. */
const DOUBT = 60;
/** A mark, what closes with it and the space after; some scripts put no space there, and a line ends anything. */
const END = /(?<=\S[^\S\n]*)\n|[.!?…؟۔।։።]["'”’»)\]*_]*\s|[。！？]["'”’」』）*_]*(?=[^"'”’」』）*_。！？])/;

/** Nothing held back yet; `before` is what the reply answers, since some things are said only by both together. */
export function startHold(before = '', cues: CueSearch | null = null, hasMinor = false): Held {
  const tail = before === '' ? '' : `${tailOf(before, hasMinor ? MINOR_TAIL : TAIL)}\n`;
  const isFlagged = hasMinor || (cues?.within(tail) ?? true);
  return { tail, clear: new TextBuffer(), held: '', isFlagged, hasMinor, cues, unflagged: null, unflaggedLength: 0 };
}

/** The end of a text from the beginning of a word on. */
function tailOf(text: string, length = TAIL): string {
  if (text.length <= length) return text;
  const tail = text.slice(-length);
  const space = tail.search(/\s/);
  return space < 0 ? tail.replace(/^[\udc00-\udfff]/, '') : tail.slice(space + 1);
}

/** Where a text without an end is cut: after its last space, or anywhere but within a pair of code units. */
function wordEnd(text: string): number {
  const space = text.search(/\S\s+\S*$/);
  if (space >= 0) return text.length - text.slice(space + 1).trimStart().length;
  return isHalf(text) ? text.length - 1 : text.length;
}

const isHalf = (text: string) => /[\ud800-\udbff]$/.test(text);

/** How much of a held text may go to be judged; 0 while it has to wait. */
function releasable(held: string): number {
  // Only the beginning decides, so that it makes no difference in which pieces a text came.
  const start = held.slice(0, LONGEST);
  const end = start.match(END);
  if (end) return (end.index ?? 0) + end[0].length;
  return held.length < LONGEST ? 0 : wordEnd(start);
}

/** Gives a stretch to be judged, with what was shown before it, and goes on after it. */
function release(state: Held, length: number): Release {
  const { cues } = state;
  const text = state.held.slice(0, length);
  const judged = state.tail + state.clear.take() + text;
  const isUnflagged = text === '' && state.unflaggedLength >= judged.length;
  state.held = state.held.slice(length);
  // What was all clear has no cue, and so no child.
  state.hasMinor ||= text !== '' && (cues?.hasChild([judged]) ?? false);
  state.tail = tailOf(judged, state.hasMinor ? MINOR_TAIL : TAIL);
  if (text !== '') {
    state.isFlagged = state.hasMinor || (cues?.within(state.tail) ?? true);
    state.unflagged = null;
    state.unflaggedLength = 0;
  }
  return { text, judged, isUnflagged };
}

/** Shows what is held at once, where nothing in it, or right before it, is a cue; null where it has to wait. */
function showClear(state: Held, isDoubted: boolean): Release | null {
  const { tail, clear, held, isFlagged, cues, unflagged } = state;
  if (cues === null || isFlagged || held.length > (isDoubted ? DOUBT : CLEAR)) return null;
  if (unflagged && cues.unflagged?.advance(unflagged, held)) state.unflaggedLength += held.length;
  else {
    if (isHalf(held)) return null;
    const before = clear.length > LOOK ? clear.read() : tail + clear.read();
    const text = tailOf(before.slice(-LOOK - 1) + held, LOOK + held.length);
    if (cues.atEnd(text, held.length)) return null;
    state.unflagged = cues.unflagged?.end(text) ?? null;
    state.unflaggedLength = 0;
  }
  clear.add(held);
  state.held = '';
  return { text: held, judged: null, isUnflagged: false };
}

/** Takes the next piece of a reply, and gives what may be shown or judged now. */
export function holdBack(state: Held, piece: string): Release[] {
  const isDoubted = state.held !== '';
  const releases: Release[] = [];
  state.held += piece;
  while (state.held !== '') {
    const cleared = showClear(state, isDoubted);
    if (cleared) {
      releases.push(cleared);
      if (state.clear.length < CLEAR) break;
    }
    const end = releasable(state.held);
    if (end === 0 && state.held !== '') break;
    releases.push(release(state, end));
  }
  return releases;
}

/** Gives what is left when a reply is over; null where all of it was shown and judged. */
export function flushHold(state: Held): (Release & { judged: string }) | null {
  const { tail, clear, held, unflaggedLength } = state;
  if (clear.length + held.length === 0) return null;
  const judged = tail + clear.read() + held;
  return { text: held, judged, isUnflagged: held === '' && unflaggedLength >= judged.length };
}
