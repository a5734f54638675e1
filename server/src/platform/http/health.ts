import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { AppError } from '../app-error.ts';
import { errorBody } from './error-answer.ts';

/** A database that takes longer than this to say one is not ready for anybody. */
const READY_WITHIN_MS = 3_000;

async function answers(pool: Pool): Promise<void> {
  const late = new AbortController();
  const timeout = sleep(READY_WITHIN_MS, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error('The database did not answer in time.');
  });
  try {
    await Promise.race([pool.query('SELECT 1'), timeout]);
  } finally {
    late.abort();
    timeout.catch(() => undefined);
  }
}

/** `/healthz` says the process is up, `/readyz` that the database answers too. */
export function addHealth(app: FastifyInstance, pool: Pool): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await answers(pool);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      const body = errorBody(new AppError('unavailable'), request.id);
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ status: 'unavailable', ...body });
    }
  });
}
