import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { join } from './support/people.ts';

const OUT_OF_WORDS =
  'You have run out of audio words. Please upgrade or re-buy your subscription to continue creating audio.';
const APPROVAL = /\/sandbox\/paypal\/webapps\/billing\/subscriptions\?/;

const modal = (page: Page) => page.getByRole('dialog', { name: 'Subscription' });
const left = (page: Page, words: string, images: string) =>
  page.getByRole('button', { name: new RegExp(`^${words}.*audio words.*${images}.*images left$`) });
const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const events = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.flatMap(({ event }) => event ?? []));

/** Sets the faults of the payment sandbox, or advances its clock. */
async function control(page: Page, what: 'faults' | 'advance', data: object): Promise<void> {
  expect((await page.request.post(`/sandbox/paypal/_control/${what}`, { data })).status()).toBe(200);
}

/** Opens the plans and goes to the approval page of one. */
async function choose(page: Page, plan: string): Promise<void> {
  await page.goto('/all?payments=true');
  await modal(page)
    .getByRole('button', { name: `Choose ${plan}` })
    .click();
  await expect(page).toHaveURL(APPROVAL);
}

/** Approves, and gives the address that the provider sends people back to. */
async function approve(page: Page): Promise<string> {
  const back = page.waitForRequest((request) => request.isNavigationRequest() && /PayerID=/.test(request.url()));
  await page.getByRole('button', { name: 'Approve' }).click();
  return (await back).url();
}

/** Approves and waits for the page that is loaded anew afterwards; the balance alone may be right before that. */
async function approveAndReturn(page: Page): Promise<string> {
  const address = await approve(page);
  await expect(says(page, 'Subscription activated successfully!')).toBeVisible();
  return address;
}

test('out of words: a prompt, a plan, the approval, and back with a toast and a full balance [T3] [S40] [P6] [A11] [A12] [X2]', async ({
  page,
  app,
  faults,
}) => {
  await join(page, app, 'Silenced');
  await app.operateByProgram('credit', 'Silenced', 'words', '-500', 'all said');
  await page.goto('/');
  await expect(modal(page)).toContainText(OUT_OF_WORDS);
  await expect(modal(page)).toContainText('Unlimited');
  await expect.poll(() => events(page)).toEqual(['view_cart', 'view_promotion']);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();

  await page.goto('/all?sortBy=top&outOfTokens=true');
  await expect(modal(page)).toContainText(OUT_OF_WORDS);
  await modal(page).getByRole('button', { name: 'Choose Creator' }).click();
  await expect(page).toHaveURL(APPROVAL);
  await expect(page.getByText('No money moves', { exact: false })).toBeVisible();
  await approveAndReturn(page);

  await expect(page).toHaveURL(`${app.url}/`);
  await expect(left(page, '7,000', '110')).toBeVisible();
  expect(await events(page)).toEqual(['purchase']);

  await left(page, '7,000', '110').click();
  await expect(modal(page).getByText('Current Plan')).toBeVisible();
  await expect(modal(page).getByText(/^Your Creator plan renews on /)).toBeVisible();
  await modal(page).getByRole('link', { name: 'Where did my credits go?' }).click();
  await expect(page).toHaveURL(/\/credits$/);
  await expect(page.getByRole('main').getByText('+7,000 words')).toBeVisible();
  await expect(page.getByRole('main').getByText('Correction: all said')).toBeVisible();
  await expect(page.getByRole('main').getByText('−500 words')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a plan is cancelled after a question, and what was paid for stays [T3] [S40]', async ({ page, app }) => {
  await join(page, app, 'Canceller');
  await choose(page, 'Mini Creator');
  await approveAndReturn(page);
  await expect(left(page, '2,500', '40')).toBeVisible();
  await page.goto('/all?payments=true');
  await modal(page).getByRole('button', { name: 'Cancel Mini Creator' }).click();
  await expect(modal(page).getByRole('heading', { name: 'Cancel Mini Creator?' })).toBeFocused();
  await modal(page).getByRole('button', { name: 'Keep it' }).click();
  await modal(page).getByRole('button', { name: 'Cancel Mini Creator' }).click();
  await modal(page).getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(says(page, 'Your plan is cancelled.')).toBeVisible();
  await expect(modal(page).getByText(/^Your plan is cancelled and will not renew\./)).toBeVisible();
  await expect(modal(page).getByText('Current Plan')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/all$/);
  await expect(left(page, '2,500', '40')).toBeVisible();
});

test('an approval that is cancelled changes nothing and leads back to the plans [S15] [P6]', async ({ page, app }) => {
  await join(page, app, 'Doubtful');
  await choose(page, 'Ultra Creator');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(says(page, 'The payment was cancelled. Nothing was charged.')).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/?payments=true`);
  await expect(modal(page).getByRole('button', { name: 'Choose Ultra Creator' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(left(page, '500', '10')).toBeVisible();
});

test('the back button of the approval page leads to plans that can be chosen', async ({ page, app }) => {
  await join(page, app, 'Backtracker');
  await choose(page, 'Creator');
  await page.goBack();
  await expect(modal(page).getByRole('button', { name: 'Choose Creator' })).toBeEnabled();
});

test('a provider that is away is told with the advice to try later, and the plans stay free [X2] [T3]', async ({
  page,
  app,
}) => {
  await join(page, app, 'Unserved');
  await page.goto('/all?payments=true');
  await control(page, 'faults', { failsBefore: 1 });
  const button = modal(page).getByRole('button', { name: 'Choose Creator' });
  await button.click();
  await expect(says(page, 'This is not available right now. Please try again later.').first()).toBeVisible();
  await expect(modal(page).getByText(/^Error: /)).toBeVisible();
  await expect(button).toBeEnabled();
  await control(page, 'faults', { failsBefore: 0 });
  await button.click();
  await expect(page).toHaveURL(APPROVAL);
});

test('a payment that the provider has not confirmed yet is waited for and can be tried again', async ({
  page,
  app,
}) => {
  await join(page, app, 'Patient');
  await control(page, 'faults', { pendingReads: 100 });
  await choose(page, 'Creator');
  await approve(page);
  const waiting = page.getByRole('dialog', { name: 'Not confirmed yet' });
  await expect(waiting).toBeVisible();
  await expect(page).toHaveURL(/ba_token=/);
  await control(page, 'faults', { pendingReads: 0 });
  await control(page, 'advance', { days: 0 });
  await waiting.getByRole('button', { name: 'Try again' }).click();
  await expect(says(page, 'Subscription activated successfully!')).toBeVisible();
  await expect(left(page, '7,500', '110')).toBeVisible();
});

test('coming back twice, or with the payment of another, gives nothing and clears the address [T3] [X2]', async ({
  page,
  app,
  openOther,
}) => {
  await join(page, app, 'Returning');
  await choose(page, 'Creator');
  const back = await approveAndReturn(page);
  await expect(left(page, '7,500', '110')).toBeVisible();

  await page.goto(back);
  await expect(page).toHaveURL(`${app.url}/`);
  await page.evaluate(() => localStorage.removeItem('lastActivation'));
  await page.goto(back);
  await expect(says(page, 'Failed to activate subscription: Subscription is already active')).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(left(page, '7,500', '110')).toBeVisible();

  const other = await openOther();
  await join(other, app, 'Stranger');
  await other.goto(back);
  await expect(says(other, 'Failed to activate subscription: This payment was not found.')).toBeVisible();
  await expect(other).toHaveURL(`${app.url}/`);
  await expect(left(other, '500', '10')).toBeVisible();
});
