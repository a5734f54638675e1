import type { Db } from '../../../platform/db/database.ts';
import type { ReplyRow } from '../stories.tables.ts';

// One statement instead of a transaction of eight: with a thousand replies at once, database round trips dominate the
// latency. When the story has changed it stores nothing, and the caller uses the transaction.
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

type NextMessage = Pick<ReplyRow, 'id' | 'storyId' | 'userInput' | 'reservationKey' | 'requestKey' | 'requestHash'> & {
  userId: number;
  last: { id: number; answerId: number | null };
};

/** Stores a free message at the end of its owner's story; false when the story has changed since it was read. */
export async function insertNextMessage(db: Db, message: NextMessage, at: Date): Promise<boolean> {
  const { storyId, userId, last, userInput, id, reservationKey, requestKey, requestHash } = message;
  const values = [storyId, userId, last.id, last.answerId, userInput, id, reservationKey, requestKey, requestHash, at];
  return (await db.$client.query({ name: 'place_next', text: PLACE, values })).rowCount === 1;
}
