import { UpstreamError } from '../upstream/upstream-error.ts';

/** Runs work once for all concurrent callers with the same key. */
export type Flights<T> = (key: string, work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) => Promise<T>;

/** Shares work between concurrent callers: an abort of one does not cancel it for others, and no failure is cached. */
export function makeFlights<T>(who: string): Flights<T> {
  const flying = new Map<string, Promise<T>>();
  return (key, work, signal) => {
    let flight = flying.get(key);
    if (!flight) {
      flight = work(new AbortController().signal).finally(() => flying.delete(key));
      // Every caller may have aborted by the time it fails.
      flight.catch(() => {});
      flying.set(key, flight);
    }
    return unlessCancelled(who, flight, signal);
  };
}

function unlessCancelled<T>(who: string, work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new UpstreamError(who, 'cancelled'));
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}
