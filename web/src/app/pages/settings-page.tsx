import type { CurrentUser } from '@sirenade/contract/accounts';
import { useRef } from 'react';
import { Navigate } from 'react-router';
import { DataSection } from '../../features/accounts/settings/data-section.tsx';
import { EmailSection } from '../../features/accounts/settings/email-section.tsx';
import { MailSection } from '../../features/accounts/settings/mail-section.tsx';
import { PasswordSection } from '../../features/accounts/settings/password-section.tsx';
import { SessionsSection } from '../../features/accounts/settings/sessions-section.tsx';
import { TwoFactorSection } from '../../features/accounts/settings/two-factor-section.tsx';
import { CreditsSection } from '../../features/billing/credits-section.tsx';
import { AppearanceSection } from '../../features/preferences/appearance-section.tsx';
import { FiltersSection } from '../../features/preferences/filters-section.tsx';
import { NewChatsSection } from '../../features/preferences/new-chats-section.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { classes } from '../../lib/classes.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SettingsHelp } from './settings-help.tsx';

const title = 'pt-10 pb-8 font-display text-3xl sm:pt-14 sm:text-4xl';

/** `/settings`: a visitor's choices stay in the browser; logging out or deleting the account leads to the feed. */
export function SettingsPage() {
  usePageTitle('Settings');
  const { user, status } = useSession();
  const wasSignedIn = useRef(false);
  if (status === 'signed-in') wasSignedIn.current = true;
  if (status === 'loading') return <SettingsSkeleton />;
  if (!user && wasSignedIn.current) return <Navigate to="/all" replace />;
  return (
    <div className="page-width">
      <div className="mx-auto max-w-4xl pb-20">
        <h1 className={title}>Settings</h1>
        <AppearanceSection />
        <NewChatsSection />
        <FiltersSection />
        <SettingsHelp />
        {user ? <AccountSections user={user} /> : <NoAccount />}
      </div>
    </div>
  );
}

function AccountSections({ user }: { user: CurrentUser }) {
  return (
    <>
      {user.verified ? <CreditsSection user={user} /> : null}
      <EmailSection user={user} />
      <PasswordSection username={user.username} />
      <TwoFactorSection on={user.two_factor} username={user.username} />
      <SessionsSection />
      <MailSection user={user} />
      <DataSection username={user.username} />
    </>
  );
}

function NoAccount() {
  return (
    <SettingsSection
      title="Account"
      about="What you choose here is kept in this browser. With an account it follows you to every device."
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/register" size="sm">
          Sign Up
        </LinkButton>
        <LinkButton to="/login" variant="secondary" size="sm">
          Login
        </LinkButton>
      </div>
    </SettingsSection>
  );
}

/** Title and sections in their places while the session is being looked up. */
function SettingsSkeleton() {
  return (
    <div role="status" className="page-width">
      <span className="sr-only">Loading your settings</span>
      <div aria-hidden className="mx-auto max-w-4xl pb-20">
        <p className={classes(title, 'font-medium')}>Settings</p>
        {['a', 'b', 'c', 'd'].map((key) => (
          <div
            key={key}
            className="grid gap-x-12 gap-y-5 border-t border-line py-9 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
          >
            <div>
              <Skeleton className="my-1 h-6 w-36" />
              <Skeleton className="mt-3 h-3.5 w-full max-w-64" />
              <Skeleton className="mt-2 h-3.5 w-40" />
            </div>
            <Skeleton className="h-12 w-full md:mt-6" />
          </div>
        ))}
      </div>
    </div>
  );
}
