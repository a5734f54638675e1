import type { CurrentUser } from '@sirenade/contract/accounts';
import { AudioLines, Bookmark, Image, LogOut, Menu as MenuIcon } from 'lucide-react';
import { Link } from 'react-router';
import { NotificationBell } from '../../features/posts/replies/notification-bell.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { creditsOf } from '../../lib/credits.ts';
import { formatNumber } from '../../lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useLogout } from './use-logout.ts';
import { Wordmark } from './wordmark.tsx';

interface TopBarProps {
  drawerOpen: boolean;
  onOpenDrawer(): void;
  onOpenCredits(): void;
}

/** The bar above every page, in its three states: signed out, unverified, verified [S17]. */
export function TopBar({ drawerOpen, onOpenDrawer, onOpenCredits }: TopBarProps) {
  const { user, status } = useSession();
  return (
    <header className="top-bar">
      <div className="flex h-(--topbar) items-center gap-1 px-2 max-[22.5rem]:gap-0 max-[22.5rem]:px-0.5 sm:px-4 lg:px-6">
        <IconButton
          label="Open navigation"
          icon={MenuIcon}
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          onClick={onOpenDrawer}
          className="lg:hidden"
        />
        <Wordmark className="ml-1 lg:hidden" />
        <div className="ml-auto flex items-center gap-1 max-[22.5rem]:gap-0">
          <ThemeToggle />
          {user ? (
            <SignedIn user={user} onOpenCredits={onOpenCredits} />
          ) : status === 'loading' ? (
            <Skeleton className="h-9 w-32" />
          ) : (
            <SignedOut />
          )}
        </div>
      </div>
    </header>
  );
}

function SignedOut() {
  return (
    <>
      <nav aria-label="Account" className="flex items-center gap-1 max-md:hidden">
        <LinkButton to="/login" variant="ghost" size="sm">
          Login
        </LinkButton>
        <LinkButton to="/register" size="sm" className="ml-1">
          Sign Up
        </LinkButton>
      </nav>
      <MobileMenu user={null} />
    </>
  );
}

function SignedIn({ user, onOpenCredits }: { user: CurrentUser; onOpenCredits(): void }) {
  const logout = useLogout();
  const logoutButton = (
    <Button variant="ghost" size="sm" onClick={() => void logout()}>
      <LogOut size={18} strokeWidth={1.5} aria-hidden />
      Logout
    </Button>
  );
  if (!user.verified) return logoutButton;
  return (
    <>
      <NotificationBell userId={user.id} />
      <nav aria-label="Account" className="flex items-center gap-1 max-md:hidden">
        <IconLink to="/saved" label="Saved chats" icon={Bookmark} />
        <CreditsButton user={user} onOpen={onOpenCredits} />
        <Link
          to={`/u/${user.username}`}
          className="flex min-h-11 items-center gap-2.5 rounded-md px-2.5 font-medium transition hover:bg-tint"
        >
          <Avatar src={user.avatar} name="" size={30} />
          <span className="max-w-36 truncate">{user.username}</span>
        </Link>
        {logoutButton}
      </nav>
      <MobileMenu user={user} onOpenCredits={onOpenCredits} />
    </>
  );
}

function CreditsButton({ user, onOpen }: { user: CurrentUser; onOpen(): void }) {
  const { words, images } = creditsOf(user.payments);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      data-tip="What you have left"
      className="icon-button mx-1 inline-flex min-h-9 items-center gap-2 rounded-md border border-line-strong px-3 text-sm font-medium tabular-nums transition hover:border-line-hover hover:bg-tint"
    >
      <AudioLines size={16} strokeWidth={1.5} aria-hidden className="text-alive" />
      {formatNumber(words)}
      <span className="sr-only">audio words and</span>
      <span aria-hidden className="h-3.5 w-px bg-line-strong" />
      <Image size={16} strokeWidth={1.5} aria-hidden className="text-alive" />
      {formatNumber(images)}
      <span className="sr-only">images left</span>
    </button>
  );
}
