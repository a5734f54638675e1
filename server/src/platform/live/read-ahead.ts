import { iterate, syncReaderOf } from './sync-reader.ts';

/** Starts reading a source at once and buffers its events until they are read; `return` ends the source. */
export function readAhead<E extends object>(source: AsyncIterable<E>): AsyncIterableIterator<E> {
  const reader = syncReaderOf(source);
  if (reader.buffers) {
    reader.subscribe(() => {});
    return iterate(reader);
  }
  const buffer: E[] = [];
  let end: { error?: unknown } | undefined;
  let notify = () => {};
  const fill = () => {
    try {
      for (let event = end ? undefined : reader.take(); event !== undefined; event = reader.take()) {
        if (event === null) {
          end = {};
          break;
        }
        buffer.push(event);
      }
    } catch (error) {
      end = { error };
    }
    notify();
  };
  reader.subscribe(fill);
  fill();

  return iterate({
    take: () => {
      const event = buffer.shift();
      if (event || !end) return event;
      const { error } = end;
      end = {};
      if (error !== undefined) throw error;
      return null;
    },
    subscribe: (onReady) => {
      notify = onReady;
    },
    cancel: () => {
      const hasEnded = end !== undefined;
      end = {};
      buffer.length = 0;
      notify();
      return hasEnded ? undefined : reader.cancel();
    },
  });
}
