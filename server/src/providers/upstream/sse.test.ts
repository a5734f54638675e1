import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/lib/test-depth.ts';
import { makeSseParser } from './sse.ts';

const read = (...pieces: (string | Buffer)[]) => {
  const parser = makeSseParser();
  return [...pieces.flatMap((piece) => parser.push(Buffer.from(piece))), ...parser.end()];
};

describe('the parser of server-sent events', () => {
  it.each([
    ['one event', 'data: a\n\n', ['a']],
    ['two events', 'data: a\n\ndata: b\n\n', ['a', 'b']],
    ['lines that end in CRLF', 'data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b']],
    ['no space after the colon', 'data:a\n\n', ['a']],
    ['only the first space taken away', 'data:  a\n\n', [' a']],
    ['several lines as one event', 'data: {\ndata: "a": 1}\n\n', ['{\n"a": 1}']],
    ['an empty line of data', 'data\ndata: a\n\n', ['\na']],
    ['comments and other fields left out', ': ping\nevent: x\nid: 7\nretry: 5\ndata: a\n\n: ping\n\n', ['a']],
    ['no event for empty lines', '\n\n\ndata: a\n\n\n\n', ['a']],
    ['an unfinished last event', 'data: a\n\ndata: [DONE]', ['a', '[DONE]']],
    ['a byte order mark at the start', '\uFEFFdata: a\n\n', ['a']],
    ['fields that merely begin alike', 'database: no\ndata: a\n\n', ['a']],
    ['nothing', '', []],
  ])('reads %s', (_, text, events) => {
    expect(read(text)).toEqual(events);
  });

  it('gives an event as soon as its empty line is here', () => {
    const parser = makeSseParser();
    expect(parser.push(Buffer.from('data: a\n'))).toEqual([]);
    expect(parser.push(Buffer.from('\n'))).toEqual(['a']);
  });

  it('reads the same however the bytes are cut, even within a character', () => {
    const bytes = Buffer.from(': hello\r\ndata: Größe 🧜‍♀️\r\n\r\ndata: 海\ndata: の\n\ndata: [DONE]\n\n');
    const whole = read(bytes);
    expect(whole).toEqual(['Größe 🧜‍♀️', '海\nの', '[DONE]']);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 80, maxLength: 80 }), (sizes) => {
        const cuts = [0];
        for (const size of sizes) cuts.push((cuts.at(-1) ?? 0) + size);
        expect(read(...cuts.map((cut, n) => bytes.subarray(cut, cuts[n + 1])))).toEqual(whole);
      }),
      runs(100, 100),
    );
  });

  it.each([
    ['a line that never ends', () => ['data: ', ...Array(11).fill('x'.repeat(100))]],
    ['one long line in one piece', () => [`data: ${'x'.repeat(1_000)}\n`]],
    ['an event of endless lines', () => Array(200).fill('data: x\n')],
  ])('refuses %s instead of keeping it in memory', (_, pieces) => {
    const parser = makeSseParser(1_000);
    expect(() => {
      for (const piece of pieces()) parser.push(Buffer.from(piece));
    }).toThrow(RangeError);
  });
});
