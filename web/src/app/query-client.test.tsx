import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { type Answer, fakeServer, signedOut } from '../../test/fake-server.ts';
import { aUser, unverified } from '../../test/people.ts';
import { followOtherTabs } from '../features/session/session.queries.ts';
import { useSession } from '../features/session/use-session.ts';
import { stored } from '../lib/storage.ts';
import { takeMessages } from '../lib/toast.ts';
import { createQueryClient } from './query-client.ts';

function openPage() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, session: renderHook(useSession, { wrapper }).result };
}

const unavailable: Answer = { status: 503, body: { error: 'This is not available right now.', code: 'unavailable' } };

test('a browser that remembers nobody is signed out at once and asks the server nothing [T1] [A2]', async () => {
  const server = fakeServer({});
  const { session } = openPage();
  expect(session.current).toMatchObject({ status: 'signed-out', user: null, verified: false });
  await act(async () => {});
  expect(server.calls).toEqual([]);
});

test('a remembered user is asked for at the start and then signed in [T1] [E1] [A2]', async () => {
  stored.user.write(aUser({ username: 'old name' }));
  const server = fakeServer({ 'GET /api/user': { body: aUser() } });
  const { session } = openPage();
  expect(session.current).toMatchObject({ status: 'loading', user: { username: 'old name' } });
  await waitFor(() => expect(session.current.status).toBe('signed-in'));
  expect(session.current).toMatchObject({ user: { username: 'marina' }, verified: true });
  expect(stored.user.read()).toEqual(aUser());
  expect(server.keys()).toEqual(['GET /api/user']);
});

test('an object in storage that holds only the verified flag is enough to be asked for [E1] [T1]', async () => {
  localStorage.setItem('user', '{"verified":true}');
  fakeServer({ 'GET /api/user': { body: aUser() } });
  const { session } = openPage();
  expect(session.current).toMatchObject({ status: 'loading', user: null, verified: false });
  await waitFor(() => expect(session.current.status).toBe('signed-in'));
});

test('verified follows the flag of the user [T1]', async () => {
  stored.user.write(unverified);
  fakeServer({ 'GET /api/user': { body: unverified } });
  const { session } = openPage();
  await waitFor(() => expect(session.current.status).toBe('signed-in'));
  expect(session.current.verified).toBe(false);
  act(() => session.current.signIn(aUser()));
  await waitFor(() => expect(session.current.verified).toBe(true));
});

test('401 means signed out, with no message and no second try [X1] [T1]', async () => {
  stored.user.write(aUser());
  const server = fakeServer({ 'GET /api/user': signedOut });
  const { session } = openPage();
  await waitFor(() => expect(session.current).toMatchObject({ status: 'signed-out', user: null, verified: false }));
  expect(stored.user.read()).toBeNull();
  expect(takeMessages()).toEqual([]);
  expect(server.keys()).toEqual(['GET /api/user']);
});

test('any other failure is tried once more, then told, and the session is cleared [X1] [K27] [T1]', async () => {
  vi.useFakeTimers();
  stored.user.write(aUser());
  const server = fakeServer({ 'GET /api/user': unavailable });
  const { session } = openPage();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(session.current).toMatchObject({ status: 'signed-out', user: null, verified: false });
  expect(server.keys()).toEqual(['GET /api/user', 'GET /api/user']);
  expect(takeMessages()).toEqual([{ tone: 'error', text: 'Error fetching user data' }]);
  expect(stored.user.read()).toBeNull();
  vi.useRealTimers();
});

test.each<[string, Answer | 'down']>([
  ['no network', 'down'],
  ['a server that is away', unavailable],
])('somebody cleared because of %s is found again by the page, and after a reload [X1] [T1]', async (_, trouble) => {
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  stored.user.write(aUser());
  let isAway = true;
  fakeServer({
    'GET /api/user': () => {
      if (!isAway) return { body: aUser() };
      if (trouble === 'down') throw new TypeError('Failed to fetch');
      return trouble;
    },
  });
  const { client, session } = openPage();
  await pass(3_000);
  expect([session.current.status, stored.user.read()]).toEqual(['signed-out', null]);
  expect(takeMessages()).toEqual([{ tone: 'error', text: 'Error fetching user data' }]);
  await pass(60_000);
  expect(takeMessages()).toEqual([]);
  client.setQueryData(['sirens'], ['seen as a stranger']);
  isAway = false;
  await pass(30_000);
  expect(session.current).toMatchObject({ status: 'signed-in', user: { username: 'marina' } });
  expect(stored.user.read()).toEqual(aUser());
  expect(client.getQueryState(['sirens'])?.isInvalidated).toBe(true);

  isAway = true;
  const early = openPage();
  await pass(3_000);
  expect(early.session.current.status).toBe('signed-out');
  isAway = false;
  const reloaded = openPage();
  expect(reloaded.session.current.status).toBe('loading');
  await pass(10);
  expect(reloaded.session.current.status).toBe('signed-in');
  vi.useRealTimers();
});

test('a session that has ended meanwhile is over for good, and is not asked for again [X1]', async () => {
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  stored.user.write(aUser());
  let answer: Answer = unavailable;
  const server = fakeServer({ 'GET /api/user': () => answer });
  const { session } = openPage();
  await pass(3_000);
  answer = signedOut;
  await pass(30_000);
  const requestCount = server.calls.length;
  await pass(120_000);
  expect([session.current.status, server.calls.length]).toEqual(['signed-out', requestCount]);
  expect(openPage().session.current.status).toBe('signed-out');
  vi.useRealTimers();
});

test.each<[string, Answer | 'down', () => void]>([
  ['no network', 'down', () => window.dispatchEvent(new Event('online'))],
  ['a server that is away', unavailable, () => window.dispatchEvent(new Event('visibilitychange'))],
  ['trouble that the browser knows nothing of', unavailable, () => vi.advanceTimersByTime(30_000)],
])('with %s a user who is signed in stays so, and is asked for again later [T1]', async (_, trouble, passes) => {
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  stored.user.write(aUser());
  let isAway = false;
  const server = fakeServer({
    'GET /api/user': () => {
      if (!isAway) return { body: aUser({ username: server.calls.length > 1 ? 'later' : 'marina' }) };
      if (trouble === 'down') throw new TypeError('Failed to fetch');
      return trouble;
    },
  });
  const { client, session } = openPage();
  await pass(10);
  expect(session.current.status).toBe('signed-in');
  isAway = true;
  if (trouble === 'down') window.dispatchEvent(new Event('offline'));
  act(() => void session.current.refresh());
  await pass(2_000);
  expect(client.getQueryState(['session'])?.status).toBe('error');
  expect(session.current).toMatchObject({ status: 'signed-in', user: { username: 'marina' } });
  expect(stored.user.read()).toEqual(aUser());
  expect(takeMessages()).toEqual([]);
  isAway = false;
  act(passes);
  await pass(10);
  expect(session.current.user?.username).toBe('later');
  vi.useRealTimers();
});

test('signing in stores the user and makes what was fetched for a stranger stale [T1] [A4]', async () => {
  fakeServer({});
  const { client, session } = openPage();
  client.setQueryData(['sirens'], ['seen as a stranger']);
  act(() => session.current.signIn(aUser()));
  await waitFor(() => expect(session.current).toMatchObject({ status: 'signed-in', verified: true }));
  expect(stored.user.read()).toEqual(aUser());
  expect(client.getQueryState(['sirens'])?.isInvalidated).toBe(true);
});

test('logging out asks by POST, then clears the stored user, the verified flag and all cached data [T1] [A3]', async () => {
  stored.user.write(aUser());
  const server = fakeServer({ 'GET /api/user': { body: aUser() }, 'POST /api/user/logout': {} });
  const { client, session } = openPage();
  await waitFor(() => expect(session.current.status).toBe('signed-in'));
  client.setQueryData(['my-sirens'], ['private']);
  await act(async () => expect(await session.current.signOut()).toBe(true));
  await waitFor(() => expect(session.current).toMatchObject({ status: 'signed-out', user: null, verified: false }));
  expect(stored.user.read()).toBeNull();
  expect(client.getQueryData(['my-sirens'])).toBeUndefined();
  expect(server.keys()).toEqual(['GET /api/user', 'POST /api/user/logout']);
});

test('a logout the server did not hear of is told, and the user stays signed in [A3]', async () => {
  stored.user.write(aUser());
  fakeServer({ 'GET /api/user': { body: aUser() }, 'POST /api/user/logout': unavailable });
  const { session } = openPage();
  await waitFor(() => expect(session.current.status).toBe('signed-in'));
  await act(async () => expect(await session.current.signOut()).toBe(false));
  expect(session.current.status).toBe('signed-in');
  expect(takeMessages()).toEqual([{ tone: 'error', text: 'This is not available right now.' }]);
});

test('a logout in another tab ends the session here too [T1]', async () => {
  stored.user.write(aUser());
  fakeServer({ 'GET /api/user': { body: aUser() } });
  const { client, session } = openPage();
  const stop = followOtherTabs(client);
  await waitFor(() => expect(session.current.status).toBe('signed-in'));
  act(() => {
    localStorage.removeItem('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });
  await waitFor(() => expect(session.current.status).toBe('signed-out'));
  stop();
});

test('a call that finds the session gone makes the page look again who is signed in [T1] [X1]', async () => {
  stored.user.write(aUser());
  let alive = true;
  fakeServer({ 'GET /api/user': () => (alive ? { body: aUser() } : signedOut), 'GET /api/user/sessions': signedOut });
  const { client, session } = openPage();
  await waitFor(() => expect(session.current.status).toBe('signed-in'));
  alive = false;
  const { call } = await import('../lib/api.ts');
  await act(async () => {
    await client.fetchQuery({ queryKey: ['sessions'], queryFn: () => call('GET /api/user/sessions') }).catch(() => {});
  });
  await waitFor(() => expect(session.current.status).toBe('signed-out'));
});

test('fetched data stays fresh for two minutes [K26]', () => {
  expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(120_000);
});
