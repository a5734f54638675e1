import { CirclePlus, House, type LucideIcon, Waves } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../features/session/use-session.ts';
import { classes } from '../../lib/classes.ts';
import { RecentChats } from './recent-chats.tsx';
import { SidebarFooter } from './sidebar-footer.tsx';
import { Wordmark } from './wordmark.tsx';

interface EntryProps {
  to: string;
  icon: LucideIcon;
  label: string;
  isCurrent: boolean;
}

function Entry({ to, icon: Icon, label, isCurrent }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        className={classes('nav-entry', isCurrent && 'nav-current')}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Icon size={20} strokeWidth={1.5} aria-hidden />
        {label}
      </Link>
    </li>
  );
}

/** The content of the sidebar, the same in its fixed place and in the drawer [S16]. */
export function Sidebar() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const entry = (to: string) => ({ to, isCurrent: pathname === to || (to === '/' && pathname === '/all') });
  return (
    <div className="flex min-h-full flex-col px-4 pb-5">
      <div className="sidebar-head flex h-(--topbar) items-center px-2">
        <Wordmark />
      </div>
      <nav aria-label="Main" className="mt-2">
        <ul className="space-y-1">
          <Entry {...entry('/')} icon={House} label="Home" />
          <Entry {...entry('/sirens/create')} icon={CirclePlus} label="Create Siren" />
          {user ? <Entry {...entry('/sirens/my-sirens')} icon={Waves} label="My Sirens" /> : null}
        </ul>
      </nav>
      {user ? <RecentChats /> : null}
      <SidebarFooter />
    </div>
  );
}
