import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Db } from '../db/database.ts';
import type { Logger } from '../log.ts';
import { startWorkerLoop, type WorkerLoop } from './worker-loop.ts';

/** A kind of background job: its name and the type of its data. */
export interface JobKind<T extends object> {
  name: string;
  retryLimit: number;
  retryDelaySeconds: number;
  /** Only for the type of the data. */
  readonly data?: T;
}

interface Sending {
  db: Db;
  afterCommit?: (() => void)[] | undefined;
}

export interface Jobs {
  /** Queues work in the caller's transaction: it exists exactly when the rest of it does. */
  send<T extends object>(ctx: Sending, kind: JobKind<T>, data: T): Promise<void>;
  /** Takes on a kind of work in this process. */
  work<T extends object>(kind: JobKind<T>, handler: (data: T) => Promise<void>): Promise<void>;
  /** Runs a handler by a cron expression (UTC), once over all processes. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const SCHEMA = 'jobs';
const POLL_SECONDS = 2;
const SCHEDULE_POLL_SECONDS = 30;
/** How often the library polls for scheduled jobs that are due. */
const DUE_POLL_SECONDS = 5;
const STOP_WITHIN_MS = 10_000;
const EXPIRE_SECONDS = 120;

/** The queue in which the library puts scheduled jobs that are due. */
const DUE_QUEUE = '__pgboss__send-it';

/**
 * The library works its own queue off with a worker that neither waits for nor catches its last word about a job (name,
 * ids, outcome): a database that is away at that moment must not end the process. The job comes again when it expires.
 */
async function guard<T>(query: Promise<T>, values: unknown[], log: Pick<Logger, 'error'>) {
  try {
    return await query;
  } catch (error) {
    if (values[0] !== DUE_QUEUE || values.length !== 3) throw error;
    log.error({ event: 'job_queue_failed', err: error, job: DUE_QUEUE }, 'the job queue failed');
    return { rows: [{ count: 0 }] };
  }
}

/** Starts the queue on the same database; jobs sent by other processes are polled for every `pollSeconds`. */
export async function startJobs(
  pool: Pool,
  log: Logger,
  pollSeconds = POLL_SECONDS,
  duePollSeconds = DUE_POLL_SECONDS,
): Promise<Jobs> {
  const boss = new PgBoss({
    schema: SCHEMA,
    db: { executeSql: (text: string, values: unknown[] = []) => guard(pool.query(text, values), values, log) },
    monitorStateIntervalSeconds: 60,
    maintenanceIntervalSeconds: 600,
    cronWorkerIntervalSeconds: duePollSeconds,
  });
  boss.on('error', (error) => log.error({ event: 'job_queue_failed', err: error }, 'the job queue failed'));
  await boss.start();

  const loops = new Map<string, WorkerLoop>();
  const queues = new Set<string>();
  const ensureQueue = async (kind: JobKind<object>) => {
    if (queues.has(kind.name)) return;
    await boss.createQueue(kind.name, {
      name: kind.name,
      retryLimit: kind.retryLimit,
      retryDelay: kind.retryDelaySeconds,
      retryBackoff: true,
      // Work that a killed process had begun is taken up by another after this long.
      expireInSeconds: EXPIRE_SECONDS,
    });
    queues.add(kind.name);
  };
  const run = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      log.warn({ event: 'job_failed', err: error, job: name }, 'job failed, will be tried again');
      // The queue stores the error: it must not contain data of the job.
      throw new Error(`${name} failed`);
    }
  };

  const takeOn = (name: string, pauseSeconds: number, handler: (data: object) => Promise<void>) => {
    const workOnce = async () => {
      const [job] = (await boss.fetch<object>(name, { batchSize: 1 })) ?? [];
      if (!job) return false;
      try {
        await run(name, () => handler(job.data));
      } catch (error) {
        await boss.fail(name, job.id, error as object);
        return true;
      }
      // Deleted instead of marked completed: the data may name a user who deletes their account.
      await boss.deleteJob(name, job.id);
      return true;
    };
    const onError = (error: unknown) =>
      log.error({ event: 'job_queue_failed', err: error, job: name }, 'the job queue failed');
    loops.set(name, startWorkerLoop(workOnce, pauseSeconds, onError));
  };

  return {
    send: async (ctx, kind, data) => {
      const db = { executeSql: (text: string, values: unknown[]) => ctx.db.$client.query(text, values) };
      await boss.send(kind.name, data, { db });
      if (ctx.afterCommit) ctx.afterCommit.push(() => loops.get(kind.name)?.wake());
      else loops.get(kind.name)?.wake();
    },
    work: async (kind, handler) => {
      await ensureQueue(kind);
      takeOn(kind.name, pollSeconds, (data) => handler(data as NonNullable<typeof kind.data>));
    },
    schedule: async (name, cron, handler) => {
      await ensureQueue({ name, retryLimit: 0, retryDelaySeconds: 0 });
      takeOn(name, SCHEDULE_POLL_SECONDS, handler);
      await boss.schedule(name, cron, {}, { tz: 'UTC' });
    },
    stop: async () => {
      const stopped = Promise.all([...loops.values()].map((loop) => loop.stop()));
      await Promise.race([stopped, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: true, wait: true, timeout: STOP_WITHIN_MS, close: false });
    },
  };
}
