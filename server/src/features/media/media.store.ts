import { and, desc, eq, gt, inArray, lt, lte, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { blobs, type Media, type MediaKind, media } from './media.tables.ts';

export interface Blob {
  hash: string;
  kind: MediaKind;
}

/** Says that a blob is wanted, before its files are there; waits for a sweep that is taking it away. */
export async function upsertBlob(db: Db, blob: Blob, at: Date): Promise<void> {
  await db
    .insert(blobs)
    .values({ ...blob, touchedAt: at })
    .onConflictDoUpdate({ target: blobs.hash, set: { touchedAt: at } });
}

/** Null when the request it is for has made something already. */
export async function insertMedia(db: Db, row: Media): Promise<Media | null> {
  const [made] = await db.insert(media).values(row).onConflictDoNothing({ target: media.requestKey }).returning();
  return made ?? null;
}

export async function findMediaById(db: Db, id: string): Promise<Media | null> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row ?? null;
}

export async function listMedia(db: Db, ids: string[]): Promise<Media[]> {
  return ids.length === 0 ? [] : db.select().from(media).where(inArray(media.id, ids));
}

export async function findMediaByRequest(db: Db, requestKey: string): Promise<Media | null> {
  const [row] = await db.select().from(media).where(eq(media.requestKey, requestKey));
  return row ?? null;
}

/** The newest picture of a user with this content. */
export async function findImageByHash(db: Db, userId: number, hash: string): Promise<Media | null> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.hash, hash), eq(media.userId, userId), eq(media.kind, 'image')))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(1);
  return row ?? null;
}

export async function deleteMedia(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(media).where(inArray(media.id, ids));
}

const SLICE = 2000;

/**
 * Blobs that nothing has and that nobody is about to use, among those after a hash; `end` is where the next look
 * begins, null when this was the last. In slices, because a look at all of them would hold up an embedded database.
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

/** Takes a blob away if it is still unused and nobody else has it in hand; tells whether it did. */
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
