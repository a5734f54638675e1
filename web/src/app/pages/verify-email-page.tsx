import { AuthScene } from '../../features/accounts/join/auth-scene.tsx';
import { EmailChanged, EmailVerified } from '../../features/accounts/join/email-verified.tsx';
import { FormHeading } from '../../features/accounts/join/form-heading.tsx';
import { useLinkToken } from '../../features/accounts/join/use-link-token.ts';
import { useVerifyEmail } from '../../features/accounts/join/use-verify-email.ts';
import { resendVerification } from '../../features/accounts/join/verification.queries.ts';
import { VerifyFailed } from '../../features/accounts/join/verify-failed.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** `/verify-email/{token}`, where the link of the verification mail leads. */
export function VerifyEmailPage() {
  usePageTitle('Verify Email');
  const token = useLinkToken('/verify-email');
  const verification = useVerifyEmail(token);
  const { user, status } = useSession();

  const content = () => {
    if (verification.state === 'verified')
      return verification.changed ? (
        <EmailChanged />
      ) : (
        <EmailVerified user={verification.user} signedIn={status === 'signed-in'} />
      );
    // A reload with a used link is no failure for a user who is verified by now.
    if (!token && user?.verified) return <EmailVerified user={user} signedIn />;
    if (verification.state === 'checking' && token) {
      return (
        <div role="status" className="flex items-center gap-4">
          <Spinner className="text-2xl text-accent" />
          <FormHeading>One moment</FormHeading>
        </div>
      );
    }
    const reason =
      verification.state === 'failed' ? verification.reason : 'Please open the link in your mail once more.';
    return <VerifyFailed reason={reason} user={user} onResend={() => resendVerification()} />;
  };

  return <AuthScene line="A letter, carried in by the tide.">{content()}</AuthScene>;
}
