import type { CurrentUser } from '@sirenade/contract/accounts';
import { CREATE_NOT_VERIFIED } from '@sirenade/contract/error-sentences';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { resendVerification } from '../../features/accounts/join/verification.queries.ts';
import { useSession } from '../../features/session/use-session.ts';
import { notify } from '../../lib/toast.ts';
import { wayBackTo } from '../../lib/way-back.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';

/** Renders its children for verified users; the others get a notice with the next step [V7]. */
export function RequireVerified({ children }: { children(user: CurrentUser): ReactNode }) {
  const { user, status, verified } = useSession();
  if (status === 'loading') return <PageSkeleton />;
  if (user && verified) return children(user);
  return (
    <div className="page-width">
      <EmptyState
        level={1}
        title={CREATE_NOT_VERIFIED}
        body={user ? `We sent a link to ${user.email}. Open it, and the workshop is yours.` : undefined}
        action={user ? <Resend /> : <WaysIn />}
      />
    </div>
  );
}

function WaysIn() {
  const place = useLocation();
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <LinkButton to="/login" state={wayBackTo(place)}>
        Login
      </LinkButton>
      <LinkButton to="/register" variant="secondary">
        Sign Up
      </LinkButton>
    </div>
  );
}

function Resend() {
  const resend = useMutation({
    mutationFn: () => resendVerification(),
    onError: (failure) => notify.error(failure.message),
  });
  return (
    <Button pending={resend.isPending} disabled={resend.isSuccess} onClick={() => resend.mutate()}>
      {resend.isSuccess ? 'Sent!' : 'Send the link again'}
    </Button>
  );
}
