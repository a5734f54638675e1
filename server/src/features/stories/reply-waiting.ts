import { AppError } from '../../platform/app-error.ts';

/** How long somebody waits, and what ends the waiting at once. */
export interface Patience {
  ms: number;
  signal: AbortSignal;
}

/** Waits for work no longer than so long, also where the work heeds no signal; it is then as if it were not there. */
export async function within<T>(work: Promise<T>, { ms, signal }: Patience): Promise<T> {
  signal.throwIfAborted();
  let timer: NodeJS.Timeout | undefined;
  let leave = () => {};
  const ended = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new AppError('unavailable', {}, { cause: new Error(`Nothing for ${ms} ms.`) })),
      ms,
    );
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    // The loser may still fail.
    work.catch(() => {});
  }
}

/** Passes on what comes until none has come for too long, or the signal is raised; then the source is returned. */
export function whileComing<T>(source: AsyncIterable<T>, { ms, signal }: Patience): AsyncIterableIterator<T, void> {
  const items = source[Symbol.asyncIterator]();
  let fail = (_reason: unknown) => {};
  let isOver = false;
  /** When the waiting began; infinite while whoever reads is at work. */
  let since = Number.POSITIVE_INFINITY;
  const watch = () => {
    const left = Math.min(ms, since + ms - performance.now());
    if (left <= 0) fail(new AppError('unavailable', {}, { cause: new Error(`Nothing for ${ms} ms.`) }));
    else timer = setTimeout(watch, left);
  };
  let timer = setTimeout(watch, ms);
  const leave = () => fail(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  /** A source that ended or failed by itself is over; one that is left is told so, and not waited for. */
  const close = (isLeft: boolean) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    if (isLeft) Promise.resolve(items.return?.()).catch(() => {});
  };
  // Not a generator, and no race with one promise for the whole source: a piece of text comes this way twenty times a
  // second in each of a thousand replies.
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () =>
      new Promise<IteratorResult<T, void>>((resolve, reject) => {
        if (isOver) return resolve({ done: true, value: undefined });
        fail = (reason) => {
          close(true);
          reject(reason);
        };
        if (signal.aborted) return fail(signal.reason);
        since = performance.now();
        items.next().then(
          (step) => {
            since = Number.POSITIVE_INFINITY;
            if (step.done) close(false);
            resolve(step.done ? { done: true, value: undefined } : step);
          },
          (error: unknown) => {
            close(false);
            reject(signal.aborted ? signal.reason : error);
          },
        );
      }),
    return: async () => {
      close(true);
      return { done: true, value: undefined };
    },
  };
}
