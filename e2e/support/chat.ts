import { expect, type Page } from '@playwright/test';
import { TEST_MS } from '../../scripts/lib/test-limits.mjs';

/** An engine may have to be loaded first. */
const FOR_ENGINE = { timeout: TEST_MS };

export const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
export const field = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
export const exchanges = (page: Page) => page.getByRole('list', { name: /^Chat with / }).getByRole('listitem');

/** Writes to the siren of the page. */
export async function send(page: Page, text: string): Promise<void> {
  // A click waits until nothing lies over the field; `fill` would write into a dialog that is about to close.
  await field(page).click();
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Waits until the answer is complete. */
export async function answered(page: Page, count: number): Promise<void> {
  await expect(exchanges(page)).toHaveCount(count, FOR_ENGINE);
  await expect(page.getByRole('button', { name: 'Redo the answer' })).toBeVisible(FOR_ENGINE);
}
