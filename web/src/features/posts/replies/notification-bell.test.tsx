import type { Notification } from '@sirenade/contract/posts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answer, type Call, fakeServer } from '../../../../test/fake-server.ts';
import { aUser } from '../../../../test/people.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { stored } from '../../../lib/storage.ts';

const aReply = (id: number): Notification => ({
  id,
  kind: 'reply',
  post_id: 7,
  post_title: 'Storm',
  comment_id: 5,
  anchor: '#comment-2-5',
  excerpt: `So I read ${id}.`,
  user_info: { user_name: `Reader${id}`, user_avatar: null },
  created_at: '2026-01-01T00:00:00.000Z',
  is_read: false,
});

const READ = 'POST /api/notifications/read';

/** Opens the bell of a user with three unread replies, two of them on the first page. */
async function openBell(failure?: Answer) {
  const user = aUser();
  stored.user.write(user);
  let replies = [33, 32, 31].map(aReply);
  const unread = () => replies.filter(({ is_read }) => !is_read).length;
  const server = fakeServer({
    'GET /api/user': { body: user },
    'GET /api/story': { body: [] },
    'GET /api/sirens': { body: [] },
    'GET /api/notifications': () => ({ body: { unread: unread(), notifications: replies.slice(0, 2), more: true } }),
    [READ]: ({ body }: Call) => {
      if (failure) return failure;
      const which = body as { ids?: number[]; up_to?: number };
      replies = replies.map((each) =>
        which.ids?.includes(each.id) || each.id <= (which.up_to ?? 0) ? { ...each, is_read: true } : each,
      );
      return { body: { unread: unread() } };
    },
  });
  const app = renderApp('/');
  await app.user.click(await screen.findByRole('button', { name: 'Replies, 3 unread' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replies' }));
  await dialog.findByRole('link', { name: /Reader33/ });
  return { ...app, server, dialog };
}

const readCalls = (server: ReturnType<typeof fakeServer>) =>
  server.calls.filter(({ key }) => key === READ).map(({ body }) => body);
const bell = () => screen.getByRole('button', { name: /^Replies/, hidden: true }).getAttribute('aria-label');

test('the bell counts what is new and lists it, and to look at the list marks nothing as read', async () => {
  const { user, server, dialog } = await openBell();
  const entry = dialog.getByRole('link', { name: /Reader33/ });
  expect(entry.textContent).toContain('Unread: Reader33 answered you in Storm');
  expect(entry.getAttribute('href')).toBe('/post/7#comment-2-5');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readCalls(server)).toEqual([]);
  expect(bell()).toBe('Replies, 3 unread');
});

test('one is read by following it, or by its own button, and the others stay unread', async () => {
  const { user, server, dialog, router } = await openBell();
  await user.click(dialog.getByRole('button', { name: 'Mark the reply of Reader33 as read' }));
  expect(document.activeElement).toBe(dialog.getByRole('link', { name: /Reader33/ }));
  await waitFor(() => expect(bell()).toBe('Replies, 2 unread'));
  expect(dialog.queryByRole('button', { name: 'Mark the reply of Reader33 as read' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Mark the reply of Reader32 as read' })).toBeTruthy();
  await user.click(dialog.getByRole('link', { name: /Reader32/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/post/7'));
  expect(readCalls(server)).toEqual([{ ids: [33] }, { ids: [32] }]);
  expect(await screen.findByRole('button', { name: 'Replies, 1 unread' })).toBeTruthy();
});

test('all are read when somebody says so, those further down too', async () => {
  const { user, server, dialog } = await openBell();
  await user.click(dialog.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(bell()).toBe('Replies'));
  expect(readCalls(server)).toEqual([{ up_to: 33 }]);
  expect(dialog.queryByRole('button', { name: /as read/ })).toBeNull();
  expect(document.activeElement).toBe(dialog.getByRole('link', { name: /Reader33/ }));
});

test('what could not be marked is unread again, with the reason', async () => {
  const { user, dialog } = await openBell({ status: 503, body: { error: 'Away.', code: 'unavailable' } });
  await user.click(dialog.getByRole('button', { name: 'Mark the reply of Reader33 as read' }));
  expect(await screen.findByText('Away.')).toBeTruthy();
  expect(await dialog.findByRole('button', { name: 'Mark the reply of Reader33 as read' })).toBeTruthy();
  expect(bell()).toBe('Replies, 3 unread');
});
