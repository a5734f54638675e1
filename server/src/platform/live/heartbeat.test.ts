import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { allOf } from '../../../test/read-events.ts';
import { withHeartbeat } from './heartbeat.ts';

const NEVER = new Promise<never>(() => {});

it('events pass as they are, up to the end', async () => {
  async function* events() {
    yield 1;
    yield 2;
  }
  expect(await allOf(withHeartbeat(events(), 60_000, () => 0))).toEqual([1, 2]);
});

it('while none comes, the last one is repeated, and none that comes later is lost', async () => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  async function* events() {
    yield 'first';
    await gate;
    yield 'second';
  }
  const beating = withHeartbeat<string>(events(), 10, (last) => `still ${last}`);
  const seen: string[] = [];
  for await (const event of beating) {
    seen.push(event);
    if (seen.length === 4) go();
  }
  expect(seen.slice(0, 4)).toEqual(['first', 'still first', 'still first', 'still first']);
  expect(seen.filter((event) => event === 'second')).toHaveLength(1);
});

it('before the first event, the beat is told that there was none', async () => {
  const beating = withHeartbeat<string>(
    (async function* () {
      yield await NEVER;
    })(),
    5,
    (last) => last ?? 'nothing yet',
  );
  expect((await beating.next()).value).toBe('nothing yet');
});

it('no beat means to go on waiting', async () => {
  async function* events() {
    await sleep(60);
    yield 'late';
  }
  expect(await allOf(withHeartbeat(events(), 5, () => undefined))).toEqual(['late']);
});

it('a failure passes', async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first event.
  async function* events(): AsyncGenerator<number> {
    throw new Error('away');
  }
  await expect(withHeartbeat(events(), 60_000, () => 0).next()).rejects.toThrow('away');
});

it('can be returned while it waits, and returns its source', async () => {
  let returned = false;
  const source = {
    [Symbol.asyncIterator]: () => ({
      next: () => NEVER,
      return: async () => {
        returned = true;
        return { done: true as const, value: undefined };
      },
    }),
  };
  const beating = withHeartbeat<number>(source, 60_000, () => 0);
  void beating.next();
  expect(await beating.return?.()).toEqual({ done: true, value: undefined });
  expect(returned).toBe(true);
});
