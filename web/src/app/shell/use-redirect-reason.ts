import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readRedirectReason } from '../../lib/redirect-reason.ts';
import { notify } from '../../lib/toast.ts';

/** Says once why the visitor landed here, and takes the reason out of the address [S15]. */
export function useRedirectReason(): void {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  useEffect(() => {
    const { reason, rest } = readRedirectReason(query);
    if (!rest) return;
    if (reason) notify.warning(`You need to login to ${reason}`);
    setQuery(rest, { replace: true, state });
  }, [query, setQuery, state]);
}
