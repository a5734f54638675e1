import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Db } from '../db/database.ts';
import type { Logger } from '../log.ts';

/** A kind of background work: its name and what one piece of it carries. */
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

/** Starts the queue on the same database as everything else. */
export async function startJobs(pool: Pool, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    schema: SCHEMA,
    db: { executeSql: (text: string, values: unknown[]) => pool.query(text, values) },
    monitorStateIntervalSeconds: 60,
    maintenanceIntervalSeconds: 600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();

  const workers = new Map<string, string>();
  const queues = new Set<string>();
  const ensureQueue = async (kind: JobKind<object>) => {
    if (queues.has(kind.name)) return;
    await boss.createQueue(kind.name, {
      name: kind.name,
      retryLimit: kind.retryLimit,
      retryDelay: kind.retryDelaySeconds,
      retryBackoff: true,
    });
    queues.add(kind.name);
  };
  const nudge = (name: string) => {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };
  const run = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error, job: name }, 'job failed, will be tried again');
      // The queue stores what is thrown: nothing of the data may be in it.
      throw new Error(`${name} failed`);
    }
  };

  return {
    send: async (ctx, kind, data) => {
      const db = { executeSql: (text: string, values: unknown[]) => ctx.db.$client.query(text, values) };
      await boss.send(kind.name, data, { db });
      if (ctx.afterCommit) ctx.afterCommit.push(() => nudge(kind.name));
      else nudge(kind.name);
    },
    work: async (kind, handler) => {
      await ensureQueue(kind);
      const id = await boss.work(kind.name, { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 }, async ([job]) => {
        if (!job) return;
        // There may be more: look again at once, and pause only when nothing was found.
        nudge(kind.name);
        await run(kind.name, () => handler(job.data as NonNullable<typeof kind.data>));
      });
      workers.set(kind.name, id);
    },
    schedule: async (name, cron, handler) => {
      await ensureQueue({ name, retryLimit: 0, retryDelaySeconds: 0 });
      await boss.work(name, { pollingIntervalSeconds: 30 }, () => run(name, handler));
      await boss.schedule(name, cron, {}, { tz: 'UTC' });
    },
    stop: async () => {
      await boss.stop({ graceful: true, wait: true, timeout: 10_000, close: false });
    },
  };
}
