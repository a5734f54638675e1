import type { Notification } from '@sirenade/contract/posts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { formatDateTime, formatRelative } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notificationsQuery, unreadQuery } from './notifications.queries.ts';

interface NotificationsModalProps {
  userId: number;
  onClose(): void;
}

/** What others wrote to somebody; what is shown counts as read. */
export function NotificationsModal({ userId, onClose }: NotificationsModalProps) {
  const client = useQueryClient();
  const list = useInfiniteQuery(notificationsQuery(userId));
  const shown = list.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const read = useMutation({
    mutationFn: (upTo: number) => call('POST /api/notifications/read', { body: { up_to: upTo } }),
    onSuccess: () => client.invalidateQueries({ queryKey: unreadQuery(userId).queryKey }),
  });
  const newest = shown[0]?.id;
  const note = useEffectEvent((upTo: number) => read.mutate(upTo));
  useEffect(() => {
    if (newest !== undefined) note(newest);
  }, [newest]);
  return (
    <Modal open onClose={onClose} title="Replies" size="sm">
      {list.isPending ? (
        <div role="status" className="grid gap-3">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      ) : list.isError && shown.length === 0 ? (
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-fog">Replies could not be loaded.</p>
          <Button variant="quiet" size="sm" pending={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        </div>
      ) : shown.length === 0 ? (
        <p className="text-fog">When somebody answers your posts or comments, you will read it here.</p>
      ) : (
        <ul className="-mx-3 grid gap-1">
          {shown.map((each) => (
            <li key={each.id}>
              <Entry notification={each} onFollow={onClose} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <Button
          variant="ghost"
          size="sm"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          className="mt-3"
        >
          Show more
        </Button>
      ) : null}
    </Modal>
  );
}

function Entry({ notification, onFollow }: { notification: Notification; onFollow(): void }) {
  const { kind, post_id, post_title, anchor, excerpt, user_info, created_at, is_read } = notification;
  return (
    <Link
      to={`/post/${post_id}${anchor}`}
      onClick={onFollow}
      className="flex gap-3 rounded-md px-3 py-2.5 transition hover:bg-tint"
    >
      <Avatar src={user_info?.user_avatar ?? null} name="" size={32} />
      <span className="min-w-0 grow">
        <span className="block text-sm text-fog">
          <span className="font-medium text-text">{user_info?.user_name ?? 'Somebody'}</span>{' '}
          {kind === 'reply' ? 'answered you in' : 'commented on'} <bdi>{post_title}</bdi>
        </span>
        <span dir="auto" className="line-clamp-2 block break-words">
          {excerpt}
        </span>
        <time dateTime={created_at} title={formatDateTime(created_at)} className="text-xs text-fog">
          {formatRelative(created_at)}
        </time>
      </span>
      {is_read ? null : (
        <span className="mt-2 size-2 shrink-0 rounded-full bg-accent">
          <span className="sr-only">Unread</span>
        </span>
      )}
    </Link>
  );
}
