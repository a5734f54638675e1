import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { makeSiren } from './support/content.ts';
import { join } from './support/people.ts';

const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('link', { name: new RegExp(name) });

test('own sirens stand in two columns, and a click anywhere on one opens the chat [S32]', async ({ page, app }) => {
  await join(page, app, 'Beekeeper');
  for (const name of ['Ada Brook', 'Bela Thorn', 'Cora Vane'])
    await makeSiren(page, app, { name, description: 'Keeps bees on a roof above the harbour.', isPrivate: true });
  await page.goto('/sirens/my-sirens');
  const cards = main(page).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const places = await Promise.all([0, 1, 2].map((nth) => cards.nth(nth).boundingBox()));
  const [first, second, third] = places.map((place) => ({ x: place?.x ?? 0, y: place?.y ?? 0 }));
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  expect(third?.x).toBe(first?.x);
  expect(third?.y).toBeGreaterThan(first?.y ?? 0);
  await cards.nth(0).click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(/\/story\?siren=\d+$/);
  await expect(page.getByRole('heading', { name: 'Cora Vane' })).toBeVisible();
});

test('a private siren is its owner’s alone; a public one is met, found with a typo, voted on and reported [R5] [S1] [S19] [S39] [T5] [V9]', async ({
  page,
  app,
  openOther,
}) => {
  await join(page, app, 'Keeperone');
  const id = await makeSiren(page, app, {
    name: 'Ottilie Brandt',
    description: 'Repairs clocks in a harbour town and keeps every secret she hears.',
    isPrivate: true,
  });

  const other = await openOther();
  await other.goto(`/story?siren=${id}`);
  await expect(says(other, 'Something went wrong: ')).toBeVisible();
  await expect(other).toHaveURL(/\/all$/);
  await other.goto('/?search=ottilie');
  await expect(other.getByText('No results found.')).toBeVisible();

  await page.goto(`/sirens/edit/${id}`);
  await page.getByRole('radio', { name: /Public/ }).check();
  await page.getByRole('button', { name: 'Save Siren' }).click();
  await expect(says(page, 'Siren updated successfully')).toBeVisible();

  await other.goto('/');
  await other.getByRole('searchbox', { name: 'Search sirens' }).fill('otilie');
  await expect(card(other, 'Ottilie Brandt')).toBeVisible();
  await expect(other).toHaveURL(/search=otilie/);
  await card(other, 'Ottilie Brandt').click();
  await expect(other.getByRole('heading', { name: 'Ottilie Brandt' })).toBeVisible();
  await other.getByRole('button', { name: 'Upvote' }).click();
  await expect(says(other, 'You must be logged in to vote.')).toBeVisible();

  await other.getByRole('button', { name: 'Report siren' }).click();
  const report = other.getByRole('dialog', { name: 'Report siren' });
  await report.getByPlaceholder('Describe the issue you are reporting...').fill('The description copies one of mine.');
  await report.getByRole('button', { name: 'Submit Report' }).click();
  await expect(says(other, 'Siren reported successfully')).toBeVisible();

  await join(other, app, 'Votertwo');
  await other.goto(`/story?siren=${id}`);
  const votes = other.getByRole('group', { name: 'Votes' });
  await votes.getByRole('button', { name: 'Upvote' }).click();
  await expect(votes).toContainText('1');
  await votes.getByRole('button', { name: 'Downvote' }).click();
  await expect(votes).toContainText('-1');
  const karma = async () => (await (await other.request.get(`/api/sirens/${id}?media=url`)).json()).karma;
  await expect.poll(karma).toBe(-1);
  await votes.getByRole('button', { name: 'Downvote' }).click();
  await expect.poll(karma).toBe(0);
  await other.reload();
  await expect(votes).toContainText('0');
});

test('what was written survives a reload, and leaving asks first [S30] [T13]', async ({ page, app }) => {
  await join(page, app, 'Scribbler');
  await page.goto('/sirens/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Half a thought');
  await page.getByRole('link', { name: 'Home' }).click();
  const question = page
    .getByRole('dialog')
    .filter({ hasText: 'You have unsaved changes! Are you sure you want to leave?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/sirens\/create$/);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'Home' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  await page.goto('/sirens/create');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
});

test('the workshop tells visitors and the unverified what it needs [V7] [X4]', async ({ page }) => {
  await page.goto('/sirens/create');
  await expect(page.getByText('You must be logged in and verified to create sirens.')).toBeVisible();
  await page.goto('/sirens/my-sirens');
  await expect(page).toHaveURL(/\/login/);
});
