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
export async function* whileComing<T>(source: AsyncIterable<T>, { ms, signal }: Patience): AsyncGenerator<T, void> {
  const items = source[Symbol.asyncIterator]();
  let fail = (_reason: unknown) => {};
  // No race with one promise for the whole source: that one would keep a trace of every item until the end.
  const next = () =>
    new Promise<IteratorResult<T>>((resolve, reject) => {
      fail = reject;
      if (signal.aborted) reject(signal.reason);
      else items.next().then(resolve, reject);
    });
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
  let isOver = false;
  try {
    for (;;) {
      since = performance.now();
      const step = await next();
      since = Number.POSITIVE_INFINITY;
      isOver = step.done === true;
      if (step.done) return;
      yield step.value;
    }
  } catch (error) {
    // A source that failed by itself is over; one that was left is told so, and not waited for.
    if (signal.aborted) throw signal.reason;
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    if (!isOver) Promise.resolve(items.return?.()).catch(() => {});
  }
}
