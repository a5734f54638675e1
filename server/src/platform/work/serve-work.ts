import { parentPort } from 'node:worker_threads';

/** A job that a pool sends to a worker. */
export interface WorkRequest<Job> {
  id: number;
  job: Job;
}

/** Asks a worker to exit after its current job. */
export const EXIT = 'exit';

/** The answer of a worker; one without an id reports that it has started, or why it failed to. */
export type WorkAnswer<Result> =
  | { id?: undefined; error?: WorkFault | undefined }
  | { id: number; result: Result; error?: undefined }
  | { id: number; error: WorkFault };

export interface WorkFault {
  message: string;
  stack: string | undefined;
}

const faultOf = (error: unknown): WorkFault =>
  error instanceof Error
    ? { message: error.message, stack: error.stack }
    : { message: String(error), stack: undefined };

/** Bytes that a result owns alone, so that they can be handed over instead of copied. */
function ownBytes(result: unknown): ArrayBuffer[] {
  if (typeof result !== 'object' || result === null) return [];
  return [result, ...Object.values(result)]
    .filter((value) => value instanceof Uint8Array)
    .filter(({ buffer, byteLength }) => buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
    .map(({ buffer }) => buffer as ArrayBuffer);
}

/** Makes this thread do the jobs of a pool, one after the other. */
export function serveWork<Job, Result>(start: () => Promise<(job: Job) => Promise<Result>>): void {
  const port = parentPort;
  if (!port) throw new Error('This script runs in a worker thread only.');
  const answer = (message: WorkAnswer<Result>, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  const started = start();
  started.then(
    () => answer({}),
    (error: unknown) => answer({ error: faultOf(error) }),
  );
  const work = async ({ id, job }: WorkRequest<Job>) => {
    try {
      const result = await (await started)(job);
      answer({ id, result }, ownBytes(result));
    } catch (error) {
      answer({ id, error: faultOf(error) });
    }
  };
  let working: Promise<void> = started.then(
    () => {},
    () => {},
  );
  port.on('message', (message: WorkRequest<Job> | typeof EXIT) => {
    // Native code that comes back to a thread which is gone would take the whole process with it.
    if (message === EXIT) void working.then(() => process.exit());
    else working = work(message);
  });
}
