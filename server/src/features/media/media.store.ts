import { and, desc, eq, gt, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { blobs, type MediaKind, type MediaRow, media } from './media.tables.ts';

export interface Blob {
  hash: string;
  kind: MediaKind;
}

/** Claims a blob before its files are written; waits for a sweep that has the row locked. */
export async function upsertBlob(db: Db, blob: Blob, at: Date): Promise<void> {
  await db
    .insert(blobs)
    .values({ ...blob, touchedAt: at })
    .onConflictDoUpdate({ target: blobs.hash, set: { touchedAt: at } });
}

/** Null when media with the same request key exist. */
export async function insertMedia(db: Db, row: MediaRow): Promise<MediaRow | null> {
  const [inserted] = await db.insert(media).values(row).onConflictDoNothing({ target: media.requestKey }).returning();
  return inserted ?? null;
}

export async function findMediaById(db: Db, id: string): Promise<MediaRow | null> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row ?? null;
}

export async function listMedia(db: Db, ids: string[]): Promise<MediaRow[]> {
  return ids.length === 0 ? [] : db.select().from(media).where(inArray(media.id, ids));
}

export async function findMediaByRequest(db: Db, requestKey: string): Promise<MediaRow | null> {
  const [row] = await db.select().from(media).where(eq(media.requestKey, requestKey));
  return row ?? null;
}

/** The newest picture of a user with this content. */
export async function findImageByHash(db: Db, userId: number, hash: string): Promise<MediaRow | null> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.hash, hash), eq(media.userId, userId), eq(media.kind, 'image')))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(1);
  return row ?? null;
}

/** Locks media rows FOR KEY SHARE, so that they cannot be deleted before the transaction ends. */
export async function lockMedia(db: Db, ids: string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  return db.select().from(media).where(inArray(media.id, ids)).orderBy(media.id).for('key share');
}

/** Inserts copies of media rows for another owner; `copies` maps old ids to new ones. */
export async function insertCopies(
  db: Db,
  copies: Map<string, string>,
  { userId, at }: { userId: number | null; at: Date },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO media (id, kind, user_id, hash, width, height, seconds, origin, prompt, seed, model, created_at)
    SELECT copy.id, kind, ${userId}::bigint, hash, width, height, seconds, origin, prompt, seed, model, ${at}::timestamptz
    FROM unnest(${sql.param([...copies.keys()])}::text[], ${sql.param([...copies.values()])}::text[]) AS copy (of_id, id)
    JOIN media ON media.id = copy.of_id`);
}

/** Makes a user the owner of a visitor's media. */
export async function updateMaker(db: Db, ids: string[], userId: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(media)
    .set({ userId })
    .where(and(inArray(media.id, ids), isNull(media.userId)));
}

/** Sets since when media are detached; null marks them as attached. */
export async function updateDetached(db: Db, ids: string[], since: Date | null): Promise<void> {
  if (ids.length > 0) await db.update(media).set({ detachedSince: since }).where(inArray(media.id, ids));
}

/** Generated pictures that were detached before `since`, locked so that none is attached meanwhile. */
export async function lockDetached(db: Db, since: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(lt(media.detachedSince, since), eq(media.kind, 'image'), eq(media.origin, 'generated')))
    .orderBy(media.detachedSince, media.id)
    .limit(most)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

export async function deleteMedia(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(media).where(inArray(media.id, ids));
}

const SLICE = 2000;

/**
 * Blobs without media that were not touched lately, in a slice after a hash; `end` is where the next slice begins, null
 * after the last. In slices, because one query over all blobs would block an embedded database for too long.
 */
export async function listUnusedBlobs(
  db: Db,
  touchedBefore: Date,
  after: string,
): Promise<{ unused: Blob[]; end: string | null }> {
  const [last] = await db
    .select({ hash: blobs.hash })
    .from(blobs)
    .where(gt(blobs.hash, after))
    .orderBy(blobs.hash)
    .offset(SLICE - 1)
    .limit(1);
  const slice = (hash: PgColumn) => and(gt(hash, after), last && lte(hash, last.hash));
  const uses = db.select({ one: sql`1` }).from(media);
  const unused = await db
    .select({ hash: blobs.hash, kind: blobs.kind })
    .from(blobs)
    .where(
      and(
        slice(blobs.hash),
        lt(blobs.touchedAt, touchedBefore),
        notExists(uses.where(and(eq(media.hash, blobs.hash), slice(media.hash)))),
      ),
    );
  return { unused, end: last?.hash ?? null };
}

/** Deletes a blob if it is still unused and its row not locked; tells whether it did. */
export async function deleteUnusedBlob(db: Db, hash: string, touchedBefore: Date): Promise<boolean> {
  const uses = db.select({ one: sql`1` }).from(media).where(eq(media.hash, blobs.hash));
  const free = db
    .select({ hash: blobs.hash })
    .from(blobs)
    .where(and(eq(blobs.hash, hash), lt(blobs.touchedAt, touchedBefore), notExists(uses)))
    .for('update', { skipLocked: true });
  const rows = await db.delete(blobs).where(inArray(blobs.hash, free)).returning({ hash: blobs.hash });
  return rows.length > 0;
}
