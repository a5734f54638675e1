import type { CurrentUser } from '@sirenade/contract/accounts';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSubscription, planList } from '../../../test/billing.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { aUser, unverified } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sessionKey } from '../../features/session/session.queries.ts';
import { stored } from '../../lib/storage.ts';

const left = (words: number, images: number): Partial<CurrentUser> => ({
  payments: {
    subscription_type: 'trial',
    words_left: words,
    image_generations_left: images,
    images_generations_left: images,
  },
});

function openAs(user: CurrentUser, path = '/all', agreed = true) {
  stored.user.write(user);
  fakeServer({
    'GET /api/user': { body: user },
    'GET /api/plans': { body: planList },
    'GET /api/subscription': { body: aSubscription() },
    'GET /api/credits': { body: [] },
  });
  const app = renderApp(path, { agreed });
  const spend = async (words: number, images: number) => {
    act(() => app.client.setQueryData(sessionKey, { ...user, ...left(words, images) }));
    await screen.findByRole('button', { name: `${words} audio words and ${images} images left` });
  };
  return { ...app, spend };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Subscription' });

test.each([
  [0, 5],
  [12, 0],
  [-3, 1],
])('the plans open by themselves at %i words and %i images [T3] [S40]', async (words, images) => {
  openAs(aUser(left(words, images)));
  expect(await screen.findByRole('dialog', { name: 'Subscription' })).toBeTruthy();
});

test('they stay away while there is something left, and from unverified users [T3] [R2]', async () => {
  const { unmount } = openAs(aUser(left(1, 1)));
  await screen.findByRole('button', { name: /images left/ });
  expect(dialog()).toBeNull();
  unmount();
  openAs({ ...unverified, ...left(0, 0) });
  await screen.findByText('Please verify your email');
  expect(dialog()).toBeNull();
});

test('once closed they come back when the other kind runs out or the same one does again, not for a smaller rest', async () => {
  const { user, spend } = openAs(aUser(left(0, 2)));
  await screen.findByRole('dialog', { name: 'Subscription' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  await spend(0, 1);
  expect(dialog()).toBeNull();
  await spend(0, 0);
  await waitFor(() => expect(dialog()).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await spend(700, 0);
  expect(dialog()).toBeNull();
  await spend(0, 0);
  await waitFor(() => expect(dialog()).not.toBeNull());
});

test('the way from the prompt to where the credits went closes it, and it does not follow', async () => {
  const { user, router } = openAs(aUser(left(0, 0)), '/all?outOfTokens=true');
  await user.click(await screen.findByRole('link', { name: 'Where did my credits go?' }));
  await screen.findByRole('heading', { name: 'Your credits' });
  expect(router.state.location).toMatchObject({ pathname: '/credits', search: '' });
  expect(dialog()).toBeNull();
});

test('the age notice comes first [P9]', async () => {
  const { user, client } = openAs(aUser(left(0, 0)), '/all', false);
  await waitFor(() => expect(client.getQueryData(sessionKey)).toBeTruthy());
  expect(screen.getAllByRole('dialog')).toEqual([screen.getByRole('dialog', { name: 'Before you come in' })]);
  await user.click(screen.getByRole('button', { name: 'I Agree' }));
  expect(await screen.findByRole('dialog', { name: 'Subscription' })).toBeTruthy();
});
