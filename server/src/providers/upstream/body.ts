import type { Ticket } from './breaker.ts';
import type { Answer, Timeouts } from './exchange.ts';
import { fromSocketError, UpstreamError, type UpstreamKind } from './upstream-error.ts';

/** How long the rest of a body that nobody needs may take before its connection is given up. */
const DRAIN_TIME = 1_000;

/** The body of an answer, as it comes. It must be read, or left by a `break`: both free its connection. */
export interface Body {
  chunks: AsyncIterable<Buffer>;
  /** Hands on each chunk the moment it comes, instead; one that is answered with false was the last wanted. */
  each(take: (chunk: Buffer) => boolean): Promise<void>;
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

/** Whoever hears of a body: each chunk, then its end or what kept it from one. */
interface Listener {
  chunk(chunk: Buffer): void;
  over(error?: unknown): void;
}

/** Opens the body of an answer: a slow reader slows the server, a silent, endless or unwanted server is cut off. */
export function openBody({ response, firstByteIn }: Answer, reading: Reading): Body {
  const { who, timeouts, maxBytes, signal, ticket } = reading;
  let failure: UpstreamError | undefined;
  let isPolite = false;
  const stop = (error: UpstreamError) => {
    failure ??= error;
    response.destroy();
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

  /** Tells of everything that comes from now on; gives how to hear no more, and how to go on after a pause. */
  const listen = (on: Listener) => {
    // Late headers must not leave the body without a chance.
    let patience = Math.max(firstByteIn, Math.min(timeouts.idle, 1_000));
    let size = 0;
    let isOver = false;
    /** When the waiting began; not a timer for each piece, of which there may be thousands a second. */
    let since = performance.now();
    const watch = () => {
      const waits = response.isPaused() ? patience : since + patience - performance.now();
      if (waits > 0) timer = setTimeout(watch, waits);
      else stop(new UpstreamError(who, 'timeout', { detail: 'it fell silent' }));
    };
    let timer = setTimeout(watch, patience);
    const close = (hasEnded: boolean, error?: unknown) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      if (!hasEnded) ticket.dropped();
      // Only a stream without readers can be let run out.
      response.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
      leave(hasEnded);
      on.over(error);
    };
    const onError = (error: unknown) => {
      const known = failure ?? fromSocketError(who, error);
      if (known.kind === 'cancelled') ticket.dropped();
      else ticket.failed();
      close(false, known);
    };
    const onData = (chunk: Buffer) => {
      since = performance.now();
      if (size === 0) {
        ticket.answered();
        patience = timeouts.idle;
        clearTimeout(timer);
        timer = setTimeout(watch, patience);
      }
      size += chunk.length;
      if (size > maxBytes) onError(new UpstreamError(who, 'too_large', { detail: `over ${maxBytes} bytes` }));
      else on.chunk(chunk);
    };
    const onEnd = () => close(true);
    const onClose = () => onError(new Error('closed before its end'));
    response.on('data', onData).once('end', onEnd).once('error', onError).once('close', onClose);
    if (response.destroyed && !response.readableEnded) onClose();
    return {
      leave: () => close(false),
      goOn: () => {
        since = performance.now();
        response.resume();
      },
    };
  };

  /** One chunk after the other; the next is let come when it is asked for. */
  async function* read(): AsyncGenerator<Buffer, void> {
    const waiting: Buffer[] = [];
    let end: { error?: unknown } | undefined;
    let wake = () => {};
    const { leave, goOn } = listen({
      chunk: (chunk) => {
        waiting.push(chunk);
        response.pause();
        wake();
      },
      over: (error) => {
        end = { error };
        wake();
      },
    });
    try {
      for (;;) {
        const chunk = waiting.shift();
        if (chunk) yield chunk;
        else if (end) {
          if (end.error !== undefined) throw end.error;
          return;
        } else {
          const news = new Promise<void>((resolve) => {
            wake = resolve;
          });
          goOn();
          await news;
        }
      }
    } finally {
      leave();
    }
  }

  const each = (take: (chunk: Buffer) => boolean) =>
    new Promise<void>((resolve, reject) => {
      const { leave } = listen({
        chunk: (chunk) => {
          try {
            if (!take(chunk)) leave();
          } catch (error) {
            reject(error);
            leave();
          }
        },
        over: (error) => (error === undefined ? resolve() : reject(error)),
      });
    });

  return {
    chunks: read(),
    each,
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
