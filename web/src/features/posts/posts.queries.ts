import type { PostDuration, SavedSort } from '@sirenade/contract/posts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiFailure, call, callPage } from '../../lib/api.ts';

/** Whose posts a list has. */
export type PostSource = { feed: string } | { saved: true } | { username: string };

/** Filter and order of a list of posts. */
export interface PostFilter {
  sortBy: SavedSort;
  duration: PostDuration;
  /** A post has all of these. */
  tags: readonly string[];
}

const PAGE = 10;

/** The key prefix of all queries about posts. */
export const postsKey = ['posts'] as const;
export const postListsKey = [...postsKey, 'list'] as const;
export const savedPostsKey = [...postListsKey, { saved: true }] as const;

interface Refetched {
  state: { data: { pages: unknown[] } | undefined; isInvalidated: boolean };
}
const isLight = ({ state }: Refetched) => state.isInvalidated || (state.data?.pages.length ?? 0) <= 3;

interface Place {
  offset: number;
  after: string | null;
}

function loadPage(source: PostSource, filter: PostFilter, { offset, after }: Place, signal: AbortSignal) {
  const { sortBy, duration, tags } = filter;
  const query = {
    limit: PAGE,
    offset,
    sortby: sortBy === 'saved' ? 'top' : sortBy,
    duration,
    tags: tags.join(','),
    ...(after && { after }),
    media: 'url',
  } as const;
  if ('saved' in source) return callPage('GET /api/posts/saved', { query: { ...query, sortby: sortBy }, signal });
  if ('username' in source) return callPage('GET /api/posts/user/:username', { params: source, query, signal });
  return callPage('GET /api/posts/:feed', { params: source, query, signal });
}

/** Posts page by page; a page that is not full is the last one [A35] [K21]. */
export const postListQuery = (source: PostSource, { sortBy, duration, tags }: PostFilter) =>
  infiniteQueryOptions({
    queryKey: [...postListsKey, source, { sortBy, duration, tags }],
    queryFn: async ({ pageParam, signal }) => {
      const { items, next } = await loadPage(source, { sortBy, duration, tags }, pageParam, signal);
      return { items, next: items.length < PAGE ? null : next };
    },
    initialPageParam: { offset: 0, after: null } as Place,
    getNextPageParam: ({ next }, pages) => (next ? { offset: pages.length * PAGE, after: next } : null),
    // A refetch loads all pages one after the other: too much for a reader who is far down.
    refetchOnMount: isLight,
    refetchOnWindowFocus: isLight,
    refetchOnReconnect: isLight,
  });

/** One post with its whole chat [A31]. */
export const postQuery = (id: number) =>
  queryOptions({
    queryKey: [...postsKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/post/:id', { params: { id }, query: { media: 'url' }, signal }),
    // A 404 is final; a retry would not change it.
    retry: (failures, error) => !(error instanceof ApiFailure && error.status === 404) && failures < 2,
  });

/** As many as are suggested, were all that a filter can have among them. */
const MAX_TAGS = 15;

/** Tags that begin so, the most used first [A36] [K23]. */
export const tagSuggestionsQuery = (search: string) =>
  queryOptions({
    queryKey: ['tags', search],
    queryFn: ({ signal }) => call('GET /api/tags', { query: { search, limit: MAX_TAGS }, signal }),
  });
