import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { beginningOf, THE_END } from '../compose.rules.ts';
import {
  type AnsweredCompose,
  type AnswerRow,
  answers,
  type ComposeRow,
  composes,
  type RunningReply,
  replies,
  type StoryTurn,
  stories,
  storySummaries,
} from '../stories.tables.ts';

export type NewAnswer = Omit<typeof answers.$inferInsert, 'id' | 'composeId'>;

const answered = {
  compose: composes,
  answer: answers,
  shownIndex: sql<number>`(SELECT count(*) FROM answers a WHERE a.compose_id = ${composes.id} AND a.id < ${composes.answerId})`,
  count: sql<number>`(SELECT count(*) FROM answers a WHERE a.compose_id = ${composes.id})`,
};

/** The composes of a story in their order. */
export async function listComposes(db: Db, storyId: number): Promise<AnsweredCompose[]> {
  return db
    .select(answered)
    .from(composes)
    .leftJoin(answers, eq(answers.id, composes.answerId))
    .where(eq(composes.storyId, storyId))
    .orderBy(asc(composes.position));
}

export async function findCompose(db: Db, storyId: number, composeId: number): Promise<AnsweredCompose | null> {
  const [found] = await db
    .select(answered)
    .from(composes)
    .leftJoin(answers, eq(answers.id, composes.answerId))
    .where(and(eq(composes.storyId, storyId), eq(composes.id, composeId)));
  return found ?? null;
}

const lastCompose = prepared((db) =>
  db
    .select()
    .from(composes)
    .where(eq(composes.storyId, sql.placeholder('storyId')))
    .orderBy(desc(composes.position))
    .limit(1)
    .prepare('last_compose'),
);

export async function findLastCompose(db: Db, storyId: number): Promise<ComposeRow | null> {
  const [row] = await lastCompose(db).execute({ storyId });
  return row ?? null;
}

const turnsBetween = prepared((db) =>
  db
    .select({
      id: composes.id,
      position: composes.position,
      userInput: composes.userInput,
      answerId: composes.answerId,
      text: sql<string>`coalesce(${answers.text}, '')`,
    })
    .from(composes)
    .leftJoin(answers, eq(answers.id, composes.answerId))
    .where(
      and(
        eq(composes.storyId, sql.placeholder('storyId')),
        gte(composes.position, sql.placeholder('from')),
        lt(composes.position, sql.placeholder('end')),
      ),
    )
    .orderBy(asc(composes.position))
    .prepare('turns_between'),
);

/** The turns of a story in order, from position `from` to before `end`. */
export async function turnsOf(db: Db, storyId: number, from = 0, end = THE_END): Promise<StoryTurn[]> {
  return turnsBetween(db).execute({ storyId, from, end });
}

/** The text of the last answer with a picture before a position of a story; null where none has one. */
export async function findLastPainted(db: Db, storyId: number, before: number): Promise<string | null> {
  const [found] = await db
    .select({ text: answers.text })
    .from(composes)
    .innerJoin(answers, eq(answers.id, composes.answerId))
    .where(and(eq(composes.storyId, storyId), lt(composes.position, before), isNotNull(answers.imageId)))
    .orderBy(desc(composes.position))
    .limit(1);
  return found?.text ?? null;
}

/** Gives an answer a picture that was charged; false where it is gone or has one. */
export async function addPicture(db: Db, answerId: number, imageId: string): Promise<boolean> {
  const rows = await db
    .update(answers)
    .set({ imageId, imagesCharged: sql`${answers.imagesCharged} + 1` })
    .where(and(eq(answers.id, answerId), isNull(answers.imageId)))
    .returning({ id: answers.id });
  return rows.length > 0;
}

/** A fingerprint of each position of a story, which changes when the message or its shown answer changes. */
export async function listComposeMarks(db: Db, storyId: number): Promise<string[]> {
  const rows = await db
    .select({ id: composes.id, answerId: composes.answerId })
    .from(composes)
    .where(eq(composes.storyId, storyId))
    .orderBy(asc(composes.position));
  return rows.map(({ id, answerId }) => `${id}:${answerId}`);
}

/** All answers of a story, ordered by compose and then by age. */
export async function listAnswers(db: Db, storyId: number): Promise<AnswerRow[]> {
  const rows = await db
    .select({ answer: answers })
    .from(answers)
    .innerJoin(composes, eq(composes.id, answers.composeId))
    .where(eq(composes.storyId, storyId))
    .orderBy(asc(composes.position), asc(answers.id));
  return rows.map(({ answer }) => answer);
}

/** The answers to one message, oldest first. */
export async function listAnswerIds(db: Db, composeId: number): Promise<number[]> {
  const rows = await db
    .select({ id: answers.id })
    .from(answers)
    .where(eq(answers.composeId, composeId))
    .orderBy(asc(answers.id));
  return rows.map(({ id }) => id);
}

/** The running reply of a story; null when none runs. */
export async function findRunning(db: Db, storyId: number): Promise<RunningReply | null> {
  const { composeId, kind, userInput } = replies;
  const [row] = await db
    .select({ composeId, kind, userInput })
    .from(replies)
    .where(and(eq(replies.storyId, storyId), eq(replies.state, 'running')));
  return row ?? null;
}

/** Deletes summaries that cover this position and restores the newest one before it. */
async function forgetFrom(db: Db, storyId: number, position: number): Promise<void> {
  const gone = await db
    .delete(storySummaries)
    .where(and(eq(storySummaries.storyId, storyId), gt(storySummaries.summarised, position)))
    .returning({ summarised: storySummaries.summarised });
  if (gone.length === 0) return;
  const [left] = await db
    .select()
    .from(storySummaries)
    .where(eq(storySummaries.storyId, storyId))
    .orderBy(desc(storySummaries.summarised))
    .limit(1);
  await db
    .update(stories)
    .set({
      summary: left?.summary ?? '',
      summarised: left?.summarised ?? 0,
      summaryEdited: left?.edited ?? false,
    })
    .where(eq(stories.id, storyId));
}

const newCompose = prepared((db) =>
  db
    .insert(composes)
    .values({
      storyId: sql.placeholder('storyId'),
      position: sql.placeholder('position'),
      userInput: sql.placeholder('userInput'),
      createdAt: sql.placeholder('createdAt'),
    })
    .returning()
    .prepare('new_compose'),
);

async function insertCompose(
  db: Db,
  compose: { storyId: number; position: number; userInput: string },
  at: Date,
): Promise<ComposeRow> {
  const { storyId, position, userInput } = compose;
  const [row] = await newCompose(db).execute({ ...compose, createdAt: at });
  if (!row) throw new Error('A message was not stored.');
  if (position === 0) {
    await db
      .update(stories)
      .set({ firstCompose: beginningOf(userInput) })
      .where(eq(stories.id, storyId));
  }
  return row;
}

/** Appends a message to a story that the caller has locked; `last` is its last message. */
export async function appendCompose(
  db: Db,
  storyId: number,
  last: Pick<ComposeRow, 'position'> | null,
  userInput: string,
  at: Date,
): Promise<ComposeRow> {
  return insertCompose(db, { storyId, position: last ? last.position + 1 : 0, userInput }, at);
}

/**
 * Replaces a message and deletes all after it, with the summaries that cover them, in a story locked by the caller.
 * `mediaIds` are the media of the deleted answers, for the caller to remove.
 */
export async function replaceFrom(
  db: Db,
  storyId: number,
  position: number,
  userInput: string,
  at: Date,
): Promise<{ compose: ComposeRow; mediaIds: string[] }> {
  const isDropped = and(eq(composes.storyId, storyId), gte(composes.position, position));
  const media = await db
    .select({ audioId: answers.audioId, imageId: answers.imageId })
    .from(composes)
    .innerJoin(answers, eq(answers.composeId, composes.id))
    .where(and(isDropped, or(isNotNull(answers.audioId), isNotNull(answers.imageId))));
  await db.delete(composes).where(isDropped);
  await forgetFrom(db, storyId, position);
  // The new message is the owner's: copied composes end before it.
  await db
    .update(stories)
    .set({ copied: position })
    .where(and(eq(stories.id, storyId), gt(stories.copied, position)));
  return {
    compose: await insertCompose(db, { storyId, position, userInput }, at),
    mediaIds: media.flatMap(({ audioId, imageId }) => [audioId ?? [], imageId ?? []].flat()),
  };
}

const shownAnswer = prepared((db) =>
  db
    .update(composes)
    .set({ answerId: sql`${sql.placeholder('answerId')}` })
    .where(eq(composes.id, sql.placeholder('composeId')))
    .prepare('shown_answer'),
);

/** Makes an answer the shown one; deletes summaries made with the answer shown before. */
export async function showAnswer(db: Db, compose: ComposeRow, answerId: number): Promise<void> {
  await shownAnswer(db).execute({ composeId: compose.id, answerId });
  if (compose.answerId !== null) await forgetFrom(db, compose.storyId, compose.position);
}

const lockedCompose = prepared((db) =>
  db
    .select()
    .from(composes)
    .where(eq(composes.id, sql.placeholder('composeId')))
    .for('no key update')
    .prepare('locked_compose'),
);
const newAnswer = prepared((db) =>
  db
    .insert(answers)
    .values({
      composeId: sql.placeholder('composeId'),
      text: sql.placeholder('text'),
      audioId: sql.placeholder('audioId'),
      audioWords: sql.placeholder('audioWords'),
      imageId: sql.placeholder('imageId'),
      state: sql.placeholder('state'),
      wordsCharged: sql.placeholder('wordsCharged'),
      imagesCharged: sql.placeholder('imagesCharged'),
      createdAt: sql.placeholder('createdAt'),
    })
    .returning()
    .prepare('new_answer'),
);
const PLAIN = { audioId: null, audioWords: [], imageId: null, state: 'whole', wordsCharged: 0, imagesCharged: 0 };

/** Adds an answer and makes it the shown one; null when the message was deleted. */
export async function addAnswer(db: Db, composeId: number, answer: NewAnswer): Promise<AnswerRow | null> {
  const [compose] = await lockedCompose(db).execute({ composeId });
  if (!compose) return null;
  const [row] = await newAnswer(db).execute({ ...PLAIN, ...answer, composeId });
  if (!row) throw new Error('An answer was not stored.');
  await showAnswer(db, compose, row.id);
  return row;
}

/**
 * Copies the answered composes of a story, with their shown answers only, into an empty one. `copies` maps the ids of
 * the media to those of their copies.
 */
export async function copyComposes(db: Db, from: number, to: number, copies: Map<string, string>): Promise<void> {
  const media = sql`unnest(${sql.param([...copies.keys()])}::text[], ${sql.param([...copies.values()])}::text[])`;
  const source = sql`SELECT *, (row_number() OVER (ORDER BY position) - 1)::integer AS place
    FROM composes WHERE story_id = ${from} AND answer_id IS NOT NULL`;
  await db.execute(sql`
    INSERT INTO composes (story_id, position, user_input, created_at)
    SELECT ${to}::bigint, place, user_input, created_at FROM (${source}) AS source ORDER BY place`);
  await db.execute(sql`
    INSERT INTO answers (compose_id, text, audio_id, audio_words, image_id, state, created_at)
    SELECT copy.id, answers.text, sound.id, audio_words, picture.id, state, answers.created_at
    FROM (${source}) AS source
    JOIN answers ON answers.id = source.answer_id
    JOIN composes AS copy ON copy.story_id = ${to} AND copy.position = source.place
    LEFT JOIN ${media} AS sound (of_id, id) ON sound.of_id = audio_id
    LEFT JOIN ${media} AS picture (of_id, id) ON picture.of_id = image_id`);
  await db.execute(sql`
    UPDATE composes SET answer_id = answers.id FROM answers
    WHERE composes.story_id = ${to} AND answers.compose_id = composes.id`);
}

/** The media ids of the shown answers of a story. */
export async function listShownMedia(db: Db, storyId: number): Promise<string[]> {
  const rows = await db
    .select({ audioId: answers.audioId, imageId: answers.imageId })
    .from(composes)
    .innerJoin(answers, eq(answers.id, composes.answerId))
    .where(eq(composes.storyId, storyId));
  return rows.flatMap(({ audioId, imageId }) => [audioId ?? [], imageId ?? []].flat());
}
