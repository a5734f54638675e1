import type { CurrentUser, SessionInfo } from '@sirenade/contract/accounts';
import type { Preferences } from '@sirenade/contract/preferences';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { pauseNetwork } from '../../../test/pause-network.ts';
import { aUser } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { turns } from '../../../test/turns.ts';
import { untouched } from '../../features/preferences/own-preferences.store.ts';
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

test('a visitor chooses for this browser, and is told what an account adds [R1]', async () => {
  const server = fakeServer({});
  const { user } = renderApp('/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  for (const name of ['Appearance', 'New chats', 'Content filters', 'Help'])
    expect(screen.getByRole('region', { name })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Long' }));
  await user.type(screen.getByLabelText('Hidden words'), 'Harbour{Enter}');
  expect(stored.preferences.read()).toEqual({ response_size: 'long', hidden_words: ['Harbour'] });
  expect(within(screen.getByRole('region', { name: 'Account' })).getByRole('link', { name: 'Sign Up' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Password' })).toBeNull();
  expect(server.keys().filter((key) => key.startsWith('PUT'))).toEqual([]);
});

test('until it is known who is there, the sections are hinted at and none of them can be used', async () => {
  stored.user.write(aUser());
  fakeServer({ 'GET /api/user': { body: aUser() }, 'GET /api/user/sessions': { body: sessions } });
  const release = pauseNetwork();
  renderApp('/settings');
  expect(await screen.findByText('Loading your settings')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Appearance' })).toBeNull();
  release();
  expect(await screen.findByRole('region', { name: 'Appearance' })).toBeTruthy();
  expect(screen.queryByText('Loading your settings')).toBeNull();
});

/** A server that stores the preferences it gets, as the real one does. */
function preferencesServer(start: Partial<Preferences> = {}) {
  let saved: Preferences = { ...untouched, ...start };
  const answers: Parameters<typeof fakeServer>[0] = {
    'PUT /api/user/preferences': ({ body }) => {
      saved = { ...saved, ...(body as Partial<Preferences>) };
      return { body: saved };
    },
  };
  return { answers, user: aUser({ preferences: saved }) };
}

test('the appearance is chosen for the account, and holds at once [P7] [T2]', async () => {
  const { answers, user: owner } = preferencesServer();
  const { user, section, sent } = await openSettings(owner, answers);
  const theme = section('Appearance');
  expect(theme.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
  await user.click(theme.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.className).toBe('light');
  expect(stored.darkMode.read()).toBe(false);
  await waitFor(() => expect(sent('PUT /api/user/preferences')).toEqual([{ appearance: 'light' }]));
  expect(theme.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
});

test('with System the page follows the device as it changes', async () => {
  const night = Object.assign(new EventTarget(), { matches: false });
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('color-scheme') ? (night as unknown as MediaQueryList) : real(query),
  );
  const { answers, user: owner } = preferencesServer();
  const { user, section } = await openSettings(owner, answers);
  await user.click(section('Appearance').getByRole('radio', { name: 'System' }));
  await waitFor(() => expect(document.documentElement.className).toBe('light'));
  night.matches = true;
  act(() => {
    night.dispatchEvent(new Event('change'));
  });
  expect(document.documentElement.className).toBe('dark');
});

test('how new chats start is the default of the product until it is chosen [K28]', async () => {
  const { answers, user: owner } = preferencesServer();
  const { user, section, sent } = await openSettings(owner, answers);
  const chats = section('New chats');
  expect(chats.getByRole<HTMLInputElement>('radio', { name: 'Medium' }).checked).toBe(true);
  const audio = chats.getByRole('switch', { name: 'Audio' });
  expect(audio.getAttribute('aria-checked')).toBe('true');
  await user.click(audio);
  await user.click(chats.getByRole('switch', { name: 'Images' }));
  await user.click(chats.getByRole('radio', { name: 'Extra long' }));
  await waitFor(() =>
    expect(sent('PUT /api/user/preferences')).toEqual([
      { audio: false },
      { images: false },
      { response_size: 'extra long' },
    ]),
  );
  expect(audio.getAttribute('aria-checked')).toBe('false');
  expect(stored.generateAudio.read()).toBe(false);
});

test('a choice that could not be kept is taken back, with a word about it', async () => {
  const down = { status: 503, body: { error: 'This is not available right now.', code: 'unavailable' } };
  const { user, section } = await openSettings(aUser(), { 'PUT /api/user/preferences': down });
  const audio = section('New chats').getByRole('switch', { name: 'Audio' });
  await user.click(audio);
  expect(await screen.findByText(down.body.error)).toBeTruthy();
  await waitFor(() => expect(audio.getAttribute('aria-checked')).toBe('true'));
});

test('tags and words are hidden and shown again one by one, each once', async () => {
  const { answers, user: owner } = preferencesServer({ hidden_tags: ['storm'] });
  const { user, section, sent } = await openSettings(owner, answers);
  const filters = section('Content filters');
  const tags = filters.getByLabelText<HTMLInputElement>('Hidden tags', { selector: 'input' });
  await user.type(tags, '  Slow   Burn {Enter}');
  await user.type(tags, 'STORM{Enter}');
  await user.type(tags, ' {Enter}');
  await user.type(filters.getByLabelText('Hidden words', { selector: 'input' }), 'Harbour');
  await user.click(filters.getByRole('button', { name: 'Add the word' }));
  await user.click(filters.getByRole('button', { name: 'Remove storm' }));
  expect(document.activeElement).toBe(tags);
  await waitFor(() =>
    expect(sent('PUT /api/user/preferences')).toEqual([
      { hidden_tags: ['storm', 'slow burn'] },
      { hidden_words: ['Harbour'] },
      { hidden_tags: ['slow burn'] },
    ]),
  );
  expect(filters.getAllByRole('button', { name: /^Remove/ }).map(({ textContent }) => textContent)).toEqual([
    'slow burn',
    'Harbour',
  ]);
});

test('a full list takes no more, and says so', async () => {
  const full = Array.from({ length: 30 }, (_, n) => `tag ${n}`);
  const { section } = await openSettings(aUser({ preferences: { ...untouched, hidden_tags: full } }));
  const tags = section('Content filters').getByLabelText<HTMLInputElement>('Hidden tags', { selector: 'input' });
  expect(tags.disabled).toBe(true);
  expect(section('Content filters').getByText('30 are as many as there can be.')).toBeTruthy();
});

test('the keys can be turned off and read about, and the hints come back when they are asked for', async () => {
  const { answers, user: owner } = preferencesServer({ hints_dismissed: ['intro', 'speak', 'read'] });
  const { user, section, sent } = await openSettings(owner, answers);
  const help = section('Help');
  await user.click(help.getByRole('button', { name: 'Show the shortcuts' }));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(help.getByRole('switch', { name: 'Keyboard shortcuts' }));
  await user.click(help.getByRole('button', { name: 'Show the hints again' }));
  expect(help.queryByRole('button', { name: 'Show the hints again' })).toBeNull();
  await waitFor(() =>
    expect(sent('PUT /api/user/preferences')).toEqual([{ shortcuts: false }, { hints_dismissed: [] }]),
  );
  await user.keyboard('?');
  await turns();
  expect(screen.queryByRole('dialog')).toBeNull();
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
  const newsSwitch = section('Mail').getByRole('switch', { name: 'Send me news by mail' });
  await user.click(newsSwitch);
  expect(await screen.findByText(down.body.error)).toBeTruthy();
  expect(newsSwitch.getAttribute('aria-checked')).toBe('true');
  answer = { body: aUser({ mail_opt_out: true }) };
  await user.click(newsSwitch);
  await waitFor(() => expect(newsSwitch.getAttribute('aria-checked')).toBe('false'));
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
