import { describe, expect, it } from 'vitest';
import { pushIterable } from './push-iterable.ts';
import { readAhead } from './read-ahead.ts';

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

/** Sources of both kinds, and whether they ended. */
function makeSources() {
  const state = { begun: 0, ended: 0 };
  const pushed = () =>
    pushIterable<Piece>(signal, async (push) => {
      state.begun++;
      for (const n of [1, 2, 3]) push(piece(n));
      state.ended++;
    });
  async function* generated() {
    state.begun++;
    try {
      for (const n of [1, 2, 3]) yield piece(n);
    } finally {
      state.ended++;
    }
  }
  return { state, pushed, generated };
}

describe.each(['pushed', 'generated'] as const)('a source that is %s', (kind) => {
  it('is read before anybody asks, and given whole to whoever does', async () => {
    const { state, [kind]: make } = makeSources();
    const ahead = readAhead<Piece>(make());
    for (let turn = 0; turn < 5; turn++) await settle();
    expect(state).toEqual({ begun: 1, ended: 1 });
    expect(await all(ahead)).toEqual([1, 2, 3]);
  });
});

it('gives all before what ended it is thrown, once', async () => {
  async function* broken() {
    yield piece(1);
    throw new Error('It broke.');
  }
  const ahead = readAhead(broken());
  for (let turn = 0; turn < 5; turn++) await settle();
  expect((await ahead.next()).value).toEqual(piece(1));
  await expect(ahead.next()).rejects.toThrow('It broke.');
  expect((await ahead.next()).done).toBe(true);
});

it('ends the source when it is returned, read or not', async () => {
  let isCancelled = false;
  const source = pushIterable<Piece>(signal, async (push, workSignal) => {
    workSignal.addEventListener('abort', () => {
      isCancelled = true;
    });
    push(piece(1));
    await new Promise(() => {});
  });
  const ahead = readAhead(source);
  await ahead.return?.();
  expect(isCancelled).toBe(true);
  expect((await ahead.next()).done).toBe(true);
});
