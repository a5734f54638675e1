import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLog } from '../src/platform/log.ts';
import { makeTestApp, PASSWORD, type TestApp } from './test-app.ts';

const lines: string[] = [];
const secrets = new Set<string>([PASSWORD, 'another-harbour-72']);
let house: TestApp;

beforeAll(async () => {
  house = await makeTestApp({}, { log: makeLog('trace', { write: (line) => lines.push(line) }) });
});
afterAll(() => house.close());

/** Everything of the visitor's session that must never be seen. */
const remember = (cookie: string | undefined) => secrets.add(cookie?.split('=')[1] ?? 'no cookie');
const tokenOf = (path: string) => {
  const token = path.split('/').pop() ?? '';
  secrets.add(token);
  return token;
};

describe('the log of a busy day', () => {
  it('holds no password, cookie, token or e-mail address, at any level', async () => {
    const email = 'loggedperson@example.org';
    const user = await house.signUp('Loggedperson', { email });
    remember(user.cookie);
    tokenOf(await house.linkTo(email, /Confirm/));
    const verify = tokenOf(await house.linkTo(email, /Confirm/));
    await user.ask('POST', `/api/user/verify/${verify}`);
    await user.ask('POST', `/api/user/verify/${verify}`);
    await user.ask('POST', '/api/user/register', { username: 'Loggedperson', email, password: PASSWORD });
    await user.ask('POST', '/api/user/login', { email, password: `${PASSWORD}-wrong` });
    await user.ask('POST', '/api/user/forgot-password', { email });
    const reset = tokenOf(await house.linkTo(email, /new password/));
    await user.ask('POST', `/api/user/reset-password/${reset}`, { new_password: 'short' });
    await user.ask('POST', `/api/user/reset-password/${reset}`, { new_password: 'another-harbour-72' });
    const again = house.visitor();
    await again.ask(
      'POST',
      '/api/user/login',
      { email, password: 'another-harbour-72' },
      { 'user-agent': `x ${email}` },
    );
    remember(again.cookie);
    await again.ask('GET', `/api/user?email=${email}&token=${reset}`);
    await again.ask('GET', `/reset-password/${reset}`);
    await again.ask('PATCH', '/api/user', { bio: 'my private words' });
    const setup = await again.ask('POST', '/api/user/two-factor/setup', { current_password: 'another-harbour-72' });
    secrets.add(setup.json().secret);
    await again.ask('GET', `/api/user/%zz${reset}`);
    await again.ask('POST', '/api/user/login', `{"email":"${email}","password":"${PASSWORD}`, {
      'content-type': 'application/json',
    });

    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(10);
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
    expect(text.toLowerCase()).not.toMatch(/loggedperson|example\.org|my private words|set-cookie|127\.0\.0\.1/);
    expect(text).toContain('"route":"/api/user/reset-password/:token"');
  });

  it('holds none of them when the database fails in the middle of a request', async () => {
    const { pool } = house.parts.database;
    await pool.query('ALTER TABLE users RENAME COLUMN bio TO bio_gone');
    const before = lines.length;
    const answer = await house.visitor().ask('POST', '/api/user/register', {
      username: 'Failedperson',
      email: 'failedperson@example.org',
      password: PASSWORD,
    });
    await pool.query('ALTER TABLE users RENAME COLUMN bio_gone TO bio');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: 'Something went wrong. Please try again later.',
      code: 'internal',
      request_id: answer.headers['x-request-id'],
    });
    const text = lines.slice(before).join('');
    const fault = JSON.parse(lines.find((line) => line.includes('request failed')) ?? '{}');
    expect(fault).toMatchObject({
      level: 'error',
      request_id: answer.headers['x-request-id'],
      err: {
        message: expect.stringContaining('Failed query'),
        stack: expect.stringMatching(/\.ts/),
        cause: { code: '42703' },
      },
    });
    expect(text.toLowerCase()).not.toMatch(/failedperson|example\.org|argon2/);
    expect(text).not.toContain(PASSWORD);
  });

  it('holds none of them when mail cannot be sent', async () => {
    house.mail.send = async ({ to, text }) => {
      throw new Error(`550 5.1.1 <${to}>: rejected: ${text}`);
    };
    const before = lines.length;
    await house.signUp('Mailedperson');
    await expect.poll(() => lines.slice(before).some((line) => line.includes('mail-deliver'))).toBe(true);
    const text = lines.slice(before).join('');
    expect(text.toLowerCase()).not.toMatch(/mailedperson@|example\.org/);
    expect(text).not.toMatch(/verify-email\/[\w-]{43}/);
    expect(text).toContain('[email]');
    const { rows } = await house.parts.database.pool.query(
      `SELECT output::text FROM jobs.job WHERE output IS NOT NULL`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/mailedperson|verify-email/i);
  });

  it('is one line of JSON per event, which a client cannot forge', async () => {
    await house.app.inject({ url: '/api/site', headers: { 'user-agent': 'a\\n{"level":"fatal"}', host: 'localhost' } });
    for (const line of lines) {
      expect(line.trimEnd()).not.toMatch(/[\r\n]/);
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.any(String) });
    }
  });
});
