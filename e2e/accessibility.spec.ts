import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { signUpAndVerify } from './support/people.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SIGNED_OUT = ['/', '/login', '/register', '/settings', '/sirens/create', '/no/such/page', '/verify-email/wrong'];
const SIGNED_IN = ['/u/Accessible', '/settings', '/credits', '/saved', '/sirens/my-sirens'];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run(),
  );
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

async function look(page: Page, path: string): Promise<void> {
  for (const dark of [true, false]) {
    await page.evaluate((value) => localStorage.setItem('darkMode', String(value)), dark);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(path);
      // Not any heading: the sidebar has one before the page is there.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForTimeout(350);
      const where = `${path}, ${dark ? 'dark' : 'light'}, ${size.width} px`;
      expect(await violationsOn(page), where).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        where,
      ).toBeLessThanOrEqual(0);
    }
  }
}

// The style of axe's own script is blocked by our policy; its rules do not need it.
test.use({ bypassCSP: true });

test('no page for visitors has an accessibility fault or scrolls sideways', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  for (const path of SIGNED_OUT) await look(page, path);
});

test('no page for members has an accessibility fault or scrolls sideways', async ({ page, app }) => {
  test.setTimeout(180_000);
  await signUpAndVerify(page, app, 'Accessible');
  for (const path of SIGNED_IN) await look(page, path);
});

test('the subscription has no accessibility fault, and fits every screen [S40]', async ({ page, app }) => {
  test.setTimeout(180_000);
  await signUpAndVerify(page, app, 'Subscriber');
  for (const dark of [true, false]) {
    await page.evaluate((value) => localStorage.setItem('darkMode', String(value)), dark);
    for (const size of [...SIZES, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(size);
      await page.goto('/all?outOfTokens=true&outOfImages=true');
      const dialog = page.getByRole('dialog', { name: 'Subscription' });
      await expect(dialog.getByRole('button', { name: 'Choose Creator' })).toBeVisible();
      await page.waitForTimeout(350);
      const where = `${dark ? 'dark' : 'light'}, ${size.width} px`;
      expect(await violationsOn(page), where).toEqual([]);
      const sideways = dialog.locator('.modal-body');
      expect(await sideways.evaluate((body) => body.scrollWidth - body.clientWidth), where).toBeLessThanOrEqual(0);
      for (const target of await dialog.getByRole('button', { name: /Choose/ }).all()) {
        expect((await target.boundingBox())?.height, where).toBeGreaterThanOrEqual(44);
      }
    }
  }
});

test.describe('a visitor who has not agreed', () => {
  test.use({ ageAgreed: false });

  test('finds no accessibility fault in the age disclaimer and the legal texts [P9] [P8]', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'I Agree' }).click();
    await page.getByRole('button', { name: 'Privacy Policy' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
});

test('the keyboard alone opens the sign-up form and sends it', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Username').focus();
  await page.keyboard.type('Keyboardist');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keyboardist@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('04121990');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('lantern-harbour-71');
  await page.getByRole('checkbox', { name: /I agree/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please verify your email', { exact: true })).toBeVisible();
});
