import { existsSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { serveWork } from '../src/platform/work/serve-work.ts';

/** Jobs of the worker in the tests of the pool. */
export type TestJob =
  | { say: string; wait?: number /** A file to wait for. */; until?: string; mark?: string }
  | 'throw'
  | 'hang'
  | 'exit'
  | 'crash'
  | 'bytes';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

serveWork<TestJob, { echo: string; bytes?: Uint8Array }>(async () => {
  if (workerData === 'no start') throw new Error('There is nothing to start with.');
  return async (job) => {
    if (job === 'throw') throw new RangeError('That is too much.');
    if (job === 'exit') process.exit(3);
    if (job === 'crash')
      setImmediate(() => {
        throw new Error('Crashed on the way.');
      });
    if (job === 'hang' || job === 'crash') return new Promise(() => {});
    if (job === 'bytes') return { echo: 'bytes', bytes: new Uint8Array(1_000_000).fill(7) };
    if (job.wait !== undefined) await sleep(job.wait);
    while (job.until !== undefined && !existsSync(job.until)) await sleep(5);
    if (job.mark !== undefined) writeFileSync(job.mark, '');
    return { echo: job.say };
  };
});
