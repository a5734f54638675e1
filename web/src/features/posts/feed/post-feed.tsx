import './post-feed.css';
import type { PostItem } from '@sirenade/contract/posts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NearEnd } from '../../../ui/near-end.tsx';
import { AllHidden, HiddenNote } from '../../preferences/hidden-note.tsx';
import { useContentFilter, useFilteredPages } from '../../preferences/use-content-filter.ts';
import { type PostSource, postListQuery } from '../posts.queries.ts';
import { isNarrowed, savedSortChoices } from './feed-filter.state.ts';
import { FeedFilters } from './feed-filters.tsx';
import { contentOf, foundText, uniquePosts } from './feed-posts.ts';
import { PostCard } from './post-card.tsx';
import { FeedFailure, FeedSkeleton } from './post-feed-states.tsx';
import { useFeedFilter } from './use-feed-filter.ts';
import { useFocusNextPost } from './use-focus-next-post.ts';
import { useMeasured } from './use-measured.ts';

const NOTHING_FOUND = 'No posts with this filter were found. Be the first to add one!';
const NOTHING_SAVED = "You haven't saved any chats yet";
/** As many as the first screen shows: to let them rest while they are looked at would only make them move. */
const FIRST_SCREEN = 4;

interface PostFeedProps {
  source: PostSource;
  /** The title of the empty state, when there are no posts and no filter. */
  emptyTitle?: string;
  /** The button of the empty state. */
  emptyAction?: ReactNode;
}

/** Posts, page by page, with the ways to find some among them [S20] [K21]. */
export function PostFeed({ source, emptyTitle, emptyAction }: PostFeedProps) {
  const state = useFeedFilter('saved' in source ? savedSortChoices : undefined);
  const list = useInfiniteQuery({ ...postListQuery(source, state.filter), placeholderData: keepPreviousData });
  const filter = useContentFilter();
  // Saved posts were chosen by the reader, so no filter hides them.
  const filtered = useFilteredPages(list.data?.pages, 'saved' in source ? null : filter, contentOf);
  const posts = useMemo(() => uniquePosts(filtered.pages), [filtered.pages]);
  const box = useRef<HTMLElement>(null);
  useFocusNextPost(box, posts);

  const { addTag } = state;
  const onTag = useCallback(
    (tag: string) => {
      addTag(tag);
      // The post that was pressed may go: its list is where to go on, from its beginning.
      box.current?.focus({ preventScroll: true });
      if ((box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView();
    },
    [addTag],
  );

  const isNarrow = isNarrowed(state.filter);
  const isThere = list.isSuccess && !list.isPlaceholderData && !list.isFetching;
  const isEmpty = isThere && posts.length === 0 && filtered.hidden === 0;
  const isBare = isEmpty && !isNarrow && !('feed' in source);
  return (
    <section ref={box} tabIndex={-1} aria-label="Posts" className="post-feed">
      {isBare ? null : <FeedFilters state={state} />}
      <p role="status" className="sr-only">
        {list.isFetching ? 'Loading posts' : ''}
        {list.isSuccess && !list.isFetching && isNarrow ? foundText(posts.length, list.hasNextPage) : ''}
      </p>
      <HiddenNote count={filtered.hidden} />
      {'username' in source && posts.some(({ post_info }) => post_info.hidden_reason !== null) ? (
        <p className="mt-4 text-sm text-fog">Posts that only you can see are not counted in the figures above.</p>
      ) : null}
      <PostList posts={posts} isBusy={list.isPlaceholderData} onTag={onTag} />
      {list.isFetchNextPageError && !list.isFetchingNextPage ? (
        <FeedFailure failure={list.error} onRetry={() => void list.fetchNextPage()} />
      ) : (
        <NearEnd
          key={list.data?.pages.length ?? 0}
          isWanted={list.hasNextPage && !list.isPlaceholderData && !list.isFetching && !filtered.isTired}
          onNear={() => void list.fetchNextPage()}
        />
      )}
      {list.isPending || list.isFetchingNextPage ? <FeedSkeleton /> : null}
      {list.isLoadingError ? <FeedFailure failure={list.error} onRetry={() => void list.refetch()} /> : null}
      {isThere && list.hasNextPage && filtered.isTired ? <AllHidden onLookOn={filtered.lookOn} /> : null}
      {isThere && !list.hasNextPage && posts.length === 0 && filtered.hidden > 0 ? <AllHidden /> : null}
      {isEmpty ? (
        <EmptyState
          title={isNarrow ? NOTHING_FOUND : (emptyTitle ?? ('saved' in source ? NOTHING_SAVED : NOTHING_FOUND))}
          action={isNarrow ? <ShowAll onClick={state.clear} /> : emptyAction}
        />
      ) : null}
    </section>
  );
}

function PostList({ posts, isBusy, onTag }: { posts: PostItem[]; isBusy: boolean; onTag(tag: string): void }) {
  const measured = useMeasured(posts.length);
  if (posts.length === 0) return null;
  return (
    <ul aria-label="Posts" aria-busy={isBusy} className="post-list">
      {posts.map((post, place) => (
        <li
          key={post.post_info.id}
          className={classes('post-place', place >= FIRST_SCREEN && place < measured && 'post-place-measured')}
        >
          <PostCard post={post} place={place} onTag={onTag} />
        </li>
      ))}
    </ul>
  );
}

function ShowAll({ onClick }: { onClick(): void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      Show all posts
    </Button>
  );
}
