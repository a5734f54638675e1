import type { CurrentUser } from '@sirenade/contract/accounts';
import type { Preferences } from '@sirenade/contract/preferences';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '../../lib/api.ts';
import { type Slot, stored } from '../../lib/storage.ts';
import { notify } from '../../lib/toast.ts';
import { failureText } from '../../ui/form/form-failure.ts';
import { sessionKey } from '../session/session.queries.ts';
import { useSession } from '../session/use-session.ts';
import { changeOwnPreferences, followOwnPreferences, ownPreferences, untouched } from './own-preferences.store.ts';

const key = ['preferences'] as const;

/** The account's preferences, or those a visitor chose in this browser. */
export function usePreferences(): Preferences {
  const { user } = useSession();
  const own = useSyncExternalStore(followOwnPreferences, ownPreferences);
  return user ? (user.preferences ?? untouched) : own;
}

function show(client: QueryClient, preferences: Preferences | null): void {
  client.setQueryData<CurrentUser | null>(sessionKey, (user) => user && { ...user, preferences });
}

/** Chats open in this browser follow a new choice at once; in other browsers only new chats do. */
function settleChats({ response_size, audio, images }: Partial<Preferences>): void {
  const put = <T>(slot: Slot<T>, value: T | null | undefined) => {
    if (value === null) slot.clear();
    else if (value !== undefined) slot.write(value);
  };
  put(stored.responseSize, response_size);
  put(stored.generateAudio, audio);
  put(stored.generateImages, images);
}

/** Changes preferences as an optimistic update, which is reverted when the account could not store it. */
export function useChangePreferences(): (changes: Partial<Preferences>) => void {
  const client = useQueryClient();
  const { user } = useSession();
  const { mutate } = useMutation({
    mutationKey: key,
    // One after the other: the last request is the one that stays.
    scope: { id: 'preferences' },
    mutationFn: (body: Partial<Preferences>) => call('PUT /api/user/preferences', { body }),
    onMutate: (changes) => {
      void client.cancelQueries({ queryKey: sessionKey });
      const before = client.getQueryData<CurrentUser | null>(sessionKey)?.preferences ?? null;
      show(client, { ...(before ?? untouched), ...changes });
      return before;
    },
    onSuccess: (preferences, changes) => {
      settleChats(changes);
      // A newer change is being sent, and is on the page already.
      if (client.isMutating({ mutationKey: key }) > 1) return;
      show(client, preferences);
      const now = client.getQueryData<CurrentUser | null>(sessionKey);
      if (now) stored.user.write(now);
    },
    onError: (failure, _changes, before) => {
      notify.error(failureText(failure));
      if (client.isMutating({ mutationKey: key }) <= 1) show(client, before ?? null);
    },
  });
  return (changes) => {
    if (user) return mutate(changes);
    settleChats(changes);
    changeOwnPreferences(changes);
  };
}
