import type { FastifyInstance } from 'fastify';

/** Mail programs without the one-click button open its address in a browser: show the page that asks. */
export function addOptOutRedirect(app: FastifyInstance): void {
  app.get<{ Params: { token: string } }>('/api/mail/opt-out/:token', { schema: { hide: true } }, (request, reply) =>
    reply.redirect(`/mail/opt-out/${encodeURIComponent(request.params.token)}`, 303),
  );
}
