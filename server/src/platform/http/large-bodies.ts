import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const LARGE = 1024 * 1024;
const MOST_AT_ONCE = 6;
const MOST_OF_ONE = 2;

/** Whether a body is large, or may be: one that does not say how long it is. */
function mayBeLarge({ headers }: FastifyRequest): boolean {
  return headers['content-length'] === undefined ? 'transfer-encoding' in headers : +headers['content-length'] > LARGE;
}

/** Lets few large bodies into memory at a time, and of one sender fewer; the others are asked to come again. */
export function makeLargeBodyGate() {
  const inside: string[] = [];
  return (request: FastifyRequest, reply: FastifyReply, sender: string): void => {
    if (!mayBeLarge(request)) return;
    const own = inside.filter((each) => each === sender).length;
    if (inside.length >= MOST_AT_ONCE || own >= MOST_OF_ONE) throw new AppError('busy', { retryAfterSeconds: 2 });
    inside.push(sender);
    let isInside = true;
    const release = () => {
      if (isInside) inside.splice(inside.indexOf(sender), 1);
      isInside = false;
    };
    reply.raw.once('finish', release).once('close', release);
  };
}
