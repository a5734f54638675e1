import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { join } from './support/people.ts';
import { settled } from './support/settled.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SIGNED_OUT = ['/', '/login', '/register', '/settings', '/sirens/create', '/no/such/page', '/verify-email/wrong'];
const SIGNED_IN = ['/u/Accessible', '/settings', '/credits', '/saved', '/sirens/my-sirens'];
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface View {
  dark: boolean;
  size: { width: number; height: number };
}

/** On every change e2e/visual has axe read the main pages in both themes, with prepared answers. */
const VIEWS: View[] = [
  { dark: true, size: WIDE },
  { dark: false, size: PHONE },
  { dark: true, size: PHONE },
  { dark: false, size: WIDE },
];
const LARGEST: View = { dark: true, size: { width: 1920, height: 1080 } };

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    // Details of rules that pass are not worth the time.
    return axe.run({ resultTypes: ['violations'] });
  });
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Opens a page in one view after the other, and looks at it. */
async function inEachView(
  page: Page,
  views: View[],
  open: () => Promise<void>,
  look: (where: string) => Promise<void>,
): Promise<void> {
  for (const { dark, size } of views) {
    await page.evaluate((value) => localStorage.setItem('darkMode', String(value)), dark);
    await page.setViewportSize(size);
    await open();
    await settled(page);
    const where = `${new URL(page.url()).pathname}, ${dark ? 'dark' : 'light'}, ${size.width} px`;
    expect(await violationsOn(page), where).toEqual([]);
    await look(where);
  }
}

async function lookAt(page: Page, path: string): Promise<void> {
  const open = async () => {
    await page.goto(path);
    // Not any heading: the sidebar has one before the page is there.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  };
  await inEachView(page, VIEWS, open, async (where) => {
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, where).toBeLessThanOrEqual(0);
  });
}

// The style of axe's own script is blocked by our policy; its rules do not need it.
test.use({ bypassCSP: true, isPainted: true });

test('no page for visitors has an accessibility fault or scrolls sideways', async ({ page }) => {
  await page.goto('/');
  for (const path of SIGNED_OUT) await lookAt(page, path);
});

test('no page for members has an accessibility fault or scrolls sideways', async ({ page, app }) => {
  await join(page, app, 'Accessible');
  await page.goto('/');
  for (const path of SIGNED_IN) await lookAt(page, path);
});

test('the subscription has no accessibility fault, and fits every screen [S40]', async ({ page, app }) => {
  await join(page, app, 'Subscriber');
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Subscription' });
  const open = async () => {
    await page.goto('/all?outOfTokens=true&outOfImages=true');
    await expect(dialog.getByRole('button', { name: 'Choose Creator' })).toBeVisible();
  };
  await inEachView(page, [...VIEWS, LARGEST], open, async (where) => {
    const sideways = dialog.locator('.modal-body');
    expect(await sideways.evaluate((body) => body.scrollWidth - body.clientWidth), where).toBeLessThanOrEqual(0);
    for (const target of await dialog.getByRole('button', { name: /Choose/ }).all()) {
      expect((await target.boundingBox())?.height, where).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('a visitor who has not agreed', () => {
  test.use({ ageAgreed: false });

  test('finds no accessibility fault in the age disclaimer and the legal texts [P9] [P8]', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'I Agree' }).click();
    await page.getByRole('button', { name: 'Privacy Policy' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
    await settled(page);
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
