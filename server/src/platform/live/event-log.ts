import { iterate } from './sync-reader.ts';

/** An event of a log, numbered so that a reader can come back for the rest. */
export type LiveEvent = object & { seq: number };

/** Consecutive text events from `seq` on, stored as one string, which takes a tenth of the memory. */
interface TextPage {
  seq: number;
  text: string;
}

/** The state of a log; each reader has its own position in it. */
export interface Log {
  /** The events in pages of one size, but for the latest. */
  pages: (TextPage | LiveEvent[])[];
  latest: LiveEvent[];
  bytes: number;
  /** The number of the last event. */
  last: number;
  /** Whether it was once asked to take more than it has room for. */
  isFull: boolean;
  hasEnded: boolean;
  /** Called on every change. A new list is made when one comes or goes, so that this one can be walked meanwhile. */
  subscribers: readonly (() => void)[];
}

/** A log with nothing in it yet. */
export const newLog = (): Log => ({
  pages: [],
  latest: [],
  bytes: 0,
  last: 0,
  isFull: false,
  hasEnded: false,
  subscribers: [],
});

/** So few that they are together before they are old to the garbage collector. */
const PAGE = 8;
/** Separates the texts of a page; an event whose text contains it is stored as it is. */
const MARK = '\0';

const textOf = (event: LiveEvent): string | null => {
  if (!('chunk' in event) || typeof event.chunk !== 'string' || event.chunk.includes(MARK)) return null;
  return Object.keys(event).length === 2 ? event.chunk : null;
};

/** Puts the events of a page together, if they are all text and numbered one after another. */
function together(events: LiveEvent[]): TextPage | LiveEvent[] {
  const seq = events[0]?.seq ?? 0;
  const texts: string[] = [];
  for (const [at, event] of events.entries()) {
    const text = textOf(event);
    if (text === null || event.seq !== seq + at) return events;
    texts.push(text);
  }
  return { seq, text: texts.join(MARK) };
}

const eventsOf = (page: TextPage | LiveEvent[]): LiveEvent[] =>
  Array.isArray(page) ? page : page.text.split(MARK).map((chunk, at) => ({ chunk, seq: page.seq + at }));

function notifySubscribers(log: Log): void {
  for (const notify of log.subscribers) notify();
}

/** Rough length of a value as JSON; near enough for a limit, and cheaper than serializing it. */
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
  if (log.latest.length === PAGE) {
    log.pages.push(together(log.latest));
    log.latest = [];
  }
  log.latest.push(event);
  log.last = event.seq;
  log.bytes += bytes;
  notifySubscribers(log);
}

/** Ends a log; twice is once. */
export function endLog(log: Log): void {
  log.hasEnded = true;
  notifySubscribers(log);
}

/** Walks through a log from the first event after a number on; the next is undefined as long as none is there. */
function walkAfter(log: Log, seq: number): () => LiveEvent | undefined {
  let page = firstPageAfter(log, seq);
  let events: LiveEvent[] | undefined;
  let place = 0;
  const next = (): LiveEvent | undefined => {
    if (place === PAGE && page < log.pages.length) {
      page++;
      place = 0;
      events = undefined;
    }
    const stored = log.pages[page];
    if (stored) events ??= eventsOf(stored);
    const event = (events ?? log.latest)[place];
    if (event) place++;
    return event;
  };
  return () => {
    for (let event = next(); ; event = next()) if (!event || event.seq > seq) return event;
  };
}

const numberOf = (page: TextPage | LiveEvent[] | undefined) => (Array.isArray(page) ? page[0]?.seq : page?.seq) ?? 0;

/** The page in which the first event after a number stands, or one before it. Asked mostly near the end. */
function firstPageAfter(log: Log, seq: number): number {
  if ((log.latest[0]?.seq ?? 0) <= seq) return log.pages.length;
  let page = Math.max(0, log.pages.length - 1);
  while (page > 0 && numberOf(log.pages[page]) > seq) page--;
  return page;
}

/** The events of a log after a number, as far as they are there. */
export function* eventsAfter(log: Log, seq: number): Generator<LiveEvent> {
  const walk = walkAfter(log, seq);
  for (let event = walk(); event; event = walk()) yield event;
}

/** Reads a log from a place on; the reader is subscribed from this call until the end, its return or the signal. */
export function readLog(log: Log, after: number, signal: AbortSignal): AsyncIterableIterator<LiveEvent> {
  const walk = walkAfter(log, after);
  let isUnsubscribed = false;
  let notify = () => {};
  // A reader that left while others were notified is not notified any more.
  const onChange = () => {
    if (!isUnsubscribed) notify();
  };
  const unsubscribe = () => {
    isUnsubscribed = true;
    log.subscribers = log.subscribers.filter((other) => other !== onChange);
    signal.removeEventListener('abort', unsubscribe);
    notify();
  };
  log.subscribers = [...log.subscribers, onChange];
  signal.addEventListener('abort', unsubscribe);
  if (signal.aborted) unsubscribe();

  return iterate({
    neverFails: true,
    take: () => {
      if (isUnsubscribed) return null;
      const event = walk();
      if (event || !log.hasEnded) return event;
      unsubscribe();
      return null;
    },
    subscribe: (onReady) => {
      notify = onReady;
    },
    cancel: unsubscribe,
  });
}
