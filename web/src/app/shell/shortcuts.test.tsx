import type { Preferences } from '@sirenade/contract/preferences';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { watchScreen } from '../../../test/on-screen.ts';
import { aUser } from '../../../test/people.ts';
import { aPost } from '../../../test/posts.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aSiren } from '../../../test/sirens.ts';
import { turns } from '../../../test/turns.ts';
import { stored } from '../../lib/storage.ts';

beforeEach(() => {
  watchScreen();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  // Two keys are a pair within a second and a half, which a busy machine may take for one.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(0);
});

const crew = ['Isla', 'Mira', 'Nell'].map((name, n) => aSiren({ id: n + 1, name }));
const posts = [aPost({ id: 1, title: 'First' }), aPost({ id: 2, title: 'Second' })];
const settle = () => act(() => turns());

test('the question mark opens the list of keys, and Escape or the cross closes it', async () => {
  const { user } = renderApp('/');
  await screen.findByRole('tab', { name: 'Sirens' });
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog.textContent).toContain('Upvote a post');
  await user.keyboard('n');
  await settle();
  expect(screen.getByRole('dialog')).toBe(dialog);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the list of keys is reachable without a keyboard, from the foot of the sidebar', async () => {
  const { user } = renderApp('/');
  await user.click((await screen.findAllByRole('button', { name: 'Keyboard shortcuts' }))[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test('keys lead to the home page, the chats, a new siren and the search', async () => {
  fakeServer({ 'GET /api/sirens': { body: crew }, 'GET /api/posts/all': { body: posts } });
  const { user, router } = renderApp('/all');
  await screen.findByRole('link', { name: 'Isla' });
  await user.keyboard('/');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search sirens' })));
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('gc');
  await screen.findByRole('article', { name: 'First' });
  expect(router.state.location).toMatchObject({ pathname: '/all', search: '?sortBy=top' });
  await user.keyboard('n');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sirens/create'));
  await user.keyboard('gh');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('while somebody writes, or holds another key, letters are letters', async () => {
  fakeServer({ 'GET /api/sirens': { body: crew } });
  const { user, router } = renderApp('/');
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search sirens' });
  await user.type(search, 'n?/');
  expect(search.value).toBe('n?/');
  act(() => search.blur());
  fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'n', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'n', isComposing: true });
  await settle();
  expect(router.state.location.pathname).toBe('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('j and k go from card to card', async () => {
  fakeServer({ 'GET /api/sirens': { body: crew } });
  const { user } = renderApp('/');
  const at = () => document.activeElement?.textContent;
  await screen.findByRole('link', { name: 'Isla' });
  await user.keyboard('j');
  await waitFor(() => expect(at()).toBe('Isla'));
  await user.keyboard('jj');
  await waitFor(() => expect(at()).toBe('Nell'));
  await user.keyboard('j');
  await settle();
  expect(at()).toBe('Nell');
  await user.keyboard('k');
  await waitFor(() => expect(at()).toBe('Mira'));
});

test('u and s are about the post one is at, and about none where one is at none [T5] [A32]', async () => {
  stored.user.write(aUser());
  const server = fakeServer({
    'GET /api/user': { body: aUser() },
    'GET /api/posts/all': { body: posts },
    'PUT /api/reactions/post/2': { body: { karma: 13, has_upvoted: true } },
    'PUT /api/posts/saved/2': { body: { message: 'ok' } },
  });
  const { user } = renderApp('/all?sortBy=top');
  await screen.findByRole('article', { name: 'Second' });
  await user.keyboard('us');
  await settle();
  expect(server.keys().filter((key) => key.startsWith('PUT'))).toEqual([]);
  await user.keyboard('jj');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Second'));
  await user.keyboard('us');
  await waitFor(() =>
    expect(server.keys().filter((key) => key.startsWith('PUT'))).toEqual([
      'PUT /api/reactions/post/2',
      'PUT /api/posts/saved/2',
    ]),
  );
});

test('in a chat m goes to the message, and Escape leaves it', async () => {
  fakeServer({ 'GET /api/sirens/1': { body: crew[0] } });
  const { user } = renderApp('/story?siren=1');
  const field = await screen.findByRole('textbox', { name: 'Message to Isla' });
  await user.keyboard('m');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('m{Escape}');
  expect((field as HTMLTextAreaElement).value).toBe('m');
  expect(document.activeElement).not.toBe(field);
});

test('who turned the keys off has none', async () => {
  stored.preferences.write({ shortcuts: false } satisfies Partial<Preferences>);
  const { user, router } = renderApp('/');
  await screen.findByRole('tab', { name: 'Sirens' });
  await user.keyboard('?n');
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/');
});
