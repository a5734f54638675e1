import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { mediaOf } from '../compose.rules.ts';
import type { StoryAtWork, StoryOwner } from '../stories.tables.ts';
import { answers, composes, replies, type StoryRow, sharedComposes, stories } from '../stories.tables.ts';

export interface NewStory {
  owner: StoryOwner;
  sirenId: number | null;
  sirenName: string;
  tags?: string[];
  firstCompose?: string;
  copied?: number;
}

/** A random id that JavaScript clients represent exactly (53 bits). */
const newStoryId = () => Number(randomBytes(8).readBigUInt64BE() >> 11n) || 1;

const columnsOf = (owner: StoryOwner) =>
  'user' in owner ? { userId: owner.user, visitor: null } : { userId: null, visitor: owner.visitor };

const belongsTo = (owner: StoryOwner): SQL =>
  'user' in owner ? eq(stories.userId, owner.user) : eq(stories.visitor, owner.visitor);

export async function insertStory(db: Db, { owner, ...story }: NewStory, at: Date): Promise<StoryRow> {
  const values = { ...story, ...columnsOf(owner), createdAt: at, updatedAt: at };
  for (;;) {
    const [row] = await db
      .insert(stories)
      .values({ ...values, id: newStoryId() })
      .onConflictDoNothing({ target: stories.id })
      .returning();
    if (row) return row;
  }
}

const storyById = prepared((db) =>
  db
    .select()
    .from(stories)
    .where(eq(stories.id, sql.placeholder('id')))
    .prepare('story_by_id'),
);

export async function findStory(db: Db, id: number): Promise<StoryRow | null> {
  const [row] = await storyById(db).execute({ id });
  return row ?? null;
}

const lockedStory = prepared((db) =>
  db
    .select()
    .from(stories)
    .where(eq(stories.id, sql.placeholder('id')))
    .for('no key update')
    .prepare('locked_story'),
);

/** Locks a story: no other transaction writes in it or deletes it before this one ends. */
export async function lockStory(db: Db, id: number): Promise<StoryRow | null> {
  const [row] = await lockedStory(db).execute({ id });
  return row ?? null;
}

// Full column names in plain SQL: Drizzle drops the table name in a query of one table, which breaks correlation.
const isRunning = sql<boolean>`EXISTS (
  SELECT FROM replies WHERE replies.story_id = stories.id AND replies.state = 'running'
)`;
const isAnswered = sql<boolean>`EXISTS (
  SELECT FROM composes JOIN answers ON answers.id = composes.answer_id
  WHERE composes.story_id = stories.id AND answers.text <> ''
)`;

/** Whether a story has a shown answer with text. */
export async function hasAnswer(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ isAnswered }).from(stories).where(eq(stories.id, id));
  return row?.isAnswered ?? false;
}

/** The latest stories of an owner, newest first; running and answered ones take precedence over the limit. */
export async function listStories(db: Db, owner: StoryOwner, limit: number): Promise<StoryRow[]> {
  const rows = await db
    .select()
    .from(stories)
    .where(belongsTo(owner))
    .orderBy(desc(sql`${isRunning} OR ${isAnswered}`), desc(stories.updatedAt), desc(stories.id))
    .limit(limit);
  return rows.sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime() || other.id - one.id);
}

/** Every story of an owner, newest first, with whether a reply runs in it and whether it was answered. */
export async function listAtWork(db: Db, owner: StoryOwner): Promise<(StoryRow & StoryAtWork)[]> {
  const rows = await db
    .select({ story: stories, isRunning, isAnswered })
    .from(stories)
    .where(belongsTo(owner))
    .orderBy(desc(stories.updatedAt), desc(stories.id));
  return rows.map(({ story, ...work }) => ({ ...story, ...work }));
}

/** Every story of a user, newest first. */
export async function listStoriesOf(db: Db, userId: number): Promise<StoryRow[]> {
  return db.select().from(stories).where(eq(stories.userId, userId)).orderBy(desc(stories.updatedAt), desc(stories.id));
}

/** Stories of visitors not updated since a time, the oldest first, at most `most`. */
export async function listLeftBehind(db: Db, untouchedSince: Date, most: number): Promise<{ id: number }[]> {
  return db
    .select({ id: stories.id })
    .from(stories)
    .where(and(isNotNull(stories.visitor), lt(stories.updatedAt, untouchedSince)))
    .orderBy(stories.updatedAt)
    .limit(most);
}

const touchedStory = prepared((db) =>
  db
    .update(stories)
    .set({ updatedAt: sql`${sql.placeholder('at')}` })
    .where(eq(stories.id, sql.placeholder('id')))
    .prepare('touched_story'),
);

/** Marks a story as updated, and stores new tags if given. */
export async function touchStory(db: Db, id: number, at: Date, tags?: string[]): Promise<void> {
  if (tags) await db.update(stories).set({ updatedAt: at, tags }).where(eq(stories.id, id));
  else await touchedStory(db).execute({ id, at });
}

/** Deletes stories with their composes and answers; returns their media ids, for the caller to remove. */
export async function deleteStories(db: Db, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  // A concurrent transaction that stores an answer waits for this lock, and then finds no story.
  await db.select({ id: stories.id }).from(stories).where(inArray(stories.id, ids)).orderBy(stories.id).for('update');
  const mediaIds = await listMediaIds(db, ids);
  await db.delete(stories).where(inArray(stories.id, ids));
  return mediaIds;
}

/** Locks the stories of a user and those with these sirens, by id as all transactions do, against deadlocks. */
export async function lockStoriesAround(db: Db, userId: number, sirenIds: number[]): Promise<void> {
  await db
    .select({ id: stories.id })
    .from(stories)
    .where(or(eq(stories.userId, userId), inArray(stories.sirenId, sirenIds)))
    .orderBy(stories.id)
    .for('update');
}

/** How many stories with these sirens belong to other owners than these users. */
export async function countOthersWith(db: Db, sirenIds: number[], userIds: number[]): Promise<number> {
  const others = or(isNull(stories.userId), notInArray(stories.userId, userIds));
  return db.$count(stories, and(inArray(stories.sirenId, sirenIds), others));
}

/** Moves a visitor's stories to an account; returns their ids. */
export async function updateOwner(db: Db, visitor: string, userId: number): Promise<number[]> {
  const rows = await db
    .update(stories)
    .set({ userId, visitor: null })
    .where(eq(stories.visitor, visitor))
    .returning({ id: stories.id });
  return rows.map(({ id }) => id);
}

/** The media ids of these stories: of all answers, of running replies, and of the posted parts. */
export async function listMediaIds(db: Db, storyIds: number[]): Promise<string[]> {
  if (storyIds.length === 0) return [];
  const rows = await db
    .select({ audioId: answers.audioId, imageId: answers.imageId })
    .from(composes)
    .innerJoin(answers, eq(answers.composeId, composes.id))
    .where(and(inArray(composes.storyId, storyIds), or(isNotNull(answers.audioId), isNotNull(answers.imageId))));
  const coming = await db
    .select({ imageId: replies.imageId })
    .from(replies)
    .where(and(inArray(replies.storyId, storyIds), isNotNull(replies.imageId)));
  const { audioId, imageId } = sharedComposes;
  const posted = await db
    .select({ audioId, imageId })
    .from(sharedComposes)
    .where(and(inArray(sharedComposes.storyId, storyIds), or(isNotNull(audioId), isNotNull(imageId))));
  return [...mediaOf(rows), ...coming.flatMap((reply) => reply.imageId ?? []), ...mediaOf(posted)];
}

/** The story that has a media file in an answer or in a reply. */
export async function findStoryOfMedia(db: Db, mediaId: string): Promise<StoryRow | null> {
  const inAnswer = db
    .select({ id: composes.storyId })
    .from(answers)
    .innerJoin(composes, eq(composes.id, answers.composeId))
    .where(or(eq(answers.audioId, mediaId), eq(answers.imageId, mediaId)));
  const onItsWay = db.select({ id: replies.storyId }).from(replies).where(eq(replies.imageId, mediaId));
  const [row] = await db
    .select()
    .from(stories)
    .where(or(inArray(stories.id, inAnswer), inArray(stories.id, onItsWay)))
    .limit(1);
  return row ?? null;
}

/** Which of these pictures an answer, a reply or a posted part uses. */
export async function listMediaInUse(db: Db, mediaIds: string[]): Promise<string[]> {
  if (mediaIds.length === 0) return [];
  const found = await db
    .select({ imageId: answers.imageId })
    .from(answers)
    .where(inArray(answers.imageId, mediaIds))
    .union(db.select({ imageId: replies.imageId }).from(replies).where(inArray(replies.imageId, mediaIds)))
    .union(
      db
        .select({ imageId: sharedComposes.imageId })
        .from(sharedComposes)
        .where(inArray(sharedComposes.imageId, mediaIds)),
    );
  return found.flatMap(({ imageId }) => imageId ?? []);
}
