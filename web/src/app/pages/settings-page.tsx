import { useRef } from 'react';
import { Navigate } from 'react-router';
import { AppearanceSection } from '../../features/accounts/appearance-section.tsx';
import { DataSection } from '../../features/accounts/data-section.tsx';
import { EmailSection } from '../../features/accounts/email-section.tsx';
import { MailSection } from '../../features/accounts/mail-section.tsx';
import { PasswordSection } from '../../features/accounts/password-section.tsx';
import { SessionsSection } from '../../features/accounts/sessions-section.tsx';
import { TwoFactorSection } from '../../features/accounts/two-factor-section.tsx';
import { useSession } from '../../features/accounts/use-session.ts';
import { CreditsSection } from '../../features/billing/credits-section.tsx';
import { loginPath } from '../../lib/redirect-reason.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';

/** `/settings`: a visitor is sent to log in; who logs out or leaves for good here lands on the feed. */
export function SettingsPage() {
  usePageTitle('Settings');
  const { user, status } = useSession();
  const wasSignedIn = useRef(false);
  if (status === 'signed-in') wasSignedIn.current = true;
  if (status === 'loading') return <PageSkeleton />;
  if (!user) return <Navigate to={wasSignedIn.current ? '/all' : loginPath('change your settings')} replace />;
  return (
    <div className="page-width">
      <div className="mx-auto max-w-4xl pb-20">
        <h1 className="pt-10 pb-8 font-display text-3xl sm:pt-14 sm:text-4xl">Settings</h1>
        <AppearanceSection />
        {user.verified ? <CreditsSection user={user} /> : null}
        <EmailSection user={user} />
        <PasswordSection username={user.username} />
        <TwoFactorSection on={user.two_factor} username={user.username} />
        <SessionsSection />
        <MailSection user={user} />
        <DataSection username={user.username} />
      </div>
    </div>
  );
}
