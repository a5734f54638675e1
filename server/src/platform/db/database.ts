import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '../log.ts';
import type { Engine } from './pglite-engine.ts';
import { PgliteSocket } from './pglite-socket.ts';

/** A handle that runs queries: the pool, or the one client of a transaction. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

/** An open database and how to close it. */
export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

// Row ids are far below 2^53; numbers are what the specification shows.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A connection that breaks fails the statement it runs and is replaced by the pool. Its error is also
 * emitted, idle or taken out, and an error without a handler would end the process.
 */
function survive(pool: pg.Pool, onBroken: (error: Error) => void): pg.Pool {
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Puts the pg driver on an embedded engine. One connection: PGlite has one session. */
export function embeddedDatabase(engine: Engine): Database {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new PgliteSocket(engine.exchange) as never,
  });
  survive(pool, () => undefined);
  return {
    kind: 'embedded',
    pool,
    db: drizzle(pool),
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
}

/** Connects to a PostgreSQL server, of which a connection and a statement are waited for so long. */
export function postgresDatabase(
  url: string,
  log: Pick<Logger, 'warn'>,
  { size = 20, connectMs = 5_000, statementMs = 15_000 } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    application_name: 'sirenade',
  });
  survive(pool, (error) => log.warn({ event: 'database_connection_broke', err: error }, 'a database connection broke'));
  return { kind: 'postgres', pool, db: drizzle(pool), close: () => pool.end() };
}
