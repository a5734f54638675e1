import type { CurrentUser } from '@sirenade/contract/accounts';
import type { PostedCompose, WholePost } from '@sirenade/contract/posts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeLoudspeaker } from '../../../test/fake-loudspeaker.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { pauseNetwork } from '../../../test/pause-network.ts';
import { aUser } from '../../../test/people.ts';
import { aPost } from '../../../test/posts.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aPicture } from '../../../test/sirens.ts';
import { postQuery } from '../../features/posts/posts.queries.ts';
import { stored } from '../../lib/storage.ts';

const key = 'GET /api/post/12';

const exchange = (changes: Partial<PostedCompose> = {}): PostedCompose => ({
  user_input: 'Is the light on?',
  ai_response: 'It is. *She nods.* Come in.',
  audio_url: null,
  audio_words: [],
  audio_seconds: null,
  image_url: null,
  image: null,
  state: 'whole',
  ...changes,
});

const whole = (changes: Parameters<typeof aPost>[0] = {}, composes = [exchange()]): WholePost => ({
  ...aPost(changes),
  composes,
});

async function openPost(
  post: WholePost,
  { viewer = null, answers = {} }: { viewer?: CurrentUser | null; answers?: Parameters<typeof fakeServer>[0] } = {},
) {
  if (viewer) stored.user.write(viewer);
  const server = fakeServer({
    'GET /api/user': { body: viewer },
    [key]: { body: post },
    'GET /api/comments/post/12': { body: { comment_info: [] } },
    ...answers,
  });
  const app = renderApp('/post/12');
  await screen.findByRole('heading', { level: 1, name: post.post_info.title });
  return { ...app, server };
}

const article = () => within(screen.getByRole('article', { name: aPost().post_info.title }));

test('a post shows siren, title, author, feed, tags, time, Edited and votes [S8] [S21] [E10]', async () => {
  const { server } = await openPost(whole({ is_edited: true }));
  const post = article();
  expect(post.getByRole('link', { name: /Isla/ }).getAttribute('href')).toBe('/story?siren=41');
  expect(post.getByRole('link', { name: 'Posted by keeper' }).getAttribute('href')).toBe('/u/keeper');
  expect(post.getByRole('link', { name: 'Main' }).getAttribute('href')).toBe('/main');
  const tags = within(post.getByRole('list', { name: 'Tags' })).getAllByRole('link');
  expect(tags.map((tag) => [tag.textContent, tag.getAttribute('href')])).toEqual([
    ['sea', '/?tags=sea'],
    ['night', '/?tags=night'],
  ]);
  expect(document.querySelector('article time')?.getAttribute('datetime')).toBe('2025-11-03T21:14:00.000Z');
  expect(post.getByText('Edited')).toBeTruthy();
  expect(post.getByText('12')).toBeTruthy();
  expect(post.getByRole('button', { name: 'Share' })).toBeTruthy();
  expect(document.title).toBe('Sirenade The light at the end of the pier');
  expect(server.addresses()).toContain(`${key}?media=url`);
});

test('the exchanges read like letters, with actions in italics and a picture that opens large [S21]', async () => {
  const { user } = await openPost(whole({}, [exchange(), exchange({ user_input: 'And now?', image: aPicture('p') })]));
  const letters = within(article().getByRole('list', { name: 'Chat with Isla' })).getAllByRole('listitem');
  expect(letters.map((each) => each.querySelector('.user-bubble')?.textContent)).toEqual([
    'keeper wrote: Is the light on?',
    'keeper wrote: And now?',
  ]);
  expect(letters[0]?.querySelector('.siren-words em')?.textContent).toBe('She nods.');
  expect(article().queryByRole('button', { name: 'Play all' })).toBeNull();
  await user.click(article().getByRole('button', { name: 'Enlarge the picture of Isla' }));
  const large = within(await screen.findByRole('dialog', { name: 'Isla' })).getByRole('img');
  expect(large.getAttribute('src')).toBe('/media/p/full.webp');
});

test('an answer that was stopped says so, as in the chat', async () => {
  await openPost(whole({}, [exchange({ ai_response: 'Once there', state: 'stopped' }), exchange()]));
  const letters = within(article().getByRole('list', { name: 'Chat with Isla' })).getAllByRole('listitem');
  expect(letters.map((letter) => letter.textContent?.includes('Stopped before the end.'))).toEqual([true, false]);
});

test('each letter can be heard, and all of them in a row; leaving ends it [S21]', async () => {
  const speaker = fakeLoudspeaker();
  const app = await openPost(
    whole({ has_audio: true }, [exchange({ audio_url: '/media/1.mp3' }), exchange({ audio_url: '/media/2.mp3' })]),
  );
  await app.user.click(article().getAllByRole('button', { name: 'Play' })[1] as HTMLElement);
  await waitFor(() => expect(speaker.playing()).toBe('/media/2.mp3'));
  act(() => speaker.end());
  await app.user.click(await article().findByRole('button', { name: 'Play all' }));
  await waitFor(() => expect(speaker.playing()).toBe('/media/1.mp3'));
  act(() => speaker.end());
  await waitFor(() => expect(speaker.playing()).toBe('/media/2.mp3'));
  await act(() => app.router.navigate('/login'));
  await waitFor(() => expect(speaker.playing()).toBeNull());
});

test('without exchanges the content is shown as markdown, with nothing from elsewhere [S21]', async () => {
  await openPost(
    whole(
      { content: '**Isla:** Come in.\n\n![x](https://example.org/x.png) [there](https://example.org) <b>no</b>' },
      [],
    ),
  );
  expect(article().getByText('Isla:').tagName).toBe('STRONG');
  const link = article().getByRole('link', { name: 'there' });
  expect(link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
  expect(document.querySelector('.whole-post-text :is(img, b)')).toBeNull();
});

test('Continue this story copies it and opens the copy, or says that it failed [R3] [T7]', async () => {
  let isAway = true;
  const app = await openPost(whole(), {
    answers: {
      'POST /api/story/copy/5': () =>
        isAway ? { status: 503, body: { error: 'x', code: 'unavailable' } } : { body: { story_id: 77 } },
    },
  });
  await app.user.click(article().getByRole('button', { name: 'Continue this story' }));
  expect(await screen.findByText('Failed to continue story')).toBeTruthy();
  isAway = false;
  await app.user.click(article().getByRole('button', { name: 'Continue this story' }));
  await waitFor(() => expect(app.router.state.location.search).toBe('?siren=41&story=77'));
});

test('its author goes on in the chat itself, and reads why others cannot see it', async () => {
  const reason = 'Its siren is not public.';
  await openPost(whole({ is_author: true, may_delete: true, hidden_reason: reason }), { viewer: aUser() });
  expect(article().getByRole('link', { name: 'Continue this story' }).getAttribute('href')).toBe(
    '/story?siren=41&story=5',
  );
  expect(article().getByText(/Only you can see this post/).textContent).toContain(reason);
});

test('with a siren who cannot be met there is nothing to go on with', async () => {
  const siren = { id: 41, name: 'Isla', description: '', cover_url: null, is_there: false };
  await openPost(whole({ siren, is_author: true }), { viewer: aUser() });
  expect(article().queryByRole('link', { name: 'Continue this story' })).toBeNull();
  expect(article().queryByRole('link', { name: /Isla/ })).toBeNull();
  expect(article().getAllByText('Isla')[0]).toBeTruthy();
});

test('deleting it asks first and leads away [A31] [A39] [R6] [X8]', async () => {
  const app = await openPost(whole({ may_delete: true }), {
    viewer: aUser({ roles: ['mod'], mod_in: [1] }),
    answers: { 'DELETE /api/post/12': { body: { message: 'ok' } } },
  });
  await app.user.click(article().getByRole('button', { name: 'More' }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(app.server.keys()).not.toContain('DELETE /api/post/12');
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Post deleted successfully.')).toBeTruthy();
  expect(app.server.keys()).toContain('DELETE /api/post/12');
  await waitFor(() => expect(app.router.state.location.pathname).not.toBe('/post/12'));
});

test('reporting it needs a reason and says how it went [A33] [R7] [V9] [X8]', async () => {
  const app = await openPost(whole(), { answers: { 'POST /api/posts/report/12': {} } });
  await app.user.click(article().getByRole('button', { name: 'More' }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report post' }));
  await app.user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(app.server.keys()).not.toContain('POST /api/posts/report/12');
  await app.user.type(dialog.getByRole('textbox'), 'Not mine');
  await app.user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(await screen.findByText('Post reported successfully')).toBeTruthy();
});

test('a shape stands there until it comes; one that is not there, or goes meanwhile, says so [S8]', async () => {
  let isDeleted = false;
  fakeServer({
    [key]: () => (isDeleted ? { status: 404, body: { error: 'x', code: 'not_found' } } : { body: whole() }),
  });
  const release = pauseNetwork(/api\/post\/12/);
  const app = renderApp('/post/12');
  expect(await screen.findByText('Loading')).toBeTruthy();
  release();
  await screen.findByRole('heading', { level: 1, name: aPost().post_info.title });
  isDeleted = true;
  await act(() => app.client.invalidateQueries({ queryKey: postQuery(12).queryKey }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This post has just gone' })).toBeTruthy();
  app.unmount();
  const other = renderApp('/post/12');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such post' })).toBeTruthy();
  await act(() => other.router.navigate('/post/javascript'));
  expect(screen.getByRole('heading', { level: 1, name: 'There is no such post' })).toBeTruthy();
});

test('a vote on a post that has gone meanwhile shows that it has [T5] [S8]', async () => {
  let isDeleted = false;
  const notFound = { status: 404, body: { error: 'Nothing was found here.', code: 'not_found' } };
  const app = await openPost(whole(), {
    viewer: aUser(),
    answers: {
      [key]: () => (isDeleted ? notFound : { body: whole() }),
      'PUT /api/reactions/post/12': () => {
        isDeleted = true;
        return notFound;
      },
    },
  });
  await app.user.click(article().getByRole('button', { name: 'Upvote' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This post has just gone' })).toBeTruthy();
  expect(screen.queryByText('Nothing was found here.')).toBeNull();
});

test('what a list has shown of it stands there at once', async () => {
  fakeServer({ 'GET /api/posts/all': { body: [aPost()] }, [key]: { body: whole() } });
  const release = pauseNetwork(/api\/post\/12/);
  const app = renderApp('/?tags=sea');
  await screen.findByRole('article', { name: aPost().post_info.title });
  await act(() => app.router.navigate('/post/12'));
  expect(screen.getByRole('heading', { level: 1, name: aPost().post_info.title })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Chat with Isla' })).toBeNull();
  release();
  expect(await screen.findByRole('list', { name: 'Chat with Isla' })).toBeTruthy();
});

test('a post that does not load can be asked for again', async () => {
  const answer = vi.fn(() => ({ status: 500, body: { error: 'x', code: 'internal' } }) as object);
  fakeServer({ [key]: answer, 'GET /api/comments/post/12': { body: { comment_info: [] } } });
  const { user } = renderApp('/post/12');
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer.mockReturnValue({ body: whole() });
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: aPost().post_info.title })).toBeTruthy();
});

test('who has read a post saves it there, and lets it go again [A32] [X8]', async () => {
  const { user, server } = await openPost(whole(), {
    viewer: aUser(),
    answers: {
      'PUT /api/posts/saved/12': { body: { saved: true } },
      'DELETE /api/posts/saved/12': { body: { saved: false } },
    },
  });
  await user.click(article().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Post saved.')).toBeTruthy();
  await user.click(article().getByRole('button', { name: 'Unsave' }));
  expect(await screen.findByText('Post unsaved.')).toBeTruthy();
  expect(article().getByRole('button', { name: 'Save' })).toBeTruthy();
  expect(server.keys().filter((called) => called.includes('saved'))).toEqual([
    'PUT /api/posts/saved/12',
    'DELETE /api/posts/saved/12',
  ]);
});
