import type { CurrentUser } from '@sirenade/contract/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSubscription, planList } from '../../../test/billing.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { aUser, unverified } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { stored } from '../../lib/storage.ts';

const outOfWords =
  'You have run out of audio words. Please upgrade or re-buy your subscription to continue creating audio.';
const outOfImages = 'You have run out of images. Please upgrade or re-buy your subscription to get more images.';

function openAs(user: CurrentUser | null, path: string) {
  if (user) stored.user.write(user);
  fakeServer({
    'GET /api/user': { body: user },
    'GET /api/plans': { body: planList },
    'GET /api/subscription': { body: aSubscription() },
  });
  return renderApp(path);
}

test.each([
  ['outOfTokens', [outOfWords]],
  ['outOfImages', [outOfImages]],
  ['payments', []],
])('%s=true opens the credits, and closing takes it out of the address [S15] [S40]', async (flag, says) => {
  const { user, router } = openAs(aUser(), `/all?sortBy=top&${flag}=true`);
  const modal = within(await screen.findByRole('dialog', { name: 'Subscription' }));
  await modal.findByRole('button', { name: 'Choose Creator' });
  expect(modal.queryAllByRole('status').map((notice) => notice.textContent)).toEqual(says);
  await user.click(modal.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(router.state.location.search).toBe('?sortBy=top'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a visitor with a flag is sent to log in and told why [S15]', async () => {
  const { router } = openAs(null, '/all?payments=true');
  expect((await screen.findByRole('alert')).textContent).toContain('You need to login to see your credits');
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
});

test('an unverified user keeps the banner; the flag goes without a word [R2]', async () => {
  const { router } = openAs(unverified, '/all?outOfImages=true&sortBy=top');
  await waitFor(() => expect(router.state.location.search).toBe('?sortBy=top'));
  expect(screen.getByText('Please verify your email')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a flag of another value asks for nothing [S15]', async () => {
  const { router } = openAs(aUser(), '/all?payments=false');
  await screen.findByRole('link', { name: 'marina' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe('?payments=false');
});
