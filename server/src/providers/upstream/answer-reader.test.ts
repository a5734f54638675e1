import { describe, expect, it } from 'vitest';
import { type AnswerHead, makeAnswerReader, NoAnswer } from './answer-reader.ts';

/** What is told of an answer that comes in pieces of some bytes, and then ends or not. */
function read(text: string, size = text.length, isClosed = false) {
  const heads: AnswerHead[] = [];
  const bodies: Buffer[] = [];
  let end: boolean | undefined;
  const reader = makeAnswerReader({
    head: (head) => heads.push(head),
    body: (bytes) => bodies.push(Buffer.from(bytes)),
    end: (isKept) => {
      end = isKept;
    },
  });
  const bytes = Buffer.from(text);
  // As a connection is read: into memory that is used again and again, with whatever was there before behind it.
  const memory = Buffer.alloc(bytes.length + 40);
  for (let at = 0; at < bytes.length; at += size) {
    memory.fill('\r\n0\r\n\r\n7f\r\nold\r\n');
    const length = bytes.copy(memory, 0, at, at + size);
    reader.push(memory, length);
  }
  if (isClosed) reader.close();
  const [head] = heads;
  return {
    heads: heads.length,
    status: head?.status,
    headers: head?.headers,
    body: Buffer.concat(bodies).toString(),
    end,
  };
}
const headOf = (...lines: string[]) => `HTTP/1.1 200 OK\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;
const chunked = headOf('Content-Type: text/event-stream', 'Transfer-Encoding: chunked');

describe('an answer', () => {
  it.each([
    ['in chunks', `${chunked}5\r\nHallo\r\nd;x="y"\r\n, ihr da 🌙\r\n0\r\n\r\n`, 'Hallo, ihr da 🌙', true],
    ['in chunks, with trailers', `${chunked}2\r\nHi\r\n000\r\nX-Sum: 1\r\n\r\n`, 'Hi', true],
    ['of a length', `${headOf('content-length:  6 ')}a\r\n\r\nb`, 'a\r\n\r\nb', true],
    ['of no length', `${headOf('content-length: 0')}`, '', true],
    ['that is the last', `${headOf('content-length: 1', 'Connection: Close')}a`, 'a', false],
    ['of an older server', 'HTTP/1.0 200 OK\r\ncontent-length: 1\r\n\r\na', 'a', false],
    ['without content', 'HTTP/1.1 204 No Content\r\n\r\n', '', true],
    ['without a reason', 'HTTP/1.1 200\r\ncontent-length: 1\r\n\r\na', 'a', true],
    [
      'after a word that it will come',
      `HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n${headOf('content-length: 1')}a`,
      'a',
      true,
    ],
  ])('%s is read in whatever pieces it comes', (_what, text, body, isKept) => {
    for (let size = 1; size <= text.length; size++) {
      expect(read(text, size)).toMatchObject({ heads: 1, body, end: isKept });
    }
  });

  it('without a length ends with its connection', () => {
    expect(read(`${headOf()}a and b`, 3)).toMatchObject({ body: 'a and b', end: undefined });
    expect(read(`${headOf()}a and b`, 3, true)).toMatchObject({ body: 'a and b', end: false });
  });

  it('has headers by their names in small letters, together where there are several', () => {
    const { headers, status } = read(
      `HTTP/1.1 429 Slow down\r\nRetry-After:7\r\nVary: a\r\nvary: b\r\ncontent-length: 0\r\n\r\n`,
    );
    expect(status).toBe(429);
    expect(Object.fromEntries(headers ?? [])).toEqual({ 'retry-after': '7', vary: 'a, b', 'content-length': '0' });
  });

  it('hands on each chunk when it is there, not when all of it is', () => {
    const bodies: string[] = [];
    const reader = makeAnswerReader({ head: () => {}, body: (bytes) => bodies.push(bytes.toString()), end: () => {} });
    reader.push(Buffer.from(`${chunked}5\r\nHal`));
    expect(bodies).toEqual(['Hal']);
    reader.push(Buffer.from('lo\r\n3\r\n ih'));
    expect(bodies).toEqual(['Hal', 'lo', ' ih']);
  });
});

describe('what is no answer', () => {
  it.each([
    ['speaks no HTTP', 'NONSENSE\r\n\r\n'],
    ['speaks another HTTP', 'HTTP/2 200\r\n\r\n'],
    ['has a header without a name', 'HTTP/1.1 200 OK\r\n: x\r\n\r\n'],
    ['has a header with a space in its name', 'HTTP/1.1 200 OK\r\nContent Length: 3\r\n\r\n'],
    ['goes on with a header in the next line', 'HTTP/1.1 200 OK\r\na: b\r\n c\r\n\r\n'],
    ['has lines that end otherwise', 'HTTP/1.1 200 OK\nContent-Length: 0\n\n'],
    ['has two lengths', `${headOf('content-length: 1', 'content-length: 2')}a`],
    ['has a length that is no number', `${headOf('content-length: -1')}a`],
    ['has a length beside chunks', `${headOf('content-length: 1', 'transfer-encoding: chunked')}a`],
    ['is packed in a way that was not asked for', `${headOf('transfer-encoding: gzip, chunked')}a`],
    ['has a chunk without a size', `${chunked}x\r\n`],
    ['has a chunk beyond all measure', `${chunked}123456789\r\n`],
    ['has a chunk that is longer than it says', `${chunked}1\r\nab\r\n`],
    ['goes on after its end', `${headOf('content-length: 1')}ab`],
  ])('is known as such when it %s, in whatever pieces it comes', (_what, text) => {
    for (const size of [1, 7, text.length]) expect(() => read(text, size)).toThrow(NoAnswer);
  });

  it.each([
    headOf('content-length: 5').slice(0, 20),
    `${headOf('content-length: 5')}abc`,
    `${chunked}5\r\nab`,
    chunked,
  ])('is one that was cut off: %j', (text) => {
    expect(() => read(text, 4, true)).toThrow(expect.objectContaining({ code: 'ECONNRESET' }));
  });

  it('is a head without an end, and a chunk whose size has none', () => {
    const overflow = expect.objectContaining({ code: 'HPE_HEADER_OVERFLOW' });
    expect(() => read(headOf(`x: ${'y'.repeat(20_000)}`), 100)).toThrow(overflow);
    expect(() => read(`HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(5_000)}`, 100)).toThrow(overflow);
    expect(() => read(`${chunked}1;${'x'.repeat(20_000)}`, 100)).toThrow(overflow);
  });
});
