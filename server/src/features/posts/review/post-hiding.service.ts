import type { Context } from '../../../context.ts';
import { lockAccount } from '../../accounts/people.service.ts';
import { type Hideable, hide, hideForReview, unhide } from '../../moderation/hiding.service.ts';
import { lockShared, tieStory } from '../../stories/library/story-sharing.service.ts';
import { findPost, lockPost, updatePostRow } from '../posts.store.ts';
import type { PostRow } from '../posts.tables.ts';
import { snapshotPost } from './post-evidence.service.ts';

const posts: Hideable<PostRow> = {
  subject: 'post',
  clearsDeleted: true,
  async lock(ctx, id) {
    const found = await findPost(ctx.db, id);
    if (!found) return null;
    // Lock order: account, story, post.
    await lockAccount(ctx, found.userId);
    await lockShared(ctx, found.storyId);
    return lockPost(ctx.db, id);
  },
  async setHidden(ctx, { id, storyId, tags }, hidden) {
    await updatePostRow(ctx.db, id, { hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? '' });
    await tieStory(ctx, storyId, { id, isShown: hidden === null, tags });
  },
  takeSnapshot: snapshotPost,
  describe: ({ id, title }) => ({
    called: `“${title}” (number ${id})`,
    means: 'others find neither the post nor its comments and the chat that it shows. Nothing was deleted.',
  }),
};

/** Hides a post from everyone but its author. */
export async function hidePost(ctx: Context, id: number, why: string): Promise<{ closed: number }> {
  const { closed } = await hide(ctx, posts, id, why);
  return { closed };
}

/** Shows a hidden post again; if its author deleted it meanwhile, the same text may be posted again. */
export async function unhidePost(ctx: Context, id: number): Promise<{ closed: number }> {
  const { closed } = await unhide(ctx, posts, id);
  return { closed };
}

/** Hides a post until a moderator has reviewed the reports about it. */
export async function hidePostForReview(ctx: Context, id: number): Promise<void> {
  await hideForReview(ctx, posts, id);
}
