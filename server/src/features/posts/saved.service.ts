import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { authorize, lockActor } from '../accounts/permissions.service.ts';
import { postLimits } from './posts.limits.ts';
import { maySeePost } from './posts.rules.ts';
import { lockPostShared } from './posts.store.ts';
import { deleteSaved, insertSaved } from './saved.store.ts';

async function save(ctx: Context, postId: number): Promise<void> {
  const user = authorize(ctx, 'post.save');
  await inTransaction(ctx, async (ctx) => {
    await lockActor(ctx, 'post.save');
    const post = await lockPostShared(ctx.db, postId);
    if (!post || !maySeePost(user, post)) throw new AppError('not_found');
    await insertSaved(ctx.db, user.id, postId, ctx.clock.now());
  });
}

/** Saves a post, or removes it from the saved ones. */
export async function setSaved(ctx: Context, postId: number, saved: boolean): Promise<{ saved: boolean }> {
  const user = authorize(ctx, 'post.unsave');
  await ctx.limits.take(postLimits.save, `${user.id}`);
  if (saved) await save(ctx, postId);
  else await deleteSaved(ctx.db, user.id, postId);
  return { saved };
}
