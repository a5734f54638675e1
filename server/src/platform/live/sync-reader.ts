/**
 * The synchronous interface within this folder: ready events are taken without a promise for each. Outside of the folder
 * every source is an AsyncIterable.
 */
export interface SyncReader<E> {
  /** The next event; undefined while none is there, null after the last. Throws the error that ended the source. */
  take(): E | undefined | null;
  /** Sets the one subscriber that is called whenever there may be something to take. */
  subscribe(onReady: () => void): void;
  /** Ends the source before its last event. */
  cancel(): unknown;
  /** It cannot fail, so an answer made of it may begin before its first event. */
  neverFails?: true;
  /** It runs by itself from the first subscription on, and buffers events that are not taken yet. */
  buffers?: true;
}

const SYNC = Symbol('sync reader');
const OVER = { done: true, value: undefined } as const;

/** An async iterator over the events of a reader. */
export function iterate<E extends object>(reader: SyncReader<E>): AsyncIterableIterator<E> {
  let waiting: Promise<void> | undefined;
  let wake = () => {};
  const onReady = () => {
    waiting = undefined;
    wake();
  };
  const wait = () => {
    if (!waiting) {
      waiting = new Promise((resolve) => {
        wake = resolve;
      });
      reader.subscribe(onReady);
    }
    return waiting;
  };
  const iterator: AsyncIterableIterator<E> & { [SYNC]: SyncReader<E> } = {
    [SYNC]: reader,
    [Symbol.asyncIterator]: () => iterator,
    next: async () => {
      for (;;) {
        const event = reader.take();
        if (event === null) return OVER;
        if (event) return { done: false, value: event };
        await wait();
      }
    },
    return: async () => {
      await reader.cancel();
      return OVER;
    },
  };
  return iterator;
}

/** The reader of a source of this folder; any other source is asked for one event when the one before was taken. */
export function syncReaderOf<E extends object>(source: AsyncIterable<E>): SyncReader<E> {
  return (source as { [SYNC]?: SyncReader<E> })[SYNC] ?? readerOf(source[Symbol.asyncIterator]());
}

function readerOf<E extends object>(items: AsyncIterator<E>): SyncReader<E> {
  let arrived: E | null | undefined;
  let fault: { error: unknown } | undefined;
  let isAsking = false;
  let notify = () => {};
  const ask = () => {
    isAsking = true;
    items.next().then(
      (step) => {
        isAsking = false;
        arrived = step.done ? null : step.value;
        notify();
      },
      (error: unknown) => {
        isAsking = false;
        fault = { error };
        arrived = null;
        notify();
      },
    );
  };
  return {
    take: () => {
      if (fault) {
        const { error } = fault;
        fault = undefined;
        throw error;
      }
      if (arrived === null || isAsking) return arrived;
      const event = arrived;
      arrived = undefined;
      if (event === undefined) ask();
      return event;
    },
    subscribe: (onReady) => {
      notify = onReady;
    },
    cancel: () => items.return?.(),
  };
}
