import type { Preferences } from '@sirenade/contract/preferences';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { aUser } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { untouched } from '../../features/preferences/own-preferences.store.ts';
import { stored } from '../../lib/storage.ts';

const hint = () => screen.queryByRole('complementary', { name: 'For newcomers' });
const hintText = () => hint()?.querySelector('p')?.textContent;
const next = () => screen.getByRole('button', { name: 'Dismiss this hint, show the next' });

test('a newcomer gets three hints, one at a time, and none after the last', async () => {
  const { user } = renderApp('/');
  await waitFor(() => expect(hintText()).toContain('Intro'));
  await user.click(next());
  expect(hintText()).toBe('Speak first: no account needed, 20 chats are free.');
  await user.click(next());
  expect(hintText()).toContain('under Chats');
  await user.click(screen.getByRole('button', { name: 'Dismiss this hint' }));
  expect(hint()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(stored.preferences.read()).toEqual({ hints_dismissed: ['intro', 'speak', 'read'] });
});

test('all of them go with one press, and stay away', async () => {
  const first = renderApp('/');
  await waitFor(() => expect(hint()).not.toBeNull());
  await first.user.click(within(hint() as HTMLElement).getByRole('button', { name: 'Hide all hints' }));
  expect(hint()).toBeNull();
  first.unmount();
  renderApp('/');
  await screen.findByRole('tab', { name: 'Sirens' });
  expect(hint()).toBeNull();
});

test("a member's hints are kept by the account, and what it dismissed elsewhere is not shown here", async () => {
  const user = aUser({ preferences: { ...untouched, hints_dismissed: ['intro'] } });
  stored.user.write(user);
  let saved: unknown;
  fakeServer({
    'GET /api/user': { body: user },
    'PUT /api/user/preferences': ({ body }) => {
      saved = body;
      return { body: { ...untouched, ...(body as Partial<Preferences>) } };
    },
  });
  const app = renderApp('/');
  await waitFor(() => expect(hintText()).toContain('Chats are private unless you post them.'));
  await app.user.click(next());
  expect(hintText()).toContain('under Chats');
  await waitFor(() => expect(saved).toEqual({ hints_dismissed: ['intro', 'speak'] }));
});
