import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSession } from '../../features/session/use-session.ts';
import { readRedirectReason } from '../../lib/redirect-reason.ts';
import { notify, takeBack } from '../../lib/toast.ts';

/** Shows a toast with the reason for the redirect, until the visitor logs in, and removes it from the address [S15]. */
export function useRedirectReason(): void {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const { status } = useSession();
  const toastText = useRef<string>(null);
  useEffect(() => {
    const { reason, rest } = readRedirectReason(query);
    if (!rest) return;
    if (reason) {
      toastText.current = `You need to login to ${reason}`;
      notify.warning(toastText.current);
    }
    setQuery(rest, { replace: true, state });
  }, [query, setQuery, state]);
  useEffect(() => {
    if (status !== 'signed-out') return;
    return () => {
      if (toastText.current !== null) takeBack({ tone: 'warning', text: toastText.current });
      toastText.current = null;
    };
  }, [status]);
}
