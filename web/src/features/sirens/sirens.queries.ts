import type { Gender, Siren, SirenImage, SirenSort } from '@sirenade/contract/sirens';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callPage, type Page } from '../../lib/api.ts';
import { fromCover } from './rotation.state.ts';

/** The filter of the home grid. */
export interface SirenFilter {
  gender: 'all' | Gender;
  sort: SirenSort;
  search: string;
}

const PAGE = 12;

/** The key prefix of all queries about sirens. */
export const sirensKey = ['sirens'] as const;

interface Refetched {
  state: { data: { pages: unknown[] } | undefined; isInvalidated: boolean };
}
const isLight = ({ state }: Refetched) => state.isInvalidated || (state.data?.pages.length ?? 0) <= 3;

/** Sirens to meet, page by page [A17]. */
export const sirenListQuery = ({ gender, sort, search }: SirenFilter) =>
  infiniteQueryOptions({
    queryKey: [...sirensKey, 'list', { gender, sort, search }],
    queryFn: ({ pageParam: { offset, after }, signal }) =>
      callPage('GET /api/sirens', {
        query: { gender, sort, search, adult: 'true', limit: PAGE, offset, ...(after && { after }), media: 'url' },
        signal,
      }),
    initialPageParam: { offset: 0, after: null as string | null },
    getNextPageParam: ({ next }, pages) => (next ? { offset: pages.length * PAGE, after: next } : null),
    // A refetch loads all pages one after the other: too much for a reader who is far down.
    refetchOnMount: isLight,
    refetchOnWindowFocus: isLight,
    refetchOnReconnect: isLight,
  });

/** One siren as the viewer may see her [A15]. */
export const sirenQuery = (id: number) =>
  queryOptions({
    queryKey: [...sirensKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/sirens/:id', { params: { id }, query: { media: 'url' }, signal }),
  });

/** All sirens of one person that the viewer may see [A16]. */
export const sirensOfQuery = (userId: number, sort: 'created_at' | 'name' = 'created_at') =>
  queryOptions({
    queryKey: [...sirensKey, 'of', userId, sort],
    queryFn: async ({ signal }) => {
      const query = { user_id: userId, sort, media: 'url' } as const;
      const sirens: Siren[] = [];
      let after: string | null = null;
      do {
        const page: Page<Siren[]> = await callPage('GET /api/sirens', {
          query: { ...query, ...(after && { after }) },
          signal,
        });
        sirens.push(...page.items);
        after = page.next;
      } while (after);
      return sirens;
    },
  });

/** The voices a siren can have; the first is the default. */
export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => call('GET /api/voices', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The picture that represents a siren: her cover, or her first one. */
export function portraitOf(siren: Pick<Siren, 'images' | 'cover_image_id'>): SirenImage | undefined {
  return fromCover(siren)[0];
}
