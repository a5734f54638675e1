import { type MemoryFS, PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Exchange } from './pglite-socket.ts';

/** An embedded database, in this thread or in a worker. */
export interface Engine {
  exchange: Exchange;
  close(): Promise<void>;
}

/**
 * Opens PGlite in the calling thread, in a directory or else in memory; a query blocks the thread, so the
 * server uses the worker instead.
 */
export async function openPglite(place: string | MemoryFS | undefined): Promise<Engine> {
  const lite = await PGlite.create({
    ...(typeof place === 'string' && { dataDir: place }),
    ...(typeof place === 'object' && { fs: place }),
    extensions: { pg_trgm },
  });
  return {
    exchange: (message) => lite.execProtocolRaw(message),
    close: () => lite.close(),
  };
}
