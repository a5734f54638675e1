import { isDeepStrictEqual } from 'node:util';
import { MAIN_FEED } from '@sirenade/contract/posts';
import type { Context, UserActor } from '../../../context.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { hotOf } from '../../../platform/hot-rank.ts';
import { authorize, lockActor } from '../../accounts/permissions.service.ts';
import { findSight, lockSirenShared, type Sight } from '../../sirens/siren-cards.service.ts';
import { getOwnStory } from '../../stories/access.service.ts';
import {
  lockShared,
  readToShare,
  type SharedPart,
  shareStory,
  tieStory,
} from '../../stories/library/story-sharing.service.ts';
import { findFeed } from '../feed/feeds.store.ts';
import { postLimits } from '../posts.limits.ts';
import { timeBucketsOf } from '../posts.rules.ts';
import { insertPost } from '../posts.store.ts';
import type { FeedRow } from '../posts.tables.ts';
import { requireNotHidden } from '../review/post-evidence.service.ts';
import { judgePost } from './post-judging.service.ts';
import { cleanTags, cleanTitle, requireReadable, titleFrom } from './post-text.rules.ts';
import { plainTranscriptOf, type Speakers, transcriptOf } from './transcript.rules.ts';

/** The request to post a part of the user's own chat. */
export interface PostInput extends SharedPart {
  story_id: number;
  title?: string | undefined;
  feed?: string | undefined;
  tags?: string[] | undefined;
}

/** Retries after the chat was changed during moderation. */
const MOST_TRIES = 4;

async function getFeed(ctx: Context, name: string): Promise<FeedRow> {
  const feed = await findFeed(ctx.db, name);
  if (!feed) throw fieldError('feed', 'There is no such feed.');
  return feed;
}

function requirePublic(visibility: Sight): void {
  if (visibility === 'gone') throw new AppError('siren_gone');
  if (visibility === 'owner') throw new AppError('post_private');
}

/** The name of a siren; throws when its chats cannot be posted. */
async function getPublicName(ctx: Context, sirenId: number | null): Promise<string> {
  const { sight: visibility, name } = await findSight(ctx, sirenId);
  requirePublic(visibility);
  return name;
}

/** Title, tags and transcript of the post, from the current chat. */
function draft(
  input: PostInput,
  speakers: Speakers,
  story: { tags: string[] },
  exchanges: readonly { userInput: string; text: string }[],
) {
  return {
    title:
      input.title === undefined ? titleFrom(exchanges[0]?.userInput ?? '', speakers.siren) : cleanTitle(input.title),
    tags: cleanTags(input.tags ?? story.tags),
    transcript: requireReadable(plainTranscriptOf(exchanges, speakers)),
  };
}

/** One attempt; null when the chat was changed after it was judged. */
async function tryPost(ctx: Context, user: UserActor, input: PostInput, feed: FeedRow): Promise<number | null> {
  const { story_id: storyId } = input;
  const { sirenId } = await getOwnStory(ctx, storyId);
  const speakers = { author: user.username, siren: await getPublicName(ctx, sirenId) };
  const read = await readToShare(ctx, storyId, input);
  const judged = draft(input, speakers, read.story, read.composes);
  await judgePost(ctx, 'post', judged);
  return inTransaction(ctx, async (ctx) => {
    await lockActor(ctx, 'post.create');
    // Lock order: siren, story. The lock also keeps the siren public until the post is stored.
    requirePublic(await lockSirenShared(ctx, sirenId));
    const posted = (await lockShared(ctx, storyId))?.postId;
    if (posted) return posted;
    await requireNotHidden(ctx, user.id, read.composes);
    const composes = await shareStory(ctx, storyId, input, (story, composes) =>
      isDeepStrictEqual(draft(input, speakers, story, composes), judged),
    );
    if (!composes) return null;
    const now = ctx.clock.now();
    const { title, tags } = judged;
    const id = await insertPost(ctx.db, {
      storyId,
      feedId: feed.id,
      userId: user.id,
      sirenId,
      sirenName: speakers.siren,
      title,
      content: transcriptOf(composes, speakers),
      tags,
      hasAudio: composes.some(({ audioId }) => audioId !== null),
      imageId: composes.find(({ imageId }) => imageId !== null)?.imageId ?? null,
      hot: hotOf(0, now),
      ...timeBucketsOf(now),
      sirenListed: true,
      createdAt: now,
    });
    await tieStory(ctx, storyId, { id, isShown: true, tags });
    return id;
  });
}

/** Posts a chat; when it is posted already, returns that post. */
export async function createPost(ctx: Context, input: PostInput): Promise<{ id: number }> {
  const user = authorize(ctx, 'post.create');
  const story = await getOwnStory(ctx, input.story_id);
  if (story.postId !== null) return { id: story.postId };
  await getPublicName(ctx, story.sirenId);
  const feed = await getFeed(ctx, input.feed ?? MAIN_FEED);
  await ctx.limits.take(postLimits.create, `${user.id}`);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const id = await tryPost(ctx, user, input, feed);
    if (id !== null) return { id };
  }
  throw new AppError('conflict');
}
