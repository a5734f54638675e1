import type { Context, UserActor } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { holdAccount } from '../accounts/people.service.ts';
import { postLimits } from './posts.limits.ts';
import { maySeePost } from './posts.rules.ts';
import { holdPost } from './posts.store.ts';
import { deleteSaved, insertSaved } from './saved.store.ts';

async function save(ctx: Context, user: UserActor, postId: number): Promise<void> {
  if (!user.authorized) throw new AppError(user.verified ? 'suspended' : 'unverified');
  await inTransaction(ctx, async (ctx) => {
    if (!(await holdAccount(ctx, user.id))) throw new AppError('save_signed_out');
    const post = await holdPost(ctx.db, postId);
    if (!post || !maySeePost(user, post)) throw new AppError('not_found');
    await insertSaved(ctx.db, user.id, postId, ctx.clock.now());
  });
}

/** Saves a post, or takes it out of the saved ones. */
export async function setSaved(ctx: Context, postId: number, saved: boolean): Promise<{ saved: boolean }> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('save_signed_out');
  await ctx.limits.take(postLimits.save, `${actor.id}`);
  if (saved) await save(ctx, actor, postId);
  else await deleteSaved(ctx.db, actor.id, postId);
  return { saved };
}
