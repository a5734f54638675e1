import type { CurrentUser, SessionInfo } from '@sirenade/contract/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { aUser } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { stored } from '../../lib/storage.ts';

const time = '2025-05-01T10:00:00.000Z';
const sessions: SessionInfo[] = [
  { id: 'phone', current: false, device: 'Safari on iPhone', created_at: time, last_seen_at: time },
  { id: 'here', current: true, device: 'Firefox on Linux', created_at: time, last_seen_at: time },
];
const wrongPassword = { status: 400, body: { error: 'The current password is not right.', code: 'wrong_password' } };

async function openSettings(user: CurrentUser, answers: Parameters<typeof fakeServer>[0] = {}) {
  stored.user.write(user);
  const server = fakeServer({
    'GET /api/user': { body: user },
    'GET /api/user/sessions': { body: sessions },
    ...answers,
  });
  const app = renderApp('/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  const sent = (key: string) => server.calls.filter((call) => call.key === key).map((call) => call.body);
  return { ...app, server, section, sent };
}

test('a visitor is sent to log in and told why [S15] [R1]', async () => {
  fakeServer({});
  const { router } = renderApp('/settings');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await screen.findByText('You need to login to change your settings')).toBeTruthy();
});

test('the appearance switch turns the light on and remembers it [P7] [T2]', async () => {
  const { user, section } = await openSettings(aUser());
  const dark = section('Appearance').getByRole('switch', { name: 'Dark appearance' });
  expect(dark.getAttribute('aria-checked')).toBe('true');
  await user.click(dark);
  expect(dark.getAttribute('aria-checked')).toBe('false');
  expect(stored.darkMode.read()).toBe(false);
});

test('a new email needs the password, and waits for its link', async () => {
  let answer: { status?: number; body: unknown } = wrongPassword;
  const { user, section, sent } = await openSettings(aUser(), { 'POST /api/user/change-email': () => answer });
  const email = section('Email');
  expect(email.getByText('marina@example.test')).toBeTruthy();
  await user.click(email.getByRole('button', { name: 'Change email' }));
  await user.type(email.getByLabelText('New email'), 'sea@example.test');
  await user.type(email.getByLabelText('Current password'), 'moonlight{Enter}');
  expect(await email.findByText(wrongPassword.body.error)).toBeTruthy();
  expect(document.activeElement).toBe(email.getByLabelText('Current password'));
  answer = { body: { message: 'Open the link we sent to the new address.' } };
  await user.click(email.getByRole('button', { name: 'Send link' }));
  expect(await email.findByText('Open the link we sent to the new address.')).toBeTruthy();
  expect(sent('POST /api/user/change-email').at(-1)).toEqual({
    email: 'sea@example.test',
    current_password: 'moonlight',
  });
});

test('a new password needs the current one and eight characters [V3]', async () => {
  const { user, section, sent } = await openSettings(aUser(), {
    'POST /api/user/change-password': { body: { message: 'Your password has been changed.' } },
  });
  const password = section('Password');
  await user.click(password.getByRole('button', { name: 'Change password' }));
  await user.type(password.getByLabelText('Current password'), 'moonlight');
  await user.type(password.getByLabelText('New password'), 'short{Enter}');
  expect(await password.findByText('A password has at least 8 characters.')).toBeTruthy();
  await user.type(password.getByLabelText('New password'), ' no longer{Enter}');
  expect(await screen.findByText('Your password has been changed.')).toBeTruthy();
  expect(sent('POST /api/user/change-password')).toEqual([
    { current_password: 'moonlight', new_password: 'short no longer' },
  ]);
  expect(password.queryByLabelText('New password')).toBeNull();
});

test('devices are listed, this one first, and others can be ended one by one or all [T1]', async () => {
  const { user, section, server } = await openSettings(aUser(), {
    'DELETE /api/user/sessions/phone': { body: { message: 'The session has ended.' } },
    'DELETE /api/user/sessions': { body: { message: 'All other sessions have ended.' } },
  });
  const devices = section('Devices');
  const items = await devices.findAllByRole('listitem');
  expect(items[0]?.textContent).toContain('Firefox on LinuxThis device');
  expect(items[1]?.textContent).toContain('Safari on iPhoneLast seen');
  expect(devices.getAllByRole('button', { name: /^End the session/ })).toHaveLength(1);
  await user.click(devices.getByRole('button', { name: 'End the session on Safari on iPhone' }));
  expect(await screen.findByText('The session has ended.')).toBeTruthy();
  await user.click(devices.getByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('All other sessions have ended.')).toBeTruthy();
  expect(server.keys()).toContain('DELETE /api/user/sessions/phone');
});

test('news by mail can be turned off; a failure lets the switch fall back [P8]', async () => {
  const down = { status: 503, body: { error: 'This is not available right now.', code: 'unavailable' } };
  let answer: { status?: number; body: unknown } = down;
  const { user, section, sent } = await openSettings(aUser(), { 'PATCH /api/user': () => answer });
  const news = section('Mail').getByRole('switch', { name: 'Send me news by mail' });
  await user.click(news);
  expect(await screen.findByText(down.body.error)).toBeTruthy();
  expect(news.getAttribute('aria-checked')).toBe('true');
  answer = { body: aUser({ mail_opt_out: true }) };
  await user.click(news);
  await waitFor(() => expect(news.getAttribute('aria-checked')).toBe('false'));
  expect(sent('PATCH /api/user').at(-1)).toEqual({ mail_opt_out: true });
});

test('the own data is handed over as a JSON file', async () => {
  const data = { user: { username: 'marina' } };
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:export';
  });
  const { user, section } = await openSettings(aUser(), { 'GET /api/user/export': { body: data } });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(section('Your data').getByRole('button', { name: 'Export my data' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual(data);
});

test('deleting the account from here asks, erases and leaves [A10] [T15]', async () => {
  const { user, section, router } = await openSettings(aUser(), {
    'DELETE /api/user': { body: { message: 'Your account is deleted.' } },
    'POST /api/user/logout': {},
  });
  await user.click(section('Leave').getByRole('button', { name: 'Delete Account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/all'));
  expect(stored.user.read()).toBeNull();
});
