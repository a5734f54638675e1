import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStoryCard } from '../../../../test/chat-side.ts';
import { fakeServer } from '../../../../test/fake-server.ts';
import { pauseNetwork } from '../../../../test/pause-network.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { recentStoriesKey } from './recent.queries.ts';
import { RecentChatList } from './recent-chats.tsx';

const hourAgo = () => new Date(Date.now() - 3_700_000).toISOString();

test('each chat leads back into it, with her name, the first words and when it was [S16] [K15]', async () => {
  const deletedSiren = { id: null, name: 'Maren', cover_url: null };
  fakeServer({
    'GET /api/story': {
      body: [
        aStoryCard({ id: 12, updated_at: hourAgo() }),
        aStoryCard({ id: 8, siren: deletedSiren, first_compose: 'Are you still there?' }),
      ],
    },
  });
  renderPart(<RecentChatList userId={7} />);
  const [first, second] = await screen.findAllByRole('link');
  expect(first?.textContent).toBe('Isla1h1 hour agoGood evening.');
  expect(first?.getAttribute('href')).toBe('/story?siren=41&story=12');
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/media/b/card.webp');
  expect(second?.textContent).toContain('Are you still there?');
  expect(second?.getAttribute('href')).toBe('/story?story=8');
  expect(second?.querySelector('img')).toBeNull();
});

test('the chat that is open is marked, and no other', async () => {
  fakeServer({ 'GET /api/story': { body: [aStoryCard({ id: 12 }), aStoryCard({ id: 8 })] } });
  const { router } = renderPart(<RecentChatList userId={7} />, '/story?siren=41&story=8');
  const current = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
  await screen.findAllByRole('link');
  expect(current()).toEqual([null, 'page']);
  await router.navigate('/story?siren=41&story=12');
  await waitFor(() => expect(current()).toEqual(['page', null]));
  await router.navigate('/?story=12');
  await waitFor(() => expect(current()).toEqual([null, null]));
});

test('after a reply the list is asked for again, and the old one stays until the new one is there', async () => {
  let stories = [aStoryCard({ id: 8, first_compose: 'The first chat' })];
  fakeServer({ 'GET /api/story': () => ({ body: stories }) });
  const { client } = renderPart(<RecentChatList userId={7} />);
  await screen.findByText('The first chat');
  stories = [aStoryCard({ id: 9, first_compose: 'The second chat' }), ...stories];
  const release = pauseNetwork();
  void client.invalidateQueries({ queryKey: recentStoriesKey });
  expect(screen.getByText('The first chat')).toBeTruthy();
  release();
  await screen.findByText('The second chat');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('it says that it loads, and who has no chats is told where they will be', async () => {
  fakeServer({ 'GET /api/story': { body: [] } });
  const release = pauseNetwork();
  renderPart(<RecentChatList userId={7} />);
  expect(screen.getByRole('status').textContent).toBe('Loading your chats');
  release();
  expect(await screen.findByText('Your chats will appear here.')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('where the list does not come it can be asked for again', async () => {
  let isBack = false;
  fakeServer({
    'GET /api/story': () => (isBack ? { body: [aStoryCard()] } : { status: 429, body: { error: '', code: 'busy' } }),
  });
  const { user } = renderPart(<RecentChatList userId={7} />);
  expect(await screen.findByText('Your chats did not load.')).toBeTruthy();
  isBack = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link')).toBeTruthy();
});

test('a picture that is gone leaves the first letter of her name', async () => {
  fakeServer({ 'GET /api/story': { body: [aStoryCard()] } });
  renderPart(<RecentChatList userId={7} />);
  const link = await screen.findByRole('link');
  fireEvent.error(link.querySelector('img') as Element);
  expect(link.querySelector('img')).toBeNull();
  expect(link.textContent).toMatch(/^IIsla/);
});
