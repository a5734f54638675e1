import type { Jobs } from '../jobs/jobs.ts';
import type { Logger } from '../log.ts';
import type { Database } from './database.ts';

const CHECKPOINT_MS = 5 * 60_000;

/**
 * Does for the embedded database what PostgreSQL's background processes do: without it the log
 * grows for ever and statistics are never made. Returns how to stop.
 */
export async function maintainEmbedded(database: Database, jobs: Jobs, log: Logger): Promise<() => Promise<void>> {
  if (database.kind !== 'embedded') return async () => {};
  const checkpoint = () => database.pool.query('CHECKPOINT');
  const timer = setInterval(() => {
    checkpoint().catch((error: Error) => log.error({ err: error }, 'checkpoint failed'));
  }, CHECKPOINT_MS);
  timer.unref();
  await jobs.schedule('vacuum', '31 3 * * *', async () => {
    await database.pool.query('VACUUM ANALYZE');
  });
  return async () => {
    clearInterval(timer);
    await checkpoint();
  };
}
