/** A line longer than this is no event: servers send a token or a few at a time. */
export const LONGEST_LINE = 1024 * 1024;

const LF = 0x0a;
const CR = 0x0d;

export interface SseParser {
  /** The data of every event that this piece completes. Throws RangeError on a line beyond all measure. */
  push(chunk: Buffer): string[];
  /** What the server began and did not finish with an empty line. */
  end(): string[];
}

/** Reads server-sent events out of pieces that may be cut anywhere, even within a character. */
export function makeSseParser(longestLine = LONGEST_LINE): SseParser {
  let rest: Buffer[] = [];
  let restSize = 0;
  let data: string[] = [];
  let dataSize = 0;
  let isFirst = true;

  const measure = (size: number) => {
    if (size > longestLine) throw new RangeError('a line beyond all measure');
  };
  const takeLine = (bytes: Buffer, events: string[]) => {
    const end = bytes.at(-1) === CR ? bytes.length - 1 : bytes.length;
    let line = bytes.toString('utf8', 0, end);
    if (isFirst && line.startsWith('\uFEFF')) line = line.slice(1);
    isFirst = false;
    if (line === '') {
      if (data.length > 0) events.push(data.join('\n'));
      data = [];
      dataSize = 0;
    } else if (line.startsWith('data:')) {
      dataSize += line.length;
      measure(dataSize);
      data.push(line.slice(line[5] === ' ' ? 6 : 5));
    } else if (line === 'data') data.push('');
    // All else is a comment or a field that says nothing to us.
  };

  return {
    push: (chunk) => {
      const events: string[] = [];
      let from = 0;
      for (let at = chunk.indexOf(LF); at >= 0; at = chunk.indexOf(LF, from)) {
        const piece = chunk.subarray(from, at);
        measure(restSize + piece.length);
        takeLine(restSize > 0 ? Buffer.concat([...rest, piece]) : piece, events);
        rest = [];
        restSize = 0;
        from = at + 1;
      }
      if (from < chunk.length) {
        rest.push(chunk.subarray(from));
        restSize += chunk.length - from;
        measure(restSize);
      }
      return events;
    },
    end: () => {
      const events: string[] = [];
      if (restSize > 0) takeLine(Buffer.concat(rest), events);
      takeLine(Buffer.alloc(0), events);
      return events;
    },
  };
}
