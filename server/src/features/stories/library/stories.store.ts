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

/** A random number that a client can count with. */
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

/** The row as it is now; nobody writes in the story or deletes it before the transaction ends. */
export async function lockStory(db: Db, id: number): Promise<StoryRow | null> {
  const [row] = await lockedStory(db).execute({ id });
  return row ?? null;
}

// By their full names: the outer table is the only one in its query, and would lose its own.
const isRunning = sql<boolean>`EXISTS (
  SELECT FROM replies WHERE replies.story_id = stories.id AND replies.state = 'running'
)`;
const isAnswered = sql<boolean>`EXISTS (
  SELECT FROM composes JOIN answers ON answers.id = composes.answer_id
  WHERE composes.story_id = stories.id AND answers.text <> ''
)`;

/** Whether anything was ever answered in a story. */
export async function hasAnswer(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ isAnswered }).from(stories).where(eq(stories.id, id));
  return row?.isAnswered ?? false;
}

/** The newest stories of somebody, newest first; one in which nothing was answered takes no other's place. */
export async function listStories(db: Db, owner: StoryOwner, limit: number): Promise<StoryRow[]> {
  const shown = await db
    .select()
    .from(stories)
    .where(belongsTo(owner))
    .orderBy(desc(sql`${isRunning} OR ${isAnswered}`), desc(stories.updatedAt), desc(stories.id))
    .limit(limit);
  return shown.sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime() || other.id - one.id);
}

/** Every story of somebody, newest first, whether an answer is on its way in it, and whether there ever was one. */
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

/** Stories of visitors in which nothing was said since a time, some of the oldest. */
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

/** Makes a story the newest of its owner's; with the tags its last reply gave it. */
export async function touchStory(db: Db, id: number, at: Date, tags?: string[]): Promise<void> {
  if (tags) await db.update(stories).set({ updatedAt: at, tags }).where(eq(stories.id, id));
  else await touchedStory(db).execute({ id, at });
}

/** Deletes stories with all that was said in them; gives the sounds and pictures that nothing shows any more. */
export async function deleteStories(db: Db, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  // An answer that comes at this moment waits here, and then finds its story gone.
  await db.select({ id: stories.id }).from(stories).where(inArray(stories.id, ids)).orderBy(stories.id).for('update');
  const mediaIds = await listMediaIds(db, ids);
  await db.delete(stories).where(inArray(stories.id, ids));
  return mediaIds;
}

/** Locks the stories of a user and those with these sirens, in the one order in which everybody locks several. */
export async function lockStoriesAround(db: Db, userId: number, sirenIds: number[]): Promise<void> {
  await db
    .select({ id: stories.id })
    .from(stories)
    .where(or(eq(stories.userId, userId), inArray(stories.sirenId, sirenIds)))
    .orderBy(stories.id)
    .for('update');
}

/** How many stories with these sirens belong to nobody of these users. */
export async function countOthersWith(db: Db, sirenIds: number[], userIds: number[]): Promise<number> {
  const others = or(isNull(stories.userId), notInArray(stories.userId, userIds));
  return db.$count(stories, and(inArray(stories.sirenId, sirenIds), others));
}

/** Gives a visitor's stories to an account; their ids. */
export async function updateOwner(db: Db, visitor: string, userId: number): Promise<number[]> {
  const rows = await db
    .update(stories)
    .set({ userId, visitor: null })
    .where(eq(stories.visitor, visitor))
    .returning({ id: stories.id });
  return rows.map(({ id }) => id);
}

/** The sounds and pictures of every answer in these stories, of what is on its way in them, and of what is posted. */
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

/** The story in which a sound is heard or a picture is seen, or soon will be. */
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

/** Which of these pictures an answer has, one that is on its way, or what is posted. */
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
