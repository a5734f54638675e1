import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../../test/bundle.ts';
import type { TestJob } from '../../../test/test-worker.ts';
import { AppError } from '../app-error.ts';
import { makeLog } from '../log.ts';
import { makeWorkPool, type WorkPool, type WorkPoolOptions } from './work-pool.ts';

type JobResult = { echo: string; bytes?: Uint8Array };
let built: Awaited<ReturnType<typeof bundle>>;
beforeAll(async () => {
  built = await bundle({ 'test-worker': 'test/test-worker.ts' });
});
afterAll(() => built.remove());

let pool: WorkPool<TestJob, JobResult>;
afterEach(() => pool.close());
function open(options: Partial<WorkPoolOptions<TestJob, JobResult>> = {}): void {
  pool = makeWorkPool<TestJob, JobResult>({
    name: 'odd',
    script: pathToFileURL(join(built.folder, 'test-worker.js')),
    here: () => Promise.reject(new Error('not here')),
    log: makeLog('silent'),
    closeMs: 20,
    ...options,
  });
}
const never = new AbortController().signal;
const run = (job: TestJob, who?: string) => pool.run(job, { signal: never, who });
const say = async (text: string) => (await run({ say: text })).echo;
/** Waits for an answer under a short limit, which a slow machine may miss at first. */
const answersAgain = () => expect.poll(() => say('again').catch(() => 'too late')).toBe('again');
const codeOf = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason);
  return error instanceof AppError ? [error.code, error.status] : error;
};

describe('a pool of threads', () => {
  it('does jobs elsewhere and hands results over, bytes included', async () => {
    open();
    expect(await say('hello')).toBe('hello');
    const { bytes } = await run('bytes');
    expect([bytes?.length, bytes?.[999_999]]).toEqual([1_000_000, 7]);
  });

  it('tells what a job threw, and goes on', async () => {
    open();
    await expect(run('throw')).rejects.toThrow('That is too much.');
    expect(await say('still here')).toBe('still here');
  });

  it.each(['exit', 'crash'] as const)('answers 503 when a thread is lost (%s), and starts another', async (job) => {
    open();
    expect(await codeOf(run(job))).toEqual(['unavailable', 503]);
    expect(await say('again')).toBe('again');
  });

  it('ends a thread whose job hangs', async () => {
    open({ longestMs: 300 });
    expect(await codeOf(run('hang'))).toEqual(['unavailable', 503]);
    await answersAgain();
  });

  it('lets a thread that took too long finish what it is at, while another goes on', async () => {
    open({ longestMs: 300 });
    const [until, mark] = [join(built.folder, 'go-on'), join(built.folder, 'finished')];
    expect(await codeOf(run({ say: 'late', until, mark }))).toEqual(['unavailable', 503]);
    await answersAgain();
    expect(existsSync(mark)).toBe(false);
    writeFileSync(until, '');
    await expect.poll(() => existsSync(mark)).toBe(true);
  });

  it('answers 503 when a worker cannot start, instead of waiting for ever', async () => {
    open({ workerData: 'no start' });
    expect(await codeOf(run({ say: 'a' }))).toEqual(['unavailable', 503]);
    expect(await codeOf(run({ say: 'b' }))).toEqual(['unavailable', 503]);
  });

  it('serves people in turn while one has asked for much', async () => {
    open();
    const order: string[] = [];
    const ask = (say: string, who: string) => run({ wait: 5, say }, who).then(({ echo }) => order.push(echo));
    await Promise.all([...['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, 'a')), ask('b1', 'b'), ask('c1', 'c')]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  it('refuses with busy and a time to come back when too much waits', async () => {
    open({ room: { inAll: 3, each: 2 } });
    const first = run({ wait: 50, say: 'first' }, 'a');
    const waiting = [run({ say: '1' }, 'a'), run({ say: '2' }, 'a')];
    expect(await codeOf(run({ say: '3' }, 'a'))).toEqual(['busy', 503]);
    waiting.push(run({ say: '4' }, 'b'));
    const refused = await run({ say: '5' }, 'c').catch((error: AppError) => error);
    expect(refused).toMatchObject({ code: 'busy', status: 503 });
    expect((refused as AppError).retryAfterSeconds).toBeGreaterThanOrEqual(1);
    await first;
    expect((await Promise.all(waiting)).map(({ echo }) => echo)).toEqual(['1', '2', '4']);
    expect(await say('room again')).toBe('room again');
  });

  it('lets go of aborted work at once, whether it waits or runs', async () => {
    open();
    const [running, waits] = [new AbortController(), new AbortController()];
    const first = pool.run({ wait: 100, say: 'first' }, { signal: running.signal });
    const second = pool.run({ say: 'second' }, { signal: waits.signal });
    waits.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    running.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    await expect(pool.run({ say: 'late' }, { signal: running.signal })).rejects.toThrow('left');
    expect(await say('next')).toBe('next');
  });

  it('uses as many threads as it may, and no more', async () => {
    open({ threads: 2 });
    const ends = (name: string) => join(built.folder, `end-of-${name}`);
    const done: string[] = [];
    const ask = (job: TestJob) => run(job).then(({ echo }) => done.push(echo));
    await Promise.all([run({ say: '' }), run({ say: '' })]);
    const one = ask({ say: 'one', until: ends('one') });
    const two = ask({ say: 'two', until: ends('two') });
    const third = ask({ say: 'third' });
    await sleep(50);
    expect(done).toEqual([]);
    writeFileSync(ends('two'), '');
    await Promise.all([two, third]);
    expect(done).toEqual(['two', 'third']);
    writeFileSync(ends('one'), '');
    await one;
  });

  it('turns away what comes after it is closed, and what still waits', async () => {
    open();
    const work = [run({ wait: 10_000, say: 'x' }), run({ say: 'y' })].map(codeOf);
    await pool.close();
    expect(await Promise.all([...work, codeOf(run({ say: 'z' }))])).toEqual(Array(3).fill(['unavailable', 503]));
  });
});

describe('a pool without a built script', () => {
  it('does the work here, started once', async () => {
    let starts = 0;
    const here = async () => {
      starts++;
      return async (job: TestJob) => {
        if (job === 'throw') throw new RangeError('That is too much.');
        return { echo: typeof job === 'string' ? job : 'say' in job ? job.say : '' };
      };
    };
    open({ script: pathToFileURL(join(built.folder, 'none.js')), here });
    expect(await Promise.all([say('a'), say('b')])).toEqual(['a', 'b']);
    await expect(run('throw')).rejects.toThrow(RangeError);
    expect(starts).toBe(1);
  });
});
