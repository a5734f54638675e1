import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { AppError } from '../app-error.ts';
import type { Timings } from '../timings.ts';
import { errorBody } from './error-answer.ts';

async function answers(pool: Pool, withinMs: number): Promise<void> {
  const late = new AbortController();
  const timeout = sleep(withinMs, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error('The database did not answer in time.');
  });
  try {
    await Promise.race([pool.query('SELECT 1'), timeout]);
  } finally {
    late.abort();
    timeout.catch(() => undefined);
  }
}

/** `/healthz` says the process is up, `/readyz` that the database answers too, and soon. */
export function addHealth(app: FastifyInstance, pool: Pool, timings: Pick<Timings, 'readyMs'>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await answers(pool, timings.readyMs);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ event: 'not_ready', err: error }, 'not ready');
      const body = errorBody(new AppError('unavailable'), request.id);
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ status: 'unavailable', ...body });
    }
  });
}
