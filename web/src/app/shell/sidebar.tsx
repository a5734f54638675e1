import { CirclePlus, House, type LucideIcon, Waves } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { useSession } from '../../features/accounts/use-session.ts';
import { classes } from '../../lib/classes.ts';
import { RecentChats } from './recent-chats.tsx';
import { SidebarFooter } from './sidebar-footer.tsx';
import { Wordmark } from './wordmark.tsx';

interface EntryProps {
  to: string;
  icon: LucideIcon;
  label: string;
  current?: boolean;
}

function Entry({ to, icon: Icon, label, current }: EntryProps) {
  return (
    <li>
      <NavLink
        to={to}
        end
        className={({ isActive }) => classes('nav-entry', (current ?? isActive) && 'nav-current')}
        aria-current={current ? 'page' : undefined}
      >
        <Icon size={20} strokeWidth={1.5} aria-hidden />
        {label}
      </NavLink>
    </li>
  );
}

/** What the sidebar holds, in its fixed place and in the drawer alike [S16]. */
export function Sidebar() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const atHome = pathname === '/' || pathname === '/all';
  return (
    <div className="flex min-h-full flex-col px-4 pb-5">
      <div className="sidebar-head flex h-(--topbar) items-center px-2">
        <Wordmark />
      </div>
      <nav aria-label="Main" className="mt-2">
        <ul className="space-y-1">
          <Entry to="/" icon={House} label="Home" {...(atHome && { current: true })} />
          <Entry to="/sirens/create" icon={CirclePlus} label="Create Siren" />
          {user ? <Entry to="/sirens/my-sirens" icon={Waves} label="My Sirens" /> : null}
        </ul>
      </nav>
      {user ? <RecentChats /> : null}
      <SidebarFooter />
    </div>
  );
}
