import { OVER, type Ready } from './ready.ts';

/** An event of a log, numbered so that a reader can come back for the rest. */
export type LiveEvent = object & { seq: number };

/** What a log consists of; readers stand in it each at their own place. */
export interface Log {
  events: LiveEvent[];
  bytes: number;
  /** The number of the last event. */
  last: number;
  /** Whether it was once asked to take more than it has room for. */
  isFull: boolean;
  hasEnded: boolean;
  /** Told of whatever happens. */
  readers: Set<() => void>;
}

/** A log with nothing in it yet. */
export const newLog = (): Log => ({
  events: [],
  bytes: 0,
  last: 0,
  isFull: false,
  hasEnded: false,
  readers: new Set(),
});

function tellReaders(log: Log): void {
  for (const tell of log.readers) tell();
}

/** Roughly what a value takes as text; near enough for a limit, and cheaper than writing it out. */
export function weigh(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'bigint') throw new TypeError('JSON has no big numbers.');
  if (typeof value !== 'object' || value === null) return 8;
  let bytes = 2;
  const parts = value as Record<string, unknown>;
  for (const key in parts) bytes += key.length + 4 + weigh(parts[key]);
  return bytes;
}

/** Adds an event to a log. */
export function addTo(log: Log, event: LiveEvent, bytes = weigh(event)): void {
  log.events.push(event);
  log.last = event.seq;
  log.bytes += bytes;
  tellReaders(log);
}

/** Ends a log; twice is once. */
export function endLog(log: Log): void {
  log.hasEnded = true;
  tellReaders(log);
}

/** Where the events after a number begin. Asked mostly near the end. */
export const indexAfter = (log: Log, seq: number) => log.events.findLastIndex((event) => event.seq <= seq) + 1;

/** Reads a log from a place on; the reader is in it from this call until the end, its return or the signal. */
export function readLog(log: Log, after: number, signal: AbortSignal): Ready<LiveEvent> {
  let place = indexAfter(log, after);
  let hasLeft = false;
  let wake = () => {};
  let waiting: Promise<void> | undefined;
  let listener = () => {};
  const tell = () => {
    waiting = undefined;
    wake();
    listener();
  };
  const leave = () => {
    hasLeft = true;
    log.readers.delete(tell);
    signal.removeEventListener('abort', leave);
    tell();
  };
  log.readers.add(tell);
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();

  const take = (): LiveEvent | undefined | null => {
    while (!hasLeft) {
      const event = log.events[place];
      if (!event) {
        if (!log.hasEnded) return undefined;
        leave();
        break;
      }
      place++;
      // Whoever asks for what is far ahead lets pass what comes before it.
      if (event.seq > after) return event;
    }
    return null;
  };

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    take,
    onNews: (told) => {
      listener = told;
    },
    next: async () => {
      for (let event = take(); ; event = take()) {
        if (event === null) return OVER;
        if (event) return { done: false, value: event };
        waiting ??= new Promise((resolve) => {
          wake = resolve;
        });
        await waiting;
      }
    },
    return: async () => {
      leave();
      return OVER;
    },
  };
}
