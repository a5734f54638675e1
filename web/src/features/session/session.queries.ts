import type { CurrentUser } from '@sirenade/contract/accounts';
import { type Query, type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { ApiFailure, call } from '../../lib/api.ts';
import { forgetDrafts, stored } from '../../lib/storage.ts';
import { notify } from '../../lib/toast.ts';

export const sessionKey = ['session'] as const;

const isAboutOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionKey[0];

/** How soon a failed session request is repeated. */
const AGAIN_MS = 20_000;

const isRemembered = () => stored.user.read() !== null || stored.sessionLost.read();

/** The signed-in user; asks the server only when this browser has stored one [A2]. */
async function loadSession({ client, signal }: QueryFunctionContext): Promise<CurrentUser | null> {
  if (!isRemembered()) return null;
  const wasLost = stored.sessionLost.read();
  try {
    const user = await call('GET /api/user', { signal });
    stored.user.write(user);
    stored.sessionLost.clear();
    // Data fetched meanwhile was fetched as a visitor.
    if (wasLost) void client.invalidateQueries({ predicate: isAboutOther });
    return user;
  } catch (failure) {
    if (!(failure instanceof ApiFailure && failure.status === 401)) throw failure;
    stored.user.clear();
    stored.sessionLost.clear();
    return null;
  }
}

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: loadSession,
  // Without a stored user the answer is known: no call, and no moment of 'loading'.
  initialData: () => (isRemembered() ? undefined : null),
  retry: 1,
  gcTime: Number.POSITIVE_INFINITY,
  // A verification in another tab or on the phone shows when this window gets the focus.
  refetchOnWindowFocus: (query: Query<CurrentUser | null>) => (query.state.data?.verified === false ? 'always' : true),
  refetchOnReconnect: true,
  refetchInterval: ({ state }: Query<CurrentUser | null>) =>
    (state.data && state.error) || (state.data === null && stored.sessionLost.read()) ? AGAIN_MS : false,
});

/** The stored object of an earlier visit, as far as it is complete enough to be shown while the server is asked. */
export function rememberedUser(): CurrentUser | null {
  const user = stored.user.read();
  const complete =
    typeof user?.username === 'string' && typeof user.verified === 'boolean' && user.payments !== undefined;
  return complete ? (user as CurrentUser) : null;
}

/**
 * Makes this user the signed-in one, and invalidates all data fetched for another; false if they were signed in
 * already.
 */
export function startSession(client: QueryClient, user: CurrentUser): boolean {
  const before = client.getQueryData<CurrentUser | null>(sessionKey);
  stored.user.write(user);
  stored.sessionLost.clear();
  void client.cancelQueries({ queryKey: sessionKey });
  client.setQueryData(sessionKey, user);
  if (before?.id === user.id) return false;
  void client.invalidateQueries({ predicate: isAboutOther });
  return true;
}

/** Forgets the user here: the stored object, the verified flag, and all cached data [T1]. */
export function forgetSession(client: QueryClient): void {
  stored.user.clear();
  void client.cancelQueries({ queryKey: sessionKey });
  client.setQueryData(sessionKey, null);
  client.removeQueries({ type: 'inactive', predicate: isAboutOther });
  void client.invalidateQueries();
}

/** Logs out on the server, then here; false (with a message) when the server could not be reached [A3]. */
export async function endSession(client: QueryClient): Promise<boolean> {
  try {
    await call('POST /api/user/logout');
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.status !== 401) {
      notify.error(failure.message);
      return false;
    }
  }
  forgetSession(client);
  forgetDrafts();
  return true;
}

/** Whether a failure only means that the server cannot be reached, or cannot answer right now. */
const isAway = (failure: Error) =>
  failure instanceof ApiFailure && (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** The effect of a failed query on the session [X1]; the query client calls it once per failure, retries included. */
export function onQueryFailure(client: QueryClient, failure: Error, queryKey: readonly unknown[]): void {
  if (queryKey[0] === sessionKey[0]) {
    const isPassing = isAway(failure);
    // A network failure says nothing about who is signed in, so a session that is known stays as it is.
    if (client.getQueryData(sessionKey) !== undefined && isPassing) return;
    notify.error('Error fetching user data');
    forgetSession(client);
    // Only this browser forgets the session: `sessionLost` makes it ask the server again.
    if (isPassing) stored.sessionLost.write(true);
  } else if (failure instanceof ApiFailure && failure.code === 'signed_out') {
    void client.invalidateQueries({ queryKey: sessionKey });
  }
}

/** Follows a login, logout or verification that happened in another tab. */
export function followOtherTabs(client: QueryClient): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== stored.user.key && event.key !== null) return;
    if (stored.user.read()) void client.invalidateQueries();
    else forgetSession(client);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
