import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { mediaOf } from '../compose.rules.ts';
import { type SharedCompose, type StoryRow, sharedComposes, stories } from '../stories.tables.ts';

/** Rows per insert: PostgreSQL takes at most 65,535 parameters in a statement. */
const SLICE = 2000;

/** The posted part of a story, in order. */
export async function listShared(db: Db, storyId: number): Promise<SharedCompose[]> {
  return db.select().from(sharedComposes).where(eq(sharedComposes.storyId, storyId)).orderBy(sharedComposes.position);
}

export async function insertShared(db: Db, rows: SharedCompose[]): Promise<void> {
  for (let from = 0; from < rows.length; from += SLICE) {
    await db.insert(sharedComposes).values(rows.slice(from, from + SLICE));
  }
}

/** Deletes the posted part of a story; returns its media ids. */
export async function deleteShared(db: Db, storyId: number): Promise<string[]> {
  const { audioId, imageId } = sharedComposes;
  const gone = await db
    .delete(sharedComposes)
    .where(eq(sharedComposes.storyId, storyId))
    .returning({ audioId, imageId });
  return mediaOf(gone);
}

/** The story whose posted part has this media file. */
export async function findStoryOfShared(db: Db, mediaId: string): Promise<StoryRow | null> {
  const posted = db
    .select({ id: sharedComposes.storyId })
    .from(sharedComposes)
    .where(or(eq(sharedComposes.audioId, mediaId), eq(sharedComposes.imageId, mediaId)));
  const [row] = await db.select().from(stories).where(inArray(stories.id, posted)).limit(1);
  return row ?? null;
}

/** Sets the post that shows a story; null for none. */
export async function updatePost(
  db: Db,
  storyId: number,
  post: { id: number; isShown: boolean; tags: string[] } | null,
): Promise<void> {
  await db
    .update(stories)
    .set({ postId: post?.id ?? null, postShown: post?.isShown ?? false, postTags: post?.tags ?? [] })
    .where(eq(stories.id, storyId));
}

/**
 * Copies the posted part of a story into an empty one. `copies` maps the ids of the media to those of their copies.
 */
export async function copyShared(db: Db, from: number, to: number, copies: Map<string, string>): Promise<void> {
  const media = sql`unnest(${sql.param([...copies.keys()])}::text[], ${sql.param([...copies.values()])}::text[])`;
  await db.execute(sql`
    INSERT INTO composes (story_id, position, user_input, created_at)
    SELECT ${to}::bigint, position, user_input, created_at FROM shared_composes WHERE story_id = ${from} ORDER BY position`);
  await db.execute(sql`
    INSERT INTO answers (compose_id, text, audio_id, audio_words, image_id, state, created_at)
    SELECT copy.id, text, sound.id, audio_words, picture.id, state, shared_composes.created_at
    FROM shared_composes
    JOIN composes AS copy ON copy.story_id = ${to} AND copy.position = shared_composes.position
    LEFT JOIN ${media} AS sound (of_id, id) ON sound.of_id = audio_id
    LEFT JOIN ${media} AS picture (of_id, id) ON picture.of_id = image_id
    WHERE shared_composes.story_id = ${from}`);
  await db.execute(sql`
    UPDATE composes SET answer_id = answers.id FROM answers
    WHERE composes.story_id = ${to} AND answers.compose_id = composes.id`);
}
