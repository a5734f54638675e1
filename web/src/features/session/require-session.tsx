import { type ReactNode, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginPath } from '../../lib/redirect-reason.ts';
import { wayBackTo } from '../../lib/way-back.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { useSession } from './use-session.ts';

/**
 * Renders its children for signed-in users; others are redirected to the login with a reason, and back afterwards [S6].
 */
export function RequireSession({ reason, children }: { reason: string; children: ReactNode }) {
  const { status } = useSession();
  const place = useLocation();
  const wasSignedIn = useRef(false);
  if (status === 'signed-in') wasSignedIn.current = true;
  if (status === 'loading') return <PageSkeleton />;
  // A user who has just logged out here needs no reason.
  if (status === 'signed-out' && wasSignedIn.current) return <Navigate to="/login" replace />;
  if (status === 'signed-out') return <Navigate to={loginPath(reason)} state={wayBackTo(place)} replace />;
  return children;
}
