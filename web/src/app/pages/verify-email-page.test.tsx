import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { aUser, unverified } from '../../../test/people.ts';
import { renderApp, renderPart } from '../../../test/render-app.tsx';
import { stored } from '../../lib/storage.ts';
import { VerifyEmailPage } from './verify-email-page.tsx';

const key = 'POST /api/user/verify/a-token';
const spent = {
  status: 400,
  body: { error: 'This link is no longer valid. Please ask for a new one.', code: 'token_invalid' },
};

test('the link verifies once, brings the session up to date and leads on [T1] [P1]', async () => {
  stored.user.write(unverified);
  let verified = false;
  const server = fakeServer({
    'GET /api/user': () => ({ body: verified ? aUser() : unverified }),
    [key]: () => {
      verified = true;
      return { body: aUser() };
    },
  });
  renderApp('/verify-email/a-token');
  expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/all');
  await waitFor(() => expect(screen.queryByText('Please verify your email')).toBeNull());
  expect(server.keys().filter((called) => called === key)).toHaveLength(1);
  expect(stored.user.read()?.verified).toBe(true);
});

test('an answer about the user that was on its way before the verification does not undo it [T1]', async () => {
  stored.user.write(unverified);
  let verified = false;
  fakeServer({
    'GET /api/user': () => ({ body: verified ? aUser() : unverified }),
    [key]: () => {
      verified = true;
      return { body: aUser() };
    },
  });
  const answer = globalThis.fetch;
  let deliver = () => {};
  const late = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  let first = true;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const made = await answer(...request);
    if (String(request[0]).endsWith('/api/user') && first) {
      first = false;
      await late;
    }
    return made;
  });
  renderApp('/verify-email/a-token');
  expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeTruthy();
  deliver();
  await waitFor(() => expect(stored.user.read()?.verified).toBe(true));
  await waitFor(() => expect(screen.queryByText('Please verify your email')).toBeNull());
});

test('who was verified before has changed the address, and is told so', async () => {
  stored.user.write(aUser());
  fakeServer({ 'GET /api/user': { body: aUser() }, [key]: { body: aUser({ email: 'new@example.test' }) } });
  renderApp('/verify-email/a-token');
  expect(await screen.findByRole('heading', { name: 'Your email address is changed' })).toBeTruthy();
  expect(screen.getByText('From now on you log in with it.')).toBeTruthy();
  expect(screen.queryByText(/Thank you/)).toBeNull();
});

test('mounting twice, as React does in development, spends the token once', async () => {
  const server = fakeServer({ [key]: { body: aUser() } });
  renderPart(<VerifyEmailPage />, '/verify-email/a-token', { strict: true, pattern: '/verify-email/:token' });
  expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(server.keys()).toEqual([key]);
});

test('a dead link says why and lets who is signed in ask for another [A8] [V17]', async () => {
  stored.user.write(unverified);
  const server = fakeServer({
    'GET /api/user': { body: unverified },
    [key]: spent,
    'POST /api/user/resend-verification': {},
  });
  const { user } = renderApp('/verify-email/a-token');
  expect(await screen.findByText(spent.body.error)).toBeTruthy();
  const resend = () => screen.getByRole('main').querySelector('button') as HTMLButtonElement;
  expect(resend().textContent).toBe('Resend');
  await user.click(resend());
  await waitFor(() => expect(resend().textContent).toBe('Sent!'));
  expect(resend().disabled).toBe(true);
  expect(server.keys()).toContain('POST /api/user/resend-verification');
});

test('a dead link sends a signed-out visitor to log in, and comforts who is verified already', async () => {
  fakeServer({ [key]: spent });
  const { unmount } = renderApp('/verify-email/a-token');
  expect(await screen.findByRole('link', { name: 'Log in to get a new one' })).toBeTruthy();
  unmount();

  stored.user.write(aUser());
  fakeServer({ 'GET /api/user': { body: aUser() }, [key]: spent });
  renderApp('/verify-email/a-token');
  expect(await screen.findByText(/is verified already/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
});

test('a reload after the link was spent asks nothing and still shows the good news', async () => {
  stored.user.write(aUser());
  const server = fakeServer({ 'GET /api/user': { body: aUser() } });
  renderApp('/verify-email/opened');
  expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeTruthy();
  expect(server.keys().filter((key) => key.startsWith('POST'))).toEqual([]);
});
