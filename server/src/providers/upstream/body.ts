import type { IncomingMessage } from 'node:http';
import type { Ticket } from './breaker.ts';
import type { Answer, Timeouts } from './exchange.ts';
import { fromSocketError, UpstreamError, type UpstreamKind } from './upstream-error.ts';

/** How long the rest of a body that nobody needs may take before its connection is given up. */
const DRAIN_TIME = 1_000;

/** The body of an answer, as it comes. It must be read, or left by a `break`: both free its connection. */
export interface Body {
  chunks: AsyncIterable<Buffer>;
  /** All that was wanted is here. What may follow is let come, so that the connection can be used again. */
  done(): void;
  /** Gives the error to throw when what came makes no sense, and counts it against the server. */
  fault(kind: UpstreamKind, detail: string): UpstreamError;
}

interface Reading {
  who: string;
  timeouts: Timeouts;
  maxBytes: number;
  signal: AbortSignal;
  ticket: Ticket;
}

/** Takes pieces of a stream one by one as they come; it is held back while nobody asks for the next. */
function takeFrom(response: IncomingMessage) {
  const waiting: Buffer[] = [];
  let isOver = false;
  let fault: { error: unknown } | undefined;
  let resolve: ((chunk: Buffer | null) => void) | undefined;
  let reject = (_error: unknown) => {};
  const give = (chunk: Buffer | null) => {
    const taken = resolve;
    resolve = undefined;
    taken?.(chunk);
  };
  const onData = (chunk: Buffer) => {
    if (resolve) return give(chunk);
    waiting.push(chunk);
    response.pause();
  };
  const onEnd = () => {
    isOver = true;
    give(null);
  };
  const onError = (error: unknown) => {
    fault ??= { error };
    resolve = undefined;
    reject(error);
  };
  const onClose = () => {
    if (!isOver) onError(new Error('closed before its end'));
  };
  response.on('data', onData).once('end', onEnd).once('error', onError).once('close', onClose);
  if (response.destroyed && !response.readableEnded) onClose();
  return {
    /** Null after the last. */
    next: (): Promise<Buffer | null> =>
      new Promise((taken, failed) => {
        const chunk = waiting.shift();
        if (chunk) return taken(chunk);
        if (fault) return failed(fault.error);
        if (isOver) return taken(null);
        resolve = taken;
        reject = failed;
        response.resume();
      }),
    /** Listens no more: what still comes may run out. */
    leave: () => {
      response.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
    },
  };
}

/** Opens the body of an answer: a slow reader slows the server, a silent, endless or unwanted server is cut off. */
export function openBody({ response, firstByteIn }: Answer, reading: Reading): Body {
  const { who, timeouts, maxBytes, signal, ticket } = reading;
  let failure: UpstreamError | undefined;
  let isWaiting = false;
  let isPolite = false;
  const stop = (error: UpstreamError) => {
    failure ??= error;
    response.destroy();
  };
  const silent = () => {
    if (isWaiting) stop(new UpstreamError(who, 'timeout', { detail: 'it fell silent' }));
  };
  const endless = setTimeout(
    () => stop(new UpstreamError(who, 'timeout', { detail: 'it did not come to an end' })),
    timeouts.total,
  );
  const cancel = () => stop(new UpstreamError(who, 'cancelled'));
  // An error nobody reads yet would end the process.
  response.on('error', () => {});
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel);

  const leave = (hasEnded: boolean) => {
    clearTimeout(endless);
    signal.removeEventListener('abort', cancel);
    if (hasEnded) return;
    if (!isPolite) {
      response.destroy();
      return;
    }
    const timer = setTimeout(() => response.destroy(), DRAIN_TIME);
    response.once('close', () => clearTimeout(timer)).resume();
  };

  async function* read(): AsyncGenerator<Buffer, void> {
    // Late headers must not leave the body without a chance.
    let patience = Math.max(firstByteIn, Math.min(timeouts.idle, 1_000));
    let hasEnded = false;
    let size = 0;
    const chunks = takeFrom(response);
    /** When the waiting began; not a timer for each piece, of which there may be thousands a second. */
    let since = performance.now();
    const watch = () => {
      const left = isWaiting ? since + patience - performance.now() : patience;
      if (left <= 0) silent();
      else timer = setTimeout(watch, left);
    };
    let timer = setTimeout(watch, patience);
    try {
      for (;;) {
        isWaiting = true;
        since = performance.now();
        const chunk = await chunks.next();
        isWaiting = false;
        if (chunk === null) break;
        if (size === 0) {
          ticket.answered();
          patience = timeouts.idle;
          clearTimeout(timer);
          timer = setTimeout(watch, patience);
        }
        size += chunk.length;
        if (size > maxBytes) throw new UpstreamError(who, 'too_large', { detail: `over ${maxBytes} bytes` });
        yield chunk;
      }
      hasEnded = true;
    } catch (error) {
      const known = failure ?? fromSocketError(who, error);
      if (known.kind === 'cancelled') ticket.dropped();
      else ticket.failed();
      throw known;
    } finally {
      clearTimeout(timer);
      if (!hasEnded) ticket.dropped();
      // Only a stream without readers can be let run out.
      chunks.leave();
      leave(hasEnded);
    }
  }

  return {
    chunks: read(),
    done: () => {
      isPolite = true;
      ticket.succeeded();
    },
    fault: (kind, detail) => {
      ticket.failed();
      return new UpstreamError(who, kind, { detail });
    },
  };
}

/** Reads a body to its end. */
export async function wholeBody(body: Body): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body.chunks) chunks.push(chunk);
  return Buffer.concat(chunks);
}
