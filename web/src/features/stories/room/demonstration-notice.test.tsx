import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { field, openChat, openStory } from '../../../../test/open-chat.tsx';
import { aUser } from '../../../../test/people.ts';
import { requestReducedMotion } from '../../../../test/reduced-motion.ts';
import { aStory } from '../../../../test/stories.ts';

beforeEach(requestReducedMotion);

const limits = (demonstration_voice: boolean) => ({
  'GET /api/engines': { body: { demonstration_voice, not_painted: [] } },
});
const notice = () => screen.queryByRole('complementary', { name: 'About this voice' });

test('everybody is told once that no language model writes the replies, also a visitor', async () => {
  const first = await openChat({ viewer: null, answers: limits(true) });
  await waitFor(() => expect(notice()?.textContent).toContain('not a language model'));
  expect(screen.queryByRole('link', { name: 'Connect a model' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
  expect(notice()).toBeNull();
  expect(document.activeElement).toBe(field());
  first.unmount();

  const { server } = await openChat({ answers: limits(true) });
  expect(field()).toBeTruthy();
  expect(notice()).toBeNull();
  expect(server.keys()).not.toContain('GET /api/engines');
});

test('an administrator finds the way to a real model', async () => {
  const admin = aUser({ roles: ['admin'] });
  await openStory({ viewer: admin, answers: { ...limits(true), 'GET /api/admin/engines': { body: { engines: [] } } } });
  const link = await screen.findByRole('link', { name: 'Connect a model' });
  expect(link.getAttribute('href')).toBe('/docs/engines');
});

test('nothing is said where a model writes, and in a chat of somebody else', async () => {
  const { server, unmount } = await openChat({ answers: limits(false) });
  await waitFor(() => expect(server.keys()).toContain('GET /api/engines'));
  expect(notice()).toBeNull();
  unmount();
  const other = await openStory({
    answers: { ...limits(true), 'GET /api/story/5': { body: { ...aStory(), mine: false } } },
  });
  await screen.findByRole('list', { name: 'Chat with Isla' });
  expect(other.server.keys()).not.toContain('GET /api/engines');
});
