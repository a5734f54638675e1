import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeGate } from '../../../test/fake-writer.ts';
import { makeTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../db/database.ts';
import { inTransaction, type Transactional } from '../db/transaction.ts';
import { makeLog } from '../log.ts';
import { type JobKind, type Jobs, startJobs } from './jobs.ts';

interface Note {
  text: string;
}
const kind = (name: string, retryLimit = 0): JobKind<Note> => ({ name, retryLimit, retryDelaySeconds: 1 });

/** In seconds. */
const HOUR = 3_600;
const OFTEN = 0.05;

let database: Database;
let jobs: Jobs;
let ctx: Transactional;
const lines: string[] = [];

beforeAll(async () => {
  database = await makeTestDatabase();
  ctx = { db: database.db };
  // It does not poll within the time of a test: only announced jobs run.
  jobs = await startJobs(database.pool, makeLog('info', { write: (line) => lines.push(line) }), HOUR);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

/** Works a kind of job; the list fills with the texts of the jobs done. */
async function collect(
  of: JobKind<Note>,
  work: (job: Note) => Promise<void> = async () => {},
  by = jobs,
): Promise<string[]> {
  const done: string[] = [];
  await by.work(of, async (job) => {
    await work(job);
    done.push(job.text);
  });
  return done;
}

describe('background jobs', () => {
  it('run soon after the transaction that sent them is committed, not before', async () => {
    const quick = kind('test-quick');
    const done = await collect(quick);
    await inTransaction(ctx, async (ctx) => {
      await jobs.send(ctx, quick, { text: 'one' });
      await sleep(200);
      expect(done).toEqual([]);
    });
    await expect.poll(() => done).toEqual(['one']);
  });

  it('never run when that transaction is rolled back', async () => {
    const unsent = kind('test-unsent');
    const done = await collect(unsent);
    const work = inTransaction(ctx, async (ctx) => {
      await jobs.send(ctx, unsent, { text: 'ghost' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await jobs.send(ctx, unsent, { text: 'real' });
    await expect.poll(() => done).toEqual(['real']);
    const { rows } = await database.pool.query("SELECT 1 FROM jobs.job WHERE data::text LIKE '%ghost%'");
    expect(rows).toEqual([]);
  });

  it('are worked off without a pause while there are more, each once and one at a time', async () => {
    const many = kind('test-many');
    let atOnce = 0;
    let most = 0;
    const done = await collect(many, async () => {
      most = Math.max(most, ++atOnce);
      await sleep(2);
      atOnce--;
    });
    for (let n = 0; n < 20; n++) await jobs.send(ctx, many, { text: `${n}` });
    await expect.poll(() => done.length).toBeGreaterThanOrEqual(20);
    expect(new Set(done).size).toBe(20);
    expect(most).toBe(1);
  });

  it('are tried again after a failure, until they work', async () => {
    const own = await startJobs(database.pool, makeLog('silent'), OFTEN);
    const flaky = kind('test-flaky', 3);
    let tries = 0;
    const fail = async () => {
      if (++tries === 1) throw new Error('not yet');
    };
    const done = await collect(flaky, fail, own);
    await own.send(ctx, flaky, { text: 'at last' });
    await expect.poll(() => done).toEqual(['at last']);
    expect(tries).toBe(2);
    await own.stop();
  });

  it('that are done leave nothing of their data in the queue', async () => {
    const tidy = kind('test-tidy');
    const done = await collect(tidy);
    await jobs.send(ctx, tidy, { text: 'marisol@example.org' });
    await expect.poll(() => done).toHaveLength(1);
    const left = () => database.pool.query("SELECT data FROM jobs.job WHERE data::text LIKE '%marisol%'");
    await expect.poll(async () => (await left()).rows).toEqual([]);
  });

  it('that fail leave nothing of their data in the queue or in the log', async () => {
    const failing = kind('test-failing');
    await collect(failing, async (job) => {
      throw new Error(`could not mail marisol@example.org: ${job.text}`, {
        cause: new Error('for marisol@example.org'),
      });
    });
    await jobs.send(ctx, failing, { text: 'x'.repeat(43) });
    const stored = () =>
      database.pool.query('SELECT state, output::text FROM jobs.job WHERE name = $1', [failing.name]);
    await expect.poll(async () => (await stored()).rows[0].state).toBe('failed');
    const { output } = (await stored()).rows[0];
    expect(output).toContain('test-failing failed');
    expect(output).not.toMatch(/marisol|xxxx/);
    const logged = lines.filter((line) => line.includes('test-failing')).join();
    expect(logged).toContain('job failed');
    expect(logged).not.toMatch(/marisol|x{43}/);
  });

  it('go on by themselves after the database was away, and nothing is done twice or forgotten', async () => {
    let away = false;
    let refused = 0;
    const pool = Object.create(database.pool) as Database['pool'];
    pool.query = ((text: string, values: unknown[]) => {
      if (!away) return database.pool.query(text, values);
      refused++;
      return Promise.reject(new Error('away'));
    }) as typeof pool.query;
    const asksTwice = () => {
      const before = refused;
      return expect.poll(() => refused).toBeGreaterThan(before + 1);
    };
    const own = await startJobs(pool, makeLog('silent'), OFTEN);
    const patient = kind('test-patient');
    const done = await collect(patient, undefined, own);
    away = true;
    await asksTwice();
    await own.send(ctx, patient, { text: 'waited' });
    await asksTwice();
    expect(done).toEqual([]);
    away = false;
    await expect.poll(() => done).toEqual(['waited']);
    await own.stop();
  });

  it('that are due by a schedule end nothing when the database cannot note that they were begun', async () => {
    const unheard: unknown[] = [];
    const onRejection = (error: unknown) => unheard.push(error);
    process.on('unhandledRejection', onRejection);
    const logged: string[] = [];
    let refused = 0;
    // A database of its own, so that no other worker takes the job.
    const alone = await makeTestDatabase();
    const pool = Object.create(alone.pool) as Database['pool'];
    pool.query = ((text: string, values?: unknown[]) => {
      if (values?.length !== 3 || values[0] !== '__pgboss__send-it') return alone.pool.query(text, values);
      refused++;
      return Promise.reject(new Error('timeout exceeded when trying to connect'));
    }) as typeof pool.query;
    const own = await startJobs(pool, makeLog('error', { write: (line) => logged.push(line) }), undefined, 1);
    const due = kind('test-due');
    const done: string[] = [];
    await own.work(due, async ({ text }) => {
      done.push(text);
    });
    // As the library itself notes that it is time.
    const { retryLimit, retryDelaySeconds } = due;
    const noted: JobKind<{ name: string; data: Note }> = { name: '__pgboss__send-it', retryLimit, retryDelaySeconds };
    await own.send({ db: alone.db }, noted, { name: due.name, data: { text: 'nightly' } });
    await expect.poll(() => refused).toBe(1);
    await expect.poll(() => done).toEqual(['nightly']);
    process.off('unhandledRejection', onRejection);
    expect(unheard).toEqual([]);
    expect(logged.join()).toContain('timeout exceeded');
    await own.stop();
    await alone.close();
  });

  it('that are scheduled have one place over all processes', async () => {
    const other = await startJobs(database.pool, makeLog('silent'));
    for (const each of [jobs, other, jobs]) await each.schedule('test-nightly', '17 3 * * *', async () => {});
    const { rows } = await database.pool.query("SELECT cron, timezone FROM jobs.schedule WHERE name = 'test-nightly'");
    expect(rows).toEqual([{ cron: '17 3 * * *', timezone: 'UTC' }]);
    await other.stop();
  });

  it('that are running are finished before a stop', async () => {
    const own = await startJobs(database.pool, makeLog('silent'));
    const slow = kind('test-slow');
    let state = 'waiting';
    const gate = makeGate();
    await own.work(slow, async () => {
      state = 'running';
      await gate.opened;
      state = 'done';
    });
    await own.send(ctx, slow, { text: '' });
    await expect.poll(() => state).toBe('running');
    const stopped = own.stop();
    gate.open();
    await stopped;
    expect(state).toBe('done');
    const { rows } = await database.pool.query('SELECT state FROM jobs.job WHERE name = $1', [slow.name]);
    // A finished job leaves no row: its data may name a user who deletes their account.
    expect(rows).toEqual([]);
  });
});
