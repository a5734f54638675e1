import type { Notification } from '@sirenade/contract/posts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { formatDateTime, formatRelative } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

interface NotificationEntryProps {
  notification: Notification;
  /** Whether the reader's filters hide its text. */
  isHidden: boolean;
  onRead(): void;
  onFollow(): void;
}

/** One of the replies: the way to it, and a check to have read it without going there. */
export function NotificationEntry({ notification, isHidden, onRead, onFollow }: NotificationEntryProps) {
  const { kind, post_id, post_title, anchor, excerpt, user_info, created_at, is_read } = notification;
  const name = user_info?.user_name ?? 'Somebody';
  return (
    <li data-unread={!is_read} className="reply-entry">
      <Link to={`/post/${post_id}${anchor}`} onClick={onFollow} className="reply-link">
        <span className="reply-face">
          <Avatar src={user_info?.user_avatar ?? null} name="" size={36} />
        </span>
        <span className="min-w-0 grow">
          <span className="block text-sm break-words text-fog">
            {is_read ? null : <span className="sr-only">Unread: </span>}
            <span className="font-medium text-text">{name}</span>{' '}
            {kind === 'reply' ? 'answered you in' : 'commented on'} <bdi className="text-text">{post_title}</bdi>
          </span>
          <span dir="auto" className="reply-words">
            {isHidden ? <span className="text-fog">Hidden by your filters</span> : excerpt}
          </span>
          <time dateTime={created_at} title={formatDateTime(created_at)} className="text-xs text-fog">
            {formatRelative(created_at)}
          </time>
        </span>
      </Link>
      {is_read ? null : (
        <IconButton
          label={`Mark the reply of ${name} as read`}
          icon={Check}
          iconSize={18}
          tip="below-end"
          onClick={(event) => {
            // The button goes; the keyboard stays where it was in the list.
            event.currentTarget.closest('li')?.querySelector('a')?.focus();
            onRead();
          }}
        />
      )}
    </li>
  );
}
