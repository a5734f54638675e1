import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './people.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(secret: string): Buffer {
  const bits = [...secret.replaceAll('=', '')].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The six digits an authenticator app shows now. */
export function codeOf(secret: string): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const sum = createHmac('sha1', bytesOf(secret)).update(step).digest();
  const at = (sum.at(-1) ?? 0) & 15;
  return `${(sum.readUInt32BE(at) & 0x7fffffff) % 1_000_000}`.padStart(6, '0');
}

/** Turns two-factor login on for the signed-in user: a role works only with it. */
export async function turnOnTwoFactor(page: Page, origin: string): Promise<void> {
  const ask = (path: string, data: object) =>
    page.request.post(`/api/user/two-factor/${path}`, { headers: { origin }, data });
  const { secret } = await (await ask('setup', { current_password: PASSWORD })).json();
  const confirmed = await ask('confirm', { code: codeOf(secret) });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
}
