/** What of a reply waits for its sentence to end, and the end of what was shown. */
export interface Held {
  held: string;
  tail: string;
}

/** A stretch of a reply: shown when `judged`, which is what was shown before it and the stretch itself, may pass. */
export interface Release {
  text: string;
  judged: string;
}

/** Without an end for so long, a text is released after a word. */
const LONGEST = 240;
const TAIL = 400;
/** A mark, what closes with it and the space after; some scripts put no space there, and a line ends anything. */
const END = /(?<=\S[^\S\n]*)\n|[.!?…؟۔।։።]["'”’»)\]*_]*\s|[。！？]["'”’」』）*_]*(?=[^"'”’」』）*_。！？])/;

/** Nothing held back yet; `before` is what the reply answers, since some things are said only by both together. */
export function startHold(before = ''): Held {
  return { held: '', tail: before === '' ? '' : `${tailOf(before)}\n` };
}

/** The end of a text from the beginning of a word on. */
function tailOf(text: string): string {
  if (text.length <= TAIL) return text;
  const tail = text.slice(-TAIL);
  const space = tail.search(/\s/);
  return space < 0 ? tail.replace(/^[\udc00-\udfff]/, '') : tail.slice(space + 1);
}

/** Where a text without an end is cut: after its last space, or anywhere but within a pair of code units. */
function wordEnd(text: string): number {
  const space = text.search(/\S\s+\S*$/);
  if (space >= 0) return text.length - text.slice(space + 1).trimStart().length;
  return /[\ud800-\udbff]$/.test(text) ? text.length - 1 : text.length;
}

/** How much of a held text may go to be judged; 0 while it has to wait. */
function releasable(held: string): number {
  // Only the beginning decides, so that it makes no difference in which pieces a text came.
  const start = held.slice(0, LONGEST);
  const end = start.match(END);
  if (end) return (end.index ?? 0) + end[0].length;
  return held.length < LONGEST ? 0 : wordEnd(start);
}

function released(tail: string, text: string): { release: Release; tail: string } {
  const judged = tail + text;
  return { release: { text, judged }, tail: tailOf(judged) };
}

/** Takes the next piece of a reply, and gives what may be judged now. */
export function holdBack(state: Held, piece: string): { state: Held; releases: Release[] } {
  let { tail } = state;
  let held = state.held + piece;
  const releases: Release[] = [];
  for (let end = releasable(held); end > 0; end = releasable(held)) {
    const next = released(tail, held.slice(0, end));
    releases.push(next.release);
    tail = next.tail;
    held = held.slice(end);
  }
  return { state: { held, tail }, releases };
}

/** Gives what is left when a reply is over. */
export function flushHold({ held, tail }: Held): Release[] {
  return held === '' ? [] : [released(tail, held).release];
}
