import type { Plan } from '@sirenade/contract/billing';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { SoldItem } from '../../lib/analytics.ts';
import { call, callPage } from '../../lib/api.ts';

/** The paid plans, cheapest first. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call('GET /api/plans', { signal }),
  // They change with the server's version only.
  staleTime: Number.POSITIVE_INFINITY,
});

/** How the own subscription stands. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call('GET /api/subscription', { signal }),
  // The provider may have renewed or paused it since the last look.
  staleTime: 0,
});

const PAGE = 20;

/** The entries of the credit ledger, newest first, page by page. */
export const creditEntriesQuery = infiniteQueryOptions({
  queryKey: ['credit-entries'],
  queryFn: ({ pageParam, signal }) =>
    callPage('GET /api/credits', { query: { limit: PAGE, ...(pageParam && { after: pageParam }) }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  // Every reply changes it.
  staleTime: 0,
});

/** Marks everything that is done with plans: while one of it runs, no other can begin [T3]. */
export const planActionKey = ['plan-action'] as const;

/** A plan as statistics know it. */
export function itemOf({ name, title, price }: Plan): SoldItem {
  return { item_id: name, item_name: title, price };
}
