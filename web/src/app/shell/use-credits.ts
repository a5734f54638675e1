import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CreditsKind } from '../../lib/credits.ts';
import { useCreditsFlags } from './use-credits-flags.ts';
import { useOutOfCredits } from './use-out-of-credits.ts';

export interface CreditsOpening {
  isOpen: boolean;
  /** Whether it opened by itself, without a click or a flag in the address. */
  isPrompt: boolean;
  refused: CreditsKind[];
  ask(): void;
  close(): void;
  /** Closes on the way to another page, whose address has no flags anyway. */
  closeForNavigation(): void;
}

/**
 * When the subscription dialog is open: by a click in the top bar, by the address, or by itself [S40]; the last two can
 * be suspended.
 */
export function useCredits({ isSuspended }: { isSuspended: boolean }): CreditsOpening {
  const { pathname } = useLocation();
  const [requestedAt, setRequestedAt] = useState<string | null>(null);
  const flags = useCreditsFlags();
  const prompt = useOutOfCredits();
  // Tied to the page it was opened on: going anywhere closes it.
  const isRequested = requestedAt === pathname || (flags.open && !isSuspended);

  const closeForNavigation = () => {
    setRequestedAt(null);
    prompt.close();
  };
  return {
    isOpen: isRequested || (prompt.isOpen && !isSuspended),
    isPrompt: !isRequested,
    refused: flags.outOf,
    ask: () => setRequestedAt(pathname),
    close: () => {
      closeForNavigation();
      flags.clear();
    },
    closeForNavigation,
  };
}
