import type { CurrentUser } from '@sirenade/contract/accounts';
import { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../features/session/session.queries.ts';

/** A signed-in, verified user. */
export const marina: CurrentUser = {
  id: 7,
  username: 'marina',
  email: 'marina@example.test',
  avatar: null,
  bio: '',
  verified: true,
  authorized: true,
  roles: [],
  mod_in: [],
  two_factor: false,
  mail_opt_out: false,
  payments: { subscription_type: 'trial', words_left: 1480, image_generations_left: 9, images_generations_left: 9 },
  preferences: null,
};

/** A user who has just signed up and is not verified. */
export const newcomer: CurrentUser = { ...marina, id: 8, username: 'newcomer', verified: false, authorized: false };

const clients = new Map<CurrentUser | null, QueryClient>();

/** A cache that asks no server, in which this person is signed in. */
export function clientFor(user: CurrentUser | null): QueryClient {
  const known = clients.get(user);
  if (known) return known;
  const client = new QueryClient({
    defaultOptions: { queries: { enabled: false, staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(sessionKey, user);
  clients.set(user, client);
  return client;
}
