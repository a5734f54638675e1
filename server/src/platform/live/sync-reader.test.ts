import { describe, expect, it } from 'vitest';
import { syncReaderOf } from './sync-reader.ts';

interface Piece {
  n: number;
}
const piece = (n: number): Piece => ({ n });
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('any source', () => {
  it('gives one event after the other, each when it is asked for', async () => {
    let asked = 0;
    async function* count() {
      for (let n = 1; n <= 3; n++) {
        asked++;
        yield piece(n);
      }
    }
    const turns = syncReaderOf(count());
    const seen: (number | null | undefined)[] = [];
    for (let look = 0; look < 9; look++) {
      const taken = turns.take();
      seen.push(taken ? taken.n : taken);
      await settle();
    }
    expect(seen).toEqual([undefined, 1, undefined, 2, undefined, 3, undefined, null, null]);
    expect(asked).toBe(3);
  });

  it('throws what it throws, and is told when it is left', async () => {
    let hasEnded = false;
    async function* broken() {
      try {
        yield piece(1);
        throw new Error('It broke.');
      } finally {
        hasEnded = true;
      }
    }
    const turns = syncReaderOf(broken());
    let notified = 0;
    turns.subscribe(() => notified++);
    expect(turns.take()).toBeUndefined();
    await settle();
    expect(turns.take()).toEqual(piece(1));
    expect(turns.take()).toBeUndefined();
    await settle();
    expect(() => turns.take()).toThrow('It broke.');
    expect(turns.take()).toBeNull();
    expect(notified).toBe(2);
    expect(hasEnded).toBe(true);
  });
});
