import type { FastifyInstance } from 'fastify';

/**
 * Mail clients without one-click unsubscribe open this address with GET: redirect to the page that asks for
 * confirmation.
 */
export function addOptOutRedirect(app: FastifyInstance): void {
  app.get<{ Params: { token: string } }>('/api/mail/opt-out/:token', { schema: { hide: true } }, (request, reply) =>
    reply.redirect(`/mail/opt-out/${encodeURIComponent(request.params.token)}`, 303),
  );
}
