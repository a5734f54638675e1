import { expect, test } from './support/app.ts';
import { join } from './support/people.ts';
import { settled } from './support/settled.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

// These journeys check animations, so motion is not reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('a visitor who has not agreed', () => {
  test.use({ ageAgreed: false });

  test('meets the age disclaimer once a session, and nothing closes it but agreeing [P9] [E16]', async ({ page }) => {
    await page.goto('/');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('mature audiences');
    await expect(dialog).toContainText('under 18');
    await expect(dialog).toContainText('as is, with no warranty');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'I Agree' }).click();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('disclaimerAgreed'))).toBe('true');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

test('dark is the default, the toggle is remembered and there is no flash of the other [P7] [T2] [K28]', async ({
  page,
}) => {
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await ground()).toContain('dark');
  await page.getByRole('button', { name: /light/i }).click();
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('false');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body');
  expect(await ground()).toContain('light');
});

test('the sidebar is 256 pixels wide on large screens and slides in on small ones [S16] [K16]', async ({
  page,
  app,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/');
  const sidebar = page.getByRole('complementary').or(page.locator('aside')).first();
  expect((await sidebar.boundingBox())?.width).toBe(256);
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Siren' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Sirens' })).toHaveCount(0);
  await expect(page.getByText(`© ${new Date().getFullYear()} Sirenade`)).toBeVisible();

  await join(page, app, 'Navigator');
  await page.reload();
  await expect(page.getByRole('link', { name: 'My Sirens' })).toBeVisible();
  await expect(page.getByText('Only the last 10 chats are saved.')).toBeVisible();
  await page.getByRole('button', { name: /Recent Chats/ }).click();
  await expect(page.getByText('Only the last 10 chats are saved.')).toBeHidden();

  await page.setViewportSize(PHONE);
  await expect(page.getByRole('link', { name: 'My Sirens' })).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('link', { name: 'My Sirens' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'My Sirens' })).toBeHidden();
});

test('the menu of a phone offers what the top bar has no room for [S18]', async ({ page, app }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: /account/i }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Sign Up', 'Login']);
  await page.keyboard.press('Escape');

  await join(page, app, 'Pocketful');
  await page.reload();
  await page.getByRole('button', { name: /account/i }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Payments', 'Saved', 'Create Siren', 'Profile', 'Logout']);
  await page.getByRole('menuitem', { name: 'Payments' }).click();
  await expect(page.getByRole('dialog')).toContainText('Currently Available');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/all$/);
});

test('Terms of Service and Privacy Policy open as modals with their date [S16] [P8]', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await page.getByRole('button', { name }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name }).first()).toBeVisible();
    await expect(dialog).toContainText('6 August 2024');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a guarded page sends a visitor to the login with a warning, and the reason leaves the address [S15]', async ({
  page,
}) => {
  await page.goto('/saved');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert').filter({ hasText: /You need to login to / })).toBeVisible();
  await page.goto('/?redirectReason=vote');
  await expect(page.getByRole('alert').filter({ hasText: 'You need to login to vote' })).toBeVisible();
  await expect(page).not.toHaveURL(/redirectReason/);
  await page.goto(`/?redirectReason=${encodeURIComponent('see post #12 <b>now</b>')}`);
  await expect(page.getByRole('alert').filter({ hasText: 'login to see post #12 <b>now</b>' })).toBeVisible();
  await expect(page).not.toHaveURL(/redirectReason/);
});

test.describe('a toast', () => {
  test.use({ toastsStay: false });

  test('is an alert at the top right that goes by itself after five seconds [K29]', async ({ page }) => {
    await page.goto('/?redirectReason=vote');
    const toast = page.getByRole('alert').filter({ hasText: 'You need to login to vote' });
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 60);
    expect(box?.y).toBeLessThan(120);
    await page.mouse.move(20, 400);
    // The toast closes when the animation of its bar ends; moved to its end, the test need not wait.
    const wind = () =>
      page.evaluate(() => {
        const isBar = (one: Animation) =>
          one instanceof CSSAnimation && one.animationName === 'Toastify__trackProgress';
        const bar = document.getAnimations().find(isBar);
        if (bar?.playState !== 'running') return 'not yet';
        const { duration } = bar.effect?.getTiming() ?? {};
        bar.finish();
        return duration;
      });
    await expect.poll(wind).toBe(5_000);
    await expect(toast).toBeHidden();
  });
});

test('an answer other than 401 for the stored user clears the session with a toast [X1] [A2] [K27]', async ({
  page,
  app,
}) => {
  await join(page, app, 'Unlucky');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Unlucky' })).toBeVisible();
  let requests = 0;
  await page.route('**/api/user', (route) => {
    requests++;
    return route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } });
  });
  await page.reload();
  await expect(page.getByText('Error fetching user data')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(requests).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a stored user whose session is gone is signed out without a word [X1] [T1]', async ({ page, app }) => {
  await join(page, app, 'Expired');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Expired' })).toBeVisible();
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await settled(page);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('a logged-in user has no business on the sign-up page [S4]', async ({ page, app }) => {
  await join(page, app, 'Already');
  await page.goto('/register');
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown page says so and leads back', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});
