import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts work at once and gives its reports as events: only the newest report, at most one per interval, and the outcome
 * as the last event. The signal that the work gets is raised when the caller's is, or when the events are returned unread.
 */
export function workEvents<T extends object>(
  signal: AbortSignal,
  apartMs: number,
  work: (report: (event: T) => void, signal: AbortSignal) => Promise<T>,
): AsyncIterableIterator<T> {
  const unread = new AbortController();
  let report: T | undefined;
  let isOver = false;
  let isEmitted = false;
  let notBefore = 0;
  let wake = () => {};
  let change = Promise.resolve();
  const waitForChange = () => {
    change = new Promise((resolve) => {
      wake = resolve;
    });
  };
  waitForChange();

  const onReport = (event: T) => {
    report = event;
    wake();
  };
  const outcome = work(onReport, AbortSignal.any([signal, unread.signal])).finally(() => {
    isOver = true;
    wake();
  });
  // A failure reaches the reader through `next`, if there still is one.
  const over = outcome.then(
    () => {},
    () => {},
  );

  const end = async (): Promise<IteratorResult<T>> => {
    if (isEmitted || unread.signal.aborted) return { done: true, value: undefined };
    isEmitted = true;
    return { done: false, value: await outcome };
  };
  return {
    async next() {
      // Reports that come in a rush are one: a reader gets the newest, not all of them late.
      const pause = notBefore - performance.now();
      if (pause > 0) await Promise.race([sleep(pause), over]);
      while (!isOver && report === undefined) {
        await change;
        waitForChange();
      }
      if (isOver || report === undefined) return end();
      const value = report;
      report = undefined;
      notBefore = performance.now() + apartMs;
      return { done: false, value };
    },
    async return() {
      unread.abort();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
