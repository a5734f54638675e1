import './replies.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useContentFilter } from '../../preferences/use-content-filter.ts';
import { NotificationEntry } from './notification-entry.tsx';
import { notificationsQuery, unreadQuery } from './notifications.queries.ts';
import { useMarkRead } from './use-mark-read.ts';

interface NotificationsModalProps {
  userId: number;
  onClose(): void;
}

/** The replies to a user. One is read when they follow its link, or mark it as read. */
export function NotificationsModal({ userId, onClose }: NotificationsModalProps) {
  const list = useInfiniteQuery(notificationsQuery(userId));
  const { data: unread = 0 } = useQuery(unreadQuery(userId));
  const filter = useContentFilter();
  const markRead = useMarkRead(userId);
  const entries = useRef<HTMLUListElement>(null);
  const notifications = list.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const newest = notifications[0];
  return (
    <Modal open onClose={onClose} title="Replies" size="sm">
      {list.isPending ? (
        <div role="status" className="grid gap-7 py-3">
          <span className="sr-only">Loading</span>
          <EntryShape />
          <EntryShape />
          <EntryShape />
        </div>
      ) : list.isError && notifications.length === 0 ? (
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-fog">Replies could not be loaded.</p>
          <Button variant="secondary" size="sm" pending={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        </div>
      ) : notifications.length === 0 ? (
        <EmptyState
          level={3}
          title="Nobody has answered you yet"
          body="When somebody answers your posts or comments, you will read it here."
          action={
            <LinkButton to="/all?sortBy=new" state={{ tab: 'chats' }} variant="secondary" onClick={onClose}>
              Read the newest chats
            </LinkButton>
          }
        />
      ) : (
        <>
          {newest && (unread > 0 || notifications.some(({ is_read }) => !is_read)) ? (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                entries.current?.querySelector('a')?.focus();
                markRead({ up_to: newest.id });
              }}
              className="mb-2 -ml-3"
            >
              <CheckCheck size={17} strokeWidth={1.5} aria-hidden />
              Mark all as read
            </Button>
          ) : null}
          <ul ref={entries} className="reply-list">
            {notifications.map((each) => (
              <NotificationEntry
                key={each.id}
                notification={each}
                isHidden={filter?.({ tags: [], texts: [each.excerpt] }) === true}
                onRead={() => markRead({ ids: [each.id] })}
                onFollow={() => {
                  if (!each.is_read) markRead({ ids: [each.id] });
                  onClose();
                }}
              />
            ))}
          </ul>
        </>
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

function EntryShape() {
  return (
    <div className="flex gap-3">
      <Skeleton className="size-9 shrink-0 rounded-full" />
      <div className="grow">
        <Skeleton className="h-3.5 w-3/5" />
        <Skeleton className="mt-2.5 h-4 w-11/12" />
        <Skeleton className="mt-2.5 h-3 w-16" />
      </div>
    </div>
  );
}
