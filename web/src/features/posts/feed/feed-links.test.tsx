import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../test/fake-server.ts';
import { aPost } from '../../../../test/posts.ts';
import { renderApp } from '../../../../test/render-app.tsx';

const aFeed = (id: number, name: string, title: string) => ({ id, name, title, description: `About ${title}.` });
const feeds = [aFeed(1, 'main', 'Main'), aFeed(2, 'harbour', 'The Harbour')];
const lists = { 'GET /api/posts/all': { body: [aPost()] }, 'GET /api/posts/harbour': { body: [] } };

test('the chats lead to every feed, and from each back to all, with the filter as it is [S1] [S20]', async () => {
  fakeServer({ ...lists, 'GET /api/feeds': { body: feeds } });
  const { user, router } = renderApp('/?sortBy=new&tags=sea');
  const links = () => within(screen.getByRole('navigation', { name: 'Feeds' }));
  const current = () => links().getByRole('link', { current: 'page' }).textContent;
  await screen.findByRole('navigation', { name: 'Feeds' });
  expect(
    links()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All feeds', 'Main', 'The Harbour']);
  expect(current()).toBe('All feeds');
  await user.click(links().getByRole('link', { name: 'The Harbour' }));
  await waitFor(() => expect(current()).toBe('The Harbour'));
  expect(router.state.location).toMatchObject({ pathname: '/harbour', search: '?sortBy=new&tags=sea' });
  expect(screen.getByRole('heading', { name: 'The Harbour' })).toBeTruthy();
});

test('all feeds are chats too, whichever tab one left the landing page at [S1]', async () => {
  fakeServer({ ...lists, 'GET /api/feeds': { body: feeds } });
  const { user } = renderApp('/harbour');
  await user.click(await screen.findByRole('link', { name: 'All feeds' }));
  expect(await screen.findByRole('article', { name: aPost().post_info.title })).toBeTruthy();
});

test('where there is one feed there is nothing to choose [S1]', async () => {
  const server = fakeServer({ ...lists, 'GET /api/feeds': { body: feeds.slice(0, 1) } });
  renderApp('/?sortBy=new');
  await screen.findByRole('article', { name: aPost().post_info.title });
  await waitFor(() => expect(server.keys()).toContain('GET /api/feeds'));
  expect(screen.queryByRole('navigation', { name: 'Feeds' })).toBeNull();
});
