import { isDeepStrictEqual } from 'node:util';
import type { PostItem } from '@sirenade/contract/posts';
import type { Context, UserActor } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { authorize, authorizeOwner } from '../../accounts/permissions.service.ts';
import { findShared, lockShared, tieStory } from '../../stories/library/story-sharing.service.ts';
import { presentPosts } from '../post-view.service.ts';
import { postLimits } from '../posts.limits.ts';
import { getVisiblePost } from '../posts.service.ts';
import { lockPost, updatePostRow } from '../posts.store.ts';
import type { PostRow } from '../posts.tables.ts';
import { UNDER_REVIEW } from '../review/post-evidence.service.ts';
import { judgePost } from './post-judging.service.ts';
import { cleanTags, cleanTitle } from './post-text.rules.ts';
import { plainTranscriptOf } from './transcript.rules.ts';

interface PostEdit {
  title?: string | undefined;
  tags?: string[] | undefined;
}

/** Retries after a concurrent edit of the same post during moderation. */
const MOST_TRIES = 4;

async function getOwnPost(ctx: Context, id: number): Promise<PostRow> {
  const row = await getVisiblePost(ctx, id);
  authorizeOwner(ctx, 'post.edit', row.userId);
  return row;
}

/** A hidden post cannot be edited while moderators review it. */
function requireUnhidden({ hiddenAt }: PostRow): void {
  if (hiddenAt !== null) throw new AppError('conflict', { sentence: UNDER_REVIEW });
}

const textsOf = ({ title, tags }: PostRow) => ({ title, tags });

/** The title and tags after an edit. */
function applied(row: PostRow, { title, tags }: PostEdit) {
  return {
    title: title === undefined ? row.title : cleanTitle(title),
    tags: tags === undefined ? row.tags : cleanTags(tags),
  };
}

/** One attempt; null when the post was changed after it was judged. */
async function tryEdit(ctx: Context, user: UserActor, id: number, input: PostEdit): Promise<PostRow | null> {
  const row = await getOwnPost(ctx, id);
  const { storyId, sirenName } = row;
  const after = applied(row, input);
  if (isDeepStrictEqual(after, textsOf(row))) return row;
  requireUnhidden(row);
  const speakers = { author: user.username, siren: sirenName };
  const transcript = plainTranscriptOf(await findShared(ctx, storyId), speakers);
  await judgePost(ctx, `post:${id}`, { ...after, transcript });
  return inTransaction(ctx, async (ctx) => {
    // Lock order: story, post.
    await lockShared(ctx, storyId);
    const now = await lockPost(ctx.db, id);
    if (!now) throw new AppError('not_found');
    requireUnhidden(now);
    if (!isDeepStrictEqual(textsOf(now), textsOf(row))) return null;
    await tieStory(ctx, storyId, { id, isShown: true, tags: after.tags });
    return updatePostRow(ctx.db, id, { ...after, editedAt: ctx.clock.now() });
  });
}

/** Edits the title or the tags of the user's own post. */
export async function editPost(ctx: Context, id: number, input: PostEdit): Promise<PostItem> {
  const user = authorize(ctx, 'post.edit');
  await getOwnPost(ctx, id);
  await ctx.limits.take(postLimits.update, `${user.id}`);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const row = await tryEdit(ctx, user, id, input);
    const [item] = row ? await presentPosts(ctx, [row], { content: 'whole' }) : [];
    if (item) return item;
  }
  throw new AppError('conflict');
}
