import type { Permit } from './breaker.ts';
import type { Answer, Timeouts } from './exchange.ts';
import { fromSocketError, UpstreamError, type UpstreamKind } from './upstream-error.ts';

/** How long draining the rest of a body may take before its connection is closed. */
const DRAIN_TIME = 1_000;

/** The body of an answer. It must be read, which frees its connection. */
export interface Body {
  /** Handles each chunk in the moment it comes; one that is answered with false was the last wanted. */
  each(handle: (chunk: Buffer) => boolean): Promise<void>;
  /** The wanted part was read. The rest is drained, so that the connection can be used again. */
  done(): void;
  /** Gives the error to throw for a body that cannot be parsed, and counts it as a failure for the circuit breaker. */
  fault(kind: UpstreamKind, detail: string): UpstreamError;
}

interface Reading {
  who: string;
  timeouts: Timeouts;
  maxBytes: number;
  signal: AbortSignal;
  permit: Permit;
}

/** Opens the body of an answer: a silent, endless or unwanted server is cut off. */
export function openBody(answer: Answer, reading: Reading): Body {
  const { who, timeouts, maxBytes, signal, permit } = reading;
  let isPolite = false;
  /** The error that ended it before it was read. */
  let failure: UpstreamError | undefined;
  let onFailure = (error: UpstreamError) => {
    failure ??= error;
    answer.abort();
  };
  const endless = setTimeout(
    () => onFailure(new UpstreamError(who, 'timeout', { detail: 'it did not come to an end' })),
    timeouts.total,
  );
  const cancel = () => onFailure(new UpstreamError(who, 'cancelled'));
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel);

  const each = (handle: (chunk: Buffer) => boolean) =>
    new Promise<void>((resolve, reject) => {
      // Late headers must not leave the body without a chance.
      let timeout = Math.max(answer.firstByteIn, Math.min(timeouts.idle, 1_000));
      let size = 0;
      let isOver = false;
      /** When the waiting began; not a timer for each piece, of which there may be thousands a second. */
      let since = performance.now();
      const watch = () => {
        const waits = since + timeout - performance.now();
        if (waits > 0) timer = setTimeout(watch, waits);
        else fail(new UpstreamError(who, 'timeout', { detail: 'it fell silent' }));
      };
      let timer = setTimeout(watch, timeout);
      const close = () => {
        isOver = true;
        clearTimeout(timer);
        clearTimeout(endless);
        signal.removeEventListener('abort', cancel);
      };
      const fail = (error: unknown) => {
        if (isOver) return;
        close();
        const known = fromSocketError(who, error);
        if (known.kind === 'cancelled') permit.dropped();
        else permit.failed();
        answer.abort();
        reject(known);
      };
      /** The reader has enough. */
      const stop = () => {
        close();
        permit.dropped();
        if (isPolite) answer.drain(DRAIN_TIME);
        else answer.abort();
      };
      onFailure = fail;
      if (failure) return fail(failure);
      answer.subscribe({
        chunk: (chunk) => {
          if (isOver) return;
          since = performance.now();
          if (size === 0) {
            permit.answered();
            timeout = timeouts.idle;
            clearTimeout(timer);
            timer = setTimeout(watch, timeout);
          }
          size += chunk.length;
          if (size > maxBytes) return fail(new UpstreamError(who, 'too_large', { detail: `over ${maxBytes} bytes` }));
          try {
            if (handle(chunk)) return;
            stop();
            resolve();
          } catch (error) {
            stop();
            reject(error);
          }
        },
        end: () => {
          if (isOver) return;
          close();
          resolve();
        },
        error: fail,
      });
    });

  return {
    each,
    done: () => {
      isPolite = true;
      permit.succeeded();
    },
    fault: (kind, detail) => {
      permit.failed();
      return new UpstreamError(who, kind, { detail });
    },
  };
}

/** Reads a body to its end. */
export async function wholeBody(body: Body): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await body.each((chunk) => {
    chunks.push(chunk);
    return true;
  });
  return Buffer.concat(chunks);
}
