import type { CurrentUser, Profile } from '@sirenade/contract/accounts';
import { limits } from '@sirenade/contract/limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, signedOut } from '../../../test/fake-server.ts';
import { aUser } from '../../../test/people.ts';
import { aPost } from '../../../test/posts.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aSiren } from '../../../test/sirens.ts';
import { stored } from '../../lib/storage.ts';

const profile: Profile = {
  id: 7,
  username: 'marina',
  avatar: '/media/marina.webp',
  bio: 'Letters to no one.',
  registrationDate: '2024-11-03T21:14:00.000Z',
  comment_count: 214,
  karma: { user_karma: 1893, posts_count: 32, posts_karma: 1407, comments_karm: 486 },
};
const key = 'GET /api/user/marina';
const listKey = 'GET /api/sirens';

async function openProfile(viewer: CurrentUser | null, answers: Parameters<typeof fakeServer>[0] = {}) {
  if (viewer) stored.user.write(viewer);
  const server = fakeServer({
    'GET /api/user': { body: viewer },
    [key]: { body: profile },
    [listKey]: { body: [] },
    'GET /api/posts/user/marina': { body: [] },
    ...answers,
  });
  const app = renderApp('/u/marina');
  await screen.findByRole('heading', { level: 1, name: 'marina' });
  return { ...app, server };
}

async function choose(app: Awaited<ReturnType<typeof openProfile>>, item: string) {
  await app.user.click(await screen.findByRole('button', { name: 'Manage' }));
  await app.user.click(screen.getByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
}

test('a profile shows name, bio, karma, cake day and the four counts [A9] [E3] [S7] [S25]', async () => {
  const { server } = await openProfile(null);
  expect(server.keys()[0]).toBe(key);
  const main = screen.getByRole('main');
  expect(main.textContent).toContain('Letters to no one.');
  expect(main.textContent).toContain('1,893 karma');
  expect(main.textContent).toContain('Cake day November 3, 2024');
  const terms = within(main)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(terms).toEqual([
    ['Total posts', '32'],
    ['Posts karma', '1,407'],
    ['Total comments', '214'],
    ['Comments karma', '486'],
  ]);
  expect(document.title).toContain('marina');
});

test('a profile lists what its owner has posted [S25] [A35]', async () => {
  const { server } = await openProfile(null, { 'GET /api/posts/user/marina': { body: [aPost()] } });
  await screen.findByRole('article', { name: aPost().post_info.title });
  const address = server.addresses().find((each) => each.startsWith('GET /api/posts/user/marina'));
  expect(Object.fromEntries(new URLSearchParams(address?.split('?')[1]))).toMatchObject({ limit: '10', offset: '0' });
});

test('a profile lists the sirens everybody may meet, to its owner too [A16] [R5]', async () => {
  const { server, user, router } = await openProfile(aUser(), {
    [listKey]: {
      body: [
        aSiren({ id: 1, name: 'Open' }),
        aSiren({ id: 2, name: 'Secret', private: true }),
        aSiren({ id: 3, name: 'Hidden', hidden_reason: '' }),
      ],
    },
  });
  await user.click(screen.getByRole('tab', { name: 'Sirens' }));
  expect(router.state.location.search).toBe('?show=sirens');
  const list = within(await screen.findByRole('list', { name: 'Sirens' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Open']);
  expect(server.addresses()).toContain('GET /api/sirens?user_id=7&sort=created_at&media=url');
});

test('the avatar opens large when pressed [S25]', async () => {
  const { user } = await openProfile(null);
  await user.click(screen.getByRole('button', { name: 'Enlarge the picture of marina' }));
  const large = within(await screen.findByRole('dialog', { name: 'marina' })).getByRole('img', { name: 'marina' });
  expect(large.getAttribute('src')).toBe('/media/marina.webp');
});

test('only the owner sees the actions, Delete Account among them [R7] [S25]', async () => {
  const visitor = await openProfile(aUser({ id: 8, username: 'other' }));
  expect(screen.queryByRole('button', { name: 'Manage' })).toBeNull();
  visitor.unmount();
  const owner = await openProfile(aUser());
  await owner.user.click(await screen.findByRole('button', { name: 'Manage' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Edit profile',
    'Settings',
    'Delete Account',
  ]);
});

test('a vote on one of their posts is in the figures above at once [T5] [S25]', async () => {
  let counted = profile;
  const app = await openProfile(aUser({ id: 99, username: 'reader' }), {
    [key]: () => ({ body: counted }),
    'GET /api/posts/user/marina': { body: [aPost()] },
    'PUT /api/reactions/post/12': () => {
      counted = { ...profile, karma: { ...profile.karma, user_karma: 1894, posts_karma: 1408 } };
      return { body: { karma: 13, has_upvoted: true } };
    },
  });
  const card = within(await screen.findByRole('article', { name: aPost().post_info.title }));
  await app.user.click(card.getByRole('button', { name: 'Upvote' }));
  expect(await screen.findByText('1,408')).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain('1,894 karma');
});

test('an author reads why the figures are smaller than the list [S25]', async () => {
  const own = aPost({ is_author: true, hidden_reason: 'Its siren is not public.' });
  const answers = { 'GET /api/posts/user/marina': { body: [own, aPost({ id: 13, title: 'The other' })] } };
  const app = await openProfile(aUser(), answers);
  expect(await screen.findByText(/only you can see are not counted/)).toBeTruthy();
  app.unmount();
  stored.user.clear();
  await openProfile(null, { 'GET /api/posts/user/marina': { body: [aPost()] } });
  await screen.findByRole('article', { name: aPost().post_info.title });
  expect(screen.queryByText(/only you can see are not counted/)).toBeNull();
});

test('deleting the account asks first, then logs out [A10] [R7] [T15]', async () => {
  const app = await openProfile(aUser(), {
    'DELETE /api/user': { body: { message: 'Your account is deleted.' } },
    'POST /api/user/logout': {},
  });
  const dialog = await choose(app, 'Delete Account');
  expect(app.server.keys()).not.toContain('DELETE /api/user');
  await app.user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.server.keys()).not.toContain('DELETE /api/user');

  const again = await choose(app, 'Delete Account');
  await app.user.click(again.getByRole('button', { name: 'Delete Account' }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/all'));
  expect(stored.user.read()).toBeNull();
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(await screen.findByText('Your account is deleted.')).toBeTruthy();
});

test('a double click deletes once and says one thing [A10] [T15]', async () => {
  let answers = 0;
  const app = await openProfile(aUser(), {
    'DELETE /api/user': () => (answers++ === 0 ? { body: { message: 'Your account is deleted.' } } : signedOut),
  });
  const dialog = await choose(app, 'Delete Account');
  const button = dialog.getByRole('button', { name: 'Delete Account' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Your account is deleted.')).toBeTruthy();
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/all'));
  expect(answers).toBe(1);
  expect(screen.queryByText(/You need to log in/)).toBeNull();
});

test('a bio takes the direction of its words, line by line, and loses its gaps [S25]', async () => {
  const bio = 'שלום\n \n\n\n\nHello';
  await openProfile(aUser(), { [key]: { body: { ...profile, bio } } });
  const paragraph = screen.getByText(/שלום/);
  expect(paragraph.getAttribute('dir')).toBe('auto');
  expect(paragraph.textContent).toBe('שלום\n\n\nHello');
  expect(paragraph.className).toContain('unicode-bidi:plaintext');
});

test('a file that is no picture is refused as soon as it is chosen', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  const app = await openProfile(aUser());
  const dialog = await choose(app, 'Edit profile');
  expect(dialog.getByLabelText('Bio').getAttribute('dir')).toBe('auto');
  const file = new File(['words'], 'me.png', { type: 'image/png' });
  fireEvent.change(dialog.getByLabelText('Picture file'), { target: { files: [file] } });
  expect(await dialog.findByText(/cannot be shown as a picture/)).toBeTruthy();
  expect(dialog.getByRole('img').getAttribute('src')).toBe('/media/marina.webp');
});

test('the owner changes bio and picture; only what changed is sent [S25] [R7]', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  const saved = aUser({ bio: 'New words.', avatar: '/media/new.webp' });
  const app = await openProfile(aUser({ bio: profile.bio }), { 'PATCH /api/user': { body: saved } });
  const dialog = await choose(app, 'Edit profile');
  const bio = dialog.getByLabelText('Bio');
  await app.user.clear(bio);
  await app.user.type(bio, 'New words.');
  const file = new File(['hi'], 'me.png', { type: 'image/png' });
  fireEvent.change(dialog.getByLabelText('Picture file'), { target: { files: [file] } });
  await waitFor(() => expect(dialog.getByRole('img').getAttribute('src')).toBe('data:image/png;base64,aGk='));
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your profile is saved.')).toBeTruthy();
  expect(app.server.calls.find((call) => call.key === 'PATCH /api/user')?.body).toEqual({
    bio: 'New words.',
    avatar: 'data:image/png;base64,aGk=',
  });
  expect(app.server.keys().filter((called) => called === key)).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picture can be taken away, and one too large is refused with a word', async () => {
  const app = await openProfile(aUser({ avatar: profile.avatar }), { 'PATCH /api/user': { body: aUser() } });
  const dialog = await choose(app, 'Edit profile');
  const large = new File(['x'], 'big.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: limits.avatarBytes + 1 });
  fireEvent.change(dialog.getByLabelText('Picture file'), { target: { files: [large] } });
  expect(await dialog.findByText(/This picture is too large/)).toBeTruthy();
  await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(app.server.calls.find((call) => call.key === 'PATCH /api/user')?.body).toEqual({ avatar: null }),
  );
});

test('what the server says about a field stands in the form', async () => {
  const errors = { bio: ['This text has characters that cannot be stored.'] };
  const app = await openProfile(aUser(), {
    'PATCH /api/user': { status: 400, body: { error: 'Please check what you entered.', code: 'invalid', errors } },
  });
  const dialog = await choose(app, 'Edit profile');
  await app.user.type(dialog.getByLabelText('Bio'), 'x');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(errors.bio[0] ?? '')).toBeTruthy();
});

test('an unknown name is a page of its own, and a server in trouble can be asked again [S7]', async () => {
  const server = fakeServer({});
  const { unmount } = renderApp('/u/nobody');
  expect(await screen.findByRole('heading', { name: 'Nobody here by that name' })).toBeTruthy();
  expect(server.keys()).toEqual(['GET /api/user/nobody']);
  unmount();

  let answer: { status?: number; body: unknown } = { status: 503, body: { error: 'Away.', code: 'unavailable' } };
  fakeServer({ [key]: () => answer, [listKey]: { body: [] } });
  const { user } = renderApp('/u/marina');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = { body: profile };
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'marina' })).toBeTruthy();
});
