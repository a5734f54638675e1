import { UpstreamError } from '../upstream/upstream-error.ts';

/** Lets one work at a time, in order; who gives up while waiting leaves the line at once. */
export function makeTurns(who: string, longestLine = 16) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (waiting >= longestLine) {
        reject(new UpstreamError(who, 'busy', { detail: 'the line is long', retryAfterSeconds: 30 }));
        return;
      }
      waiting++;
      let hasLeft = false;
      const leave = () => {
        hasLeft = true;
        waiting--;
        signal.removeEventListener('abort', leave);
        reject(new UpstreamError(who, 'cancelled'));
      };
      const take = async () => {
        if (hasLeft) return;
        waiting--;
        signal.removeEventListener('abort', leave);
        await work().then(resolve, reject);
      };
      signal.addEventListener('abort', leave);
      if (signal.aborted) leave();
      last = last.then(take);
    });
}
