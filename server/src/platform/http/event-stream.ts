import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, toAppError } from './error-answer.ts';

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
  const left = new Promise<Step>((resolve) => {
    leave = resolve;
  });
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
    next: async (): Promise<Step> => {
      if (isClosed) return OVER;
      try {
        const step = await Promise.race([events.next(), left]);
        isOver = step.done === true;
        return step;
      } catch (error) {
        isOver = true;
        throw error;
      }
    },
  };
}

const lineOf = (event: object) => `${JSON.stringify(event)}\n\n`;

async function* linesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  events: ReturnType<typeof readWhileOpen>,
  first: Step,
  patienceMs: number,
): AsyncGenerator<string> {
  let blocked: NodeJS.Timeout | undefined;
  try {
    for (let step = first; !step.done; step = await events.next()) {
      blocked = setTimeout(() => reply.raw.destroy(), patienceMs);
      yield lineOf(step.value);
      clearTimeout(blocked);
    }
  } catch (thrown) {
    if (events.isClosed()) return;
    const error = toAppError(thrown);
    if (error.status >= 500) request.log.error({ err: thrown }, 'stream failed');
    yield lineOf(errorBody(error, request.id));
  } finally {
    clearTimeout(blocked);
  }
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
  const events = readWhileOpen(request, reply, source);
  const first = await events.next();
  const lines = Readable.from(linesOf(request, reply, events, first, patienceMs));
  return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(lines);
}
