import type { Db } from '../../../platform/db/database.ts';
import type { AnswerState, ReplyRow } from '../stories.tables.ts';
import type { Said } from './scene.rules.ts';

// The way that most messages go, each step in one statement instead of a transaction of eight: with a thousand replies
// at once the way to the database and back is what readers wait for. What is not as expected is left to the long way.

const PLACE = `
WITH story AS (
  SELECT id FROM stories WHERE id = $1 AND user_id = $2 FOR NO KEY UPDATE
), last AS (
  SELECT id, position, answer_id FROM composes WHERE story_id = (SELECT id FROM story) ORDER BY position DESC LIMIT 1
), compose AS (
  INSERT INTO composes (story_id, position, user_input, created_at)
  SELECT $1, position + 1, $5, $10 FROM last WHERE id = $3 AND answer_id IS NOT DISTINCT FROM $4::bigint
  RETURNING id
)
INSERT INTO replies
  (id, story_id, compose_id, state, kind, user_input, hold_key, request_key, request_hash, heartbeat_at, created_at)
SELECT $6, $1, id, 'running', 'next', $5, $7, $8, $9, $10, $10 FROM compose`;

type Fresh = Pick<ReplyRow, 'id' | 'storyId' | 'userInput' | 'holdKey' | 'requestKey' | 'requestHash'>;
export type NextMessage = Fresh & { userId: number; last: Said };

/** Puts a message that costs nothing at the end of its writer's story; false where the story is not as it was read. */
export async function insertNext(db: Db, message: NextMessage, at: Date): Promise<boolean> {
  const { storyId, userId, last, userInput, id, holdKey, requestKey, requestHash } = message;
  const values = [storyId, userId, last.id, last.answerId, userInput, id, holdKey, requestKey, requestHash, at];
  return (await db.$client.query({ name: 'place_next', text: PLACE, values })).rowCount === 1;
}

const KEEP = `
WITH story AS (
  SELECT id FROM stories WHERE id = $1 FOR NO KEY UPDATE
), reply AS (
  SELECT compose_id FROM replies
  WHERE id = $2 AND story_id = (SELECT id FROM story) AND state = 'running' AND kind = 'next' FOR UPDATE
), answer AS (
  INSERT INTO answers (compose_id, text, state, created_at)
  SELECT composes.id, $4, $5, $6 FROM reply JOIN composes ON composes.id = reply.compose_id
  WHERE composes.position = $3 AND composes.answer_id IS NULL
  RETURNING id, compose_id
), shown AS (
  UPDATE composes SET answer_id = answer.id FROM answer WHERE composes.id = answer.compose_id
), touched AS (
  UPDATE stories SET updated_at = $6 FROM answer WHERE stories.id = $1
)
UPDATE replies SET state = 'done', answer_id = answer.id, text_so_far = '', image_id = NULL, ended_at = $6
FROM answer WHERE replies.id = $2 RETURNING answer.compose_id`;

export interface NextAnswer {
  storyId: number;
  replyId: string;
  position: number;
  text: string;
  state: AnswerState;
}

/** Stores the answer to such a message, of words alone; gives what it answers, or null where it is not as expected. */
export async function insertNextAnswer(db: Db, answer: NextAnswer, at: Date): Promise<number | null> {
  const { storyId, replyId, position, text, state } = answer;
  const values = [storyId, replyId, position, text, state, at];
  const { rows } = await db.$client.query({ name: 'keep_next', text: KEEP, values });
  return rows[0]?.compose_id ?? null;
}
