import { expect, type Page } from '@playwright/test';
import { CONDITION_MS } from '../../../scripts/lib/test-limits.mjs';

/** Something that leads to a state, or waits for it. */
export type Step = (page: Page) => Promise<void>;

/** One step after the other. */
export const inTurn =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** Waits until a text is there. */
export const sees =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

/** Waits until a heading is there. */
export const heading =
  (name: string | RegExp): Step =>
  (page) =>
    expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** Waits until an element without text is there. */
export const shows =
  (selector: string): Step =>
  (page) =>
    expect(page.locator(selector).first()).toBeVisible();

/** Waits until the page's own skeleton is there, not the general one. */
export const shape: Step = shows('main [class*=skeleton]:not(.page-skeleton, .page-skeleton *)');

/** Presses the first button of that name. */
export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

/** Presses a button of the dialog that is open; the page behind it may have one of the same name. */
export const pressInDialog =
  (name: string): Step =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Opens the menu of a place; the scrolling that a click begins with would close it again. */
export const openMenuIn =
  (place: string): Step =>
  async (page) => {
    const more = page.locator(place).getByRole('button', { name: 'More', exact: true }).first();
    await more.scrollIntoViewIfNeeded();
    await expect(async () => {
      if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
      expect(await page.getByRole('menu').isVisible()).toBe(true);
    }).toPass({ timeout: CONDITION_MS, intervals: [50, 100, 250] });
  };

/** Chooses an entry of the menu that is open. */
export const choose =
  (name: string): Step =>
  (page) =>
    page.getByRole('menuitem', { name, exact: true }).click();

/** Opens a tab of the page. */
export const openTab =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('tab', { name }).click();

/** Writes into the field of that name. */
export const write =
  (label: string | RegExp, text: string): Step =>
  (page) =>
    page.getByRole('textbox', { name: label }).filter({ visible: true }).first().fill(text);

/** Fills the field of that label, of any kind. */
export const fill =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).first().fill(text);

/** Waits until a dialog of that name is there. */
export const dialog =
  (name: string | RegExp): Step =>
  (page) =>
    expect(page.getByRole('dialog', { name })).toBeVisible();

/** Waits until a short message is there. */
export const says =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
