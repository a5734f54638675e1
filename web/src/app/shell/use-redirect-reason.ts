import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSession } from '../../features/session/use-session.ts';
import { readRedirectReason } from '../../lib/redirect-reason.ts';
import { notify, takeBack } from '../../lib/toast.ts';

/** Says once why the visitor landed here, until they log in, and takes the reason out of the address [S15]. */
export function useRedirectReason(): void {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const { status } = useSession();
  const said = useRef<string>(null);
  useEffect(() => {
    const { reason, rest } = readRedirectReason(query);
    if (!rest) return;
    if (reason) {
      said.current = `You need to login to ${reason}`;
      notify.warning(said.current);
    }
    setQuery(rest, { replace: true, state });
  }, [query, setQuery, state]);
  useEffect(() => {
    if (status !== 'signed-out') return;
    return () => {
      if (said.current !== null) takeBack({ tone: 'warning', text: said.current });
      said.current = null;
    };
  }, [status]);
}
