import type { CurrentUser } from '@sirenade/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { failureText } from '../../../ui/form/form-failure.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FormHeading } from './form-heading.tsx';

interface VerifyFailedProps {
  reason: string;
  user: CurrentUser | null;
  onResend(): Promise<unknown>;
}

/** The link did not work: why, and how to get another. */
export function VerifyFailed({ reason, user, onResend }: VerifyFailedProps) {
  const resend = useMutation({ mutationFn: onResend });
  return (
    <div className="flex flex-col items-start gap-6">
      <FormHeading note={reason}>This link did not work</FormHeading>
      {resend.isError ? <Notice tone="danger">{failureText(resend.error)}</Notice> : null}
      {!user ? (
        <LinkButton to="/login" size="lg">
          Log in to get a new one
        </LinkButton>
      ) : user.verified ? (
        <>
          <p className="text-fog">
            Your address <span className="break-all text-text">{user.email}</span> is verified already.
          </p>
          <LinkButton to="/all" size="lg">
            Continue
          </LinkButton>
        </>
      ) : (
        <Button size="lg" pending={resend.isPending} disabled={resend.isSuccess} onClick={() => resend.mutate()}>
          {resend.isSuccess ? 'Sent!' : 'Resend'}
        </Button>
      )}
    </div>
  );
}
