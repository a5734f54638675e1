import { timeBucketsOf } from '../src/features/posts/posts.rules.ts';
import { hotOf } from '../src/platform/hot-rank.ts';
import { rowsOf } from './account-steps.ts';
import { beginStory } from './story-steps.ts';
import type { TestApp } from './test-app.ts';

export interface PlacedPost {
  title?: string;
  content?: string;
  tags?: string[];
  karma?: number;
  /** Hours since it was posted. */
  age?: number;
  feed?: string;
  /** Null hides nothing. */
  hidden?: string | null;
}

/** Puts a post of somebody's chat with a siren there, without going the way of posting it; its id. */
export async function placePost(
  house: TestApp,
  userId: number,
  sirenId: number,
  input: PlacedPost = {},
): Promise<number> {
  const {
    title = 'A night at the harbour',
    content = 'Good evening.',
    tags = [],
    karma = 0,
    age = 0,
    feed = 'main',
  } = input;
  const storyId = await beginStory(house, { user: userId }, sirenId);
  const createdAt = new Date(house.clock.now().getTime() - age * 3_600_000);
  const { hour, day, block } = timeBucketsOf(createdAt);
  const [post] = await rowsOf(
    house,
    `INSERT INTO posts (story_id, feed_id, user_id, siren_id, siren_name, title, content, tags, has_audio, karma, hot,
       hour, day, block, siren_listed, hidden_at, hidden_reason, created_at)
     SELECT $1, feeds.id, $2, sirens.id, sirens.name, $3, $4, $5::text[], false, $6, $7, $8, $9, $10, sirens.listed,
       CASE WHEN $11::text IS NULL THEN NULL ELSE $12::timestamptz END, coalesce($11, ''), $12::timestamptz
     FROM feeds, sirens WHERE feeds.name = $13 AND sirens.id = $14 RETURNING id`,
    [
      storyId,
      userId,
      title,
      content,
      tags,
      karma,
      hotOf(karma, createdAt),
      hour,
      day,
      block,
      input.hidden ?? null,
      createdAt,
      feed,
      sirenId,
    ],
  );
  const id = Number(post?.id);
  await rowsOf(house, 'UPDATE stories SET post_id = $1, post_shown = $2 WHERE id = $3', [id, !input.hidden, storyId]);
  return id;
}
