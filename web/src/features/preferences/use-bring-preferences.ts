import type { CurrentUser } from '@sirenade/contract/accounts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiFailure, call } from '../../lib/api.ts';
import { sessionKey } from '../session/session.queries.ts';
import { forgetCopiedPreferences, preferencesToBring } from './own-preferences.store.ts';

async function bringPreferences(client: QueryClient, user: CurrentUser): Promise<void> {
  const own = preferencesToBring();
  if (user.preferences || !own) return;
  const show = (preferences: CurrentUser['preferences']) =>
    client.setQueryData<CurrentUser | null>(sessionKey, (now) => (now?.id === user.id ? { ...now, preferences } : now));
  show(own);
  try {
    show(await call('PUT /api/user/preferences', { body: own }));
    forgetCopiedPreferences();
  } catch (failure) {
    // The login has succeeded all the same; the choices stay in this browser, and the next login tries again.
    if (!(failure instanceof ApiFailure)) throw failure;
    show(null);
  }
}

/** Copies the choices of this browser to an account that has none yet. */
export function useBringPreferences(): (user: CurrentUser) => void {
  const client = useQueryClient();
  return (user) => void bringPreferences(client, user);
}
