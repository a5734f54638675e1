import { PRODUCT_NAME } from '@sirenade/contract/product';
import { expect, test } from './support/app.ts';
import { settled } from './support/settled.ts';

test('the front page opens with the name of the product and no fault in the browser', async ({ page, faults }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(PRODUCT_NAME));
  await expect(page.getByText(PRODUCT_NAME).first()).toBeVisible();
  await settled(page);
  expect(faults).toEqual([]);
});

test('the front page answers a client that takes nothing compressed', async ({ app }) => {
  const answer = await fetch(app.url, { headers: { 'accept-encoding': 'identity' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
});
