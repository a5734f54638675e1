import { type ReactNode, useRef } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../../features/accounts/use-session.ts';
import { loginPath } from '../../lib/redirect-reason.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';

/** Shows its children to signed-in users; others are sent to log in and told why [S6]. */
export function RequireSession({ reason, children }: { reason: string; children: ReactNode }) {
  const { status } = useSession();
  const wasSignedIn = useRef(false);
  if (status === 'signed-in') wasSignedIn.current = true;
  if (status === 'loading') return <PageSkeleton />;
  // Who just logged out here knows why the page is gone.
  if (status === 'signed-out') return <Navigate to={wasSignedIn.current ? '/login' : loginPath(reason)} replace />;
  return children;
}
