import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { signUpAndVerify } from './support/people.ts';

const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const exchanges = (page: Page) => page.getByRole('list', { name: /^Chat with / }).getByRole('listitem');

/** Makes a siren whom everybody can meet. */
async function makeSiren(request: APIRequestContext, url: string, name: string): Promise<number> {
  const answer = await request.post('/api/sirens', {
    headers: { origin: url },
    multipart: { name, description: 'Mends nets on the pier and knows every tide.', private: 'false', images: '[]' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Waits until she has said all of it. */
async function answered(page: Page, count: number): Promise<void> {
  await expect(exchanges(page)).toHaveCount(count, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Redo the answer' })).toBeVisible({ timeout: 60_000 });
}

test('a chat is begun, answered, reloaded, redone, edited and deleted [S9] [S33] [S34] [S35] [S37] [T6] [T8] [T10] [V8] [V16] [X7] [K13]', async ({
  page,
  app,
  faults,
}) => {
  test.setTimeout(240_000);
  await signUpAndVerify(page, app, 'Tidewaiter');
  const siren = await makeSiren(page.request, app.url, 'Bridie Halloran');
  await page.goto(`/story?siren=${siren}`);
  await expect(
    page.getByText('Remember: Chats are private unless posted and everything sirens say is made up'),
  ).toBeVisible();
  await field(page).press('Enter');
  await expect(says(page, 'Please enter a message.')).toBeVisible();

  await send(page, 'Good evening. What do you do when the harbour is frozen?');
  await expect(page).toHaveURL(/story=\d+/, { timeout: 30_000 });
  // The answer is the server's: whoever reloads finds it, whole.
  await page.reload();
  await answered(page, 1);
  const story = new URL(page.url()).searchParams.get('story');
  const stored = await (await page.request.get(`/api/story/${story}?media=url`)).json();
  expect(stored.composes).toHaveLength(1);
  expect(stored.composes[0].ai_response.length).toBeGreaterThan(20);
  expect(stored.composes[0].audio_url).toMatch(/^\/media\/audio\//);

  await page.getByRole('button', { name: 'Redo the answer' }).click();
  await expect(page.getByText(/^2\s*\/\s*2$/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Previous answer' }).click();
  await expect(page.getByText(/^1\s*\/\s*2$/)).toBeVisible();

  await page.getByRole('button', { name: 'Edit message' }).first().click();
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('And when it thaws?');
  await page.getByRole('button', { name: 'Update' }).click();
  await answered(page, 1);
  await expect(exchanges(page).getByText('And when it thaws?')).toBeVisible();

  await expect(page.getByRole('list', { name: 'Recent chats' }).getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(says(page, 'Chat deleted successfully')).toBeVisible();
  expect((await page.request.get(`/api/story/${story}`)).status()).toBe(404);
  expect(faults).toEqual([]);
});

test('a visitor chats without an account and keeps the chat at sign-up [P5] [R1]', async ({ page, app, browser }) => {
  test.setTimeout(180_000);
  const owner = await browser.newContext({ baseURL: app.url });
  await owner.addInitScript(() => sessionStorage.setItem('disclaimerAgreed', 'true'));
  const maker = await owner.newPage();
  await signUpAndVerify(maker, app, 'Netmaker');
  const siren = await makeSiren(maker.request, app.url, 'Callum Reid');
  await owner.close();

  await page.goto(`/story?siren=${siren}`);
  await send(page, 'Is this chair taken?');
  await answered(page, 1);
  const story = new URL(page.url()).searchParams.get('story');
  await signUpAndVerify(page, app, 'Newcomer');
  await page.goto(`/story?siren=${siren}&story=${story}`);
  await expect(exchanges(page).getByText('Is this chair taken?')).toBeVisible();
  await send(page, 'I stayed, as you see.');
  await answered(page, 2);
});

test('a chat that is not one’s own is not there [X6]', async ({ page, app }) => {
  await signUpAndVerify(page, app, 'Wanderer');
  const siren = await makeSiren(page.request, app.url, 'Ines Duarte');
  await page.goto(`/story?siren=${siren}&story=123456789`);
  await expect(says(page, "This chat doesn't exist")).toBeVisible();
  await expect(page).not.toHaveURL(/story=123456789/);
});
