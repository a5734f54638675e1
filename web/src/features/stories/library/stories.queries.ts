import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** One chat [A25]. It changes with every reply and in other tabs, so it is asked for whenever it is opened. */
export const storyQuery = (id: number) =>
  queryOptions({
    queryKey: ['stories', 'one', id],
    queryFn: ({ signal }) => call('GET /api/story/:id', { params: { id }, query: { media: 'url' }, signal }),
    staleTime: 0,
    gcTime: 0,
    // Once it is open, the chat keeps itself up to date.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
