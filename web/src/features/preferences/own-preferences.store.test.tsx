import type { Preferences } from '@sirenade/contract/preferences';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { aUser } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { stored } from '../../lib/storage.ts';
import { ownPreferences, untouched } from './own-preferences.store.ts';

const PUT = 'PUT /api/user/preferences';

async function logIn(preferences: Preferences | null, answers: Parameters<typeof fakeServer>[0] = {}) {
  const account = aUser({ preferences });
  const server = fakeServer({
    'POST /api/user/login': { body: account },
    'GET /api/user': { body: account },
    [PUT]: ({ body }) => ({ body: body as Preferences }),
    ...answers,
  });
  const { user, router } = renderApp('/login');
  await user.type(await screen.findByLabelText('Email'), 'marina@example.test');
  await user.type(screen.getByLabelText('Password'), 'moonlight{Enter}');
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
  return { user, sent: () => server.calls.filter(({ key }) => key === PUT).map(({ body }) => body) };
}

test('what was chosen without an account is brought along at login, when the account has chosen nothing', async () => {
  stored.preferences.write({ appearance: 'light', hidden_words: ['harbour'], hints_dismissed: ['intro'] });
  const { sent } = await logIn(null);
  const preferences = { ...untouched, appearance: 'light', hidden_words: ['harbour'], hints_dismissed: ['intro'] };
  await waitFor(() => expect(sent()).toEqual([preferences]));
  // Private words are removed from the browser; dismissed hints stay dismissed after a logout.
  await waitFor(() => expect(stored.preferences.read()).toEqual({ hints_dismissed: ['intro'] }));
  expect(document.documentElement.className).toBe('light');
});

test('an account that has chosen keeps its choices, and so does the browser', async () => {
  stored.preferences.write({ appearance: 'dark', hidden_words: ['harbour'] });
  const { sent } = await logIn({ ...untouched, appearance: 'light' });
  await waitFor(() => expect(document.documentElement.className).toBe('light'));
  expect(sent()).toEqual([]);
  expect(stored.preferences.read()).toEqual({ appearance: 'dark', hidden_words: ['harbour'] });
});

test('who has chosen nothing brings nothing, and what could not be brought stays', async () => {
  const { sent } = await logIn(null);
  expect(sent()).toEqual([]);
});

test('what the server does not take stays in the browser', async () => {
  stored.preferences.write({ hidden_words: ['harbour'] });
  const refused = { status: 400, body: { error: 'Please check what you entered.', code: 'invalid' } };
  const { sent } = await logIn(null, { [PUT]: refused });
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(stored.preferences.read()).toEqual({ hidden_words: ['harbour'] });
});

test('what an older build or another hand left in the browser does no harm', () => {
  localStorage.setItem(
    'preferences',
    JSON.stringify({ appearance: 'sepia', audio: 'yes', hidden_words: ['sea', 5, null], hidden_tags: 'storm' }),
  );
  expect(ownPreferences()).toEqual({ ...untouched, hidden_words: ['sea'] });
  expect(ownPreferences()).toBe(ownPreferences());
});
