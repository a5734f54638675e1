import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase } from '../../../test/test-database.ts';
import type { Database } from './database.ts';
import { inTransaction, type Transactional } from './transaction.ts';

let database: Database;
let ctx: Transactional;

beforeAll(async () => {
  database = await makeTestDatabase();
  await database.pool.query('CREATE TABLE notes (id int PRIMARY KEY)');
  ctx = { db: database.db };
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('TRUNCATE notes'));
afterEach(() => {
  // No test may leave a connection checked out.
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  expect(database.pool.waitingCount).toBe(0);
});

const insert = (at: Transactional, id: number) => at.db.execute(sql`INSERT INTO notes VALUES (${id})`);
const notes = async () => (await database.pool.query('SELECT id FROM notes ORDER BY id')).rows.map((row) => row.id);

describe('a transaction', () => {
  it('keeps all of its work once it ends well, and hands back the result', async () => {
    const result = await inTransaction(ctx, async (ctx) => {
      await insert(ctx, 1);
      await insert(ctx, 2);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await notes()).toEqual([1, 2]);
  });

  it('keeps nothing when the work throws, and throws the same error', async () => {
    const fault = new Error('changed my mind');
    const work = inTransaction(ctx, async (ctx) => {
      await insert(ctx, 1);
      throw fault;
    });
    await expect(work).rejects.toBe(fault);
    expect(await notes()).toEqual([]);
  });

  it('keeps nothing when a statement fails', async () => {
    const work = inTransaction(ctx, async (ctx) => {
      await insert(ctx, 1);
      await insert(ctx, 1);
    });
    await expect(work).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await notes()).toEqual([]);
  });

  it('never reports success when a failed statement was ignored and the database rolled back', async () => {
    const happened: string[] = [];
    const work = inTransaction(ctx, async (ctx) => {
      ctx.afterCommit?.push(() => happened.push('after commit'));
      await insert(ctx, 1);
      await insert(ctx, 1).catch(() => undefined);
      return 'done';
    });
    await expect(work).rejects.toThrow(/rolled back/);
    expect(happened).toEqual([]);
    expect(await notes()).toEqual([]);
  });

  it('joins the transaction it is called in, so that both stand or fall together', async () => {
    const work = inTransaction(ctx, async (outer) => {
      await inTransaction(outer, async (inner) => {
        expect(inner.db).toBe(outer.db);
        await insert(inner, 1);
      });
      throw new Error('outer fails');
    });
    await expect(work).rejects.toThrow('outer fails');
    expect(await notes()).toEqual([]);
  });

  it('does what was put off until after the commit exactly then, in order, nested ones included', async () => {
    const happened: string[] = [];
    await inTransaction(ctx, async (ctx) => {
      ctx.afterCommit?.push(() => happened.push('first'));
      await inTransaction(ctx, async (ctx) => {
        ctx.afterCommit?.push(() => happened.push('second'));
      });
      expect(happened).toEqual([]);
      await insert(ctx, 1);
    });
    expect(happened).toEqual(['first', 'second']);
  });

  it('forgets what was put off when it rolls back', async () => {
    const happened: string[] = [];
    const work = inTransaction(ctx, async (ctx) => {
      ctx.afterCommit?.push(() => happened.push('never'));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(happened).toEqual([]);
  });

  it('gives its connection back after errors: 30 failures in a row leave the next one a place', async () => {
    for (let round = 0; round < 30; round++) {
      await expect(inTransaction(ctx, (ctx) => ctx.db.execute(sql`SELECT 1 / 0`))).rejects.toThrow();
    }
    await inTransaction(ctx, (ctx) => insert(ctx, 1));
    expect(await notes()).toEqual([1]);
  });

  it('shows nobody else its work before the commit', async () => {
    let seen: unknown;
    let look: Promise<void> | undefined;
    await inTransaction(ctx, async (ctx) => {
      await insert(ctx, 1);
      look = notes().then((found) => {
        seen = found;
      });
      if (database.kind === 'postgres') await look;
    });
    await look;
    expect(seen).toEqual(database.kind === 'postgres' ? [] : [1]);
  });

  it('lets 50 of them run at once without a deadlock', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, id) => inTransaction(ctx, (ctx) => insert(ctx, id))));
    expect(await notes()).toHaveLength(50);
  });
});
