import type { Clock } from '../../platform/clock.ts';

export interface BreakerSettings {
  /** Failures in a row after which the server is left alone. */
  failures: number;
  /** Milliseconds until one request may try again. */
  rest: number;
}

/** A server may ask for an hour; asking it once a minute does no harm, and finds out sooner. */
const LONGEST_REST = 60_000;

/** A permit to send one request, which reports how it went. */
export interface Permit {
  /** The first byte has come: calls that wait for the probe need not wait for its end. */
  answered(): void;
  succeeded(): void;
  failed(retryAfterSeconds?: number): void;
  /** Ended for a reason that says nothing about the server. */
  dropped(): void;
}

/** For requests that do not count. */
export const NO_PERMIT: Permit = { answered: () => {}, succeeded: () => {}, failed: () => {}, dropped: () => {} };

export interface Breaker {
  /** A permit, or the seconds until it is worth asking again. */
  admit(): Permit | number;
}

/** Leaves a failing server alone for a while, then lets one request find out whether it is back. */
export function makeBreaker(settings: BreakerSettings, clock: Clock, onChange?: (open: boolean) => void): Breaker {
  let failures = 0;
  let openUntil = 0;
  let isProbing = false;
  const now = () => clock.now().getTime();

  const issue = (isProbe: boolean): Permit => {
    let isOpen = true;
    const endProbe = () => {
      if (isProbe) isProbing = false;
      isProbe = false;
    };
    const once = (settle: () => void) => () => {
      if (!isOpen) return;
      isOpen = false;
      endProbe();
      settle();
    };
    const fail = (retryAfterSeconds = 0) => {
      failures = Math.min(failures + 1, settings.failures);
      if (failures < settings.failures || now() < openUntil) return;
      openUntil = now() + Math.max(settings.rest, Math.min(retryAfterSeconds * 1000, LONGEST_REST));
      onChange?.(true);
    };
    return {
      answered: () => {
        if (!isProbe) return;
        endProbe();
        // Not well yet: the next failure opens the circuit again.
        failures = settings.failures - 1;
      },
      succeeded: once(() => {
        const wasOpen = openUntil > 0;
        failures = 0;
        openUntil = 0;
        if (wasOpen) onChange?.(false);
      }),
      failed: (retryAfterSeconds) => once(() => fail(retryAfterSeconds))(),
      dropped: once(() => {}),
    };
  };

  return {
    admit: () => {
      if (failures < settings.failures) return issue(false);
      const wait = openUntil - now();
      if (wait > 0) return Math.ceil(wait / 1000);
      if (isProbing) return 1;
      isProbing = true;
      return issue(true);
    },
  };
}
