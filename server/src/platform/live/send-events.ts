import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SyncReader, syncReaderOf } from './sync-reader.ts';

/** A client whose connection accepts no bytes for so long is dropped, even if the connection is still open. */
const STALL_MS = 60_000;

interface Sending {
  /** The last event of a stream that failed. */
  failureEvent(request: FastifyRequest, thrown: unknown): object;
  stallMs?: number | undefined;
}

interface Events extends SyncReader<object> {
  /** Waits for the first event without taking it; throws an error that comes before it. */
  waitForFirst(): Promise<void>;
}

/** Reads a source until it ends or the client disconnects; a source that has not ended by then is cancelled. */
function whileConnected(request: FastifyRequest, { raw }: FastifyReply, source: SyncReader<object>): Events {
  let first: object | null | undefined;
  let isOver = false;
  let notify = () => {};
  const disconnect = () => {
    if (isOver) return;
    isOver = true;
    // Not waited for: a source may hang in its own work.
    Promise.resolve(source.cancel()).catch((error: unknown) => {
      request.log.warn({ event: 'stream_end_failed', err: error }, 'a source of events could not be ended');
    });
    notify();
  };
  if (raw.destroyed) disconnect();
  else raw.once('close', disconnect);

  const take = (): object | null | undefined => {
    if (isOver) return null;
    try {
      const event = first ?? source.take();
      first = undefined;
      isOver = event === null;
      return event;
    } catch (error) {
      isOver = true;
      throw error;
    }
  };
  const subscribe = (onReady: () => void) => {
    notify = onReady;
    source.subscribe(onReady);
  };
  const waitForFirst = () =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        try {
          const event = first ?? take();
          if (event) first = event;
          if (event !== undefined) resolve();
        } catch (error) {
          reject(error);
        }
      };
      subscribe(look);
      look();
    });
  return { take, subscribe, cancel: disconnect, waitForFirst };
}

/** A line in the encoding that is cheapest to send: where each letter is a byte, none has to be looked for. */
const encodingOf = (line: string) => (Buffer.byteLength(line) === line.length ? 'latin1' : 'utf8');

/**
 * Writes events into an answer, under backpressure: while the connection is over its high-water mark, none is taken. The
 * stream that is given back carries no data: the framework sends the head when it reads it, and ends the answer with it.
 */
function writeEvents(
  request: FastifyRequest,
  { raw }: FastifyReply,
  events: Events,
  sending: Required<Sending>,
): Readable {
  const { failureEvent, stallMs } = sending;
  let stalled: NodeJS.Timeout | undefined;
  let hasBegun = false;
  let isOver = false;
  const write = (event: object) => {
    const line = `${JSON.stringify(event)}\n\n`;
    if (!raw.write(line, encodingOf(line))) stalled ??= setTimeout(() => raw.destroy(), stallMs);
  };
  const end = () => {
    isOver = true;
    whole.push(null);
  };
  const pass = () => {
    try {
      while (!isOver && stalled === undefined) {
        const event = events.take();
        if (event === undefined) return;
        if (event === null) end();
        else write(event);
      }
    } catch (thrown) {
      write(failureEvent(request, thrown));
      end();
    }
  };
  const resume = () => {
    clearTimeout(stalled);
    stalled = undefined;
    pass();
  };
  const whole = new Readable({
    read: () => {
      if (hasBegun) return;
      hasBegun = true;
      raw.flushHeaders();
      raw.on('drain', resume).once('close', () => clearTimeout(stalled));
      events.subscribe(pass);
      pass();
    },
    destroy: (error, done) => {
      isOver = true;
      done(error);
    },
  });
  return whole;
}

/**
 * Sends events as they come, each a JSON object followed by a blank line; a failure is the last of them, and one before
 * the first is an ordinary error answer. Nothing is asked of the source that the client has no room for.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  source: AsyncIterable<object>,
  { failureEvent, stallMs = STALL_MS }: Sending,
): Promise<FastifyReply> {
  const reader = syncReaderOf(source);
  const events = whileConnected(request, reply, reader);
  if (!reader.neverFails) await events.waitForFirst();
  const whole = writeEvents(request, reply, events, { failureEvent, stallMs });
  return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(whole);
}
