import { and, desc, eq, gt, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { type Session, sessions, type User, users } from '../accounts.tables.ts';

export async function insertSession(db: Db, session: Session): Promise<void> {
  await db.insert(sessions).values(session);
}

/** A live session and its user. */
const openSession = prepared((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('seenAfter')),
      ),
    )
    .prepare('open_session'),
);

export async function findSession(
  db: Db,
  tokenHash: string,
  now: Date,
  seenAfter: Date,
): Promise<{ session: Session; user: User } | null> {
  const [row] = await openSession(db).execute({ tokenHash, now, seenAfter });
  return row ?? null;
}

/** Whether a session is open and its user not suspended. */
export async function findIfOpen(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), isNull(users.suspendedAt)));
  return rows.length > 0;
}

export async function updateLastSeen(db: Db, id: string, at: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id));
}

export async function listSessions(db: Db, userId: number, now: Date, seenAfter: Date): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, seenAfter)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** False when the user has no such session. */
export async function deleteSession(db: Db, userId: number, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends every session of a user, except `exceptId`. */
export async function deleteSessions(db: Db, userId: number, exceptId?: string): Promise<void> {
  const own = eq(sessions.userId, userId);
  await db.delete(sessions).where(exceptId === undefined ? own : and(own, ne(sessions.id, exceptId)));
}

/** Keeps only the newest sessions of a user. */
export async function trimSessions(db: Db, userId: number, most: number): Promise<void> {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(most);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, newest)));
}

export async function deleteDeadSessions(db: Db, now: Date, seenBefore: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, seenBefore)));
}
