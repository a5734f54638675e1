import { useMutation } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { Link } from 'react-router';
import { site } from '../../lib/site.ts';
import { notify } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { resendVerification } from './resend-verification.ts';

/** What an unverified user sees above every page [S17]. */
export function VerifyBanner({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: () => resendVerification(),
    onError: (failure) => notify.error(failure.message),
  });
  return (
    <section aria-label="Email verification" className="verify-banner border-y border-accent-line">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <MailWarning size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-accent" />
        <div className="min-w-0 grow basis-56">
          <p className="font-semibold">Please verify your email</p>
          <p className="text-sm text-fog">
            We sent a link to {email}. Open it to use your account.{' '}
            <Link to="/settings" className="text-link whitespace-nowrap text-fog">
              Wrong address?
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {site.dev_mail ? (
            <a href="/dev/mail" className="text-link inline-flex min-h-11 items-center px-2 text-sm">
              Open the local mailbox
            </a>
          ) : null}
          <Button
            variant="quiet"
            size="sm"
            pending={resend.isPending}
            disabled={resend.isSuccess}
            onClick={() => resend.mutate()}
          >
            {resend.isSuccess ? 'Sent!' : 'Resend'}
          </Button>
        </div>
      </div>
    </section>
  );
}
