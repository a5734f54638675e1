import { deflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type { App } from './app.ts';

export const PASSWORD = 'lantern-harbour-71';

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Fills the sign-up form of an adult who agrees to the terms. */
export async function fillSignUp(page: Page, username: string): Promise<Person> {
  const email = `${username.toLowerCase()}@example.org`;
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Birthday').fill('1990-04-12');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  return { username, email, password: PASSWORD };
}

export async function signUp(page: Page, username: string): Promise<Person> {
  await page.goto('/register');
  const person = await fillSignUp(page, username);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Please verify your email', { exact: true })).toBeVisible();
  return person;
}

export async function signUpAndVerify(page: Page, app: App, username: string): Promise<Person> {
  const person = await signUp(page, username);
  const mail = await app.mailTo(person.email, /Confirm/);
  await page.goto(mail.link ?? '');
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /audio words/ })).toBeVisible();
  return person;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** A small plain PNG, made here so that no picture need be kept. */
export async function avatarFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const side = 64;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, Buffer.from([0x2a, 0x6f, 0x8f]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const buffer = Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
  return { name: 'portrait.png', mimeType: 'image/png', buffer };
}
