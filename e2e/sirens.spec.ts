import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { signUpAndVerify } from './support/people.ts';

const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('link', { name: new RegExp(name) });

interface Wish {
  name: string;
  description: string;
  private?: boolean;
}

/** Makes a siren without a picture by the call that the form uses. */
async function makeSiren(
  request: APIRequestContext,
  url: string,
  { name, description, ...more }: Wish,
): Promise<number> {
  const answer = await request.post('/api/sirens', {
    headers: { origin: url },
    multipart: { name, description, private: String(more.private ?? true), images: '[]' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

test('a siren is put together, painted, named, heard, changed and deleted [S12] [S13] [S14] [S26] [S27] [S28] [S29] [S31] [S32] [T13] [V16] [X3] [X7]', async ({
  page,
  app,
  faults,
}) => {
  test.setTimeout(150_000);
  await signUpAndVerify(page, app, 'Shipwright');
  await page.goto('/sirens');
  await expect(page).toHaveURL(/\/sirens\/create$/);
  await expect(page.getByText('No Images Generated Yet')).toBeVisible();

  await page.getByRole('button', { name: 'Siren Builder' }).click();
  const builder = page.getByRole('dialog', { name: 'Siren Builder' });
  await expect(builder.getByText('No image generated yet')).toBeVisible();
  await builder.getByRole('button', { name: 'Randomize Appearance' }).click();
  await builder.getByRole('button', { name: 'Generate Image' }).click();
  await expect(builder.getByRole('img').first()).toBeVisible({ timeout: 30_000 });
  await builder.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(builder).toBeHidden();
  await expect(page.getByText('Cover', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Appearance' })).not.toHaveValue('');

  await page.getByRole('button', { name: 'Create Siren' }).click();
  await expect(page.getByText('Name and Description are required.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Marisol Vega');
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('A lighthouse keeper of forty who writes letters to ships.');
  await page.getByRole('button', { name: 'Preview Voice' }).click();
  await page.getByRole('button', { name: 'Create Siren' }).click();
  await expect(says(page, 'Siren created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/story\?siren=\d+$/);
  await expect(page.getByRole('heading', { name: 'Marisol Vega' })).toBeVisible();
  await expect(page.getByText('This siren is private: only you can see this page.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Play the intro of Marisol Vega' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: /audio words and 9 images left/ })).toBeVisible();

  await page.getByRole('link', { name: 'Edit siren' }).click();
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('A lighthouse keeper of forty who reads the weather aloud.');
  await page.getByRole('button', { name: 'Save Siren' }).click();
  await expect(says(page, 'Siren updated successfully')).toBeVisible();
  await expect(page.getByText('reads the weather aloud').first()).toBeVisible();

  await page.getByRole('link', { name: 'My Sirens' }).click();
  await expect(page.getByText(/^Voiced by /)).toBeVisible();
  await page.getByRole('button', { name: 'Delete Marisol Vega' }).click();
  await expect(page.getByText('Are you sure you want to delete this siren?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(says(page, 'Siren deleted successfully')).toBeVisible();
  await expect(page.getByText("You haven't created any sirens yet.")).toBeVisible();
  expect(faults).toEqual([]);
});

test('own sirens stand in two columns, and a click anywhere on one opens the chat [S32]', async ({ page, app }) => {
  await signUpAndVerify(page, app, 'Beekeeper');
  for (const name of ['Ada Brook', 'Bela Thorn', 'Cora Vane'])
    await makeSiren(page.request, app.url, { name, description: 'Keeps bees on a roof above the harbour.' });
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
  browser,
}) => {
  test.setTimeout(120_000);
  await signUpAndVerify(page, app, 'Keeperone');
  const id = await makeSiren(page.request, app.url, {
    name: 'Ottilie Brandt',
    description: 'Repairs clocks in a harbour town and keeps every secret she hears.',
  });

  const stranger = await browser.newContext({ baseURL: app.url });
  await stranger.addInitScript(() => sessionStorage.setItem('disclaimerAgreed', 'true'));
  const other = await stranger.newPage();
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

  await signUpAndVerify(other, app, 'Votertwo');
  await other.goto(`/story?siren=${id}`);
  const votes = other.getByRole('group', { name: 'Votes' });
  await votes.getByRole('button', { name: 'Upvote' }).click();
  await expect(votes).toContainText('1');
  await votes.getByRole('button', { name: 'Downvote' }).click();
  await expect(votes).toContainText('-1');
  await expect.poll(async () => (await (await other.request.get(`/api/sirens/${id}?media=url`)).json()).karma).toBe(-1);
  await votes.getByRole('button', { name: 'Downvote' }).click();
  await other.reload();
  await expect(votes).toContainText('0');
  await stranger.close();
});

test('what was written survives a reload, and leaving asks first [S30] [T13]', async ({ page, app }) => {
  await signUpAndVerify(page, app, 'Scribbler');
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
