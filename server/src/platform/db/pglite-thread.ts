import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Engine, openPglite } from './pglite-engine.ts';
import type { WorkerAnswer, WorkerRequest } from './pglite-worker.ts';

/**
 * Opens PGlite in a worker thread, so that a slow query never blocks the event loop. `onLost` is called
 * when an open database ends without having been closed.
 */
export async function openPgliteThread(directory: string, onLost: (error: Error) => void): Promise<Engine> {
  const script = fileURLToPath(new URL('./pglite-worker.js', import.meta.url));
  // Tests run from the sources, where no worker script has been built.
  if (!existsSync(script)) return openPglite(directory);

  const worker = new Worker(script, { workerData: { directory } });
  const waiting = new Map<number, { resolve: (answer: WorkerAnswer) => void; reject: (error: Error) => void }>();
  let nextId = 0;
  let ended: Error | undefined;
  let open = false;

  const end = (error: Error) => {
    if (open && !ended) onLost(error);
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', (code) => {
    const error = new Error(`The embedded database stopped (exit code ${code}).`);
    // The code of a closed connection, so that requests meanwhile are answered with a time to retry.
    end(Object.assign(error, { code: 'ECONNRESET' }));
  });
  worker.on('message', (answer: WorkerAnswer) => {
    const waiter = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error === undefined) waiter?.resolve(answer);
    else waiter?.reject(new Error(answer.error));
  });

  const wait = (id: number) =>
    new Promise<WorkerAnswer>((resolve, reject) => {
      if (ended) reject(ended);
      else waiting.set(id, { resolve, reject });
    });
  const ask = (request: WorkerRequest) => {
    const answer = wait(request.id);
    if (!ended) worker.postMessage(request);
    return answer;
  };

  await wait(nextId++);
  open = true;
  return {
    exchange: async (message) => (await ask({ id: nextId++, message })).reply ?? new Uint8Array(),
    close: async () => {
      open = false;
      if (!ended) await ask({ id: nextId++, close: true });
    },
  };
}
