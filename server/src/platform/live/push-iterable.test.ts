import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { inTurn, isReady, pushIterable, type Ready } from './push-iterable.ts';

interface Piece {
  n: number;
}
const piece = (n: number): Piece => ({ n });
const { signal } = new AbortController();
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function all(source: AsyncIterable<Piece>): Promise<number[]> {
  const numbers: number[] = [];
  for await (const { n } of source) numbers.push(n);
  return numbers;
}

describe('what a work gives', () => {
  it('begins when somebody asks, not before', async () => {
    let begun = 0;
    const given = pushIterable<Piece>(signal, async (give) => {
      begun++;
      give(piece(1));
    });
    await settle();
    expect(begun).toBe(0);
    expect(await all(given)).toEqual([1]);
    expect(begun).toBe(1);
  });

  it('can be taken at once as far as it is there, with news of the rest', async () => {
    let give = (_piece: Piece) => {};
    let end = () => {};
    const given = pushIterable<Piece>(signal, (gives) => {
      give = gives;
      return new Promise((resolve) => {
        end = resolve;
      });
    });
    let news = 0;
    given.onNews(() => news++);
    expect(given.take()).toBeUndefined();
    give(piece(1));
    give(piece(2));
    expect(news).toBe(2);
    expect([given.take(), given.take(), given.take()]).toEqual([piece(1), piece(2), undefined]);
    end();
    await settle();
    expect(news).toBe(3);
    expect(given.take()).toBeNull();
    expect(given.take()).toBeNull();
  });

  it('is all given before what ended it is thrown, once', async () => {
    const given = pushIterable<Piece>(signal, async (give) => {
      give(piece(1));
      throw new Error('It broke.');
    });
    given.onNews(() => {});
    await settle();
    expect(given.take()).toEqual(piece(1));
    expect(() => given.take()).toThrow('It broke.');
    expect(given.take()).toBeNull();
  });

  it('ends for whoever leaves, and the work is told', async () => {
    let hasHeard = false;
    const given = pushIterable<Piece>(signal, async (give, left) => {
      left.addEventListener('abort', () => {
        hasHeard = true;
      });
      give(piece(1));
      give(piece(2));
      await new Promise(() => {});
    });
    for await (const { n } of given) {
      expect(n).toBe(1);
      break;
    }
    expect(hasHeard).toBe(true);
    expect(given.take()).toBeNull();
  });

  it('ends with what the work makes of the signal of its caller, which is then not listened to any more', async () => {
    const caller = new AbortController();
    const listeners = () => getEventListeners(caller.signal, 'abort').length;
    const given = pushIterable<Piece>(caller.signal, async (give, signal) => {
      give(piece(1));
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    expect(listeners()).toBe(0);
    expect(given.take()).toEqual(piece(1));
    expect(listeners()).toBe(1);
    caller.abort(new Error('Enough.'));
    await settle();
    expect(() => given.take()).toThrow('Enough.');
    expect(listeners()).toBe(0);
  });

  it('is not begun for whoever left before, and listens to nobody after', async () => {
    const caller = new AbortController();
    let begun = 0;
    const work = async () => {
      begun++;
      await new Promise(() => {});
    };
    const never = pushIterable<Piece>(caller.signal, work);
    await never.return?.();
    expect([never.take(), begun]).toEqual([null, 0]);
    const hanging = pushIterable<Piece>(caller.signal, work);
    hanging.take();
    await hanging.return?.();
    expect([begun, getEventListeners(caller.signal, 'abort').length]).toEqual([1, 0]);
  });
});

describe('any source', () => {
  it('gives one event after the other, each when it is asked for', async () => {
    let asked = 0;
    async function* count() {
      for (let n = 1; n <= 3; n++) {
        asked++;
        yield piece(n);
      }
    }
    const turns: Ready<Piece> = inTurn(count());
    expect(isReady(turns)).toBe(true);
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
    const turns = inTurn(broken());
    let news = 0;
    turns.onNews(() => news++);
    expect(turns.take()).toBeUndefined();
    await settle();
    expect(turns.take()).toEqual(piece(1));
    expect(turns.take()).toBeUndefined();
    await settle();
    expect(() => turns.take()).toThrow('It broke.');
    expect(turns.take()).toBeNull();
    expect(news).toBe(2);
    expect(hasEnded).toBe(true);
  });
});
