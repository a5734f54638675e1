import { AppError } from '../../../platform/app-error.ts';
import { inTurn, isReady } from '../../../platform/live/push-iterable.ts';

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
 * Hands on what comes until none has come for too long, or the signal is raised; then the source is returned. Each item is
 * handed on in the moment it comes, with no promise between: a piece of text comes this way twenty times a second in each of
 * a thousand replies.
 */
export function whileComing<T extends object>(
  source: AsyncIterable<T>,
  { ms, signal }: Patience,
  handle: Handle<T>,
): Promise<void> {
  const items = isReady(source) ? source : inTurn(source);
  return new Promise((resolve, reject) => {
    /** When the waiting began; infinite while whoever reads is at work. */
    let since = performance.now();
    let isBusy = false;
    let isDone = false;
    const watch = () => {
      const left = Math.min(ms, since + ms - performance.now());
      if (left <= 0) fail(new AppError('unavailable', {}, { cause: new Error(`Nothing for ${ms} ms.`) }));
      else timer = setTimeout(watch, left);
    };
    let timer = setTimeout(watch, ms);
    const end = (isOver: boolean) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      // Not waited for: it may hang in its own work.
      if (!isOver) Promise.resolve(items.return?.()).catch(() => {});
      resolve();
    };
    const fail = (error: unknown) => {
      reject(signal.aborted ? signal.reason : error);
      end(false);
    };
    const leave = () => fail(signal.reason);
    const goOn = (mayGoOn: boolean) => {
      isBusy = false;
      if (mayGoOn) pass();
      else end(false);
    };
    /** Hands on all that is there; what takes time is waited for before the next. */
    const pass = () => {
      if (isBusy || isDone) return;
      isBusy = true;
      try {
        for (;;) {
          const item = items.take();
          if (item === null) return end(true);
          if (item === undefined) break;
          const mayGoOn = handle(item);
          if (isDone) return;
          if (mayGoOn === true) continue;
          since = Number.POSITIVE_INFINITY;
          Promise.resolve(mayGoOn).then(goOn, fail);
          return;
        }
        since = performance.now();
        isBusy = false;
      } catch (error) {
        fail(error);
      }
    };
    if (signal.aborted) return fail(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    items.onNews(pass);
    pass();
  });
}
