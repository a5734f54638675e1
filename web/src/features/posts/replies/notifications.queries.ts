import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const notificationsKey = ['notifications'] as const;

/** The number of unread replies; polled while the page is visible. */
export const unreadQuery = (userId: number) =>
  queryOptions({
    queryKey: [...notificationsKey, userId, 'unread'],
    queryFn: ({ signal }) => call('GET /api/notifications', { query: { limit: 1 }, signal }),
    select: ({ unread }) => unread,
    staleTime: 30_000,
    refetchInterval: 60_000,
  });

/** The replies to this user, newest first. */
export const notificationsQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, userId, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/notifications', { query: { limit: 20, after: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.more ? page.notifications.at(-1)?.id : undefined),
    staleTime: 0,
  });
