import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** By then a request that never comes to its end is cut off, so that a restart is not held up. */
const CUT_AFTER_MS = 20_000;

/**
 * Lets the server stop as soon as the requests in progress are answered. Node alone would wait for connections
 * that browsers open in advance, and for the keep-alive time of all others.
 */
export function addClosing(app: FastifyInstance): void {
  /** Requests in progress on each connection. */
  const begun = new Map<Socket, number>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    begun.set(socket, 0);
    socket.once('close', () => begun.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    begun.set(socket, (begun.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (begun.get(socket) ?? 1) - 1;
      if (begun.has(socket)) begun.set(socket, left);
      if (closing && left === 0) socket.end();
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const [socket, requests] of begun) if (requests === 0) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), CUT_AFTER_MS).unref();
  });
  app.addHook('onRequest', async () => {
    if (closing) throw new AppError('unavailable', { retryAfterSeconds: 5 });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
