import { Worker } from 'node:worker_threads';
import { EXIT, type WorkAnswer, type WorkFault, type WorkRequest } from './serve-work.ts';

/** One that does jobs, one at a time. A lost one cannot do another. */
export interface WorkThread<Job, Result> {
  ask(job: Job, longestMs: number): Promise<{ result: Result } | { error: unknown; lost: boolean }>;
  /** Lets it finish its job for so long, then terminates it. */
  close(timeoutMs: number): Promise<void>;
}

/** Loading a model can take long on a slow machine. */
const LONGEST_START = 120_000;

const errorOf = ({ message, stack }: WorkFault) => Object.assign(new Error(message), stack ? { stack } : {});

/** Starts a thread that does jobs. */
export function startThread<Job, Result>(script: string, workerData: unknown): WorkThread<Job, Result> {
  const worker = new Worker(script, { workerData });
  let settle: ((answer: WorkAnswer<Result> | { lost: Error }) => void) | undefined;
  let lost: Error | undefined;
  let isReady = false;
  let hasExited = false;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 1;

  const end = (error: Error) => {
    lost ??= error;
    settle?.({ lost });
  };
  worker.on('error', end);
  worker.on('exit', (code) => {
    hasExited = true;
    end(new Error(`The thread ended with code ${code}.`));
  });
  worker.on('message', (answer: WorkAnswer<Result>) => {
    if (answer.id !== undefined) settle?.(answer);
    else if (answer.error) end(errorOf(answer.error));
    else {
      isReady = true;
      // From here on it is the job that takes long.
      timer?.refresh();
    }
  });
  // Waiting for nothing, it does not keep the process up.
  worker.unref();

  return {
    ask: async (job, longestMs) => {
      if (lost) return { error: lost, lost: true };
      const id = nextId++;
      worker.ref();
      const answer = await new Promise<WorkAnswer<Result> | { lost: Error }>((resolve) => {
        settle = resolve;
        const hung = () => end(new Error(`A job took longer than ${longestMs} ms.`));
        const began = Date.now();
        const check = () => {
          if (isReady || Date.now() - began > LONGEST_START) hung();
          else timer = setTimeout(check, longestMs);
        };
        timer = setTimeout(check, longestMs);
        worker.postMessage({ id, job } satisfies WorkRequest<Job>);
      });
      clearTimeout(timer);
      settle = undefined;
      worker.unref();
      if ('lost' in answer) return { error: answer.lost, lost: true };
      if (answer.id === undefined || answer.error) {
        return { error: errorOf(answer.error ?? { message: 'No answer.', stack: undefined }), lost: false };
      }
      return { result: answer.result };
    },
    close: async (timeoutMs) => {
      if (hasExited) return;
      const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      worker.postMessage(EXIT);
      const timer = setTimeout(() => void worker.terminate(), timeoutMs);
      await exited;
      clearTimeout(timer);
    },
  };
}
