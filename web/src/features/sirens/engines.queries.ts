import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** What the engines of the server cannot do. */
export const engineLimitsQuery = queryOptions({
  queryKey: ['engine limits'],
  queryFn: ({ signal }) => call('GET /api/engines', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Which engines the server uses; for administrators only. */
export const enginesQuery = queryOptions({
  queryKey: ['engines'],
  queryFn: ({ signal }) => call('GET /api/admin/engines', { signal }),
  // They change with the server's settings, so with its next start.
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
