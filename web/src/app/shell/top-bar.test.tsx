import type { CurrentUser } from '@sirenade/contract/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { aUser, unverified } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { setViewport } from '../../../test/viewport.ts';
import { stored } from '../../lib/storage.ts';

async function openAs(user: CurrentUser | null, path = '/') {
  if (user) stored.user.write(user);
  const server = fakeServer({ 'GET /api/user': { body: user }, 'POST /api/user/logout': {} });
  const app = renderApp(path);
  await screen.findByRole('tab', { name: 'Sirens' });
  return { ...app, server, bar: within(screen.getByRole('banner')) };
}

const menuItems = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

test('a visitor sees Login and Sign Up, and nothing of an account [S17] [R1]', async () => {
  const { bar } = await openAs(null);
  expect(bar.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(bar.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
  expect(bar.queryByRole('link', { name: 'Saved chats' })).toBeNull();
  expect(bar.queryByRole('button', { name: 'Logout' })).toBeNull();
  expect(screen.queryByText('Please verify your email')).toBeNull();
});

test('a verified user sees saved chats, what is left, the profile and Logout [S6] [S17] [E2]', async () => {
  const { bar } = await openAs(aUser());
  expect(bar.getByRole('link', { name: 'Saved chats' }).getAttribute('href')).toBe('/saved');
  expect(bar.getByRole('button', { name: /^1,480 audio words and 10 images left$/ })).toBeTruthy();
  const chip = bar.getByRole('link', { name: 'marina' });
  expect(chip.getAttribute('href')).toBe('/u/marina');
  expect(chip.querySelector('img')?.getAttribute('src')).toBe('/default-avatar.svg');
  expect(bar.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(bar.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('the count of images is found under either spelling [E2]', async () => {
  const payments = { subscription_type: 'trial', words_left: 3, images_generations_left: 4 } as CurrentUser['payments'];
  const { bar } = await openAs(aUser({ payments }));
  expect(bar.getByRole('button', { name: '3 audio words and 4 images left' })).toBeTruthy();
});

test('an unverified user sees only the banner and Logout [S17] [R2]', async () => {
  const { bar } = await openAs(unverified);
  expect(screen.getByText('Please verify your email')).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(bar.queryByRole('link', { name: 'Saved chats' })).toBeNull();
  expect(bar.queryByRole('link', { name: 'marina' })).toBeNull();
  expect(bar.queryByRole('button', { name: /images left/ })).toBeNull();
  expect(bar.queryByRole('button', { name: 'Account menu' })).toBeNull();
});

test('what is left opens the subscription, with what is available [S17] [S40]', async () => {
  const { bar, user } = await openAs(aUser());
  await user.click(bar.getByRole('button', { name: /images left/ }));
  const modal = await screen.findByRole('dialog', { name: 'Subscription' });
  expect(modal.textContent).toContain('Currently Available');
  expect(modal.textContent).toContain('Audio words1,480');
  await user.click(within(modal).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the small menu of a signed-in user has Payments, Saved, Create Siren, Profile, Logout [S18]', async () => {
  const { user } = await openAs(aUser());
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  expect(menuItems()).toEqual(['Payments', 'Saved', 'Create Siren', 'Profile', 'Logout']);
  await user.click(screen.getByRole('menuitem', { name: 'Payments' }));
  expect(await screen.findByRole('dialog', { name: 'Subscription' })).toBeTruthy();
});

test('the small menu of a visitor has Sign Up and Login [S18] [R1]', async () => {
  const { user } = await openAs(null);
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  expect(menuItems()).toEqual(['Sign Up', 'Login']);
});

test('logging out on a phone leads to the landing page, on a wide screen nowhere [S2] [A3]', async () => {
  const wide = await openAs(aUser(), '/somefeed');
  await wide.user.click(wide.bar.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('link', { name: 'Login' });
  expect(wide.router.state.location.pathname).toBe('/somefeed');
  wide.unmount();

  setViewport(390, 844);
  const phone = await openAs(aUser(), '/somefeed');
  await phone.user.click(screen.getByRole('button', { name: 'Account menu' }));
  await phone.user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(phone.router.state.location.pathname).toBe('/all'));
  expect(phone.server.keys()).toContain('POST /api/user/logout');
  setViewport(1024, 768);
});
