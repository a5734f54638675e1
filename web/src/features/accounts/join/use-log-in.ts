import type { CurrentUser } from '@sirenade/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useBringPreferences } from '../../preferences/use-bring-preferences.ts';
import { startSession } from '../../session/session.queries.ts';

/** Starts the session after a login or signup; preferences chosen before move to the account. */
export function useLogIn(): (user: CurrentUser) => void {
  const client = useQueryClient();
  const bringPreferences = useBringPreferences();
  return (user) => {
    if (startSession(client, user)) bringPreferences(user);
  };
}
