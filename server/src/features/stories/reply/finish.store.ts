import type { Db } from '../../../platform/db/database.ts';
import type { AnswerState } from '../stories.tables.ts';

// One statement instead of a transaction, to save round trips, as for storing the message (place.store.ts).
const FINISH = `
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

/** Stores a free answer without media; returns the id of its message, or null when the reply or message has changed. */
export async function insertNextAnswer(
  db: Db,
  answer: { storyId: number; replyId: string; position: number; text: string; state: AnswerState },
  at: Date,
): Promise<number | null> {
  const { storyId, replyId, position, text, state } = answer;
  const values = [storyId, replyId, position, text, state, at];
  const { rows } = await db.$client.query({ name: 'finish_next', text: FINISH, values });
  return rows[0]?.compose_id ?? null;
}
