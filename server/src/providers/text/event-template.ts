/** Knows an event of a stream, and reads others that differ from it in their text alone, without reading them as JSON. */
export interface EventTemplate {
  /** Remembers an event that is all of these bytes, and has this text in it. */
  learn(event: Buffer, piece: string): void;
  /** The text of the events that these bytes are; null where one of them is not like the one that is known. */
  read(bytes: Buffer): string | null;
}

/** Text that stands in JSON as it is. */
const PLAIN = /^[^"\\\p{Cc}]+$/u;
const CONTENT = /"content"\s*:\s*"/g;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LAST_CONTROL = 0x1f;

/** Where the text of an event stands; null where that is not certain. */
function placeOfPiece(event: string, piece: string): { start: string; end: string } | null {
  const [place, other] = event.matchAll(CONTENT);
  if (!place || other || !PLAIN.test(piece)) return null;
  const from = place.index + place[0].length;
  if (!event.startsWith(`${piece}"`, from)) return null;
  return { start: event.slice(0, from), end: event.slice(from + piece.length) };
}

/** Where plain text ends that begins here; -1 where it has no end, or anything that is written otherwise in JSON. */
function endOfText(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) return at;
    if (byte === BACKSLASH || byte <= LAST_CONTROL) return -1;
  }
  return -1;
}

const hasAt = (bytes: Buffer, part: Buffer, at: number) =>
  at + part.length <= bytes.length && bytes.compare(part, 0, part.length, at, at + part.length) === 0;

/** Makes one that knows no event yet. */
export function makeEventTemplate(): EventTemplate {
  /** All before the text, and all from its quote on. */
  let known: { start: Buffer; end: Buffer } | null = null;
  return {
    learn: (event, piece) => {
      const place = placeOfPiece(event.toString('utf8'), piece);
      if (place) known = { start: Buffer.from(place.start), end: Buffer.from(place.end) };
    },
    read: (bytes) => {
      if (!known) return null;
      const { start, end } = known;
      let text = '';
      for (let at = 0; at < bytes.length; ) {
        if (!hasAt(bytes, start, at)) return null;
        const from = at + start.length;
        const to = endOfText(bytes, from);
        if (to < 0 || !hasAt(bytes, end, to)) return null;
        const piece = bytes.toString('utf8', from, to);
        text = text === '' ? piece : text + piece;
        at = to + end.length;
      }
      return text;
    },
  };
}
