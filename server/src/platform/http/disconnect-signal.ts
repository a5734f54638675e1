import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Gives each request a signal that is raised when its client disconnects before the answer was sent. The framework's own signal is no help:
 * it is raised as soon as the request has been read.
 */
export function addDisconnectSignal(app: FastifyInstance): (request: FastifyRequest) => AbortSignal {
  const signals = new WeakMap<FastifyRequest, AbortSignal>();
  app.addHook('onRequest', async (request, reply) => {
    const left = new AbortController();
    signals.set(request, left.signal);
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) left.abort();
    });
  });
  return (request) => signals.get(request) ?? new AbortController().signal;
}
