import { useNavigate } from 'react-router';
import { useSession } from '../../features/session/use-session.ts';

/** Logs out; a phone goes back to the landing page, a wide screen stays where it is [S2]. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    const small = window.matchMedia('(width < 48rem)').matches;
    if (!(await signOut())) return;
    // The pressed button disappears with the session, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    if (small) await navigate('/all');
  };
}
