import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** To be invalidated after each reply, and when a chat is begun, copied or deleted. */
export const recentStoriesKey = ['stories', 'recent'] as const;

/** The last chats of a user, newest first [K15]. */
export const recentStoriesQuery = (userId: number) =>
  queryOptions({
    queryKey: [...recentStoriesKey, userId],
    queryFn: ({ signal }) => call('GET /api/story', { signal }),
  });
