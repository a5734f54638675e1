import type { WholePost } from '@sirenade/contract/posts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { presentShared } from '../stories/library/story-sharing.service.ts';
import { presentPosts } from './post-view.service.ts';
import { maySeePost } from './posts.rules.ts';
import { findPost } from './posts.store.ts';
import type { PostRow } from './posts.tables.ts';

/** The row of a post that this viewer may see; throws `not_found` otherwise. */
export async function getVisiblePost(ctx: Context, id: number): Promise<PostRow> {
  const row = await findPost(ctx.db, id);
  if (!row || !maySeePost(ctx.actor, row)) throw new AppError('not_found');
  return row;
}

/** A post with the messages of its chat. */
export async function readPost(ctx: Context, id: number, options: { base64: boolean }): Promise<WholePost> {
  const row = await getVisiblePost(ctx, id);
  const [item] = await presentPosts(ctx, [row], { content: 'whole' });
  if (!item) throw new AppError('not_found');
  return { ...item, composes: await presentShared(ctx, row.storyId, options) };
}
