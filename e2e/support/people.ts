import { expect, type Page } from '@playwright/test';
import type { App } from './app.ts';

export const PASSWORD = 'lantern-harbour-71';
const BIRTHDAY = '1990-04-12';

export interface Person {
  username: string;
  email: string;
  password: string;
}

const personOf = (username: string): Person => ({
  username,
  email: `${username.toLowerCase()}@example.org`,
  password: PASSWORD,
});

/** Fills the sign-up form of an adult who agrees to the terms. */
export async function fillSignUp(page: Page, username: string): Promise<Person> {
  const person = personOf(username);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Birthday').fill(BIRTHDAY);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  return person;
}

/** Signs up through the form. */
export async function signUp(page: Page, username: string): Promise<Person> {
  await page.goto('/register');
  const person = await fillSignUp(page, username);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Please verify your email', { exact: true })).toBeVisible();
  return person;
}

/** Signs up through the form and follows the link of the mail. */
export async function signUpAndVerify(page: Page, app: App, username: string): Promise<Person> {
  const person = await signUp(page, username);
  const mail = await app.mailTo(person.email, /Confirm/);
  await page.goto(mail.link ?? '');
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /audio words/ })).toBeVisible();
  return person;
}

/** Has the browser of a page remember something from the next page on, as the app does for later visits. */
export async function remember(page: Page, app: App, key: string, value: unknown): Promise<void> {
  await page.context().addInitScript(
    ({ origin, key, text }) => {
      // Once per tab: a value that the app has removed since is not put back.
      if (location.origin !== origin || sessionStorage.getItem(`remembered ${key}`)) return;
      sessionStorage.setItem(`remembered ${key}`, 'true');
      localStorage.setItem(key, text);
    },
    { origin: app.url, key, text: JSON.stringify(value) },
  );
}

/**
 * Signs a user up through the API, verifies the address and stores the session in the browser: for journeys that begin
 * signed in, on the next page.
 */
export async function join(page: Page, app: App, username: string): Promise<Person> {
  const person = personOf(username);
  const headers = { origin: app.url };
  const data = { ...person, birthday: BIRTHDAY };
  const registered = await page.request.post('/api/user/register', { headers, data });
  expect(registered.status(), await registered.text()).toBe(201);
  const { link = '' } = await app.mailTo(person.email, /Confirm/);
  const token = new URL(link).pathname.split('/').at(-1);
  const verified = await page.request.post(`/api/user/verify/${token}`, { headers });
  expect(verified.status(), await verified.text()).toBe(200);
  await remember(page, app, 'user', await verified.json());
  return person;
}
