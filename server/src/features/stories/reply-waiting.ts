import { AppError } from '../../platform/app-error.ts';
import { inTurn, isReady } from '../../platform/ready.ts';

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

/** What is done with each item; false ends it. A promise is waited for. */
type Handle<T> = (item: T) => boolean | Promise<boolean>;

/**
 * Hands on what comes until none has come for too long, or the signal is raised; then the source is returned. What is there
 * already is handed on at once: a piece of text comes this way twenty times a second in each of a thousand replies.
 */
export async function whileComing<T extends object>(
  source: AsyncIterable<T>,
  { ms, signal }: Patience,
  handle: Handle<T>,
): Promise<void> {
  const items = isReady(source) ? source : inTurn(source);
  let fail = (_reason: unknown) => {};
  let wake = () => {};
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
    items.onNews(() => wake());
    for (;;) {
      signal.throwIfAborted();
      const item = items.take();
      if (item === null) {
        isOver = true;
        return;
      }
      if (item === undefined) {
        since = performance.now();
        await new Promise<void>((resolve, reject) => {
          wake = resolve;
          fail = reject;
        });
        since = Number.POSITIVE_INFINITY;
      } else {
        const goesOn = handle(item);
        if (goesOn !== true && !(await goesOn)) return;
      }
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    // Not waited for: it may hang in its own work.
    if (!isOver) Promise.resolve(items.return?.()).catch(() => {});
  }
}
