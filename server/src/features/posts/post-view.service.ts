import type { PostItem } from '@sirenade/contract/posts';
import type { Context } from '../../context.ts';
import { findNames } from '../accounts/people.service.ts';
import { cardAddress } from '../media/media.service.ts';
import { findSirenCards } from '../sirens/siren-cards.service.ts';
import { moderatedBy } from './feed/feeds.service.ts';
import { listFeedRows } from './feed/feeds.store.ts';
import { viewPost } from './post.view.ts';
import { findViewerReactions } from './post-votes.store.ts';
import type { FeedRow, PostRow } from './posts.tables.ts';

/** Loads everything the views of these posts need, with one query per kind. */
async function loadParts(ctx: Context, rows: PostRow[], feedRows: FeedRow[]) {
  const ids = rows.map(({ id }) => id);
  const viewer = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  const authors = await findNames(
    ctx,
    rows.map(({ userId }) => userId),
  );
  const feeds = new Map(feedRows.map((feed) => [feed.id, feed]));
  const sirens = await findSirenCards(
    ctx,
    rows.flatMap(({ sirenId }) => sirenId ?? []),
  );
  const reactions = new Map(
    viewer === null
      ? []
      : (await findViewerReactions(ctx.db, viewer, ids)).map((reaction) => [reaction.postId, reaction]),
  );
  return { viewer, authors, feeds, sirens, reactions, moderated: await moderatedBy(ctx) };
}

/** Posts as this viewer sees them, in the same order; `content` says whether to cut the text. */
export async function presentPosts(
  ctx: Context,
  rows: PostRow[],
  options: { content: 'whole' | 'beginning'; feeds?: FeedRow[] },
): Promise<PostItem[]> {
  if (rows.length === 0) return [];
  const parts = await loadParts(ctx, rows, options.feeds ?? (await listFeedRows(ctx.db)));
  return rows.flatMap((row) => {
    const author = parts.authors.get(row.userId);
    const feed = parts.feeds.get(row.feedId);
    // The author's account was deleted meanwhile, and the post with it.
    if (!author || !feed) return [];
    const reaction = parts.reactions.get(row.id);
    return viewPost(row, {
      author,
      feed,
      siren: parts.sirens.get(row.sirenId ?? 0),
      imageUrl: row.imageId === null ? null : cardAddress(row.imageId),
      content: options.content,
      hasUpvoted: reaction?.isUpvote ?? null,
      isSaved: reaction?.isSaved ?? false,
      isAuthor: row.userId === parts.viewer,
      mayModerate: parts.moderated === 'all' || parts.moderated.has(row.feedId),
    });
  });
}
