import type { HintName } from '@sirenade/contract/preferences';
import { useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session.ts';
import { changeOwnPreferences, followOwnPreferences, ownPreferences } from './own-preferences.store.ts';
import { useChangePreferences, usePreferences } from './use-preferences.ts';

const all: readonly HintName[] = ['intro', 'speak', 'read'];

/** Which hints are still to be read. Those dismissed in this browser stay away, whoever is signed in. */
export function useHints() {
  const { user, status } = useSession();
  const preferences = usePreferences();
  const change = useChangePreferences();
  const here = useSyncExternalStore(followOwnPreferences, ownPreferences).hints_dismissed;
  const dismissed = all.filter((name) => here.includes(name) || preferences.hints_dismissed.includes(name));

  const keep = (names: HintName[]) => {
    if (user) changeOwnPreferences({ hints_dismissed: names });
    change({ hints_dismissed: names });
  };
  // An older visit may have left a user without their choices: what they dismissed is not known yet.
  const isKnown = status !== 'loading' || user?.preferences !== undefined;
  return {
    left: isKnown ? all.filter((name) => !dismissed.includes(name)) : [],
    areDismissed: dismissed.length > 0,
    dismiss: (name: HintName) => keep([...dismissed, name]),
    dismissAll: () => keep([...all]),
    showAgain: () => keep([]),
  };
}
