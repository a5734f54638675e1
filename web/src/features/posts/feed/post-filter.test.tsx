import type { PostItem } from '@sirenade/contract/posts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../../test/fake-server.ts';
import { watchScreen } from '../../../../test/on-screen.ts';
import { aPost } from '../../../../test/posts.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { turns } from '../../../../test/turns.ts';
import { stored } from '../../../lib/storage.ts';
import type { PostSource } from '../posts.queries.ts';
import { PostFeed } from './post-feed.tsx';

const key = 'GET /api/posts/all';
const isEnd = ({ margin }: { margin: string }) => margin === '200% 0px';
let screenOf: ReturnType<typeof watchScreen>;

beforeEach(() => {
  screenOf = watchScreen();
  stored.preferences.write({ hidden_tags: ['storm'], hidden_words: ['harbour'] });
});

const open = (source: PostSource = { feed: 'all' }) => renderPart(<PostFeed source={source} />);
const titles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

/** A page of ten that is hidden as a whole. */
const hiddenPage = (number: number): PostItem[] =>
  Array.from({ length: 10 }, (_, place) => aPost({ id: number * 10 + place + 1, tags: ['storm'] }));

test('posts with a hidden tag or word are left out, and it is said how many', async () => {
  const { siren } = aPost().post_info;
  fakeServer({
    [key]: {
      body: [
        aPost({ id: 1, title: 'Seen' }),
        aPost({ id: 2, title: 'By tag', tags: ['Storm'] }),
        aPost({ id: 3, title: 'The HARBOUR at night' }),
        aPost({ id: 4, title: 'By words', content: '**keeper:** Down to the harbour.' }),
        aPost({ id: 5, title: 'By siren', siren: { ...siren, description: 'Born at a harbour.' } }),
        aPost({ id: 6, title: 'Own storm', tags: ['storm'], is_author: true }),
      ],
    },
  });
  open();
  await waitFor(() => expect(titles()).toEqual(['Seen', 'Own storm']));
  expect(screen.getByRole('link', { name: '4 hidden by your filters' }).getAttribute('href')).toBe('/settings#filters');
});

test('what was saved is not filtered', async () => {
  fakeServer({ 'GET /api/posts/saved': { body: [aPost({ id: 2, title: 'Kept', tags: ['storm'] })] } });
  open({ saved: true });
  await waitFor(() => expect(titles()).toEqual(['Kept']));
  expect(screen.queryByText(/hidden by your filters/)).toBeNull();
});

test('a page that is hidden as a whole leads on to the next', async () => {
  let served = 0;
  fakeServer({
    [key]: () => {
      served += 1;
      if (served < 3) return { body: hiddenPage(served), headers: { 'x-next-cursor': `c${served}` } };
      return { body: [aPost({ id: 99, title: 'Seen at last' })] };
    },
  });
  open();
  await screen.findByText('10 hidden by your filters');
  screenOf.show(true, isEnd);
  await screen.findByText('20 hidden by your filters');
  screenOf.show(true, isEnd);
  await waitFor(() => expect(titles()).toEqual(['Seen at last']));
  expect(screen.queryByText(/Everything here is hidden/)).toBeNull();
});

test('a list that goes on and on with nothing to show rests after five pages, until it is told to look further', async () => {
  let served = 0;
  fakeServer({
    [key]: () => {
      served += 1;
      return { body: hiddenPage(served), headers: { 'x-next-cursor': `c${served}` } };
    },
  });
  const { user } = open();
  for (let pages = 1; pages <= 5; pages++) {
    await screen.findByText(`${pages * 10} hidden by your filters`);
    screenOf.show(true, isEnd);
  }
  await screen.findByText('Your filters hide all that came next');
  screenOf.show(true, isEnd);
  await turns();
  expect(served).toBe(5);
  await user.click(screen.getByRole('button', { name: 'Look further' }));
  screenOf.show(true, isEnd);
  await screen.findByText('60 hidden by your filters');
});

test('where everything is hidden it is said so, and the filters are one press away', async () => {
  fakeServer({ [key]: { body: [aPost({ tags: ['storm'] })] } });
  open();
  await screen.findByRole('heading', { name: 'Everything here is hidden by your filters' });
  expect(screen.getByRole('link', { name: 'Change your filters' }).getAttribute('href')).toBe('/settings#filters');
  expect(screen.queryByText(/No posts with this filter/)).toBeNull();
});
