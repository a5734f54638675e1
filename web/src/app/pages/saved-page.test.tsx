import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { aUser } from '../../../test/people.ts';
import { aPost } from '../../../test/posts.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { stored } from '../../lib/storage.ts';

const posts = [aPost({ saved: true }), aPost({ id: 13, title: 'The other one', saved: true })];

async function openSaved(answers: Parameters<typeof fakeServer>[0]) {
  stored.user.write(aUser());
  let isSaved = true;
  const server = fakeServer({
    'GET /api/user': { body: aUser() },
    'GET /api/posts/saved': () => ({ body: isSaved ? posts : posts.slice(1) }),
    'DELETE /api/posts/saved/12': () => {
      isSaved = false;
      return { body: { saved: false } };
    },
    ...answers,
  });
  const app = renderApp('/saved');
  const card = within(await screen.findByRole('article', { name: aPost().post_info.title }));
  const unsave = async () => {
    await app.user.click(card.getByRole('button', { name: 'More' }));
    await app.user.click(screen.getByRole('menuitem', { name: 'Unsave' }));
  };
  return { ...app, server, unsave };
}

test('the saved chats are listed, and one that is unsaved goes [S6] [A32] [A35]', async () => {
  const { unsave } = await openSaved({});
  expect(document.title).toBe('Sirenade Saved');
  await unsave();
  expect(await screen.findByText('Post unsaved.')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'The other one' }));
});

test('what was saved last comes first, unless another order is chosen [S6] [A35]', async () => {
  const { server, user, router } = await openSaved({});
  const sorts = () =>
    server
      .addresses()
      .filter((address) => address.startsWith('GET /api/posts/saved'))
      .map((address) => new URLSearchParams(address.split('?')[1]).get('sortby'));
  expect(sorts()).toEqual(['saved']);
  expect(screen.getByRole('button', { name: 'Last saved' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Top' }));
  await waitFor(() => expect(sorts().at(-1)).toBe('top'));
  expect(router.state.location.search).toBe('?sortBy=top');
});

test('unsaving that fails puts it back in its place [X8]', async () => {
  const { unsave } = await openSaved({
    'DELETE /api/posts/saved/12': { status: 503, body: { error: 'Away.', code: 'unavailable' } },
  });
  await unsave();
  expect(await screen.findByText('Failed to save/unsave the post.')).toBeTruthy();
  const titles = screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
  expect(titles).toEqual(posts.map(({ post_info }) => post_info.title));
});
