import { MailWarning } from 'lucide-react';
import { Link } from 'react-router';
import { ResendButton } from '../../features/accounts/join/resend-button.tsx';
import { site } from '../../lib/site.ts';

/** The banner above every page for an unverified user [S17]. */
export function VerifyBanner({ email }: { email: string }) {
  return (
    <section aria-label="Email verification" className="verify-banner border-y border-accent-line">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <MailWarning size={20} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 self-start text-accent" />
        <div className="min-w-0 grow basis-56">
          <p className="font-semibold">Please verify your email</p>
          <p className="text-sm text-fog">
            We sent a link to {email}. Open it to use your account.{' '}
            <Link to="/settings" className="text-link whitespace-nowrap text-fog">
              Wrong address?
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:pl-7">
          {site.dev_mail ? (
            <a href="/dev/mail" className="text-link inline-flex min-h-11 items-center px-2 text-sm">
              Open the local mailbox
            </a>
          ) : null}
          <ResendButton />
        </div>
      </div>
    </section>
  );
}
