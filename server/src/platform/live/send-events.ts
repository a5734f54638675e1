import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SyncReader, syncReaderOf } from './sync-reader.ts';

/** A client whose connection takes nothing for so long is dropped, whatever the connection says. */
const STALL_MS = 60_000;

interface Sending {
  /** The last event of a stream that failed. */
  failureEvent(request: FastifyRequest, thrown: unknown): object;
  stallMs?: number | undefined;
}

interface Events extends SyncReader<object> {
  /** Waits for the first event without taking it; what is wrong before it is thrown. */
  waitForFirst(): Promise<void>;
}

const lineOf = (event: object) => `${JSON.stringify(event)}\n\n`;

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

/** The lines of events, under backpressure: while the connection is over its high-water mark, none is taken. */
function linesOf(request: FastifyRequest, { raw }: FastifyReply, events: Events, sending: Required<Sending>): Readable {
  const { failureEvent, stallMs } = sending;
  let stalled: NodeJS.Timeout | undefined;
  let isOver = false;
  const end = (last?: object) => {
    isOver = true;
    if (last) lines.push(lineOf(last));
    lines.push(null);
  };
  const pass = () => {
    try {
      while (!isOver && stalled === undefined) {
        const event = events.take();
        if (event === undefined) return;
        if (event === null) return end();
        lines.push(lineOf(event));
        if (raw.writableNeedDrain) stalled = setTimeout(() => raw.destroy(), stallMs);
      }
    } catch (thrown) {
      end(failureEvent(request, thrown));
    }
  };
  const onDrain = () => {
    clearTimeout(stalled);
    stalled = undefined;
    // After the pipe, which waits for the same, flows again.
    process.nextTick(pass);
  };
  /** The framework reads for the first time when the head is set and the pipe stands. */
  const begin = () => {
    raw.flushHeaders();
    raw.on('drain', onDrain);
    events.subscribe(pass);
    process.nextTick(pass);
  };
  let hasBegun = false;
  const lines = new Readable({
    // Lines stay strings: bytes are made of them once, by the connection.
    objectMode: true,
    highWaterMark: 1,
    read: () => {
      if (!hasBegun) begin();
      hasBegun = true;
    },
    destroy: (error, done) => {
      isOver = true;
      clearTimeout(stalled);
      done(error);
    },
  });
  return lines;
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
  const lines = linesOf(request, reply, events, { failureEvent, stallMs });
  return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(lines);
}
