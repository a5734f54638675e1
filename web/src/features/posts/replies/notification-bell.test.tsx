import type { Notification } from '@sirenade/contract/posts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../test/fake-server.ts';
import { aUser } from '../../../../test/people.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { stored } from '../../../lib/storage.ts';

const reply: Notification = {
  id: 31,
  kind: 'reply',
  post_id: 7,
  post_title: 'Storm',
  comment_id: 5,
  anchor: '#comment-2-5',
  excerpt: 'So I read.',
  user_info: { user_name: 'Reader', user_avatar: null },
  created_at: '2026-01-01T00:00:00.000Z',
  is_read: false,
};

test('the bell counts what is new, shows it, and then counts nothing', async () => {
  const user = aUser();
  stored.user.write(user);
  let unread = 3;
  const server = fakeServer({
    'GET /api/user': { body: user },
    'GET /api/story': { body: [] },
    'GET /api/sirens': { body: [] },
    'GET /api/notifications': () => ({ body: { unread, notifications: [reply], more: false } }),
    'POST /api/notifications/read': () => {
      unread = 0;
      return { body: { unread } };
    },
  });
  const app = renderApp('/');
  await app.user.click(await screen.findByRole('button', { name: 'Replies, 3 unread' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replies' }));
  const entry = await dialog.findByRole('link');
  expect(entry.textContent).toContain('Reader answered you in Storm');
  expect(entry.getAttribute('href')).toBe('/post/7#comment-2-5');
  await waitFor(() => expect(server.keys()).toContain('POST /api/notifications/read'));
  expect(await screen.findByRole('button', { name: 'Replies' })).toBeTruthy();
});
