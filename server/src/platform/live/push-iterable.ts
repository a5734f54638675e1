import { type LinkedSignal, linkSignal } from './linked-signal.ts';

/** Events of which those that are there can be taken at once, without a promise for each. */
export interface Ready<E> extends AsyncIterableIterator<E> {
  /** The next event that is there; undefined while none is, null when no more comes. Throws what ended them. */
  take(): E | undefined | null;
  /** Who is told, from now on, whenever there may be something to take. */
  onNews(tell: () => void): void;
}

export const isReady = <E>(source: AsyncIterable<E>): source is Ready<E> => 'take' in source;

/** One for all: an error of its own for each would cost more than the rest of leaving. */
const LEFT = new Error('Nobody reads it any more.');

export const OVER = { done: true, value: undefined } as const;

/**
 * What a work gives while it goes on. It begins when somebody first asks; its signal is raised when the caller's is, and
 * when nobody asks any more.
 */
export function pushIterable<E extends object>(
  signal: AbortSignal,
  work: (give: (event: E) => void, signal: AbortSignal) => Promise<void>,
): Ready<E> {
  /** Mostly there is one at a time: only what comes beside it is put into a list. */
  let next: E | undefined;
  let later: E[] | undefined;
  let end: { error?: unknown } | undefined;
  let tell = () => {};
  let isLeft = false;

  let link: LinkedSignal | undefined;
  const begin = () => {
    if (link || isLeft) return;
    link = linkSignal(signal);
    work((event) => {
      if (next === undefined) next = event;
      else if (later) later.push(event);
      else later = [event];
      tell();
    }, link.signal).then(
      () => finish({}),
      (error: unknown) => finish({ error }),
    );
  };
  const finish = (how: { error?: unknown }) => {
    link?.unlink();
    if (isLeft) return;
    end = how;
    tell();
  };

  const take = (): E | undefined | null => {
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
  };

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    take,
    onNews: (told) => {
      tell = told;
      begin();
    },
    next: async () => {
      for (;;) {
        const event = take();
        if (event === null) return OVER;
        if (event) return { done: false, value: event };
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      }
    },
    return: async () => {
      end = {};
      next = undefined;
      later = undefined;
      isLeft = true;
      link?.abort(LEFT);
      link?.unlink();
      tell();
      return OVER;
    },
  };
}

/** The same of any source: one event is asked for when the one before was taken. */
export function inTurn<E extends object>(source: AsyncIterable<E>): Ready<E> {
  const items = source[Symbol.asyncIterator]();
  let come: E | null | undefined;
  let fault: { error: unknown } | undefined;
  let isAsking = false;
  let tell = () => {};
  const ask = () => {
    isAsking = true;
    items.next().then(
      (step) => {
        isAsking = false;
        come = step.done ? null : step.value;
        tell();
      },
      (error: unknown) => {
        isAsking = false;
        fault = { error };
        come = null;
        tell();
      },
    );
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    take: () => {
      if (fault) {
        const { error } = fault;
        fault = undefined;
        throw error;
      }
      if (come === null || isAsking) return come;
      const event = come;
      come = undefined;
      if (event === undefined) ask();
      return event;
    },
    onNews: (told) => {
      tell = told;
    },
    next: () => items.next(),
    return: async () => (await items.return?.()) ?? OVER,
  };
}
