import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aStoryCard } from '../../../test/chat-side.ts';
import { fakeServer, signedOut } from '../../../test/fake-server.ts';
import { idleAtOnce } from '../../../test/idle.ts';
import { watchScreen } from '../../../test/on-screen.ts';
import { pauseNetwork } from '../../../test/pause-network.ts';
import { aUser } from '../../../test/people.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { turns } from '../../../test/turns.ts';
import { stored } from '../../lib/storage.ts';
import { Sidebar } from './sidebar.tsx';

let layout: ReturnType<typeof watchScreen>;

beforeEach(() => {
  idleAtOnce();
  layout = watchScreen();
  stored.user.write(aUser());
});

const see = () => layout.show(true, ({ element }) => element.textContent?.includes('last 10 chats') === true);

test('the chats are asked for once the list is seen, and shown with the note [S16]', async () => {
  const server = fakeServer({ 'GET /api/user': { body: aUser() }, 'GET /api/story': { body: [aStoryCard()] } });
  renderPart(<Sidebar />);
  await waitFor(() => expect(server.keys()).toEqual(['GET /api/user']));
  await turns();
  expect(server.keys()).toEqual(['GET /api/user']);
  see();
  expect((await screen.findByRole('link', { name: /Good evening/ })).getAttribute('href')).toBe(
    '/story?siren=41&story=5',
  );
  expect(screen.getByText('Only the last 10 chats are saved.')).toBeTruthy();
});

test('they are not asked for before it is known who is signed in, nor for somebody who is not [S16] [R1]', async () => {
  const server = fakeServer({ 'GET /api/user': signedOut, 'GET /api/story': { body: [aStoryCard()] } });
  const release = pauseNetwork(/user/);
  renderPart(<Sidebar />);
  see();
  expect(await screen.findByRole('button', { name: 'Recent Chats' })).toBeTruthy();
  await turns();
  release();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Recent Chats' })).toBeNull());
  expect(server.keys()).toEqual(['GET /api/user']);
});
