import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../features/session/use-session.ts';
import type { CreditsKind } from '../../lib/credits.ts';
import { loginPath } from '../../lib/redirect-reason.ts';

const flags: [name: string, outOf: CreditsKind | null][] = [
  ['outOfTokens', 'words'],
  ['outOfImages', 'images'],
  ['payments', null],
];

export interface CreditsFlags {
  open: boolean;
  outOf: CreditsKind[];
  /** Takes the flags out of the address, and nothing else. */
  clear(): void;
}

/** Whether the address asks for the credits [S15]; only a verified user has some to show. */
export function useCreditsFlags(): CreditsFlags {
  const { status, verified } = useSession();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const set = flags.filter(([name]) => query.get(name) === 'true');
  const isRequested = set.length > 0;

  const clear = () => {
    if (!isRequested) return;
    const rest = new URLSearchParams(query);
    for (const [name] of flags) rest.delete(name);
    setQuery(rest, { replace: true, preventScrollReset: true });
  };

  useEffect(() => {
    if (!isRequested) return;
    if (status === 'signed-out') navigate(loginPath('see your credits'), { replace: true });
    else if (status === 'signed-in' && !verified) clear();
  });

  return {
    open: isRequested && status === 'signed-in' && verified,
    outOf: set.flatMap(([, outOf]) => outOf ?? []),
    clear,
  };
}
