import { AppError } from '../app-error.ts';

/** How long work may take, and the signal that ends the waiting at once. */
export interface Timeout {
  ms: number;
  signal: AbortSignal;
}

/** The error of a wait in which nothing came for so long. */
export const silentFor = (ms: number) => new AppError('unavailable', {}, { cause: new Error(`Nothing for ${ms} ms.`) });

/** Waits for work no longer than a timeout, also where the work heeds no signal; its outcome is then ignored. */
export async function withTimeout<T>(work: Promise<T>, { ms, signal }: Timeout): Promise<T> {
  signal.throwIfAborted();
  let timer: NodeJS.Timeout | undefined;
  let abort = () => {};
  const ended = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(silentFor(ms)), ms);
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    // The loser of the race may still fail.
    work.catch(() => {});
  }
}

/** Whether work settles within a time; throws if the work fails. */
export async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
