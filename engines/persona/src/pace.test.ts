import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../scripts/lib/test-depth.ts';
import { paced, piecesOf } from './pace.ts';

const never = new AbortController().signal;
const read = async (pieces: AsyncIterable<string>) => {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
};

describe('a text given at a natural pace', () => {
  it('comes whole, whatever it is', async () => {
    expect(piecesOf('One two\n\n*I nod.* Three.  ').join('')).toBe('One two\n\n*I nod.* Three.  ');
    fc.assert(
      fc.property(fc.string(), (text) => piecesOf(text).join('') === text),
      runs(100, 100),
    );
  });

  it('comes in pieces of a few words', async () => {
    const pieces = await read(paced('a quick brown fox jumps over the lazy dog and then it rests a while', never, 0));
    expect(pieces.length).toBeGreaterThan(4);
    for (const piece of pieces) expect(piece.trim().split(/\s+/).length).toBeLessThanOrEqual(3);
  });

  it('stops at once when it is called off', async () => {
    const controller = new AbortController();
    const pieces = paced('Slowly. Very slowly. So slowly that nobody waits.', controller.signal, 10_000);
    expect((await pieces.next()).done).toBe(false);
    const waiting = pieces.next();
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  it('does not begin for a signal that was aborted before', async () => {
    await expect(read(paced('Hello', AbortSignal.abort(new Error('gone')), 0))).rejects.toThrow('gone');
  });
});
