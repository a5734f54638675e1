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

/** Everything that belongs to these posts, each kind in one query. */
async function loadParts(ctx: Context, rows: PostRow[], known: FeedRow[]) {
  const ids = rows.map(({ id }) => id);
  const viewer = ctx.actor.kind === 'user' ? ctx.actor.id : null;
  const authors = await findNames(
    ctx,
    rows.map(({ userId }) => userId),
  );
  const feeds = new Map(known.map((feed) => [feed.id, feed]));
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

/** Posts as this viewer sees them, in the same order; `content` is cut to its beginning unless it is wanted whole. */
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
    // Who is gone by now took their posts along.
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
