import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { mails } from '../accounts.tables.ts';

type Mail = typeof mails.$inferSelect;

export async function insertMail(db: Db, mail: Omit<Mail, 'id' | 'sentAt'>): Promise<number> {
  const [row] = await db.insert(mails).values(mail).returning({ id: mails.id });
  if (!row) throw new Error('A mail was not stored.');
  return row.id;
}

export async function findUnsentMail(db: Db, id: number): Promise<Mail | null> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), isNull(mails.sentAt)));
  return row ?? null;
}

/** Marks a mail as sent and erases its content and recipient. */
export async function updateSent(db: Db, id: number, at: Date): Promise<void> {
  await db.update(mails).set({ sentAt: at, content: null, recipient: '' }).where(eq(mails.id, id));
}

/** Unsent mails whose job has probably used up its retries. */
export async function listStuckMails(db: Db, before: Date, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lt(mails.createdAt, before)))
    .orderBy(mails.createdAt)
    .limit(most);
  return rows.map((row) => row.id);
}

export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, before));
}

export async function listMailsOf(db: Db, userId: number): Promise<Pick<Mail, 'kind' | 'createdAt' | 'sentAt'>[]> {
  return db
    .select({ kind: mails.kind, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(eq(mails.userId, userId))
    .orderBy(sql`${mails.createdAt} DESC`);
}
