import type { Notification } from '@sirenade/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { notificationsKey, notificationsQuery, unreadQuery } from './notifications.queries.ts';

/** These, or all up to the newest that was shown. */
export type Read = { ids: number[] } | { up_to: number };

const isMeant = (which: Read, { id }: Notification) => ('ids' in which ? which.ids.includes(id) : id <= which.up_to);

/** Marks replies as read: shown at once, and looked up again when it fails. */
export function useMarkRead(userId: number): (which: Read) => void {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery(userId);
  const { mutate } = useMutation({
    mutationFn: (which: Read) => call('POST /api/notifications/read', { body: which }),
    onMutate: async (which) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              notifications: page.notifications.map((each) =>
                isMeant(which, each) ? { ...each, is_read: true } : each,
              ),
            })),
          },
      );
    },
    onSuccess: ({ unread }) =>
      client.setQueryData(unreadQuery(userId).queryKey, (before) => before && { ...before, unread }),
    onError: (failure) => {
      notify.error(failure.message);
      void client.invalidateQueries({ queryKey: [...notificationsKey, userId] });
    },
  });
  return mutate;
}
