/** What an answer says of itself before its body. */
export interface AnswerHead {
  status: number;
  headers: Map<string, string>;
}

/** Whoever is told what an answer consists of. */
export interface AnswerParts {
  head(head: AnswerHead): void;
  /** Bytes of the body, good until this returns. */
  body(bytes: Buffer): void;
  /** The answer is over; true where the connection can be used for another. */
  end(isKept: boolean): void;
}

/** Reads the answers of HTTP/1.1 as they come. What is no such answer is thrown as `NoAnswer`. */
export interface AnswerReader {
  /** Takes what came: so many bytes, or all of them. */
  push(bytes: Buffer, size?: number): void;
  /** The server has closed the connection: an answer without a length ends with that, any other was cut off. */
  close(): void;
}

/** Bytes that are no answer in HTTP; the code is Node's for the same. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly code: string;

  constructor(message: string, code = 'HPE_INVALID') {
    super(message);
    this.code = code;
  }
}

const LF = 0x0a;
const CR = 0x0d;
/** As much as Node takes. */
const LONGEST_HEAD = 16 * 1024;
const STATUS_LINE = /^HTTP\/1\.([01]) (\d{3})(?: |$)/;
const HEADER = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*$/;
const CHUNK_SIZE = /^([0-9a-fA-F]{1,8})[ \t]*(?:;|$)/;
const MOST_DIGITS = 8;

/** What a digit of a size stands for; -1 for what is none. */
function digitOf(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** How the end of a body is known. */
type Framing = { length: number } | 'chunked' | 'until closed';

function readHead(lines: string[]): AnswerHead & { minor: string } {
  const [statusLine = '', ...rest] = lines;
  const [, minor = '', status] = STATUS_LINE.exec(statusLine) ?? [];
  if (!status) throw new NoAnswer('It does not begin as an answer.');
  const headers = new Map<string, string>();
  for (const line of rest) {
    const [, name, value = ''] = HEADER.exec(line) ?? [];
    if (!name) throw new NoAnswer('A line of its head is no header.');
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  return { status: Number(status), headers, minor };
}

function framingOf({ status, headers }: AnswerHead): Framing {
  if (status === 204 || status === 304) return { length: 0 };
  const coding = headers.get('transfer-encoding')?.toLowerCase();
  const length = headers.get('content-length');
  if (coding !== undefined) {
    // Whoever gives a length as well may be understood in two ways.
    if (coding !== 'chunked' || length !== undefined) throw new NoAnswer('Its length cannot be known.');
    return 'chunked';
  }
  if (length === undefined) return 'until closed';
  if (!/^\d{1,15}$/.test(length)) throw new NoAnswer('Its length is no number.');
  return { length: Number(length) };
}

/**
 * Makes a reader of one answer. Node's own has a stream and a parser for each of them, which take more than half of the time
 * of a piece of text on its way to a reader.
 */
export function makeAnswerReader(parts: AnswerParts): AnswerReader {
  let state: 'head' | 'size' | 'sized' | 'after chunk' | 'trailers' | 'until closed' | 'over' = 'head';
  let head: string[] = [];
  /** A line that is not whole yet. */
  let begun = '';
  let headSize = 0;
  let isKept = false;
  /** Bytes of the body, or of a chunk of it, that are still to come. */
  let left = 0;
  let isChunked = false;

  const finish = (mayBeKept: boolean) => {
    state = 'over';
    parts.end(mayBeKept);
  };

  const takeHead = () => {
    const { status, headers, minor } = readHead(head);
    head = [];
    headSize = 0;
    // Only a word that the real answer will come.
    if (status >= 100 && status < 200 && status !== 101) return;
    const framing = framingOf({ status, headers });
    const connection = headers.get('connection')?.toLowerCase() ?? '';
    isKept = status !== 101 && (minor === '1' ? !connection.includes('close') : connection.includes('keep-alive'));
    isChunked = framing === 'chunked';
    if (framing === 'chunked') state = 'size';
    else if (framing === 'until closed') state = 'until closed';
    else {
      state = 'sized';
      left = framing.length;
    }
    parts.head({ status, headers });
    if (state === 'sized' && left === 0) finish(isKept);
  };

  const takeLine = (line: string) => {
    if (state === 'head') {
      if (line !== '') head.push(line);
      else if (head.length > 0) takeHead();
    } else if (state === 'size') {
      const [, size] = CHUNK_SIZE.exec(line) ?? [];
      if (!size) throw new NoAnswer('A chunk has no size.');
      left = Number.parseInt(size, 16);
      state = left === 0 ? 'trailers' : 'sized';
    } else if (state === 'after chunk') {
      if (line !== '') throw new NoAnswer('A chunk is longer than it says.');
      state = 'size';
    } else if (line === '') finish(isKept);
    if (state !== 'head' && state !== 'trailers') headSize = 0;
  };

  /**
   * Reads what stands between two chunks where all of it is there, and plain; gives where it goes on, or -1 where it has to be
   * read line by line. Most pieces of text come in a chunk of their own, so this is done for nearly each of them.
   */
  const readFraming = (bytes: Buffer, from: number, size: number): number => {
    if (begun !== '') return -1;
    let at = from;
    if (state === 'after chunk') {
      if (at + 1 >= size || bytes[at] !== CR || bytes[at + 1] !== LF) return -1;
      state = 'size';
      at += 2;
      headSize = 0;
      if (at === size) return at;
    }
    const start = at;
    let length = 0;
    for (let digit = 0; at < size && at - start < MOST_DIGITS; at++) {
      digit = digitOf(bytes[at] as number);
      if (digit < 0) break;
      length = length * 16 + digit;
    }
    const isPlain = at > start && length > 0 && at + 1 < size && bytes[at] === CR && bytes[at + 1] === LF;
    if (!isPlain) return start > from ? start : -1;
    left = length;
    state = 'sized';
    headSize = 0;
    return at + 2;
  };

  /** Reads a line, or as much of it as is there; gives where it goes on. */
  const readLine = (bytes: Buffer, from: number, size: number): number => {
    const found = bytes.indexOf(LF, from);
    const end = found < size ? found : -1;
    const to = end < 0 ? size : end + 1;
    headSize += to - from;
    if (headSize > LONGEST_HEAD) throw new NoAnswer('Its head has no end.', 'HPE_HEADER_OVERFLOW');
    if (end < 0) {
      begun += bytes.toString('latin1', from, to);
      return to;
    }
    const isWhole = end > from ? bytes[end - 1] === CR : begun.endsWith('\r');
    if (!isWhole) throw new NoAnswer('A line does not end as lines do.');
    const line = begun + bytes.toString('latin1', from, end);
    begun = '';
    takeLine(line.slice(0, -1));
    return to;
  };

  return {
    push: (bytes, size = bytes.length) => {
      let at = 0;
      while (at < size) {
        if (state === 'over') throw new NoAnswer('More came than was asked for.');
        if (state === 'sized' || state === 'until closed') {
          const to = state === 'sized' ? Math.min(size, at + left) : size;
          const isLast = state === 'sized' && to - at === left;
          left -= to - at;
          const from = at;
          at = to;
          if (isLast && isChunked) state = 'after chunk';
          parts.body(bytes.subarray(from, to));
          if (isLast && !isChunked) finish(isKept);
        } else {
          const next = state === 'size' || state === 'after chunk' ? readFraming(bytes, at, size) : -1;
          at = next < 0 ? readLine(bytes, at, size) : next;
        }
      }
    },
    close: () => {
      if (state === 'over') return;
      if (state !== 'until closed') throw new NoAnswer('It was cut off.', 'ECONNRESET');
      finish(false);
    },
  };
}
