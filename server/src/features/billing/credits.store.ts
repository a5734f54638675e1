import type { CreditKind } from '@sirenade/contract/billing';
import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type CreditAccount, type CreditEntryRow, creditAccounts, creditEntries } from './billing.tables.ts';
import type { Allowance, Line } from './credits.rules.ts';

/** Rows as one JSON parameter. */
const rows = (lines: object[]) => sql`${JSON.stringify(lines)}::jsonb`;

/** Creates accounts with their initial balance; existing ones stay as they are. */
export async function insertAllowances(db: Db, allowances: Allowance[], at: Date): Promise<void> {
  await db.execute(sql`
    WITH opened AS (
      INSERT INTO credit_accounts (owner, kind, user_id, balance, created_at)
      SELECT l.owner, l.kind, l."userId", l.amount, ${at}
      FROM jsonb_to_recordset(${rows(allowances)}) AS l (owner text, kind text, "userId" bigint, amount int)
      ORDER BY l.owner, l.kind
      ON CONFLICT DO NOTHING RETURNING owner, kind, user_id, balance)
    INSERT INTO credit_entries (user_id, owner, kind, amount, cause, note, created_at)
    SELECT user_id, owner, kind, balance, 'allowance', 'Free ' || kind, ${at} FROM opened WHERE balance <> 0`);
}

/** Locks accounts in one fixed order, so that transactions cannot deadlock, and returns their current rows. */
export async function lockCreditAccounts(
  db: Db,
  owners: string[],
  kinds: readonly CreditKind[],
): Promise<CreditAccount[]> {
  return db
    .select()
    .from(creditAccounts)
    .where(and(inArray(creditAccounts.owner, owners), inArray(creditAccounts.kind, [...kinds])))
    .orderBy(creditAccounts.owner, creditAccounts.kind)
    .for('no key update');
}

/** Reserves amounts, or releases them if negative; returns the number of accounts that had enough. */
export async function updateReserved(db: Db, lines: Line[]): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE credit_accounts a SET held = a.held + l.amount
    FROM jsonb_to_recordset(${rows(lines)}) AS l (owner text, kind text, amount int)
    WHERE a.owner = l.owner AND a.kind = l.kind AND a.balance - a.held >= l.amount`);
  return rowCount ?? 0;
}

/** Ends reservations: deducts and records what was used, and releases the rest. */
export async function updateSettled(
  db: Db,
  lines: (Line & { used: number })[],
  reason: { cause: string; note: string; at: Date },
): Promise<void> {
  await db.execute(sql`
    WITH l AS (
      SELECT l.*, a.user_id FROM jsonb_to_recordset(${rows(lines)}) AS l (owner text, kind text, amount int, used int)
      JOIN credit_accounts a ON a.owner = l.owner AND a.kind = l.kind),
    entry AS (
      INSERT INTO credit_entries (user_id, owner, kind, amount, cause, note, created_at)
      SELECT user_id, owner, kind, -used, ${reason.cause}, ${reason.note}, ${reason.at} FROM l WHERE used > 0 ORDER BY owner, kind)
    UPDATE credit_accounts a
    SET held = a.held - l.amount, balance = a.balance - l.used, plan_left = greatest(a.plan_left - l.used, 0)
    FROM l WHERE a.owner = l.owner AND a.kind = l.kind`);
}

/** Creates a user's accounts with a zero balance, unless they exist. */
export async function insertAccounts(
  db: Db,
  account: { userId: number; owner: string; createdAt: Date },
  kinds: readonly CreditKind[],
): Promise<void> {
  const rows = kinds.map((kind) => ({ ...account, kind }));
  await db.insert(creditAccounts).values(rows).onConflictDoNothing();
}

/** A credit entry. `plan` is the part of it that expires with the paid month. */
export interface NewEntry extends Line {
  plan: number;
  cause: string;
  note: string;
  madeBy?: string;
}

/**
 * Changes balances and records the entries in one statement; a cause counts once per account. Fails if a balance would
 * drop below the reserved amount. The accounts must be locked.
 */
export async function insertEntries(db: Db, entries: NewEntry[], at: Date): Promise<void> {
  if (entries.length === 0) return;
  const numbered = entries.map((entry, n) => ({ ...entry, n }));
  await db.execute(sql`
    WITH l AS (
      SELECT * FROM jsonb_to_recordset(${rows(numbered)})
        AS l (owner text, kind text, amount int, plan int, cause text, note text, "madeBy" text, n int)),
    entry AS (
      INSERT INTO credit_entries (user_id, owner, kind, amount, cause, note, made_by, created_at)
      SELECT a.user_id, l.owner, l.kind, l.amount, l.cause, l.note, l."madeBy", ${at}
      FROM l JOIN credit_accounts a ON a.owner = l.owner AND a.kind = l.kind ORDER BY l.n
      ON CONFLICT DO NOTHING RETURNING owner, kind, cause),
    change AS (
      SELECT l.owner, l.kind, sum(l.amount)::int AS amount, sum(l.plan)::int AS plan
      FROM l JOIN entry e ON e.owner = l.owner AND e.kind = l.kind AND e.cause = l.cause GROUP BY 1, 2)
    UPDATE credit_accounts a SET balance = a.balance + c.amount, plan_left = a.plan_left + c.plan
    FROM change c WHERE a.owner = c.owner AND a.kind = c.kind`);
}

export async function hasEntry(db: Db, owner: string, cause: string): Promise<boolean> {
  const rows = await db
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(and(eq(creditEntries.owner, owner), eq(creditEntries.cause, cause)))
    .limit(1);
  return rows.length > 0;
}

export async function listAccounts(db: Db, owner: string): Promise<CreditAccount[]> {
  return db.select().from(creditAccounts).where(eq(creditAccounts.owner, owner));
}

/** Entries of a user, newest first. */
export async function listEntries(
  db: Db,
  userId: number,
  page: { limit: number; offset: number; before?: number | undefined },
): Promise<CreditEntryRow[]> {
  const { limit, offset, before } = page;
  return db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), before === undefined ? undefined : lt(creditEntries.id, before)))
    .orderBy(desc(creditEntries.id))
    .limit(limit)
    .offset(before === undefined ? offset : 0);
}

export async function listAllEntries(db: Db, userId: number): Promise<CreditEntryRow[]> {
  return db.select().from(creditEntries).where(eq(creditEntries.userId, userId)).orderBy(creditEntries.id);
}

/** Credits of a paid month remain, and no subscription of the user covers them any more. */
function isOverdue(now: Date, graceMs: number): SQL | undefined {
  const grace = sql`${graceMs / 1000} * interval '1 second'`;
  return and(
    gt(creditAccounts.planLeft, 0),
    sql`NOT EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id = ${creditAccounts.userId} AND
      (s.paid_through > ${now} OR s.state = 'active' AND s.paid_through + ${grace} > ${now}))`,
  );
}

/** Users with credits of a paid month that no subscription covers any more. */
export async function listOverdueUsers(db: Db, now: Date, graceMs: number, most: number): Promise<number[]> {
  const result = await db
    .selectDistinct({ userId: creditAccounts.userId })
    .from(creditAccounts)
    .where(isOverdue(now, graceMs))
    .limit(most);
  return result.flatMap(({ userId }) => userId ?? []);
}

/** The same for one user. With the accounts locked, no month can be granted before the caller acts on it. */
export async function hasOverdue(db: Db, userId: number, now: Date, graceMs: number): Promise<boolean> {
  const rows = await db
    .select({ kind: creditAccounts.kind })
    .from(creditAccounts)
    .where(and(eq(creditAccounts.userId, userId), isOverdue(now, graceMs)))
    .limit(1);
  return rows.length > 0;
}

/** Deletes the allowances of visitors, addresses and days that can no longer be used. */
export async function deletePassedAllowances(db: Db, visitorsBefore: Date, daysBefore: Date): Promise<void> {
  const isVisitor = sql`starts_with(${creditAccounts.owner}, 'visitor:')`;
  const idle = eq(creditAccounts.reserved, 0);
  await db
    .delete(creditAccounts)
    .where(
      and(
        isNull(creditAccounts.userId),
        idle,
        sql`${creditAccounts.createdAt} < CASE WHEN ${isVisitor} THEN ${visitorsBefore}::timestamptz ELSE ${daysBefore}::timestamptz END`,
      ),
    );
}
