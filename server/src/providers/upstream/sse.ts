/** A line longer than this is no event: servers send a token or a few at a time. */
export const LONGEST_LINE = 1024 * 1024;

const LF = 0x0a;

export interface SseParser {
  /** The data of every event that this piece completes. Throws RangeError on a line beyond all measure. */
  push(chunk: Buffer): string[];
  /** The last event, which the server did not finish with an empty line. */
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
  const takeLine = (whole: string, events: string[]) => {
    let line = whole.endsWith('\r') ? whole.slice(0, -1) : whole;
    if (isFirst && line.startsWith('\uFEFF')) line = line.slice(1);
    isFirst = false;
    if (line === '') {
      if (data.length > 0) events.push(data.length === 1 ? (data[0] as string) : data.join('\n'));
      data = [];
      dataSize = 0;
    } else if (line.startsWith('data:')) {
      dataSize += line.length;
      measure(dataSize);
      data.push(line.slice(line[5] === ' ' ? 6 : 5));
    } else if (line === 'data') data.push('');
    // All else is a comment or a field that says nothing to us.
  };
  /** The bytes up to the end of a line; the rest stays buffered. */
  const takeUpTo = (chunk: Buffer, end: number): string => {
    if (restSize === 0) return chunk.toString('utf8', 0, end);
    const whole = Buffer.concat([...rest, chunk.subarray(0, end)]).toString('utf8');
    rest = [];
    restSize = 0;
    return whole;
  };

  return {
    push: (chunk) => {
      const events: string[] = [];
      const end = chunk.lastIndexOf(LF);
      if (end >= 0) {
        const lines = takeUpTo(chunk, end);
        let from = 0;
        for (let at = lines.indexOf('\n'); from <= lines.length; at = lines.indexOf('\n', from)) {
          const line = lines.slice(from, at < 0 ? lines.length : at);
          measure(line.length);
          takeLine(line, events);
          from += line.length + 1;
        }
      }
      if (end + 1 < chunk.length) {
        rest.push(Buffer.from(chunk.subarray(end + 1)));
        restSize += chunk.length - end - 1;
        measure(restSize);
      }
      return events;
    },
    end: () => {
      const events: string[] = [];
      if (restSize > 0) takeLine(Buffer.concat(rest).toString('utf8'), events);
      takeLine('', events);
      return events;
    },
  };
}
