import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { type AnswerRow, answers, type ComposeRow, composes, type ReplyRow, replies } from '../stories.tables.ts';

export type NewReply = Pick<
  ReplyRow,
  'id' | 'storyId' | 'composeId' | 'kind' | 'userInput' | 'reservationKey' | 'requestKey' | 'requestHash'
>;

/** Unique indexes: one running reply per story, one message per position, one reply per idempotency key. */
export const ONE_AT_A_TIME = 'replies_running';
export const ONE_PER_PLACE = 'composes_story_id_position_key';
export const ONE_PER_REQUEST = 'replies_request_key_key';

const newReply = prepared((db) =>
  db
    .insert(replies)
    .values({
      id: sql.placeholder('id'),
      storyId: sql.placeholder('storyId'),
      composeId: sql.placeholder('composeId'),
      kind: sql.placeholder('kind'),
      userInput: sql.placeholder('userInput'),
      reservationKey: sql.placeholder('reservationKey'),
      requestKey: sql.placeholder('requestKey'),
      requestHash: sql.placeholder('requestHash'),
      state: 'running',
      heartbeatAt: sql.placeholder('at'),
      createdAt: sql.placeholder('at'),
    })
    .prepare('new_reply'),
);

export async function insertReply(db: Db, reply: NewReply, at: Date): Promise<void> {
  await newReply(db).execute({ ...reply, at });
}

export async function findReplyByRequest(db: Db, requestKey: string): Promise<ReplyRow | null> {
  const [row] = await db.select().from(replies).where(eq(replies.requestKey, requestKey));
  return row ?? null;
}

/** The running reply of a story, else the newest of those that ended after a time. */
export async function findLatestReply(db: Db, storyId: number, endedAfter: Date): Promise<ReplyRow | null> {
  const [row] = await db
    .select()
    .from(replies)
    .where(and(eq(replies.storyId, storyId), or(eq(replies.state, 'running'), gt(replies.endedAt, endedAfter))))
    .orderBy(desc(sql`${replies.state} = 'running'`), desc(replies.createdAt))
    .limit(1);
  return row ?? null;
}

const lockedRunning = prepared((db) =>
  db
    .select()
    .from(replies)
    .where(and(eq(replies.id, sql.placeholder('id')), eq(replies.state, 'running')))
    .for('update')
    .prepare('locked_running'),
);

/** Locks a reply if it still runs: of several processes that end it, only the first gets the row. */
export async function lockRunning(db: Db, id: string): Promise<ReplyRow | null> {
  const [row] = await lockedRunning(db).execute({ id });
  return row ?? null;
}

/** Renews the lease of a reply and stores its text so far; null when it runs no more. */
export async function updateHeartbeat(
  db: Db,
  id: string,
  textSoFar: string,
  at: Date,
): Promise<{ stopWanted: boolean } | null> {
  const [row] = await db
    .update(replies)
    .set({ textSoFar, heartbeatAt: at })
    .where(and(eq(replies.id, id), eq(replies.state, 'running')))
    .returning({ stopWanted: replies.stopWanted });
  return row ?? null;
}

/** The same for a batch; the result lacks replies that run no more or that another transaction has locked. */
export async function updateHeartbeats(
  db: Db,
  heartbeats: { id: string; textSoFar: string }[],
  at: Date,
): Promise<Map<string, { stopWanted: boolean }>> {
  const ids = sql.param(heartbeats.map(({ id }) => id));
  const texts = sql.param(heartbeats.map(({ textSoFar }) => textSoFar));
  const { rows } = await db.execute<{ id: string; stop_wanted: boolean }>(sql`
    WITH free AS (
      SELECT id FROM replies WHERE id = ANY(${ids}::text[]) AND state = 'running' FOR UPDATE SKIP LOCKED
    )
    UPDATE replies SET text_so_far = beat.text, heartbeat_at = ${at}
    FROM free JOIN unnest(${ids}::text[], ${texts}::text[]) AS beat (id, text) ON beat.id = free.id
    WHERE replies.id = free.id RETURNING replies.id, replies.stop_wanted`);
  return new Map(rows.map(({ id, stop_wanted }) => [id, { stopWanted: stop_wanted }]));
}

/** Attaches a picture to a running reply, so that its owner may load it before the answer is stored. */
export async function updatePicture(db: Db, id: string, imageId: string): Promise<void> {
  await db.update(replies).set({ imageId }).where(eq(replies.id, id));
}

/** Asks the writer of the running reply of a story to stop; returns its id, or null when none runs. */
export async function updateStopWanted(db: Db, storyId: number): Promise<string | null> {
  const [row] = await db
    .update(replies)
    .set({ stopWanted: true })
    .where(and(eq(replies.storyId, storyId), eq(replies.state, 'running')))
    .returning({ id: replies.id });
  return row?.id ?? null;
}

const endedReply = prepared((db) =>
  db
    .update(replies)
    .set({
      state: 'done',
      composeId: sql`${sql.placeholder('composeId')}`,
      answerId: sql`${sql.placeholder('answerId')}`,
      textSoFar: '',
      imageId: null,
      endedAt: sql`${sql.placeholder('at')}`,
    })
    .where(eq(replies.id, sql.placeholder('id')))
    .prepare('ended_reply'),
);

/** Ends a reply. A failed one gives up its idempotency key, so that the client can retry with the same key. */
export async function updateEnded(
  db: Db,
  id: string,
  end: { state: 'done'; composeId: number; answerId: number } | { state: 'failed'; requestKey: null },
  at: Date,
): Promise<void> {
  if (end.state === 'done') await endedReply(db).execute({ ...end, id, at });
  else {
    await db
      .update(replies)
      .set({ ...end, textSoFar: '', imageId: null, endedAt: at })
      .where(eq(replies.id, id));
  }
}

/** A reply by its id; null when it was deleted with its story. */
export async function findReply(db: Db, id: string): Promise<ReplyRow | null> {
  const [row] = await db.select().from(replies).where(eq(replies.id, id));
  return row ?? null;
}

/** The reply that runs in a story; null when none does. */
export async function findRunningReply(db: Db, storyId: number): Promise<ReplyRow | null> {
  const [row] = await db
    .select()
    .from(replies)
    .where(and(eq(replies.storyId, storyId), eq(replies.state, 'running')));
  return row ?? null;
}

/** Running replies without a heartbeat since a time, oldest first. */
export async function listSilent(db: Db, heartbeatBefore: Date, most: number): Promise<ReplyRow[]> {
  return db
    .select()
    .from(replies)
    .where(and(eq(replies.state, 'running'), lt(replies.heartbeatAt, heartbeatBefore)))
    .orderBy(replies.heartbeatAt)
    .limit(most);
}

/** Deletes replies that ended before a time, with their idempotency keys. */
export async function deleteOldReplies(db: Db, endedBefore: Date): Promise<void> {
  await db.delete(replies).where(and(ne(replies.state, 'running'), lt(replies.endedAt, endedBefore)));
}

/** Deletes a message unless it has an answer. */
export async function deleteUnanswered(db: Db, composeId: number): Promise<void> {
  await db.delete(composes).where(and(eq(composes.id, composeId), sql`${composes.answerId} IS NULL`));
}

const composeAt = prepared((db) =>
  db
    .select()
    .from(composes)
    .where(and(eq(composes.storyId, sql.placeholder('storyId')), eq(composes.position, sql.placeholder('position'))))
    .prepare('compose_at'),
);

/** The message at a position of a story. */
export async function findComposeAt(db: Db, storyId: number, position: number): Promise<ComposeRow | null> {
  const [row] = await composeAt(db).execute({ storyId, position });
  return row ?? null;
}

/** The stored answer of a reply and its message; null when either was deleted. */
export async function findAnswered(db: Db, id: string): Promise<{ answer: AnswerRow; compose: ComposeRow } | null> {
  const [found] = await db
    .select({ answer: answers, compose: composes })
    .from(replies)
    .innerJoin(answers, eq(answers.id, replies.answerId))
    .innerJoin(composes, eq(composes.id, answers.composeId))
    .where(eq(replies.id, id));
  return found ?? null;
}

/** The position of a reply's message in its story. */
export async function findPosition(db: Db, { composeId }: Pick<ReplyRow, 'composeId'>): Promise<number | null> {
  if (composeId === null) return null;
  const [row] = await db.select({ position: composes.position }).from(composes).where(eq(composes.id, composeId));
  return row?.position ?? null;
}
