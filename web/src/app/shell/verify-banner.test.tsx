import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderPart } from '../../../test/render-app.tsx';
import { sentRecently } from '../../features/accounts/join/verification.queries.ts';
import { site } from '../../lib/site.ts';
import { stored } from '../../lib/storage.ts';
import { takeMessages } from '../../lib/toast.ts';
import { VerifyBanner } from './verify-banner.tsx';

const banner = () => renderPart(<VerifyBanner email="marina@example.test" />);

afterEach(() => {
  site.dev_mail = false;
});

test('the banner asks to verify, and Resend sends a mail and becomes a disabled Sent! [S17] [T4] [A8]', async () => {
  const server = fakeServer({ 'POST /api/user/resend-verification': {} });
  const { user } = banner();
  expect(screen.getByText('Please verify your email')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  const sent = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sent!' });
  expect(sent.disabled).toBe(true);
  expect(server.keys()).toEqual(['POST /api/user/resend-verification']);
  expect(sentRecently(Date.now())).toBe(true);
});

test('within 60 seconds of the last mail nothing is sent, whatever page was reloaded in between [T4] [V17] [K20]', async () => {
  const server = fakeServer({ 'POST /api/user/resend-verification': {} });
  vi.useFakeTimers({ toFake: ['Date'] });
  stored.lastVerificationResend.write(Date.now() - 59_999);
  const { user } = banner();
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  await screen.findByRole('button', { name: 'Sent!' });
  expect(server.calls).toEqual([]);
});

test('after 60 seconds a mail is sent again [T4] [V17] [K20]', async () => {
  const server = fakeServer({ 'POST /api/user/resend-verification': {} });
  stored.lastVerificationResend.write(Date.now() - 60_000);
  const { user } = banner();
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  await screen.findByRole('button', { name: 'Sent!' });
  expect(server.calls).toHaveLength(1);
});

test('a clock that was set back does not lock the button [K20]', () => {
  stored.lastVerificationResend.write(Date.now() + 3_600_000);
  expect(sentRecently(Date.now())).toBe(false);
});

test('a mail that could not be sent is told, and Resend stays [T4]', async () => {
  fakeServer({
    'POST /api/user/resend-verification': {
      status: 429,
      body: { error: 'Too many attempts.', code: 'too_many_requests' },
    },
  });
  const { user } = banner();
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() => expect(takeMessages()).toEqual([{ tone: 'error', text: 'Too many attempts.' }]));
  expect(screen.getByRole('button', { name: 'Resend' }).getAttribute('aria-disabled')).toBeNull();
  expect(stored.lastVerificationResend.read()).toBe(0);
});

test('who mistyped the address finds the way to change it', () => {
  banner();
  expect(screen.getByRole('link', { name: 'Wrong address?' }).getAttribute('href')).toBe('/settings');
});

test('only an installation that keeps its mails links to the local mailbox', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no call expected')));
  const { unmount } = banner();
  expect(screen.queryByRole('link', { name: 'Open the local mailbox' })).toBeNull();
  unmount();
  site.dev_mail = true;
  banner();
  expect(screen.getByRole('link', { name: 'Open the local mailbox' }).getAttribute('href')).toBe('/dev/mail');
});
