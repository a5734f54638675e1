import { AppError } from '../app-error.ts';
import { makeFairQueue } from './fair-queue.ts';

const COME_BACK_AFTER = 30;

/** Runs one job at a time, accounts in turn; a caller that aborts while waiting is removed from the queue at once. */
export function makeFairTurns(room = { inAll: 16, each: 4 }) {
  const queue = makeFairQueue<() => void>(room);
  let isTaken = false;
  const next = () => {
    const begin = queue.shift();
    isTaken = begin !== undefined;
    begin?.();
  };

  return async <T>(call: { signal: AbortSignal; who?: string | undefined }, work: () => Promise<T>): Promise<T> => {
    const { signal, who = '' } = call;
    signal.throwIfAborted();
    if (isTaken) {
      await new Promise<void>((resolve, reject) => {
        const cancel = () => {
          queue.remove(who, begin);
          reject(signal.reason);
        };
        const begin = () => {
          signal.removeEventListener('abort', cancel);
          resolve();
        };
        if (!queue.push(who, begin)) return reject(new AppError('busy', { retryAfterSeconds: COME_BACK_AFTER }));
        signal.addEventListener('abort', cancel, { once: true });
      });
    }
    isTaken = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
