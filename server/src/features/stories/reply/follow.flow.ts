import { settlesWithin } from '../../../platform/live/with-timeout.ts';

/**
 * Reads what another process writes for as long as it does: a log that fell silent because its writer died, or because
 * its end was lost on the way, would be waited for long. An object, so that it can be returned while it waits.
 */
export function untilAbandoned<E>(
  source: AsyncIterable<E>,
  { silenceMs, isStillWritten }: { silenceMs: number; isStillWritten(): Promise<boolean> },
): AsyncIterableIterator<E> {
  const events = source[Symbol.asyncIterator]();
  const leave = async (): Promise<IteratorResult<E>> => {
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
        if (!(await isStillWritten())) return leave();
      }
      return next;
    },
    return: leave,
  };
}
