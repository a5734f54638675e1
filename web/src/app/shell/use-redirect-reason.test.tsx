import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { aUser } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';

test('the home page warns why somebody was sent there, once, and the reason leaves the address [S15]', async () => {
  const { router } = renderApp('/?redirectReason=vote&sortBy=top');
  const toast = await screen.findByRole('alert');
  expect(toast.textContent).toContain('You need to login to vote');
  expect(toast.className).toContain('Toastify__toast--warning');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '?sortBy=top' }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('the warning goes as soon as somebody has logged in [S15]', async () => {
  fakeServer({ 'GET /api/user': { body: null }, 'POST /api/user/login': { body: aUser() } });
  const { user, router } = renderApp('/login?redirectReason=see%20your%20saved%20chats');
  await screen.findByText('You need to login to see your saved chats');
  await user.type(await screen.findByLabelText('Email'), 'marina@example.test');
  await user.type(screen.getByLabelText('Password'), 'moonlight{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/all'));
  // Its way out is an animation, which may or may not have been played.
  const wayOut = 'slide-exit';
  await waitFor(() => expect(screen.queryByRole('alert')?.className ?? wayOut).toContain(wayOut));
});
