import type { CurrentUser } from '@sirenade/contract/accounts';
import type { PostItem } from '@sirenade/contract/posts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Call, fakeServer } from '../../../../test/fake-server.ts';
import { pauseNetwork } from '../../../../test/pause-network.ts';
import { aUser } from '../../../../test/people.ts';
import { aPost } from '../../../../test/posts.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { stored } from '../../../lib/storage.ts';

type Answers = Parameters<typeof fakeServer>[0];
const failure = { status: 503, body: { error: 'Away.', code: 'unavailable' } };

/** The chats with these posts in them. */
async function openChats(posts: PostItem[], viewer: CurrentUser | null = aUser(), answers: Answers = {}) {
  if (viewer) stored.user.write(viewer);
  stored.homeTab.write('chats');
  const server = fakeServer({ 'GET /api/user': { body: viewer }, 'GET /api/posts/all': { body: posts }, ...answers });
  const app = renderApp('/');
  const card = within(await screen.findByRole('article', { name: posts[0]?.post_info.title ?? '' }));
  const choose = async (item: string) => {
    await app.user.click(card.getByRole('button', { name: 'More' }));
    await app.user.click(screen.getByRole('menuitem', { name: item }));
  };
  const menu = async () => {
    await app.user.click(card.getByRole('button', { name: 'More' }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await app.user.keyboard('{Escape}');
    return items;
  };
  return { ...app, server, card, choose, menu };
}

test('a card shows siren, cover, title, words, author, three tags, time and what can be done [S20] [E10] [K23]', async () => {
  const created_at = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const { card, container } = await openChats([
    aPost({ created_at, is_edited: true, tags: ['sea', 'night', 'pier', 'fourth'], comment_count: 1234 }),
  ]);
  expect(card.getByRole('link', { name: 'Isla' }).getAttribute('href')).toBe('/story?siren=41');
  expect(card.getByText('Keeps the light at the end of the pier.')).toBeTruthy();
  expect(container.querySelector('.post-cover img')?.getAttribute('src')).toBe('/media/b/card.webp');
  const title = card.getByRole('heading', { level: 2, name: 'The light at the end of the pier' });
  expect(within(title).getByRole('link').getAttribute('href')).toBe('/post/12');
  expect(card.getByText('She nods.').tagName).toBe('EM');
  expect(card.getByRole('link', { name: 'Posted by keeper' }).getAttribute('href')).toBe('/u/keeper');
  expect(card.getByText('3 hours ago').getAttribute('datetime')).toBe(created_at);
  expect(card.getByText('Edited')).toBeTruthy();
  expect(within(card.getByRole('list', { name: 'Tags' })).getAllByRole('button')).toHaveLength(3);
  expect(card.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/post/12');
  expect(card.getByTitle('1,234 comments').getAttribute('href')).toBe('/post/12#comments');
  expect(card.getByRole('group', { name: /^Votes/ }).textContent).toContain('12');
});

test('a post that was not edited does not say so, and a siren that is gone leaves her name [S20]', async () => {
  const siren = { id: null, name: 'Isla', description: '', cover_url: null, is_there: false };
  const { card, container } = await openChats([aPost({ siren, siren_id: null })]);
  expect(card.queryByText('Edited')).toBeNull();
  expect(card.queryByRole('link', { name: 'Isla' })).toBeNull();
  expect(card.getByText('This siren is no longer here.')).toBeTruthy();
  expect(container.querySelector('.post-cover img')).toBeNull();
});

test('titles and words take their own direction', async () => {
  const { card } = await openChats([aPost({ title: 'האור בקצה המזח 🌊', content: '**ליאור:** שלום' })]);
  expect(card.getByRole('heading').getAttribute('dir')).toBe('auto');
  expect(card.getByText('ליאור').closest('p')?.getAttribute('dir')).toBe('auto');
});

test('the menu offers what each may do [S20] [R7]', async () => {
  const visitor = await openChats([aPost()], null);
  expect(await visitor.menu()).toEqual(['Save', 'Report']);
  visitor.unmount();
  const author = await openChats([aPost({ is_author: true, may_delete: true, saved: true })]);
  expect(await author.menu()).toEqual(['Unsave', 'Edit', 'Report', 'Delete']);
  author.unmount();
  const moderator = await openChats([aPost({ may_delete: true })]);
  expect(await moderator.menu()).toEqual(['Save', 'Report', 'Delete']);
});

/** A server that counts votes. */
function votesOn(post: PostItem) {
  const state = { karma: post.post_info.post_karma, has_upvoted: post.current_user.has_upvoted };
  const worth = (vote: boolean | null) => (vote === null ? 0 : vote ? 1 : -1);
  const set = (vote: boolean | null) => {
    state.karma += worth(vote) - worth(state.has_upvoted);
    state.has_upvoted = vote;
    return { body: { ...state } };
  };
  const byBody = ({ body }: Call) => set((body as { is_upvote: boolean }).is_upvote);
  return {
    'PUT /api/reactions/post/12': byBody,
    'PATCH /api/reactions/post/12': byBody,
    'DELETE /api/reactions/post/12': () => set(null),
  };
}

test('votes are up, down or taken back, and the karma follows at once [T5] [A34] [S20]', async () => {
  const { card, user, server } = await openChats([aPost()], aUser(), votesOn(aPost()));
  const karma = () => card.getByRole('group', { name: /^Votes/ }).textContent?.match(/-?\d+/)?.[0];
  const press = (name: string) => user.click(card.getByRole('button', { name }));
  const reactions = () => server.keys().filter((called) => called.includes('reactions'));
  await press('Upvote');
  expect([karma(), card.getByRole('button', { name: 'Upvote' }).getAttribute('aria-pressed')]).toEqual(['13', 'true']);
  await waitFor(() => expect(reactions()).toEqual(['PUT /api/reactions/post/12']));
  await press('Downvote');
  expect(karma()).toBe('11');
  await waitFor(() => expect(reactions()).toHaveLength(2));
  await press('Downvote');
  expect(karma()).toBe('12');
  await waitFor(() => expect(reactions()[2]).toBe('DELETE /api/reactions/post/12'));
});

test('a vote during the fetching of the list is not undone by it [T5]', async () => {
  const { card, user, client } = await openChats([aPost()], aUser(), votesOn(aPost()));
  const release = pauseNetwork(/posts\/all/);
  void client.refetchQueries({ queryKey: ['posts'] });
  await user.click(card.getByRole('button', { name: 'Upvote' }));
  release();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(card.getByRole('button', { name: 'Upvote' }).getAttribute('aria-pressed')).toBe('true');
});

test('a visitor is warned to log in before voting or saving, and nothing is sent [T5] [V14] [X7] [R1]', async () => {
  const { card, user, server, choose } = await openChats([aPost()], null);
  await user.click(card.getByRole('button', { name: 'Upvote' }));
  const warning = await screen.findByText('You must be logged in to vote.');
  expect(warning.closest('[role=alert]')?.className).toContain('Toastify__toast--warning');
  await choose('Save');
  expect(await screen.findByText('You must be logged in to save.')).toBeTruthy();
  expect(server.keys().filter((called) => !called.startsWith('GET'))).toEqual([]);
});

test('a vote that fails is taken back, with the reason [T5]', async () => {
  const { card, user } = await openChats([aPost()], aUser(), { 'PUT /api/reactions/post/12': failure });
  await user.click(card.getByRole('button', { name: 'Upvote' }));
  expect(await screen.findByText('Away.')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Upvote' }).getAttribute('aria-pressed')).toBe('false');
  expect(card.getByRole('group', { name: /^Votes/ }).textContent).toContain('12');
});

test('a post is saved and unsaved, shown at once [A32] [X8] [S20]', async () => {
  const { card, server, choose, menu } = await openChats([aPost()], aUser(), {
    'PUT /api/posts/saved/12': { body: { saved: true } },
    'DELETE /api/posts/saved/12': { body: { saved: false } },
  });
  await choose('Save');
  expect(await screen.findByText('Post saved.')).toBeTruthy();
  expect(card.getByTitle('Saved')).toBeTruthy();
  await choose('Unsave');
  expect(await screen.findByText('Post unsaved.')).toBeTruthy();
  expect(card.queryByTitle('Saved')).toBeNull();
  expect((await menu())[0]).toBe('Save');
  expect(server.keys().filter((called) => called.includes('saved/12'))).toEqual([
    'PUT /api/posts/saved/12',
    'DELETE /api/posts/saved/12',
  ]);
});

test('saving that fails is taken back [X8]', async () => {
  const { choose, menu } = await openChats([aPost()], aUser(), { 'PUT /api/posts/saved/12': failure });
  await choose('Save');
  expect(await screen.findByText('Failed to save/unsave the post.')).toBeTruthy();
  expect((await menu())[0]).toBe('Save');
});

test('somebody unverified reads why nothing was saved [V14]', async () => {
  const unverified = { status: 403, body: { error: 'Please verify your email first.', code: 'unverified' } };
  const { choose, menu } = await openChats([aPost()], aUser(), { 'PUT /api/posts/saved/12': unverified });
  await choose('Save');
  expect(await screen.findByText('Please verify your email first.')).toBeTruthy();
  expect(screen.queryByText('Failed to save/unsave the post.')).toBeNull();
  expect((await menu())[0]).toBe('Save');
});

test('a post that has gone meanwhile says so when it is voted on or saved, and leaves the list [T5]', async () => {
  const notFound = { status: 404, body: { error: 'Nothing was found here.', code: 'not_found' } };
  const posts = [aPost(), aPost({ id: 13, title: 'The next one' })];
  const voter = await openChats(posts, aUser(), { 'PUT /api/reactions/post/12': notFound });
  await voter.user.click(voter.card.getByRole('button', { name: 'Upvote' }));
  expect(await screen.findByText('This post has just gone.')).toBeTruthy();
  expect(screen.queryByText('Nothing was found here.')).toBeNull();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  voter.unmount();
  const saver = await openChats(posts, aUser(), { 'PUT /api/posts/saved/12': notFound });
  await saver.choose('Save');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.queryByText('Failed to save/unsave the post.')).toBeNull();
});

test('sharing copies the link, and shows it where nothing can be copied [S20] [X8]', async () => {
  const { card, user } = await openChats([aPost()]);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(card.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Copied Post Link to Clipboard.')).toBeTruthy();
  const link = new URL('/post/12', window.location.origin).href;
  expect(writeText).toHaveBeenCalledWith(link);
  writeText.mockRejectedValue(new Error('denied'));
  Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
  await user.click(card.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(`This is the link: ${link}`)).toBeTruthy();
});

test('a report needs a reason, and goes to the moderators [V9] [A33] [R7] [X8]', async () => {
  const { choose, user, server } = await openChats([aPost()], null, {
    'POST /api/posts/report/12': { body: { message: 'Thank you.' } },
  });
  await choose('Report');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report post' }));
  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(await dialog.findByText('Please describe the issue.')).toBeTruthy();
  expect(server.keys()).not.toContain('POST /api/posts/report/12');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Names a real person.');
  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(await screen.findByText('Post reported successfully')).toBeTruthy();
  expect(server.calls.at(-1)).toEqual({ key: 'POST /api/posts/report/12', body: { reason: 'Names a real person.' } });
});

test('a report that fails says so and keeps the words [X8]', async () => {
  const { choose, user } = await openChats([aPost()], aUser(), { 'POST /api/posts/report/12': failure });
  await choose('Report');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report post' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Spam.');
  await user.click(dialog.getByRole('button', { name: 'Submit Report' }));
  expect(await screen.findByText('Failed to report post')).toBeTruthy();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Spam.');
});

const mine = (changes = {}) => aPost({ is_author: true, may_delete: true, ...changes });

test('a post is deleted after a question, and the keyboard goes on at the next [S20] [X8]', async () => {
  const { choose, user, server } = await openChats([mine(), aPost({ id: 13, title: 'The next one' })], aUser(), {
    'DELETE /api/post/12': { body: { message: 'Deleted.' } },
  });
  await choose('Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this post?' }));
  expect(server.keys()).not.toContain('DELETE /api/post/12');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Post deleted successfully.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'The next one' }));
});

test('deleting that fails puts the post back in its place [X8] [V14]', async () => {
  const signedOut = { status: 401, body: { error: 'You must be logged in to delete.', code: 'delete_signed_out' } };
  const answers = [failure, signedOut];
  const app = await openChats([mine(), aPost({ id: 13, title: 'The next one' })], aUser(), {
    'DELETE /api/post/12': () => answers.shift() ?? failure,
  });
  const names = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
  const remove = async () => {
    await app.user.click(
      within(screen.getAllByRole('article')[0] as HTMLElement).getByRole('button', { name: 'More' }),
    );
    await app.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  };
  await remove();
  expect(await screen.findByText('Failed to delete the post.')).toBeTruthy();
  expect(names()).toEqual([mine().post_info.title, 'The next one']);
  await remove();
  expect(await screen.findByText('You must be logged in to delete.')).toBeTruthy();
  expect(names()).toEqual([mine().post_info.title, 'The next one']);
});

test('an author changes title and tags, and the card says Edited [S20]', async () => {
  const changed = mine({ title: 'A new name', tags: ['sea'], is_edited: true });
  const { choose, user, server } = await openChats([mine()], aUser(), { 'PATCH /api/post/12': { body: changed } });
  await choose('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('A title is needed.')).toBeTruthy();
  await user.type(title, 'A new name');
  await user.click(dialog.getByRole('button', { name: 'Remove night' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const card = within(await screen.findByRole('article', { name: 'A new name' }));
  expect(card.getByText('Edited')).toBeTruthy();
  expect(server.calls.at(-1)).toEqual({ key: 'PATCH /api/post/12', body: { title: 'A new name', tags: ['sea'] } });
});
