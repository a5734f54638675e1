import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** The feeds that posts are in; they hardly ever change. */
export const feedsQuery = queryOptions({
  queryKey: ['feeds'],
  queryFn: ({ signal }) => call('GET /api/feeds', { signal }),
  staleTime: 600_000,
});
