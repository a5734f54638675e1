import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Exchange } from './wire.ts';

/** An embedded database, in this thread or in a worker. */
export interface Engine {
  exchange: Exchange;
  close(): Promise<void>;
}

/** Opens PGlite in the calling thread; a query blocks it, so the server uses the worker instead. */
export async function openPglite(
  directory: string | undefined,
  image?: Blob,
): Promise<Engine & { image(): Promise<Blob> }> {
  const lite = await PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(image === undefined ? {} : { loadDataDir: image }),
    extensions: { pg_trgm },
  });
  return {
    exchange: (message) => lite.execProtocolRaw(message),
    close: () => lite.close(),
    image: () => lite.dumpDataDir('none'),
  };
}
