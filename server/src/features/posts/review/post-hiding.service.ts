import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { holdAccount } from '../../accounts/people.service.ts';
import { authorize } from '../../accounts/permissions.service.ts';
import { holdHidden, releaseHidden } from '../../moderation/evidence.service.ts';
import {
  type HidingReason,
  operatorReason,
  tellHidden,
  tellShown,
  UNTIL_REVIEWED,
} from '../../moderation/hiding.service.ts';
import { closeReportsAbout } from '../../moderation/reports.service.ts';
import { lockShared, tieStory } from '../../stories/library/story-sharing.service.ts';
import { findPost, lockPost, updatePostRow } from '../posts.store.ts';
import type { PostRow } from '../posts.tables.ts';
import { testifyPost } from './post-evidence.service.ts';

const asHidden = ({ id, title }: PostRow) =>
  ({
    word: 'post',
    called: `“${title}” (number ${id})`,
    means: 'others find neither the post nor its comments and the chat that it shows. Nothing was deleted.',
  }) as const;

/** A post as it is now: its author first, then the story, then the post, as everybody locks them. Null when it is gone. */
async function lockWithStory(ctx: Context, id: number): Promise<PostRow | null> {
  const found = await findPost(ctx.db, id);
  if (!found) return null;
  await holdAccount(ctx, found.userId);
  await lockShared(ctx, found.storyId);
  return lockPost(ctx.db, id);
}

const about = (id: number) => ({ subject: 'post', subjectId: id }) as const;

async function setHidden(ctx: Context, post: PostRow, hidden: { at: Date; reason: string } | null): Promise<void> {
  const { id, storyId, tags } = post;
  await updatePostRow(ctx.db, id, { hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? '' });
  await tieStory(ctx, storyId, { id, isShown: hidden === null, tags });
}

async function hide(ctx: Context, post: PostRow, why: HidingReason): Promise<void> {
  const since = post.hiddenAt ?? ctx.clock.now();
  await setHidden(ctx, post, { at: since, reason: why.reason });
  await holdHidden(ctx, await testifyPost(ctx, post), why.reason);
  await tellHidden(ctx, post.userId, asHidden(post), why, since);
}

const missing = (id: number) => new AppError('not_found', { sentence: `There is no post ${id}.` });

/** Takes a post out of everybody's sight but its author's, who is told why; closes the reports about it. */
export async function hidePost(ctx: Context, id: number, why: string): Promise<{ closed: number }> {
  const reason = operatorReason(ctx, why);
  return inTransaction(ctx, async (ctx) => {
    const post = await lockWithStory(ctx, id);
    if (!post) throw missing(id);
    // The same once more changes nothing, and is not mailed again.
    if (post.hiddenReason !== reason.reason) await hide(ctx, post, reason);
    return { closed: await closeReportsAbout(ctx, about(id), reason.outcome) };
  });
}

/**
 * Shows a hidden post again and tells its author; closes the reports about it, which somebody has looked at now. Where its
 * author deleted it meanwhile, they may post the same again.
 */
export async function unhidePost(ctx: Context, id: number): Promise<{ closed: number }> {
  authorize(ctx, 'moderation.decide');
  return inTransaction(ctx, async (ctx) => {
    const post = await lockWithStory(ctx, id);
    const wasHeld = await releaseHidden(ctx, about(id));
    if (post) {
      if (post.hiddenAt === null) throw new AppError('conflict', { sentence: `Post ${id} is not hidden.` });
      await setHidden(ctx, post, null);
      await tellShown(ctx, post.userId, asHidden(post));
    } else if (!wasHeld) throw missing(id);
    return { closed: await closeReportsAbout(ctx, about(id), 'Shown again') };
  });
}

/** Takes a post out of sight until somebody has looked at the reports about it; one that is hidden stays as it is. */
export async function hidePostForReview(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const post = await lockWithStory(ctx, id);
    if (post && post.hiddenAt === null) await hide(ctx, post, UNTIL_REVIEWED);
  });
}
