import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { type AccountToken, accountTokens } from '../accounts.tables.ts';

export async function insertToken(db: Db, token: AccountToken): Promise<void> {
  await db.insert(accountTokens).values(token);
}

export async function findTokenOwner(db: Db, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(eq(accountTokens.tokenHash, tokenHash));
  return row?.userId ?? null;
}

/** Consumes a token: the DELETE lets only one of two concurrent requests have it. */
export async function takeToken(
  db: Db,
  purpose: AccountToken['purpose'],
  tokenHash: string,
  now: Date,
): Promise<AccountToken | null> {
  const [row] = await db
    .delete(accountTokens)
    .where(
      and(eq(accountTokens.tokenHash, tokenHash), eq(accountTokens.purpose, purpose), gt(accountTokens.expiresAt, now)),
    )
    .returning();
  return row ?? null;
}

export async function deleteTokens(db: Db, userId: number, purpose: AccountToken['purpose']): Promise<void> {
  await db.delete(accountTokens).where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
}

export async function deleteDeadTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
}
