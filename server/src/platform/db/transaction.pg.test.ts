import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase } from '../../../test/test-database.ts';
import { toAppError } from '../http/error-answer.ts';
import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await makeTestDatabase();
  await database.pool.query('CREATE TABLE notes (id int PRIMARY KEY)');
});
afterAll(() => database.close());

const pidOf = async (db: Database['db']) => {
  const { rows } = await db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  return rows[0]?.pid;
};
const terminate = (pid: number | undefined) => database.pool.query('SELECT pg_terminate_backend($1)', [pid]);

describe('a PostgreSQL connection that is cut', () => {
  it('fails the statement that runs, as a database that is away, and not the process', async () => {
    const work = inTransaction({ db: database.db }, async (ctx) => {
      await ctx.db.execute(sql`INSERT INTO notes VALUES (1)`);
      const pid = await pidOf(ctx.db);
      setTimeout(() => void terminate(pid), 50);
      await ctx.db.execute(sql`SELECT pg_sleep(10)`);
    });
    const fault = await work.catch((error: unknown) => error);
    expect(toAppError(fault)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    expect((await database.pool.query('SELECT * FROM notes')).rows).toEqual([]);
  });

  it('fails the next statement when it was cut between two of them, and not the process', async () => {
    const work = inTransaction({ db: database.db }, async (ctx) => {
      await terminate(await pidOf(ctx.db));
      await new Promise((resolve) => setTimeout(resolve, 100));
      await ctx.db.execute(sql`INSERT INTO notes VALUES (2)`);
    });
    const fault = await work.catch((error: unknown) => error);
    expect(toAppError(fault)).toMatchObject({ code: 'unavailable' });
    expect((await database.pool.query('SELECT * FROM notes')).rows).toEqual([]);
  });

  it('is replaced when it was idle', async () => {
    const { rows } = await database.pool.query('SELECT pg_backend_pid() AS pid');
    const other = await makeTestDatabase();
    await other.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
    await other.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(database.pool.query('SELECT 1 AS one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});
