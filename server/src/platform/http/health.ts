import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** `/healthz` says the process is up, `/readyz` that the database answers too. */
export function addHealth(app: FastifyInstance, pool: Pool): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    try {
      await pool.query('SELECT 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
