import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { type SirenIntro, type SirenRow, sirenImages, sirenIntros, sirens, sirenVotes } from './sirens.tables.ts';

type NewSiren = typeof sirens.$inferInsert;
type SirenVote = typeof sirenVotes.$inferSelect;

const sirenById = prepared((db) =>
  db
    .select()
    .from(sirens)
    .where(eq(sirens.id, sql.placeholder('id')))
    .prepare('siren_by_id'),
);

export async function findSiren(db: Db, id: number): Promise<SirenRow | null> {
  const [row] = await sirenById(db).execute({ id });
  return row ?? null;
}

export async function findSirenOfImage(db: Db, mediaId: string): Promise<SirenRow | null> {
  const [found] = await db
    .select({ siren: sirens })
    .from(sirenImages)
    .innerJoin(sirens, eq(sirens.id, sirenImages.sirenId))
    .where(eq(sirenImages.mediaId, mediaId));
  return found?.siren ?? null;
}

export async function findSirenOfIntro(db: Db, audioId: string): Promise<SirenRow | null> {
  const [found] = await db
    .select({ siren: sirens })
    .from(sirenIntros)
    .innerJoin(sirens, eq(sirens.id, sirenIntros.sirenId))
    .where(eq(sirenIntros.audioId, audioId));
  return found?.siren ?? null;
}

/** The pictures of sirens, in the order of each siren. */
export async function findImages(db: Db, sirenIds: number[]): Promise<{ sirenId: number; mediaId: string }[]> {
  if (sirenIds.length === 0) return [];
  return db
    .select({ sirenId: sirenImages.sirenId, mediaId: sirenImages.mediaId })
    .from(sirenImages)
    .where(inArray(sirenImages.sirenId, sirenIds))
    .orderBy(asc(sirenImages.sirenId), asc(sirenImages.position));
}

/** The columns that a card shows, and those that decide who may see it. */
export type CardRow = Pick<
  SirenRow,
  'id' | 'userId' | 'name' | 'description' | 'tags' | 'private' | 'hiddenAt' | 'deletedAt'
> & { coverId: string | null };

const cardRows = prepared((db) => {
  const { id, userId, name, description, tags, private: isPrivate, hiddenAt, deletedAt } = sirens;
  const coverId = sql<string | null>`(
    SELECT media_id FROM siren_images WHERE siren_id = ${sirens.id}
    ORDER BY media_id IS NOT DISTINCT FROM ${sirens.coverImageId} DESC, position LIMIT 1)`;
  return db
    .select({ id, userId, name, description, tags, private: isPrivate, hiddenAt, deletedAt, coverId })
    .from(sirens)
    .where(sql`${sirens.id} = ANY(${sql.placeholder('ids')}::bigint[])`)
    .prepare('card_rows');
});

/** The cards of these sirens, each with the cover: the chosen picture, else the first. */
export async function findCardRows(db: Db, ids: number[]): Promise<CardRow[]> {
  return ids.length === 0 ? [] : cardRows(db).execute({ ids });
}

/** Which of these pictures a siren uses. */
export async function listPictured(db: Db, mediaIds: string[]): Promise<string[]> {
  if (mediaIds.length === 0) return [];
  const { mediaId } = sirenImages;
  return (await db.select({ mediaId }).from(sirenImages).where(inArray(mediaId, mediaIds))).map((row) => row.mediaId);
}

export async function findIntros(db: Db, sirenIds: number[]): Promise<SirenIntro[]> {
  if (sirenIds.length === 0) return [];
  return db.select().from(sirenIntros).where(inArray(sirenIntros.sirenId, sirenIds));
}

/** The votes of one user on these sirens. */
export async function findVotes(
  db: Db,
  userId: number,
  sirenIds: number[],
): Promise<{ sirenId: number; isUpvote: boolean }[]> {
  if (sirenIds.length === 0) return [];
  return db
    .select({ sirenId: sirenVotes.sirenId, isUpvote: sirenVotes.isUpvote })
    .from(sirenVotes)
    .where(and(eq(sirenVotes.userId, userId), inArray(sirenVotes.sirenId, sirenIds)));
}

/** Every siren of a user, newest first, including the rows of deleted ones. */
export async function listSirensOf(db: Db, userId: number): Promise<SirenRow[]> {
  return db.select().from(sirens).where(eq(sirens.userId, userId)).orderBy(desc(sirens.createdAt), desc(sirens.id));
}

/** The sirens of these users that are not deleted. */
export async function listIdsOf(db: Db, userIds: number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const isTheirs = and(inArray(sirens.userId, userIds), isNull(sirens.deletedAt));
  return (await db.select({ id: sirens.id }).from(sirens).where(isTheirs)).map(({ id }) => id);
}

export async function listVotesOf(db: Db, userId: number): Promise<SirenVote[]> {
  return db.select().from(sirenVotes).where(eq(sirenVotes.userId, userId)).orderBy(desc(sirenVotes.createdAt));
}

/** Locks a siren against changes until the transaction ends; other transactions can share the lock. */
export async function lockSirenRowShared(db: Db, id: number): Promise<SirenRow | null> {
  const [row] = await db.select().from(sirens).where(eq(sirens.id, id)).for('share');
  return row ?? null;
}

/** Locks a siren for changes until the transaction ends. */
export async function lockSiren(db: Db, id: number): Promise<SirenRow | null> {
  const [row] = await db.select().from(sirens).where(eq(sirens.id, id)).for('no key update');
  return row ?? null;
}

export async function insertSiren(db: Db, siren: NewSiren): Promise<number> {
  const [row] = await db.insert(sirens).values(siren).returning({ id: sirens.id });
  if (!row) throw new Error('A siren was not stored.');
  return row.id;
}

export async function updateSirenRow(db: Db, id: number, changes: Partial<NewSiren>): Promise<void> {
  await db.update(sirens).set(changes).where(eq(sirens.id, id));
}

/** Locks every siren of a user, by id as all transactions do, against deadlocks. */
export async function lockSirensOf(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: sirens.id })
    .from(sirens)
    .where(eq(sirens.userId, userId))
    .orderBy(sirens.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Replaces the pictures of a siren; false when another siren uses one of them. */
export async function replaceImages(db: Db, sirenId: number, mediaIds: string[]): Promise<boolean> {
  await db.delete(sirenImages).where(eq(sirenImages.sirenId, sirenId));
  if (mediaIds.length === 0) return true;
  const rows = await db
    .insert(sirenImages)
    .values(mediaIds.map((mediaId, position) => ({ sirenId, mediaId, position })))
    .onConflictDoNothing({ target: sirenImages.mediaId })
    .returning({ mediaId: sirenImages.mediaId });
  return rows.length === mediaIds.length;
}

/** Deletes the intro of a siren and all votes on her. */
export async function deleteAround(db: Db, sirenId: number): Promise<void> {
  await db.delete(sirenIntros).where(eq(sirenIntros.sirenId, sirenId));
  await db.delete(sirenVotes).where(eq(sirenVotes.sirenId, sirenId));
}
