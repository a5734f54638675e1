import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { allOf } from '../../../test/read-events.ts';
import { workEvents } from './work-events.ts';

type Event = { part: number } | { done: string };
const open = () => new AbortController().signal;

it('work tells how far it is, and its outcome last', async () => {
  const events = workEvents<Event>(open(), 0, async (report) => {
    for (const part of [1, 2, 3]) {
      report({ part });
      await sleep(10);
    }
    return { done: 'all' };
  });
  expect(await allOf(events)).toEqual([{ part: 1 }, { part: 2 }, { part: 3 }, { done: 'all' }]);
});

it('of reports in a rush, and while nobody reads, only the newest is told', async () => {
  const events = workEvents<Event>(open(), 0, async (report) => {
    for (let part = 0; part < 1000; part++) report({ part });
    await sleep(20);
    return { done: 'all' };
  });
  expect(await allOf(events)).toEqual([{ part: 999 }, { done: 'all' }]);
});

it('reports are told so often at most, and the outcome is not held up by that', async () => {
  const events = workEvents<Event>(open(), 3_600_000, async (report) => {
    for (const part of [1, 2, 3]) {
      report({ part });
      await sleep(10);
    }
    return { done: 'all' };
  });
  expect(await allOf(events)).toEqual([{ part: 1 }, { done: 'all' }]);
});

it('begins before anybody reads, and a failure waits for the reader', async () => {
  let hasBegun = false;
  const events = workEvents<Event>(open(), 0, async () => {
    hasBegun = true;
    throw new Error('away');
  });
  expect(hasBegun).toBe(true);
  await sleep(5);
  await expect(events.next()).rejects.toThrow('away');
  expect(await events.next()).toEqual({ done: true, value: undefined });
});

it('work is told to stop when its caller says so, and when nobody wants its events', async () => {
  const caller = new AbortController();
  const signals: AbortSignal[] = [];
  const begin = (signal: AbortSignal) =>
    workEvents<Event>(signal, 0, async (_report, workSignal) => {
      signals.push(workSignal);
      await sleep(60_000, undefined, { signal: workSignal });
      return { done: 'all' };
    });
  const [first, second, third] = [begin(caller.signal), begin(open()), begin(open())];
  caller.abort();
  await expect(first.next()).rejects.toThrow('aborted');
  await second.return?.();
  expect(await second.next()).toEqual({ done: true, value: undefined });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
  await third.return?.();
});
