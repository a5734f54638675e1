import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { lateModal } from '../../../ui/late-modal.tsx';
import { unreadQuery } from './notifications.queries.ts';

const NotificationsModal = lateModal(async () => (await import('./notifications-modal.tsx')).NotificationsModal);

/** A bell with the number of unread replies. */
export function NotificationBell({ userId }: { userId: number }) {
  const { data: unread = 0 } = useQuery(unreadQuery(userId));
  const [isOpen, setOpen] = useState(false);
  const count = unread > 99 ? '99+' : `${unread}`;
  const label = unread === 0 ? 'Replies' : `Replies, ${count} unread`;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        data-tip={label}
        onClick={() => setOpen(true)}
        className="icon-button relative inline-grid size-11 shrink-0 place-items-center rounded-md text-fog transition hover:bg-tint hover:text-text"
      >
        <Bell size={20} strokeWidth={1.5} aria-hidden />
        {unread > 0 ? (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-on-accent tabular-nums"
          >
            {count}
          </span>
        ) : null}
      </button>
      {isOpen ? <NotificationsModal userId={userId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
