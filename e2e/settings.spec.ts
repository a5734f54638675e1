import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { makeSiren } from './support/content.ts';
import { join, PASSWORD, signUpAndVerify } from './support/people.ts';

const hint = (page: Page) => page.getByRole('complementary', { name: 'For newcomers' });
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('what somebody chooses hides a siren, puts hints away and follows them to another device [P7] [T2] [S19]', async ({
  page,
  app,
  openOther,
  faults,
}) => {
  await join(page, app, 'Keeper');
  await makeSiren(page, app, { name: 'Calm Una', tags: ['gentle'] });
  const stormy = await makeSiren(page, app, { name: 'Wild Tam', tags: ['storm'] });

  const reader = await openOther();
  await reader.goto('/');
  await expect(card(reader, 'Wild Tam')).toBeVisible();

  // A visitor dismisses the first hint; it stays away after a reload.
  await expect(hint(reader)).toContainText('Intro');
  await reader.getByRole('button', { name: 'Dismiss this hint, show the next' }).click();
  await expect(hint(reader)).toContainText('20 chats are free');
  await reader.reload();
  await expect(hint(reader)).toContainText('20 chats are free');

  // Preferences chosen without an account are copied to it at sign-up.
  await reader.goto('/settings#filters');
  await reader.getByRole('textbox', { name: 'Hidden tags' }).fill('Storm');
  await reader.getByRole('button', { name: 'Add the tag' }).click();
  await expect(reader.getByRole('button', { name: 'Remove storm' })).toBeVisible();
  const { email } = await signUpAndVerify(reader, app, 'Bookworm');
  await reader.goto('/');
  await expect(card(reader, 'Calm Una')).toBeVisible();
  await expect(card(reader, 'Wild Tam')).toHaveCount(0);
  // A choice is stored even if the page is left in the same moment.
  await reader.getByRole('button', { name: 'Hide all hints' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    location.reload();
  });
  await expect(card(reader, 'Calm Una')).toBeVisible();
  await expect(hint(reader)).toHaveCount(0);
  await reader.getByRole('link', { name: '1 hidden by your filters' }).click();
  await expect(reader.getByRole('textbox', { name: 'Hidden tags' })).toBeInViewport();
  await reader.getByRole('radio', { name: 'Light' }).check();
  await expect(reader.locator('html')).toHaveClass('light');

  // The same account elsewhere, by keyboard.
  const elsewhere = await openOther();
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(card(elsewhere, 'Calm Una')).toBeVisible();
  await expect(elsewhere.locator('html')).toHaveClass('light');
  await expect(hint(elsewhere)).toHaveCount(0);
  await expect(card(elsewhere, 'Wild Tam')).toHaveCount(0);
  await elsewhere.keyboard.press('j');
  await expect(card(elsewhere, 'Calm Una')).toBeFocused();
  await elsewhere.keyboard.press('?');
  const sheet = elsewhere.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await elsewhere.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await elsewhere.keyboard.press('/');
  await expect(elsewhere.getByRole('searchbox', { name: 'Search sirens' })).toBeFocused();

  // A link to a hidden siren opens her page.
  await elsewhere.goto(`/story?siren=${stormy}`);
  await expect(elsewhere.getByRole('heading', { name: 'Wild Tam' })).toBeVisible();
  expect(faults).toEqual([]);
});
