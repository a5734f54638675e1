import type { CurrentUser } from '@sirenade/contract/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endSession, rememberedUser, sessionQuery, startSession } from './session.queries.ts';

export interface Session {
  /** While loading, the user this browser remembers, so that the page need not jump. */
  user: CurrentUser | null;
  status: 'loading' | 'signed-out' | 'signed-in';
  verified: boolean;
  signIn(user: CurrentUser): void;
  /** True once signed out; false, after a toast, when the server could not be reached. */
  signOut(): Promise<boolean>;
  refresh(): Promise<void>;
}

/** The signed-in user, and the ways to change that [T1]. */
export function useSession(): Session {
  const client = useQueryClient();
  const { data, isPending } = useQuery(sessionQuery);
  const remembered = useMemo(rememberedUser, []);
  const user = isPending ? remembered : (data ?? null);
  return {
    user,
    status: isPending ? 'loading' : user ? 'signed-in' : 'signed-out',
    verified: user?.verified === true,
    signIn: (next) => startSession(client, next),
    signOut: () => endSession(client),
    refresh: async () => {
      // A request in flight may have been answered before the change, and invalidating would wait for it.
      await client.cancelQueries({ queryKey: sessionQuery.queryKey });
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  };
}
