import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AppError } from '../app-error.ts';
import type { Logger } from '../log.ts';
import { makeFairQueue } from './fair-queue.ts';
import { startThread, type WorkThread } from './work-thread.ts';

/** Runs heavy work off the event loop: in worker threads, with a bounded queue that serves people in turn. */
export interface WorkPool<Job, Result> {
  /** Refuses with `busy` when the queue is full; rejects with the signal's reason when it is aborted. */
  run(job: Job, options: { signal: AbortSignal; who?: string | undefined }): Promise<Result>;
  /** Gets the workers ready before there is work. */
  warm(): void;
  close(): Promise<void>;
}

export interface WorkPoolOptions<Job, Result> {
  /** For the log. */
  name: string;
  /** The built script of a worker. */
  script: URL;
  /** Does the work here where no script was built: tests run from the sources. */
  here: () => Promise<(job: Job) => Promise<Result>>;
  log: Logger;
  threads?: number;
  /** How many may wait, in all and of one person. */
  room?: { inAll: number; each: number };
  /** A job that takes longer has hung: its caller gets an error, and its thread ends after it or is terminated later. */
  longestMs?: number;
  /** How much later. */
  lateMs?: number;
  /** How long a thread may finish its job when the pool closes. */
  closeMs?: number;
  workerData?: unknown;
}

interface Waiting<Job, Result> {
  job: Job;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Calls without a person share one place in the queue. */
const ANONYMOUS = '';
const CLOSED = { sentence: 'The server is stopping. Please try again in a moment.', retryAfterSeconds: 5 };

/** Makes a pool whose threads start with the first work. */
export function makeWorkPool<Job, Result>(options: WorkPoolOptions<Job, Result>): WorkPool<Job, Result> {
  const { name, log, threads = 1, room = { inAll: 60, each: 12 } } = options;
  const { longestMs = 30_000, lateMs = 60_000, closeMs = 3_000 } = options;
  const script = fileURLToPath(options.script);
  const queue = makeFairQueue<Waiting<Job, Result>>(room);
  const makeThread = existsSync(script)
    ? () => startThread<Job, Result>(script, options.workerData)
    : inThisThread(options);
  const idle: WorkThread<Job, Result>[] = [];
  const busy = new Set<WorkThread<Job, Result>>();
  const closing = new Set<WorkThread<Job, Result>>();
  let closed = false;
  /** How long a job takes of late, for the time after which a refused caller may retry. */
  let usualMs = 500;

  const lose = (thread: WorkThread<Job, Result>, error: unknown) => {
    log.error({ event: 'worker_lost', err: error, pool: name }, 'a worker was lost');
    // Others do not wait for it.
    closing.add(thread);
    void thread.close(lateMs).finally(() => closing.delete(thread));
  };

  async function work(thread: WorkThread<Job, Result>, { job, resolve, reject }: Waiting<Job, Result>): Promise<void> {
    const began = performance.now();
    busy.add(thread);
    const answer = await thread.ask(job, longestMs);
    busy.delete(thread);
    usualMs = usualMs * 0.8 + (performance.now() - began) * 0.2;
    if ('result' in answer) resolve(answer.result);
    else
      reject(
        answer.lost ? new AppError('unavailable', { retryAfterSeconds: 5 }, { cause: answer.error }) : answer.error,
      );
    if (!('result' in answer) && answer.lost && !closed) lose(thread, answer.error);
    else if (closed) await thread.close(closeMs);
    else idle.push(thread);
    next();
  }

  function next(): void {
    while (!closed && queue.length > 0 && (idle.length > 0 || busy.size < threads)) {
      const waiting = queue.shift();
      if (waiting) void work(idle.pop() ?? makeThread(), waiting);
    }
  }

  return {
    run: (job, { signal, who = ANONYMOUS }) =>
      new Promise<Result>((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        if (closed) return reject(new AppError('unavailable', CLOSED));
        const cancel = () => {
          queue.remove(who, waiting);
          reject(signal.reason);
        };
        const waiting: Waiting<Job, Result> = {
          job,
          resolve: (result) => {
            signal.removeEventListener('abort', cancel);
            resolve(result);
          },
          reject: (error) => {
            signal.removeEventListener('abort', cancel);
            reject(error);
          },
        };
        if (!queue.push(who, waiting)) {
          log.warn({ event: 'work_refused', pool: name, waiting: queue.length }, 'work was refused: the queue is full');
          const seconds = Math.max(1, Math.ceil((usualMs * queue.length) / threads / 1000));
          return reject(new AppError('busy', { retryAfterSeconds: Math.min(seconds, 120) }));
        }
        signal.addEventListener('abort', cancel, { once: true });
        next();
      }),
    warm: () => {
      if (closed || idle.length + busy.size > 0) return;
      idle.push(makeThread());
    },
    close: async () => {
      closed = true;
      for (let waiting = queue.shift(); waiting; waiting = queue.shift()) {
        waiting.reject(new AppError('unavailable', CLOSED));
      }
      await Promise.all([...idle.splice(0), ...busy, ...closing].map((thread) => thread.close(closeMs)));
    },
  };
}

/** Does the work in this thread; started once for all. */
function inThisThread<Job, Result>({ here }: WorkPoolOptions<Job, Result>): () => WorkThread<Job, Result> {
  let started: Promise<(job: Job) => Promise<Result>> | undefined;
  return () => ({
    ask: async (job) => {
      try {
        started ??= here();
        return { result: await (await started)(job) };
      } catch (error) {
        return { error, lost: false };
      }
    },
    close: async () => {
      // A closed pool may stay referenced for long, and the engine that it started can be large.
      started = undefined;
    },
  });
}
