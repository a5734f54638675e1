import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONDITION_MS } from '../../../../scripts/lib/test-limits.mjs';
import { makeGate } from '../../../test/fake-writer.ts';
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
/** Waits until it is gone. */
const terminate = (pid: number | undefined) =>
  database.pool.query('SELECT pg_terminate_backend($1, $2)', [pid, CONDITION_MS]);

describe('a PostgreSQL connection that is cut', () => {
  it('fails the statement that runs, as a database that is away, and not the process', async () => {
    const work = inTransaction({ db: database.db }, async (ctx) => {
      await ctx.db.execute(sql`INSERT INTO notes VALUES (1)`);
      const pid = await pidOf(ctx.db);
      setTimeout(() => void terminate(pid), 50);
      await ctx.db.execute(sql`SELECT pg_sleep(60)`);
    });
    const fault = await work.catch((error: unknown) => error);
    expect(toAppError(fault)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    expect((await database.pool.query('SELECT * FROM notes')).rows).toEqual([]);
  });

  it('fails the next statement when it was cut between two of them, and not the process', async () => {
    const work = inTransaction({ db: database.db }, async (ctx) => {
      await terminate(await pidOf(ctx.db));
      await ctx.db.execute(sql`INSERT INTO notes VALUES (2)`);
    });
    const fault = await work.catch((error: unknown) => error);
    expect(toAppError(fault)).toMatchObject({ code: 'unavailable' });
    expect((await database.pool.query('SELECT * FROM notes')).rows).toEqual([]);
  });

  it('is replaced when it was idle', async () => {
    const { rows } = await database.pool.query('SELECT pg_backend_pid() AS pid');
    const before = database.pool.totalCount;
    const other = await makeTestDatabase();
    await other.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
    await other.close();
    await expect.poll(() => database.pool.totalCount).toBeLessThan(before);
    await expect(database.pool.query('SELECT 1 AS one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});

describe('a PostgreSQL statement that has to give way', () => {
  it('because two wait for each other fails as a database that is busy, and the other goes on', async () => {
    await database.pool.query('INSERT INTO notes VALUES (11), (12)');
    const lock = (db: Database['db'], id: number) => db.execute(sql`SELECT 1 FROM notes WHERE id = ${id} FOR UPDATE`);
    const [eleven, twelve] = [makeGate(), makeGate()];
    const both = (first: number, second: number) =>
      inTransaction({ db: database.db }, async (ctx) => {
        await lock(ctx.db, first);
        (first === 11 ? eleven : twelve).open();
        await Promise.all([eleven.opened, twelve.opened]);
        await lock(ctx.db, second);
      });
    const ends = await Promise.allSettled([both(11, 12), both(12, 11)]);
    const faults = ends.flatMap((end) => (end.status === 'rejected' ? [toAppError(end.reason)] : []));
    expect(faults).toMatchObject([{ code: 'unavailable', retryAfterSeconds: 5 }]);
  });

  it('because it waited too long fails as a database that is busy', async () => {
    await inTransaction({ db: database.db }, async (holder) => {
      await holder.db.execute(sql`INSERT INTO notes VALUES (13)`);
      for (const measure of ['statement_timeout', 'lock_timeout']) {
        const work = inTransaction({ db: database.db }, async (ctx) => {
          await ctx.db.execute(sql.raw(`SET LOCAL ${measure} = 100`));
          await ctx.db.execute(sql`INSERT INTO notes VALUES (13)`);
        });
        expect(toAppError(await work.catch((error: unknown) => error))).toMatchObject({
          code: 'unavailable',
          status: 503,
        });
      }
    });
  });
});
