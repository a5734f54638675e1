import type { HintName } from '@sirenade/contract/preferences';
import { useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { changeOwnPreferences, followOwnPreferences, ownPreferences } from './own-preferences.store.ts';
import { useChangePreferences, usePreferences } from './use-preferences.ts';

const all: readonly HintName[] = ['intro', 'speak', 'read'];

/** The hints that are not dismissed yet. Those dismissed in this browser stay dismissed for every account. */
export function useHints() {
  const { user, status } = useSession();
  const preferences = usePreferences();
  const change = useChangePreferences();
  const here = useSyncExternalStore(followOwnPreferences, ownPreferences).hints_dismissed;
  const dismissed = all.filter((name) => here.includes(name) || preferences.hints_dismissed.includes(name));

  const saveDismissed = (names: HintName[]) => {
    if (user) changeOwnPreferences({ hints_dismissed: names });
    change({ hints_dismissed: names });
  };
  // A user stored by an older build may lack preferences: which hints are dismissed is unknown until the server
  // answers.
  const isKnown = status !== 'loading' || user?.preferences !== undefined;
  return {
    left: isKnown ? all.filter((name) => !dismissed.includes(name)) : [],
    areDismissed: dismissed.length > 0,
    dismiss: (name: HintName) => saveDismissed([...dismissed, name]),
    dismissAll: () => saveDismissed([...all]),
    showAgain: () => saveDismissed([]),
  };
}
