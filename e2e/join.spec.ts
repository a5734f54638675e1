import { expect, test } from './support/app.ts';
import { fillSignUp, join, signUp } from './support/people.ts';
import { avatarFile } from './support/pictures.ts';
import { settled } from './support/settled.ts';

// These journeys check animations, so motion is not reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a stranger signs up, verifies by the local mailbox and is given the trial [S23] [S17] [R2]', async ({
  page,
  app,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up', exact: true }).first().click();
  await expect(page).toHaveTitle(/Sirenade.*Sign Up/);
  const { email } = await fillSignUp(page, 'Marisol');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();

  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Please verify your email', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Saved chats' })).toHaveCount(0);

  // A moment too early it would show the mails of others only.
  await app.mailTo(email, /Confirm/);
  await page.getByRole('link', { name: 'Open the local mailbox' }).click();
  await expect(page.getByRole('heading', { name: 'Local mailbox' })).toBeVisible();
  await page.getByRole('link', { name: 'Open its link' }).first().click();
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await expect(page).not.toHaveURL(/verify-email\/.{20}/);
  await page.getByRole('link', { name: 'Continue' }).click();

  await expect(page.getByText('Please verify your email', { exact: true })).toHaveCount(0);
  const credits = page.getByRole('button', { name: /500.*audio words.*10.*images left/ });
  await credits.click();
  await expect(page.getByRole('dialog')).toContainText('Currently Available');
  await expect(page.getByRole('dialog')).toContainText('Unlimited');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Saved chats' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Marisol' })).toBeVisible();
});

test('the resend button sends once and then says so [T4] [V17]', async ({ page, app }) => {
  // Once a minute, however slow the machine is.
  await page.clock.setFixedTime(Date.now());
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/resend-verification')) requests++;
  });
  const { email } = await signUp(page, 'Resender');
  const mailsToHer = () => app.mails().filter((mail) => mail.to === email).length;
  await expect.poll(mailsToHer).toBe(1);
  await page.getByRole('button', { name: 'Resend' }).click();
  const sent = page.getByRole('button', { name: 'Sent!' });
  await expect(sent).toBeDisabled();
  await expect.poll(mailsToHer).toBe(2);
  await page.reload();
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(sent).toBeVisible();
  expect(requests).toBe(1);
  expect(mailsToHer()).toBe(2);
});

test('somebody under 18 is told so and no account is made [V4] [K9]', async ({ page }) => {
  await page.goto('/register');
  await fillSignUp(page, 'TooYoung');
  const lastYear = new Date().getFullYear() - 1;
  await page.getByLabel('Birthday').fill(`${lastYear}-01-01`);
  await expect(page.getByText('You must be at least 18 years old to sign up.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  // Requests sent by the click are answered first.
  await settled(page);
  await expect(page).toHaveURL(/\/register$/);
  expect((await page.request.get('/api/user/TooYoung')).status()).toBe(404);
});

test('what the server refuses is shown under its field [V6] [X8]', async ({ page, app, openOther }) => {
  await join(page, app, 'Firstcome');
  const other = await openOther();
  await other.goto('/register');
  await fillSignUp(other, 'firstCOME');
  await other.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(other.getByText('This username is already taken.')).toBeVisible();
  await expect(other.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
});

test('a wrong password replaces the heading; the right one lands on /all [S22] [S2] [A4]', async ({ page, app }) => {
  const { email, password } = await join(page, app, 'Returner');
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Invalid email or password.' })).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/all$/);
  await expect(page.getByRole('link', { name: 'Returner' })).toBeVisible();
});

test('a forgotten password is replaced through the mail, which ends the old session [S24] [A6] [A7]', async ({
  page,
  app,
}) => {
  const { email, password } = await join(page, app, 'Forgetful');
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('If the email exists, password reset instructions have been sent.')).toBeVisible();

  await page.goto((await app.mailTo(email, /password/i)).link ?? '');
  // The token must not stay in the address bar or the history.
  await expect(page).not.toHaveURL(/reset-password\/.{20}/);
  await page.getByLabel('New password').fill('a-better-password-9');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your password is changed. Please log in with the new one.')).toBeVisible();

  for (const [tried, status] of [
    [password, 401],
    ['a-better-password-9', 200],
  ] as const) {
    const answer = await page.request.post('/api/user/login', { data: { email, password: tried } });
    expect(answer.status()).toBe(status);
  }
});

test('the owner edits bio and avatar, everybody sees them, markup in it is text [S25] [S7] [E3]', async ({
  page,
  app,
}) => {
  await join(page, app, 'Profiled');
  await page.goto('/');
  await page.getByRole('link', { name: 'Profiled' }).click();
  await expect(page).toHaveURL(/\/u\/Profiled$/);
  await page.getByRole('button', { name: /Profile actions|Manage/ }).click();
  await page.getByRole('menuitem', { name: 'Edit profile' }).click();
  const bio = '<img src=x onerror="window.hacked=1"> keeps a lighthouse [x](javascript:window.hacked=1)';
  await page.getByLabel('Bio').fill(bio);
  await page.locator('input[type=file]').setInputFiles(avatarFile());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(page.getByText(bio)).toBeVisible();
  await page.reload();
  await expect(page.getByText(bio)).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.locator('main img[src^="/media/avatars/"]').first()).toBeVisible();
  for (const label of ['Cake day', 'Karma', 'Posts', 'Comments']) {
    await expect(page.getByRole('main').getByText(label, { exact: false }).first()).toBeVisible();
  }
});

test('deleting the account asks first, then logs out and erases [T15] [A10] [R7]', async ({ page, app }) => {
  const { email, password } = await join(page, app, 'Leaver');
  await page.goto('/u/Leaver');
  await page.getByRole('button', { name: /Profile actions|Manage/ }).click();
  await page.getByRole('menuitem', { name: 'Delete Account' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect((await page.request.get('/api/user/Leaver')).status()).toBe(200);
  await page.getByRole('button', { name: /Profile actions|Manage/ }).click();
  await page.getByRole('menuitem', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await page.request.get('/api/user/Leaver')).status()).toBe(404);
  expect((await page.request.post('/api/user/login', { data: { email, password } })).status()).toBe(401);
});
