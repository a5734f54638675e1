import { setTimeout } from 'node:timers/promises';
import type { Permit } from './breaker.ts';
import { isPassing, UpstreamError } from './upstream-error.ts';

const FIRST_WAIT = 250;
/** A server that asks for more than this is not waited for: the caller gets the time instead. */
const LONGEST_WAIT = 5_000;
const LONGEST_REPORTED = 3_600;

/** Reads a Retry-After header, in seconds or as a date. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const isDate = /[a-z]/i.test(text);
  const seconds = isDate ? (Date.parse(text) - now.getTime()) / 1000 : /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_REPORTED);
}

/** Milliseconds to wait before trying again, or null when it is not worth it. */
export function waitBeforeRetry(error: UpstreamError, attempt: number, random: () => number): number | null {
  if (!isPassing(error)) return null;
  const asked = (error.retryAfterSeconds ?? 0) * 1000;
  if (asked > LONGEST_WAIT) return null;
  // Jitter, so that calls that failed together are not retried together.
  const wait = FIRST_WAIT * 2 ** attempt * (0.5 + random() / 2);
  return Math.max(asked, Math.min(wait, LONGEST_WAIT));
}

/** Waits, and throws when the signal is raised meanwhile. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const pauseReally: Pause = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal });

interface Persistence {
  who: string;
  admit: () => Permit;
  retries: number;
  random: () => number;
  pause: Pause;
  signal: AbortSignal;
}

function report(permit: Permit, { kind, stale, retryAfterSeconds }: UpstreamError): void {
  // A server that says no is well.
  if (kind === 'rejected') permit.succeeded();
  else if (kind === 'cancelled' || stale) permit.dropped();
  else permit.failed(retryAfterSeconds);
}

/** Retries a request until it is answered, or a retry cannot help. Once an answer has begun nothing is retried. */
export async function askUntilAnswered<T>(
  ask: (permit: Permit) => Promise<T>,
  { who, admit, retries, random, pause, signal }: Persistence,
): Promise<T> {
  let mayBeStale = true;
  for (let attempt = 0; ; ) {
    const permit = admit();
    try {
      return await ask(permit);
    } catch (error) {
      if (!(error instanceof UpstreamError)) {
        permit.dropped();
        throw error;
      }
      report(permit, error);
      if (error.stale && mayBeStale) {
        mayBeStale = false;
        continue;
      }
      const wait = attempt < retries ? waitBeforeRetry(error, attempt, random) : null;
      if (wait === null) throw error;
      attempt++;
      await pause(wait, signal).catch(() => {
        throw new UpstreamError(who, 'cancelled');
      });
    }
  }
}
