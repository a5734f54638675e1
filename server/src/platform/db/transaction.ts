import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Db } from './database.ts';

/** The part of a context that a transaction needs. */
export interface Transactional {
  db: Db;
  /** Set inside a transaction: callbacks that run once it is committed. */
  afterCommit?: (() => void)[] | undefined;
}

// A cache, not state: a handle only wraps its connection, and goes with it.
const handles = new WeakMap<PoolClient, Db>();

function handleOf(client: PoolClient): Db {
  let handle = handles.get(client);
  if (!handle) {
    handle = drizzle(client);
    handles.set(client, handle);
  }
  return handle;
}

/** Runs `work` in one transaction; inside another it joins that one. Use only the ctx handed in. */
export async function inTransaction<C extends Transactional, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.afterCommit) return work(ctx);
  const client = await (ctx.db.$client as Pool).connect();
  const afterCommit: (() => void)[] = [];
  let broken: Error | undefined;
  let result: T;
  try {
    await client.query('BEGIN');
    result = await work({ ...ctx, db: handleOf(client), afterCommit });
    const { command } = await client.query('COMMIT');
    // PostgreSQL answers COMMIT with ROLLBACK when a statement failed before: nothing was stored.
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: one of its statements failed.');
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
  for (const action of afterCommit) action();
  return result;
}
