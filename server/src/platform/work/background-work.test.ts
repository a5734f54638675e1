import { expect, it } from 'vitest';
import { CONDITION_MS } from '../../../../scripts/lib/test-limits.mjs';
import { makeLog } from '../log.ts';
import { makeBackgroundWork } from './background-work.ts';

const makeWork = () => makeBackgroundWork(makeLog('silent'));
/** Runs until it is aborted, and collects the reason. */
const untilAborted = (reasons: unknown[]) => (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      reasons.push(signal.reason.message);
      resolve();
    });
  });

it('knows what is being done, until it is done or has failed', async () => {
  const work = makeWork();
  let finish = () => {};
  work.start(
    'long',
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  work.start('wrong', () => Promise.reject(new Error('no')));
  expect([work.isDoing('long'), work.isDoing('other')]).toEqual([true, false]);
  expect(() => work.start('long', async () => {})).toThrow();
  finish();
  await work.finishAll(CONDITION_MS);
  expect([work.isDoing('long'), work.isDoing('wrong')]).toEqual([false, false]);
});

it('tells work by its name to end', async () => {
  const work = makeWork();
  const reasons: unknown[] = [];
  work.start('one', untilAborted(reasons));
  expect([work.stop('two', new Error('no')), work.stop('one', new Error('enough'))]).toEqual([false, true]);
  await work.finishAll(CONDITION_MS);
  expect(reasons).toEqual(['enough']);
});

it('tells all that is not done in time to end, and waits for that', async () => {
  const work = makeWork();
  const reasons: unknown[] = [];
  for (const name of ['one', 'two']) work.start(name, untilAborted(reasons));
  await work.finishAll(10);
  expect(reasons).toEqual(['The server stops.', 'The server stops.']);
});
