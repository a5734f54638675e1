import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { type User, users } from './accounts.tables.ts';

type NewUser = typeof users.$inferInsert;

/** Null when the name is taken: the unique index decides, also between concurrent sign-ups. */
export async function insertUser(db: Db, user: NewUser): Promise<User | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.usernameKey }).returning();
  return row ?? null;
}

/** Whether there is a user at all. */
export async function findAnyUser(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

export async function findUser(db: Db, id: number): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

const namedUsers = prepared((db) => {
  const { id, username, avatarKey } = users;
  const isOne = sql`${id} = ANY(${sql.placeholder('ids')}::bigint[])`;
  return db.select({ id, username, avatarKey }).from(users).where(isOne).prepare('named_users');
});

export async function findUsers(db: Db, ids: number[]): Promise<Pick<User, 'id' | 'username' | 'avatarKey'>[]> {
  return ids.length === 0 ? [] : namedUsers(db).execute({ ids });
}

/** Those of these users who exist and are not suspended. */
export async function listActive(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} = ANY(${sql.param(ids)}::bigint[])`, isNull(users.suspendedAt)));
  return rows.map(({ id }) => id);
}

const sharedUserLock = prepared((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('key share')
    .prepare('held_user'),
);

/** Locks a row FOR KEY SHARE: it cannot be deleted until the transaction ends. False when it does not exist. */
export async function lockUserShared(db: Db, id: number): Promise<boolean> {
  return (await sharedUserLock(db).execute({ id })).length > 0;
}

/**
 * Locks several rows FOR KEY SHARE, in order of their ids so that transactions cannot deadlock; returns those that
 * exist.
 */
export async function lockUsersShared(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('key share');
  return rows.map(({ id }) => id);
}

/**
 * Locks a row FOR UPDATE: waits for all other locks on it, and until the transaction ends no new row can refer to it.
 */
export async function lockUserExclusive(db: Db, id: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

/**
 * Locks a row FOR NO KEY UPDATE and returns its current state: it cannot be changed or deleted until the transaction
 * ends.
 */
export async function lockUser(db: Db, id: number): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('no key update');
  return row ?? null;
}

export async function findUserByName(db: Db, usernameKey: string): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.usernameKey, usernameKey));
  return row ?? null;
}

export async function findVerifiedByEmail(db: Db, emailKey: string): Promise<User | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.emailKey, emailKey), isNotNull(users.verifiedAt)));
  return row ?? null;
}

/** The accounts an address may log in to: the verified one first, then the newest unverified ones. */
export async function findByEmail(db: Db, emailKey: string, most: number): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey))
    .orderBy(sql`${users.verifiedAt} IS NULL`, desc(users.id))
    .limit(most);
}

export async function updateUser(db: Db, id: number, changes: Partial<NewUser>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Stores the time step of an accepted code; false when that step or a later one was used before. */
export async function updateTwoFactorStep(db: Db, id: number, step: number): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ twoFactorStep: step })
    .where(and(eq(users.id, id), sql`${users.twoFactorStep} < ${step}`))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Removes a recovery code; false when it was used before or never existed. */
export async function removeRecoveryCode(db: Db, id: number, hash: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ recoveryCodeHashes: sql`array_remove(${users.recoveryCodeHashes}, ${hash})` })
    .where(and(eq(users.id, id), sql`${hash} = ANY(${users.recoveryCodeHashes})`))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Deletes a user and returns the row; null when it was deleted before. */
export async function deleteUser(db: Db, id: number): Promise<User | null> {
  const [row] = await db.delete(users).where(eq(users.id, id)).returning();
  return row ?? null;
}

/** Marks an account as verified; false when it was verified before. */
export async function updateVerified(db: Db, id: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ verifiedAt: at })
    .where(and(eq(users.id, id), isNull(users.verifiedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}
