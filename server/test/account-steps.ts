import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { setRole } from '../src/features/accounts/roles.service.ts';
import type { Mail } from '../src/providers/mail/mail.ts';
import { PASSWORD, type TestApp, type Visitor } from './test-app.ts';

/** Rows straight from the database. */
export async function rowsOf(house: TestApp, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await house.parts.database.pool.query(sql, values)).rows;
}

/** The one row of a user. */
export async function userRow(house: TestApp, username: string): Promise<Record<string, unknown>> {
  const [row] = await rowsOf(house, 'SELECT * FROM users WHERE username_key = $1', [username.toLowerCase()]);
  if (!row) throw new Error(`There is no user ${username}.`);
  return row;
}

/** Waits until every queued mail is sent, so that a mail that is missing will not come. */
export async function settleMail(house: TestApp): Promise<void> {
  const waiting = async () => {
    const [row] = await rowsOf(
      house,
      `SELECT count(*) AS jobs FROM jobs.job WHERE name LIKE 'mail-%' AND name <> 'mail-sweep' AND state IN ('created', 'active')`,
    );
    return row?.jobs;
  };
  await expect.poll(waiting, { interval: 50, message: 'mail jobs left to do' }).toBe(0);
}

/** Every mail an address got, oldest first, once nothing more is on its way. */
export async function mailsTo(house: TestApp, email: string, subject = /./): Promise<Mail[]> {
  await settleMail(house);
  return house.mail.sent.filter((mail) => mail.to === email && subject.test(mail.subject));
}

/** The token in the newest mail to an address. */
export async function tokenTo(house: TestApp, email: string, subject?: RegExp): Promise<string> {
  await settleMail(house);
  return (await house.linkTo(email, subject)).split('/').pop() ?? '';
}

/** The code an authenticator app shows at the test clock's time, or some steps away from it. */
export function codeOf(house: TestApp, secret: string, steps = 0): string {
  const timestamp = house.clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp });
}

/** Turns two-factor login on for a signed-in user. */
export async function turnOnTwoFactor(house: TestApp, user: Visitor): Promise<{ secret: string; recovery: string[] }> {
  const setup = await user.ask('POST', '/api/user/two-factor/setup', { current_password: PASSWORD });
  expect(setup.statusCode, setup.body).toBe(200);
  const { secret } = setup.json();
  const confirmed = await user.ask('POST', '/api/user/two-factor/confirm', { code: codeOf(house, secret) });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  // A code works once: the next one needs the next step.
  house.clock.move(30_000);
  return { secret, recovery: confirmed.json().recovery_codes };
}

/** An administrator who may use the role: verified, and with two-factor login. */
export async function signInAdmin(house: TestApp, username = 'Keeper'): Promise<Visitor> {
  const admin = await house.signUp(username, { verified: true });
  await setRole(house.context(), username, 'admin', true);
  await turnOnTwoFactor(house, admin);
  return admin;
}
