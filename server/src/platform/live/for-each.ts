import { syncReaderOf } from './sync-reader.ts';
import { silentFor } from './with-timeout.ts';

interface Limits {
  /** How long the source may be silent while it is waited for. */
  idleMs: number;
  signal: AbortSignal;
}

/** Handles one event; false ends the reading. A promise is awaited. */
type Handle<E> = (event: E) => boolean | Promise<boolean>;

/**
 * Hands each event to a handler until the source ends, is silent for too long, or the signal is raised; then the source is
 * returned. An event is handled in the moment it comes: no promise stands between.
 */
export function forEachEvent<E extends object>(
  source: AsyncIterable<E>,
  { idleMs, signal }: Limits,
  handle: Handle<E>,
): Promise<void> {
  const reader = syncReaderOf(source);
  return new Promise((resolve, reject) => {
    /** When the waiting began; infinite while the handler is at work. One timer serves for all events. */
    let since = performance.now();
    let isBusy = false;
    let isDone = false;
    const watch = () => {
      const left = Math.min(idleMs, since + idleMs - performance.now());
      if (left <= 0) fail(silentFor(idleMs));
      else timer = setTimeout(watch, left);
    };
    let timer = setTimeout(watch, idleMs);
    const end = (hasEnded: boolean) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      // Not waited for: a source may hang in its own work.
      if (!hasEnded) Promise.resolve(reader.cancel()).catch(() => {});
      resolve();
    };
    const fail = (error: unknown) => {
      reject(signal.aborted ? signal.reason : error);
      end(false);
    };
    const abort = () => fail(signal.reason);
    const resume = (mayGoOn: boolean) => {
      isBusy = false;
      if (mayGoOn) drain();
      else end(false);
    };
    /** Handles all that is there; an asynchronous handler is waited for before the next. */
    const drain = () => {
      if (isBusy || isDone) return;
      isBusy = true;
      try {
        for (;;) {
          const event = reader.take();
          if (event === null) return end(true);
          if (event === undefined) break;
          const mayGoOn = handle(event);
          if (isDone) return;
          if (mayGoOn === true) continue;
          since = Number.POSITIVE_INFINITY;
          Promise.resolve(mayGoOn).then(resume, fail);
          return;
        }
        since = performance.now();
        isBusy = false;
      } catch (error) {
        fail(error);
      }
    };
    if (signal.aborted) return fail(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    reader.subscribe(drain);
    drain();
  });
}
