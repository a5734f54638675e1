import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forEachEvent } from './for-each.ts';
import { pushIterable } from './push-iterable.ts';

interface Piece {
  n: number;
}
const piece = (n: number): Piece => ({ n });
const { signal } = new AbortController();
const idleMs = 1_000;

/** A source that the test pushes into. */
function makeSource(caller = signal) {
  const source = { push: (_piece: Piece) => {}, end: () => {}, fail: (_error: Error) => {}, isCancelled: false };
  const events = pushIterable<Piece>(caller, (push, workSignal) => {
    source.push = push;
    workSignal.addEventListener('abort', () => {
      source.isCancelled = true;
    });
    return new Promise((resolve, reject) => {
      source.end = resolve;
      source.fail = reject;
    });
  });
  return { source, events };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('each event of a source', () => {
  it('is handled in the moment it comes', async () => {
    const { source, events } = makeSource();
    const seen: number[] = [];
    const done = forEachEvent(events, { idleMs, signal }, ({ n }) => seen.push(n) > 0);
    source.push(piece(1));
    expect(seen).toEqual([1]);
    source.push(piece(2));
    source.push(piece(3));
    expect(seen).toEqual([1, 2, 3]);
    source.end();
    await done;
    expect(source.isCancelled).toBe(false);
  });

  it('waits for a handler that takes time, and comes in order', async () => {
    async function* count() {
      for (let n = 1; n <= 3; n++) yield piece(n);
    }
    const steps: string[] = [];
    await forEachEvent(count(), { idleMs, signal }, async ({ n }) => {
      steps.push(`begin ${n}`);
      await new Promise((resolve) => setImmediate(resolve));
      steps.push(`end ${n}`);
      return true;
    });
    expect(steps).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
  });

  it('is the last when the handler says so, and the source is returned', async () => {
    const { source, events } = makeSource();
    const seen: number[] = [];
    const done = forEachEvent(events, { idleMs, signal }, ({ n }) => {
      seen.push(n);
      return n < 2;
    });
    for (const n of [1, 2, 3]) source.push(piece(n));
    await done;
    expect([seen, source.isCancelled]).toEqual([[1, 2], true]);
  });

  it('ends with what the source or the handler throws', async () => {
    const { source, events } = makeSource();
    const failing = forEachEvent(events, { idleMs, signal }, () => true);
    source.fail(new Error('It broke.'));
    await expect(failing).rejects.toThrow('It broke.');

    const other = makeSource();
    const refused = forEachEvent(other.events, { idleMs, signal }, () => {
      throw new Error('Not this one.');
    });
    other.source.push(piece(1));
    await expect(refused).rejects.toThrow('Not this one.');
    expect(other.source.isCancelled).toBe(true);
  });
});

describe('a source', () => {
  it('that is silent for too long is given up; the time of the handler does not count', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { source, events } = makeSource();
    let finish = (_mayGoOn: boolean) => {};
    const done = forEachEvent(events, { idleMs, signal }, ({ n }) =>
      n === 1
        ? true
        : new Promise<boolean>((resolve) => {
            finish = resolve;
          }),
    );
    const failure = expect(done).rejects.toMatchObject({ code: 'unavailable' });
    vi.advanceTimersByTime(900);
    source.push(piece(1));
    vi.advanceTimersByTime(900);
    source.push(piece(2));
    vi.advanceTimersByTime(10 * idleMs);
    expect(source.isCancelled).toBe(false);
    finish(true);
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(idleMs + 1);
    vi.advanceTimersByTime(idleMs + 1);
    await failure;
    expect(source.isCancelled).toBe(true);
  });

  it('is left at once when the signal is raised, even where it hangs in its own work', async () => {
    const stop = new AbortController();
    async function* hang(): AsyncGenerator<Piece> {
      await new Promise(() => {});
    }
    const done = forEachEvent(hang(), { idleMs, signal: stop.signal }, () => true);
    stop.abort(new Error('Enough.'));
    await expect(done).rejects.toThrow('Enough.');
    await expect(forEachEvent(hang(), { idleMs, signal: stop.signal }, () => true)).rejects.toThrow('Enough.');
    expect(getEventListeners(stop.signal, 'abort')).toHaveLength(0);
  });
});
