import { settlesWithin } from '../../../platform/live/with-timeout.ts';

/**
 * Reads the events that another process writes until that process has stopped: a log whose writer died, or whose end
 * event was lost, would keep its readers waiting. Not a generator: `return()` of one waits for its pending `next()`.
 */
export function untilAbandoned<E>(
  source: AsyncIterable<E>,
  { silenceMs, hasWriter }: { silenceMs: number; hasWriter(): Promise<boolean> },
): AsyncIterableIterator<E> {
  const events = source[Symbol.asyncIterator]();
  const close = async (): Promise<IteratorResult<E>> => {
    await events.return?.();
    return { done: true, value: undefined };
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => {
      const next = events.next();
      while (!(await settlesWithin(next, silenceMs))) {
        if (!(await hasWriter())) return close();
      }
      return next;
    },
    return: close,
  };
}
