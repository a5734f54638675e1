import { type LinkedSignal, linkSignal } from './linked-signal.ts';
import { iterate } from './sync-reader.ts';

/** Shared: an error with a stack for each reader would cost more than the rest of its end. */
const UNREAD = new Error('Nobody reads it any more.');

/**
 * An iterator over the events that `work` pushes. The work starts with the first read; its signal is raised when the
 * caller's is, and when the iterator is returned.
 */
export function pushIterable<E extends object>(
  signal: AbortSignal,
  work: (push: (event: E) => void, signal: AbortSignal) => Promise<void>,
): AsyncIterableIterator<E> {
  /** Mostly one event waits at a time: only further ones are put into a list. */
  let next: E | undefined;
  let later: E[] | undefined;
  let end: { error?: unknown } | undefined;
  let notify = () => {};
  let isCancelled = false;

  let link: LinkedSignal | undefined;
  const begin = () => {
    if (link || isCancelled) return;
    link = linkSignal(signal);
    work((event) => {
      if (next === undefined) next = event;
      else if (later) later.push(event);
      else later = [event];
      notify();
    }, link.signal).then(
      () => finish({}),
      (error: unknown) => finish({ error }),
    );
  };
  const finish = (how: { error?: unknown }) => {
    link?.unlink();
    if (isCancelled) return;
    end = how;
    notify();
  };

  return iterate({
    buffers: true,
    take: () => {
      begin();
      const event = next;
      if (event) {
        next = later?.shift();
        if (next === undefined) later = undefined;
        return event;
      }
      if (!end) return undefined;
      const { error } = end;
      end = {};
      if (error !== undefined) throw error;
      return null;
    },
    subscribe: (onReady) => {
      notify = onReady;
      begin();
    },
    cancel: () => {
      end = {};
      next = undefined;
      later = undefined;
      isCancelled = true;
      link?.abort(UNREAD);
      link?.unlink();
      notify();
    },
  });
}
