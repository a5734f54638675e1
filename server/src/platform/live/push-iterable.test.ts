import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { pushIterable } from './push-iterable.ts';
import { syncReaderOf } from './sync-reader.ts';

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
    const events = pushIterable<Piece>(signal, async (push) => {
      begun++;
      push(piece(1));
    });
    await settle();
    expect(begun).toBe(0);
    expect(await all(events)).toEqual([1]);
    expect(begun).toBe(1);
  });

  it('can be taken at once as far as it is there, with news of the rest', async () => {
    let push = (_piece: Piece) => {};
    let end = () => {};
    const events = pushIterable<Piece>(signal, (pushes) => {
      push = pushes;
      return new Promise((resolve) => {
        end = resolve;
      });
    });
    let notified = 0;
    syncReaderOf(events).subscribe(() => notified++);
    expect(syncReaderOf(events).take()).toBeUndefined();
    push(piece(1));
    push(piece(2));
    expect(notified).toBe(2);
    expect([syncReaderOf(events).take(), syncReaderOf(events).take(), syncReaderOf(events).take()]).toEqual([
      piece(1),
      piece(2),
      undefined,
    ]);
    end();
    await settle();
    expect(notified).toBe(3);
    expect(syncReaderOf(events).take()).toBeNull();
    expect(syncReaderOf(events).take()).toBeNull();
  });

  it('is all given before what ended it is thrown, once', async () => {
    const events = pushIterable<Piece>(signal, async (push) => {
      push(piece(1));
      throw new Error('It broke.');
    });
    syncReaderOf(events).subscribe(() => {});
    await settle();
    expect(syncReaderOf(events).take()).toEqual(piece(1));
    expect(() => syncReaderOf(events).take()).toThrow('It broke.');
    expect(syncReaderOf(events).take()).toBeNull();
  });

  it('ends for whoever leaves, and the work is told', async () => {
    let hasReceived = false;
    const events = pushIterable<Piece>(signal, async (push, left) => {
      left.addEventListener('abort', () => {
        hasReceived = true;
      });
      push(piece(1));
      push(piece(2));
      await new Promise(() => {});
    });
    for await (const { n } of events) {
      expect(n).toBe(1);
      break;
    }
    expect(hasReceived).toBe(true);
    expect(syncReaderOf(events).take()).toBeNull();
  });

  it('ends with what the work makes of the signal of its caller, which is then not listened to any more', async () => {
    const caller = new AbortController();
    const listeners = () => getEventListeners(caller.signal, 'abort').length;
    const events = pushIterable<Piece>(caller.signal, async (push, signal) => {
      push(piece(1));
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    expect(listeners()).toBe(0);
    expect(syncReaderOf(events).take()).toEqual(piece(1));
    expect(listeners()).toBe(1);
    caller.abort(new Error('Enough.'));
    await settle();
    expect(() => syncReaderOf(events).take()).toThrow('Enough.');
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
    expect([syncReaderOf(never).take(), begun]).toEqual([null, 0]);
    const hanging = pushIterable<Piece>(caller.signal, work);
    syncReaderOf(hanging).take();
    await hanging.return?.();
    expect([begun, getEventListeners(caller.signal, 'abort').length]).toEqual([1, 0]);
  });
});
