import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { FIRST_READ } from '../compose.rules.ts';
import { type StoryRow, type StoryTurn, stories } from '../stories.tables.ts';

/** A story with its last turns and its pinned facts. */
export interface RecentStory {
  story: StoryRow;
  turns: StoryTurn[];
  facts: string[];
}

const { readTwice, step } = FIRST_READ;

const recentStory = prepared((db) =>
  db
    .select({
      story: stories,
      turns: sql<StoryTurn[]>`(
        SELECT coalesce(json_agg(json_build_object('id', turn.id, 'position', turn.position, 'userInput', turn.user_input,
          'answerId', turn.answer_id, 'text', coalesce(answers.text, '')) ORDER BY turn.position), '[]')
        FROM composes AS turn LEFT JOIN answers ON answers.id = turn.answer_id
        WHERE turn.story_id = stories.id AND turn.position >= (stories.summarised - ${readTwice}::integer) / ${step}::integer * ${step}::integer)`,
      facts: sql<string[]>`(
        SELECT coalesce(json_agg(pinned.text ORDER BY pinned.id), '[]')
        FROM story_facts AS pinned LEFT JOIN composes AS origin ON origin.id = pinned.compose_id
        WHERE pinned.story_id = stories.id AND (pinned.answer_id IS NULL OR pinned.answer_id = origin.answer_id))`,
    })
    .from(stories)
    .where(eq(stories.id, sql.placeholder('id')))
    .prepare('recent_story'),
);

/** Everything the scene of a new message needs, in one query, since it is part of the reply's latency. */
export async function findRecentStory(db: Db, id: number): Promise<RecentStory | null> {
  const [row] = await recentStory(db).execute({ id });
  return row ?? null;
}
