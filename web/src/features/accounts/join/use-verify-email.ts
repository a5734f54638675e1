import type { CurrentUser } from '@sirenade/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../ui/form/form-failure.ts';
import { useSession } from '../../session/use-session.ts';

export type Verification =
  | { state: 'checking' }
  /** `changed`: the account had a verified address before, and has another now. */
  | { state: 'verified'; user: CurrentUser; changed: boolean }
  | { state: 'failed'; reason: string };

/** Spends a verification token once, however often React mounts the page, and brings the session up to date. */
export function useVerifyEmail(token: string | null): Verification {
  const { user: before, refresh } = useSession();
  const [result, setResult] = useState<Verification>({ state: 'checking' });
  const spent = useRef(false);

  useEffect(() => {
    if (spent.current || !token) return;
    spent.current = true;
    call('POST /api/user/verify/:token', { params: { token } })
      .then((user) => {
        setResult({ state: 'verified', user, changed: before?.id === user.id && before.verified });
        return refresh();
      })
      .catch((error: unknown) => setResult({ state: 'failed', reason: failureText(error) }));
  });

  return result;
}
