import { parentPort, workerData } from 'node:worker_threads';
import { openPglite } from './pglite-engine.ts';

/** Requests of the owner thread to the worker. */
export type WorkerRequest = { id: number; message: Uint8Array } | { id: number; close: true };
/** Answers of the worker: first that it is open (id 0), then one per request. */
export type WorkerAnswer = { id: number; reply?: Uint8Array; error?: string };

const port = parentPort;
if (!port) throw new Error('pglite-worker runs in a worker thread only');

const engine = await openPglite((workerData as { directory: string }).directory);

port.on('message', async (request: WorkerRequest) => {
  try {
    if ('close' in request) {
      await engine.close();
      port.postMessage({ id: request.id } satisfies WorkerAnswer);
      port.close();
      return;
    }
    const reply = await engine.exchange(request.message);
    // A view into WASM memory must be copied; a buffer of its own can be handed over.
    const bytes = reply.byteLength === reply.buffer.byteLength ? reply : reply.slice();
    port.postMessage({ id: request.id, reply: bytes } satisfies WorkerAnswer, [bytes.buffer as ArrayBuffer]);
  } catch (error) {
    port.postMessage({ id: request.id, error: String(error) } satisfies WorkerAnswer);
  }
});

port.postMessage({ id: 0 } satisfies WorkerAnswer);
