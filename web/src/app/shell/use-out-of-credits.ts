import { useState } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { type CreditsKind, creditsOf, outOf } from '../../lib/credits.ts';

export interface OutOfCredits {
  isOpen: boolean;
  close(): void;
}

/**
 * Whether the plans open by themselves because words or images are used up [T3]. Once closed they stay closed for those
 * kinds, until there were some again or the page is reloaded.
 */
export function useOutOfCredits(): OutOfCredits {
  const { user, status, verified } = useSession();
  const [closed, setClosed] = useState<{ userId: number; kinds: CreditsKind[] } | null>(null);
  // A balance from browser storage may be outdated: only the server's answer counts.
  if (!user || !verified || status !== 'signed-in') return { isOpen: false, close: () => {} };

  const missing = outOf(creditsOf(user.payments));
  const before = closed?.userId === user.id ? closed.kinds : [];
  const stillMissing = before.filter((kind) => missing.includes(kind));
  if (stillMissing.length < before.length) setClosed({ userId: user.id, kinds: stillMissing });
  return {
    isOpen: missing.length > stillMissing.length,
    close: () => setClosed({ userId: user.id, kinds: missing }),
  };
}
