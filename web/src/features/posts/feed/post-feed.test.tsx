import type { PostItem } from '@sirenade/contract/posts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../../test/fake-server.ts';
import { watchScreen } from '../../../../test/on-screen.ts';
import { pauseNetwork } from '../../../../test/pause-network.ts';
import { aUser } from '../../../../test/people.ts';
import { aPost } from '../../../../test/posts.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { turns } from '../../../../test/turns.ts';
import { stored } from '../../../lib/storage.ts';
import type { PostSource } from '../posts.queries.ts';
import { PostFeed } from './post-feed.tsx';

const key = 'GET /api/posts/all';
const away = { status: 503, body: { error: 'Away.', code: 'unavailable' } };
const isEnd = ({ margin }: { margin: string }) => margin === '200% 0px';
let screenOf: ReturnType<typeof watchScreen>;

beforeEach(() => {
  screenOf = watchScreen();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Pages of ten, as many as wanted. */
const page = (number: number): PostItem[] =>
  Array.from({ length: 10 }, (_, place) => aPost({ id: number * 10 + place + 1, title: `Post ${number}.${place}` }));
const requestedPosts = (server: ReturnType<typeof fakeServer>) =>
  server
    .addresses()
    .filter((address) => address.startsWith('GET /api/posts'))
    .map((address) => Object.fromEntries(new URLSearchParams(address.split('?')[1])));
const open = (path = '/', source: PostSource = { feed: 'all' }) => renderPart(<PostFeed source={source} />, path);

test('the best of all time are asked for, ten at once [A35] [S20]', async () => {
  const server = fakeServer({ [key]: { body: [aPost()] } });
  open();
  await screen.findByRole('article', { name: aPost().post_info.title });
  const first = { limit: '10', offset: '0', sortby: 'top', duration: 'alltime', tags: '', media: 'url' };
  expect(requestedPosts(server)).toEqual([first]);
});

test('the next page is asked for by cursor before the end, and a page that is not full is the last [K21] [A35]', async () => {
  let served = 0;
  const server = fakeServer({
    [key]: () => {
      served += 1;
      const headers = { 'x-next-cursor': `c${served}` };
      return served === 1 ? { body: page(0), headers } : { body: page(1).slice(0, 4), headers };
    },
  });
  open();
  await screen.findByRole('article', { name: 'Post 0.0' });
  await turns();
  expect(requestedPosts(server)).toHaveLength(1);
  screenOf.show(true, isEnd);
  await screen.findByRole('article', { name: 'Post 1.3' });
  expect(requestedPosts(server)[1]).toMatchObject({ offset: '10', after: 'c1' });
  screenOf.show(true, isEnd);
  await turns();
  expect(requestedPosts(server)).toHaveLength(2);
});

test('a post whose rank changed between two pages is shown once [K21]', async () => {
  let served = 0;
  fakeServer({
    [key]: () => {
      served += 1;
      return served === 1
        ? { body: page(0), headers: { 'x-next-cursor': 'c1' } }
        : { body: [...page(0).slice(8), ...page(1).slice(0, 2)] };
    },
  });
  open();
  await screen.findByRole('article', { name: 'Post 0.0' });
  screenOf.show(true, isEnd);
  await screen.findByRole('article', { name: 'Post 1.1' });
  expect(screen.getAllByRole('article')).toHaveLength(12);
});

test('duration and order stand in the address: links open them, the back button undoes them [S20] [V15]', async () => {
  const server = fakeServer({ [key]: { body: [aPost()] } });
  const { user, router } = open('/?duration=week&gender=male');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  await screen.findByRole('article');
  expect([isOn('Week'), isOn('All'), isOn('Top')]).toEqual(['true', 'false', 'true']);
  await press('Today');
  await press('New');
  expect(router.state.location.search).toBe('?duration=day&gender=male&sortBy=new');
  await waitFor(() => expect(requestedPosts(server).at(-1)).toMatchObject({ duration: 'day', sortby: 'new' }));
  await act(() => router.navigate(-1));
  await act(() => router.navigate(-1));
  expect([isOn('Week'), isOn('Top')]).toEqual(['true', 'true']);
});

test('small screens choose from dropdowns [S20]', async () => {
  fakeServer({ [key]: { body: [aPost()] } });
  const { user, router } = open();
  await screen.findByRole('article');
  const durations = screen.getByRole('combobox', { name: 'Posted' });
  expect(
    within(durations)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Today', 'Week', 'Month', 'Year', 'All']);
  await user.selectOptions(durations, 'Year');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Hot');
  expect(router.state.location.search).toBe('?duration=year&sortBy=hot');
});

test('a tag is found among at most five suggestions, by keyboard, and goes again with its chip [S20] [K23] [A36]', async () => {
  const tags = ['sea', 'seaside', 'season', 'seal', 'sealed', 'search', 'seabird'];
  const server = fakeServer({ [key]: { body: [aPost()] }, 'GET /api/tags': { body: tags } });
  const { user, router } = open('/?tags=sea');
  const field = await screen.findByRole('combobox', { name: 'Search tags' });
  await user.type(field, 'Sea');
  await waitFor(() => expect(screen.getAllByRole('option', { name: /^sea/ })).toHaveLength(5));
  expect(screen.queryByRole('option', { name: 'sea' })).toBeNull();
  await waitFor(() => expect(server.addresses()).toContain('GET /api/tags?search=sea&limit=15'));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = field.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toBe('season');
  await user.keyboard('{Enter}');
  expect(new URLSearchParams(router.state.location.search).get('tags')).toBe('sea,season');
  await waitFor(() => expect(requestedPosts(server).at(-1)).toMatchObject({ tags: 'sea,season' }));
  await user.click(screen.getByRole('button', { name: 'Remove sea' }));
  expect(new URLSearchParams(router.state.location.search).get('tags')).toBe('season');
});

test('the keyboard keeps its place when a chip goes [S20]', async () => {
  fakeServer({ [key]: { body: [aPost()] } });
  const { user } = open('/?tags=sea,night,pier');
  const focus = () => (document.activeElement as HTMLElement | null)?.getAttribute('aria-label');
  const remove = async (tag: string) => {
    screen.getByRole('button', { name: `Remove ${tag}` }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: `Remove ${tag}` })).toBeNull());
  };
  await screen.findByRole('article');
  await remove('sea');
  expect(focus()).toBe('Remove night');
  await remove('pier');
  expect(focus()).toBe('Remove night');
  await remove('night');
  expect(focus()).toBe('Search tags');
});

test('Escape closes the suggestions, a click takes one, and a word nobody suggests is looked for too [S20]', async () => {
  fakeServer({ [key]: { body: [aPost()] }, 'GET /api/tags': { body: ['moon'] } });
  const { user, router } = open();
  const field = await screen.findByRole('combobox', { name: 'Search tags' });
  const chosen = () => new URLSearchParams(router.state.location.search).get('tags');
  await user.type(field, 'mo');
  await screen.findByRole('option', { name: 'moon' });
  await user.keyboard('{Escape}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await user.type(field, 'o');
  await user.click(await screen.findByRole('option', { name: 'moon' }));
  expect(chosen()).toBe('moon');
  await user.type(field, 'Old Boats{Enter}');
  expect(chosen()).toBe('moon,old boats');
});

test('a tag of a card filters the list it is in, and the focus goes to the list [S20]', async () => {
  const server = fakeServer({ [key]: { body: [aPost()] } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show posts with the tag night' }));
  await waitFor(() => expect(requestedPosts(server).at(-1)).toMatchObject({ tags: 'night' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Posts' }));
  expect(await screen.findByText('1 post found')).toBeTruthy();
});

test('a filter that finds nothing says so, and can be taken away [S20]', async () => {
  fakeServer({ [key]: { body: [] } });
  const { user, router } = open('/?tags=sea&duration=day');
  await screen.findByText('No posts with this filter were found. Be the first to add one!');
  await user.click(screen.getByRole('button', { name: 'Show all posts' }));
  expect(router.state.location.search).toBe('');
});

test('nothing saved says so, without filters [S6] [S20]', async () => {
  fakeServer({ 'GET /api/posts/saved': { body: [] } });
  open('/', { saved: true });
  await screen.findByText("You haven't saved any chats yet");
  expect(screen.queryByRole('search')).toBeNull();
});

test('while the first posts are on their way there are resting shapes, and no empty message', async () => {
  fakeServer({ [key]: { body: [aPost()] } });
  const release = pauseNetwork();
  const { container } = open();
  await screen.findByText('Loading posts');
  expect(container.querySelector('.skeleton')).toBeTruthy();
  expect(screen.queryByText(/No posts with this filter/)).toBeNull();
  release();
  await screen.findByRole('article');
  expect(container.querySelector('.skeleton')).toBeNull();
});

test('a page that does not come keeps those before it, and can be asked for again', async () => {
  let isAway = true;
  let served = 0;
  fakeServer({
    [key]: () => {
      if (served++ === 0) return { body: page(0), headers: { 'x-next-cursor': 'c1' } };
      return isAway ? { status: 400, body: away.body } : { body: [aPost({ id: 99, title: 'Last' })] };
    },
  });
  const { user } = open();
  await screen.findByRole('article', { name: 'Post 0.0' });
  screenOf.show(true, isEnd);
  await screen.findByText('The posts did not load. Please try again later.');
  expect(screen.getAllByRole('article')).toHaveLength(10);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('article', { name: 'Last' });
});

test('a vote while the next page is on its way stays, and the page comes all the same [T5] [K21]', async () => {
  stored.user.write(aUser());
  const server = fakeServer({
    'GET /api/user': { body: aUser() },
    [key]: () =>
      requestedPosts(server).at(-1)?.after ? { body: page(1) } : { body: page(0), headers: { 'x-next-cursor': 'c1' } },
    'PUT /api/reactions/post/1': { body: { karma: 13, has_upvoted: true } },
  });
  const { user } = open();
  const first = within(await screen.findByRole('article', { name: 'Post 0.0' }));
  const release = pauseNetwork(/posts\/all/);
  screenOf.show(true, isEnd);
  await screen.findByText('Loading posts');
  await user.click(first.getByRole('button', { name: 'Upvote' }));
  await waitFor(() => expect(server.keys()).toContain('PUT /api/reactions/post/1'));
  release();
  await screen.findByRole('article', { name: 'Post 1.9' });
  expect(first.getByRole('button', { name: 'Upvote' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('article')).toHaveLength(20);
});

test('cards rest out of sight only once they were drawn, so that their own heights keep the place', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  fakeServer({ [key]: { body: page(0) } });
  open();
  const first = await screen.findByRole('article', { name: 'Post 0.0' });
  const list = first.closest('ul') as HTMLElement;
  const resting = () => list.querySelectorAll('.post-place-measured').length;
  const frame = () => act(() => vi.advanceTimersToNextFrame());
  frame();
  expect(resting()).toBe(0);
  frame();
  expect(resting()).toBe(6);
});
