import type { CurrentUser } from '@sirenade/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useBringPreferences } from '../../preferences/use-bring-preferences.ts';
import { startSession } from '../../session/session.queries.ts';

/** Starts the session of somebody who logged in or signed up; what they chose before comes along. */
export function useLogIn(): (user: CurrentUser) => void {
  const client = useQueryClient();
  const bringPreferences = useBringPreferences();
  return (user) => {
    if (startSession(client, user)) bringPreferences(user);
  };
}
