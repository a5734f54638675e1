import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const { signal } = new AbortController();
const never = () => new Promise<string>(() => {});

it('gives what the work gives, or its failure', async () => {
  expect(await withTimeout(Promise.resolve('done'), { ms: 1_000, signal })).toBe('done');
  await expect(withTimeout(Promise.reject(new Error('It broke.')), { ms: 1_000, signal })).rejects.toThrow('It broke.');
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

it('waits no longer than so long', async () => {
  await expect(withTimeout(never(), { ms: 5, signal })).rejects.toMatchObject({ code: 'unavailable' });
});

it('waits no longer than until the signal is raised', async () => {
  const stop = new AbortController();
  const waiting = withTimeout(never(), { ms: 1_000_000, signal: stop.signal });
  stop.abort(new Error('Enough.'));
  await expect(waiting).rejects.toThrow('Enough.');
  await expect(withTimeout(never(), { ms: 1_000_000, signal: stop.signal })).rejects.toThrow('Enough.');
});

it('says nothing of work that fails when nobody waits for it any more', async () => {
  let fail = (_error: Error) => {};
  const work = new Promise<string>((_resolve, reject) => {
    fail = reject;
  });
  await expect(withTimeout(work, { ms: 5, signal })).rejects.toMatchObject({ code: 'unavailable' });
  fail(new Error('Too late.'));
  await new Promise((resolve) => setImmediate(resolve));
});
