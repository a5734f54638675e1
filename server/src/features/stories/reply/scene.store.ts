import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { FIRST_READ } from '../compose.rules.ts';
import { type StoryRow, type StoryTurn, stories } from '../stories.tables.ts';

/** A story with what was said at its end and what is pinned in it. */
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
        SELECT coalesce(json_agg(json_build_object('id', said.id, 'position', said.position, 'userInput', said.user_input,
          'answerId', said.answer_id, 'text', coalesce(answers.text, '')) ORDER BY said.position), '[]')
        FROM composes AS said LEFT JOIN answers ON answers.id = said.answer_id
        WHERE said.story_id = stories.id AND said.position >= (stories.summarised - ${readTwice}::integer) / ${step}::integer * ${step}::integer)`,
      facts: sql<string[]>`(
        SELECT coalesce(json_agg(pinned.text ORDER BY pinned.id), '[]')
        FROM story_facts AS pinned LEFT JOIN composes AS said ON said.id = pinned.compose_id
        WHERE pinned.story_id = stories.id AND (pinned.answer_id IS NULL OR pinned.answer_id = said.answer_id))`,
    })
    .from(stories)
    .where(eq(stories.id, sql.placeholder('id')))
    .prepare('recent_story'),
);

/** All that a message at the end of a story goes on with, in one question: its reader waits for the answer. */
export async function findRecentStory(db: Db, id: number): Promise<RecentStory | null> {
  const [row] = await recentStory(db).execute({ id });
  return row ?? null;
}
