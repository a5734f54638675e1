import { settlesWithin } from './with-timeout.ts';

/**
 * Passes events on, and a heartbeat whenever none has come for so long. An object rather than a generator, so that
 * it can be returned while it waits.
 */
export function withHeartbeat<T>(
  events: AsyncIterable<T>,
  everyMs: number,
  /** The heartbeat, from the last event that came; undefined for none. */
  heartbeatOf: (last: T | undefined) => T | undefined,
): AsyncIterableIterator<T> {
  const source = events[Symbol.asyncIterator]();
  /** The next event, asked for once however many heartbeats go by. */
  let coming: Promise<IteratorResult<T>> | undefined;
  let last: T | undefined;

  return {
    async next() {
      coming ??= source.next();
      for (;;) {
        if (await settlesWithin(coming, everyMs)) {
          const result = await coming;
          coming = undefined;
          if (!result.done) last = result.value;
          return result;
        }
        const heartbeat = heartbeatOf(last);
        if (heartbeat !== undefined) return { done: false, value: heartbeat };
      }
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
