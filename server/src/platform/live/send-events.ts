import { Socket } from 'node:net';
import { Readable, type Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, toAppError } from '../http/error-answer.ts';
import { isReady, type Ready } from './push-iterable.ts';

type Step = IteratorResult<object>;

/** A reader who takes nothing for so long is gone, whatever the connection says. */
const PATIENCE_MS = 60_000;
const OVER: Step = { done: true, value: undefined };

/** Reads a source until it ends or the connection does; a source that has not ended by then is returned. */
function readWhileOpen(request: FastifyRequest, reply: FastifyReply, source: AsyncIterable<object>) {
  const events = source[Symbol.asyncIterator]();
  let isOver = false;
  let isClosed = false;
  let leave = (_step: Step) => {};
  const close = () => {
    isClosed = true;
    leave(OVER);
    if (isOver) return;
    // Not waited for: it may hang in its own work.
    Promise.resolve(events.return?.()).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a stream did not end well');
    });
  };
  if (reply.raw.destroyed) close();
  else reply.raw.once('close', close);

  return {
    isClosed: () => isClosed,
    // No race with one promise for the whole stream: that one would keep a trace of every event until the end.
    next: () =>
      new Promise<Step>((resolve, reject) => {
        if (isClosed) return resolve(OVER);
        leave = resolve;
        events.next().then(
          (step) => {
            isOver = step.done === true;
            resolve(step);
          },
          (error: unknown) => {
            isOver = true;
            reject(error);
          },
        );
      }),
  };
}

const lineOf = (event: object) => `${JSON.stringify(event)}\n\n`;

/** The lines of events, each asked for when there is room for it; a reader without room for long is dropped. */
function linesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  events: ReturnType<typeof readWhileOpen>,
  first: Step,
  patienceMs: number,
): Readable {
  let blocked: NodeJS.Timeout | undefined;
  let coming: Step | undefined = first;
  const give = (step: Step) => {
    if (step.done) lines.push(null);
    else if (!lines.push(lineOf(step.value))) blocked = setTimeout(() => reply.raw.destroy(), patienceMs);
  };
  const fail = (thrown: unknown) => {
    if (!events.isClosed()) {
      const error = toAppError(thrown);
      if (error.status >= 500) request.log.error({ err: thrown }, 'stream failed');
      lines.push(lineOf(errorBody(error, request.id)));
    }
    lines.push(null);
  };
  const lines = new Readable({
    read: () => {
      clearTimeout(blocked);
      if (!coming) {
        events.next().then(give, fail);
        return;
      }
      const step = coming;
      coming = undefined;
      give(step);
    },
    destroy: (error, done) => {
      clearTimeout(blocked);
      done(error);
    },
  });
  return lines;
}

async function linesOfAny(
  request: FastifyRequest,
  reply: FastifyReply,
  source: AsyncIterable<object>,
  patienceMs: number,
): Promise<Readable> {
  const events = readWhileOpen(request, reply, source);
  return linesOf(request, reply, events, await events.next(), patienceMs);
}

/**
 * What lines are written to, and how: straight to the connection where only they are on it, as chunks of HTTP. Each is then
 * one write with nothing between, which matters when thousands go out in a second.
 */
function wayInto(answer: Writable, { raw }: FastifyReply): { to: Writable; write(line: string): boolean } {
  const { socket } = raw;
  const isPlain = answer === raw && socket instanceof Socket && raw.getHeader('transfer-encoding') === 'chunked';
  if (!isPlain) return { to: answer, write: (line) => answer.write(line) };
  raw.flushHeaders();
  return {
    to: socket,
    write: (line) => {
      const bytes = Buffer.byteLength(line);
      // Where each letter is a byte, it need not be found out once more.
      return socket.write(`${bytes.toString(16)}\r\n${line}\r\n`, bytes === line.length ? 'latin1' : 'utf8');
    },
  };
}

/** The same for events that can be taken at once: they go straight into the answer, with nothing between. */
function linesOfReady(reply: FastifyReply, events: Ready<object>, patienceMs: number): Readable {
  let blocked: NodeJS.Timeout | undefined;
  const lines = new Readable({ read: () => {} });
  const pass = (way: ReturnType<typeof wayInto>) => {
    if (blocked !== undefined) return;
    for (let event = events.take(); event !== undefined; event = events.take()) {
      if (event === null) {
        lines.push(null);
        lines.resume();
        return;
      }
      if (way.write(lineOf(event))) continue;
      blocked = setTimeout(() => reply.raw.destroy(), patienceMs);
      way.to.once('drain', () => {
        clearTimeout(blocked);
        blocked = undefined;
        pass(way);
      });
      return;
    }
  };
  // Fastify sends the head, then has the lines flow into the answer: from there on they do.
  lines.pipe = <To extends NodeJS.WritableStream>(to: To): To => {
    const answer = to as unknown as Writable;
    const way = wayInto(answer, reply);
    lines.once('end', () => answer.end());
    events.onNews(() => pass(way));
    pass(way);
    return to;
  };
  reply.raw.once('close', () => {
    clearTimeout(blocked);
    void events.return?.();
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
  patienceMs = PATIENCE_MS,
): Promise<FastifyReply> {
  const lines = isReady(source)
    ? linesOfReady(reply, source, patienceMs)
    : await linesOfAny(request, reply, source, patienceMs);
  // As Node would do by itself, but said, so that it can be relied on.
  if (request.raw.httpVersion === '1.1') reply.header('transfer-encoding', 'chunked');
  return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(lines);
}
