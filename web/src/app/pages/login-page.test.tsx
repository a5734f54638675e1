import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { pauseNetwork } from '../../../test/pause-network.ts';
import { aUser } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { stored } from '../../lib/storage.ts';

const denied = { status: 401, body: { error: 'Invalid email or password.', code: 'credentials_invalid' } };
const wantsCode = {
  status: 401,
  body: { error: 'Enter the six-digit code of your authenticator app.', code: 'two_factor_required' },
};

const wrongCode = {
  status: 400,
  body: { error: 'That code is not right. Please try the next one your app shows.', code: 'two_factor_invalid' },
};

async function openLogin(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ 'GET /api/user': { body: aUser() }, ...answers });
  const app = renderApp('/login');
  await screen.findByRole('heading', { name: 'Welcome' });
  const fill = async (email = 'marina@example.test', password = 'moonlight') => {
    await app.user.type(screen.getByLabelText('Email'), email);
    await app.user.type(screen.getByLabelText('Password'), password);
  };
  return { ...app, server, fill };
}

test('login shows Welcome, both fields, Forgot Password and the way to register [S3] [S22]', async () => {
  await openLogin();
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('email');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Forgot Password' })).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Sign Up' }).map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['/register']));
});

test('the password can be shown and hidden again [S22]', async () => {
  const { user } = await openLogin();
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});

test('logging in says so while it waits, sends once, and lands on /all as that user [A4] [S2] [S3] [S22] [T1] [T17]', async () => {
  const { server, fill, user, router } = await openLogin({ 'POST /api/user/login': { body: aUser() } });
  const release = pauseNetwork();
  await fill();
  await user.keyboard('{Enter}');
  const button = await screen.findByRole('button', { name: 'Logging in...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/all'));
  const logins = server.calls.filter((call) => call.key === 'POST /api/user/login');
  expect(logins).toEqual([
    { key: 'POST /api/user/login', body: { email: 'marina@example.test', password: 'moonlight' } },
  ]);
  expect(stored.user.read()?.username).toBe('marina');
});

test('who was sent here from a guarded page is led back to it [S6] [S15]', async () => {
  fakeServer({
    'GET /api/user': { body: aUser() },
    'POST /api/user/login': { body: aUser() },
    'GET /api/posts/saved': { body: [] },
  });
  const { user, router, port } = renderApp('/saved?duration=week');
  await user.type(await screen.findByLabelText('Email'), 'marina@example.test');
  await user.type(screen.getByLabelText('Password'), 'moonlight{Enter}');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/saved', search: '?duration=week' }));
  expect(port.length()).toBe(1);
});

test('who signs up in place of logging in is led back as well [S4]', async () => {
  fakeServer({ 'GET /api/user': { body: aUser() }, 'POST /api/user/register': { status: 201, body: aUser() } });
  const { user, router } = renderApp('/saved');
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Sign Up' }));
  const main = within(screen.getByRole('main'));
  await user.type(await main.findByLabelText('Username'), 'marina');
  await user.type(main.getByLabelText('Email'), 'marina@example.test');
  fireEvent.change(main.getByLabelText('Birthday'), { target: { value: '1990-05-04' } });
  await user.type(main.getByLabelText('Password'), 'moonlight');
  await user.click(main.getByRole('checkbox', { name: /I agree/ }));
  await user.click(main.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/saved'));
});

test('no address can say where a login leads [S2]', async () => {
  fakeServer({ 'POST /api/user/login': { body: aUser() }, 'GET /api/user': { body: aUser() } });
  const { user, router } = renderApp('/login?back=%2F%2Fexample.org&redirect=%2Fsaved&redirectReason=comment');
  await user.type(await screen.findByLabelText('Email'), 'marina@example.test');
  await user.type(screen.getByLabelText('Password'), 'moonlight{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/all'));
});

test("the server's message replaces the heading when logging in fails [S22] [X8]", async () => {
  const { fill, user, router } = await openLogin({ 'POST /api/user/login': denied });
  await fill();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Invalid email or password.' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull();
  expect(router.state.location.pathname).toBe('/login');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
});

test('empty fields are named, described and not sent [V2] [V3]', async () => {
  const { server, user } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('An email address is required.')).toBeTruthy();
  const email = screen.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(email.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(note?.textContent).toBe('An email address is required.');
  expect(document.activeElement).toBe(email);
  expect(server.keys()).not.toContain('POST /api/user/login');
});

test('an account with two-factor login is asked for a code, which goes along [A4] [S22]', async () => {
  const { fill, user, server, router } = await openLogin({
    'POST /api/user/login': ({ body }) => {
      const { code } = body as { code?: string };
      if (code === '123456') return { body: aUser() };
      return code ? wrongCode : wantsCode;
    },
  });
  await fill();
  await user.keyboard('{Enter}');
  const code = await screen.findByLabelText('Code');
  expect(screen.getByRole('heading', { name: wantsCode.body.error })).toBeTruthy();
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');

  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('This code was not accepted.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: wrongCode.body.error })).toBeTruthy();
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/all'));
  expect(server.calls.findLast((call) => call.key === 'POST /api/user/login')?.body).toEqual({
    email: 'marina@example.test',
    password: 'moonlight',
    code: '123456',
  });
});

test('the code step can be left for another account', async () => {
  const { fill, user } = await openLogin({ 'POST /api/user/login': wantsCode });
  await fill();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeTruthy();
  expect(screen.getByLabelText('Email')).toBeTruthy();
});

test('Forgot Password asks for an email, says Sending..., and always answers the same [A6] [S22] [T17]', async () => {
  const { user, server } = await openLogin({ 'POST /api/user/forgot-password': {} });
  const release = pauseNetwork();
  await user.type(screen.getByLabelText('Email'), 'marina@example.test');
  await user.click(screen.getByRole('button', { name: 'Forgot Password' }));
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeTruthy();
  release();
  expect(await screen.findByText('If the email exists, password reset instructions have been sent.')).toBeTruthy();
  expect(server.calls.at(-1)).toEqual({
    key: 'POST /api/user/forgot-password',
    body: { email: 'marina@example.test' },
  });
  await user.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBeTruthy();
});

test("a failed reset request shows the server's error, or ours when there is none [A6] [X8]", async () => {
  const busy = { status: 429, body: { error: 'Too many attempts. Please wait a moment.', code: 'too_many_requests' } };
  let answer: typeof busy | 'down' = busy;
  const { user } = await openLogin({
    'POST /api/user/forgot-password': () => {
      if (answer === 'down') throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  await user.type(screen.getByLabelText('Email'), 'marina@example.test');
  await user.click(screen.getByRole('button', { name: 'Forgot Password' }));
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText(busy.body.error)).toBeTruthy();
  answer = 'down';
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy();
});

test('who is logged in already goes on to /all [S2]', async () => {
  stored.user.write(aUser());
  fakeServer({ 'GET /api/user': { body: aUser() } });
  const { router } = renderApp('/login');
  await waitFor(() => expect(router.state.location.pathname).toBe('/all'));
});
