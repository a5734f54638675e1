import type { CurrentUser } from '@sirenade/contract/accounts';
import {
  AudioLines,
  Bookmark,
  CirclePlus,
  CircleUserRound,
  LogIn,
  LogOut,
  UserRound,
  UserRoundPlus,
} from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { useLogout } from './use-logout.ts';

const signedOut: MenuItem[] = [
  { label: 'Sign Up', icon: UserRoundPlus, to: '/register' },
  { label: 'Login', icon: LogIn, to: '/login' },
];

/** The dropdown that stands in for the top bar's links on small screens [S18]. */
export function MobileMenu({ user, onOpenCredits }: { user: CurrentUser | null; onOpenCredits?(): void }) {
  const logout = useLogout();
  const signedIn: MenuItem[] = user
    ? [
        { label: 'Payments', icon: AudioLines, onSelect: () => onOpenCredits?.() },
        { label: 'Saved', icon: Bookmark, to: '/saved' },
        { label: 'Create Siren', icon: CirclePlus, to: '/sirens/create' },
        { label: 'Profile', icon: UserRound, to: `/u/${user.username}` },
        { label: 'Logout', icon: LogOut, onSelect: () => void logout() },
      ]
    : [];
  return (
    <div className="md:hidden">
      {user ? (
        <Menu
          label="Account"
          items={signedIn}
          trigger={
            <button type="button" aria-label="Account menu" className="grid size-[44px] place-items-center rounded-md">
              <Avatar src={user.avatar} name="" size={32} />
            </button>
          }
        />
      ) : (
        <Menu
          label="Account"
          items={signedOut}
          trigger={<IconButton label="Account menu" icon={CircleUserRound} tip="below-end" iconSize={22} />}
        />
      )}
    </div>
  );
}
