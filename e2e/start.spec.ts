import { PRODUCT_NAME } from '../contract/src/product.ts';
import { expect, test } from './support/app.ts';

test('the front page opens with the name of the product and no fault in the browser', async ({ page, faults }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(PRODUCT_NAME));
  await expect(page.getByText(PRODUCT_NAME).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
});

test.describe('without having agreed', () => {
  test.use({ ageAgreed: false });

  test('a visitor is asked for their age before anything else, once per browser session [P9]', async ({ page }) => {
    await page.goto('/');
    const disclaimer = page.getByRole('dialog');
    await expect(disclaimer).toBeVisible();
    await disclaimer.getByRole('button', { name: 'I Agree' }).click();
    await expect(disclaimer).toBeHidden();
    await page.reload();
    await expect(page.getByText(PRODUCT_NAME).first()).toBeVisible();
    await expect(disclaimer).toBeHidden();
  });
});
