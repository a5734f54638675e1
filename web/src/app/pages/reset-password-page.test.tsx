import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { pauseNetwork } from '../../../test/pause-network.ts';
import { aUser } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { stored } from '../../lib/storage.ts';

const key = 'POST /api/user/reset-password/a-secret-token';

async function openReset(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer(answers);
  window.history.replaceState(null, '', '/reset-password/a-secret-token');
  const app = renderApp('/reset-password/a-secret-token');
  const field = await screen.findByLabelText('New password');
  return { ...app, server, field };
}

test('the link of a mail opens the page for a new password, which is sent with its token [S5]', async () => {
  const { user, field, server } = await openReset({ [key]: { body: { message: 'Done.' } } });
  expect(screen.getByRole('heading', { level: 1, name: 'New password' })).toBeTruthy();
  expect(document.title).toBe('Sirenade Reset Password');
  await user.type(field, 'moonlight{Enter}');
  await waitFor(() => expect(server.keys()).toContain(key));
});

test('the token leaves the address bar as soon as the page is shown', async () => {
  await openReset();
  await waitFor(() => expect(window.location.href).not.toContain('a-secret-token'));
  expect(window.location.pathname).toBe('/reset-password/opened');
});

test('the one field can be shown and hidden [S24]', async () => {
  const { user, field } = await openReset();
  expect(field.getAttribute('autocomplete')).toBe('new-password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
});

test('a new password logs out, leads to /login and shows what the server said [A7] [S5] [S24] [T1] [T17]', async () => {
  stored.user.write(aUser());
  const { user, field, server, router } = await openReset({
    'GET /api/user': { body: aUser() },
    [key]: { body: { message: 'Your password has been changed.' } },
    'POST /api/user/logout': {},
  });
  const release = pauseNetwork();
  await user.type(field, 'moonlight{Enter}');
  const button = await screen.findByRole('button', { name: 'Saving...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(server.calls.filter((call) => call.key === key)).toEqual([{ key, body: { new_password: 'moonlight' } }]);
  expect(stored.user.read()).toBeNull();
  expect(await screen.findByText('Your password has been changed.')).toBeTruthy();
});

test('a short password is refused before it is sent [V3] [K11]', async () => {
  const { user, field, server } = await openReset();
  await user.type(field, '1234567{Enter}');
  expect(await screen.findByText('A password has at least 8 characters.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(server.keys()).not.toContain(key);
});

test("a failure shows the server's error, or ours when there is none [A7] [X8]", async () => {
  const busy = { status: 429, body: { error: 'Too many attempts. Please wait a moment.', code: 'too_many_requests' } };
  let answer: typeof busy | 'down' = busy;
  const { user, field } = await openReset({
    [key]: () => {
      if (answer === 'down') throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  await user.type(field, 'moonlight{Enter}');
  expect(await screen.findByText(busy.body.error)).toBeTruthy();
  answer = 'down';
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('An error occurred')).toBeTruthy();
});

test('a used or wrong link says so and leads to where a new one is asked for [A7] [S24]', async () => {
  const error = 'This link is no longer valid. Please ask for a new one.';
  const { user, field, router } = await openReset({ [key]: { status: 400, body: { error, code: 'token_invalid' } } });
  await user.type(field, 'moonlight{Enter}');
  await screen.findByRole('heading', { name: 'This link did not work' });
  expect(screen.getByRole('main').textContent).toContain(error);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/login');
});

test('a reload, which has no token any more, says what to do', async () => {
  fakeServer({});
  renderApp('/reset-password/opened');
  expect(await screen.findByRole('heading', { name: 'This page was reloaded' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
});
