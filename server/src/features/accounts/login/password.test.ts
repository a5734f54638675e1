import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf, settleMail, tokenTo, userRow } from '../../../../test/account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, useTestApp, type Visitor } from '../../../../test/test-app.ts';

const HOUR = 3_600_000;
const NEW = 'compass-driftwood-3';
let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

const mailOf = (username: string) => `${username.toLowerCase()}@example.org`;
const forgot = (email: unknown) => house.visitor().ask('POST', '/api/user/forgot-password', { email });
const reset = (token: string, new_password: unknown = NEW) =>
  house.visitor().ask('POST', `/api/user/reset-password/${token}`, { new_password });
const login = (username: string, password = PASSWORD) =>
  house.visitor().ask('POST', '/api/user/login', { email: mailOf(username), password });
const statusOf = async (visitor: Visitor) => (await visitor.ask('GET', '/api/user')).statusCode;

async function resetTokenOf(username: string): Promise<string> {
  expect((await forgot(mailOf(username))).statusCode).toBe(200);
  return tokenTo(house, mailOf(username), /A new password/);
}

describe('a forgotten password', () => {
  it('is answered the same for a known and an unknown address, and only the known one gets a mail [A6]', async () => {
    await house.signUp('Oblivia', { verified: true });
    const answers = [await forgot('oblivia@example.org'), await forgot('nobody@example.org')];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        message: 'If the email exists, password reset instructions have been sent.',
      });
    }
    expect(await mailsTo(house, 'oblivia@example.org', /A new password/)).toHaveLength(1);
    expect(await mailsTo(house, 'nobody@example.org')).toEqual([]);
  });

  it('is found in whatever case the address is typed [A6]', async () => {
    await house.signUp('Caseless');
    await forgot(' CASELESS@example.ORG ');
    expect(await mailsTo(house, 'caseless@example.org', /A new password/)).toHaveLength(1);
  });

  it.each(['', 'plain', undefined, 5, null])('needs a valid address, not %j [A6] [V2] [X8]', async (email) => {
    const answer = await forgot(email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: 'Please check what you entered.',
      errors: { email: [expect.any(String)] },
    });
  });

  it('is mailed a link to our own origin, whatever host the request names [A6]', async () => {
    const safe = await useTestApp({ PUBLIC_URL: 'https://sirenade.example' });
    await safe.signUp('Hosted', { verified: true });
    const body = { email: 'hosted@example.org' };
    const ask = (headers: Record<string, string>) =>
      safe.visitor().ask('POST', '/api/user/forgot-password', body, headers);
    expect((await ask({ host: 'evil.example' })).statusCode).toBe(421);
    expect((await ask({ host: '127.0.0.1:9999', 'x-forwarded-host': 'evil.example' })).statusCode).toBe(200);
    const mails = await mailsTo(safe, 'hosted@example.org', /A new password/);
    expect(mails).toHaveLength(1);
    const links = `${mails[0]?.text} ${mails[0]?.html}`.match(/https?:\/\/[^\s"<]+/g) ?? [];
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toMatch(/^https:\/\/sirenade\.example\/reset-password\/[\w-]{43}$/);
  });

  it('brings at most five mails per address in half an hour, and says nothing about it', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '1' });
    await strict.signUp('Flooded', { verified: true });
    await settleMail(strict);
    strict.mail.sent.length = 0;
    const answers: { statusCode: number; body: string }[] = [];
    for (let i = 0; i < 8; i++) {
      const visitor = strict.visitor(`203.0.113.${i}`);
      answers.push(await visitor.ask('POST', '/api/user/forgot-password', { email: 'FLOODED@example.org' }));
    }
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    // The sign-up was the first of the five.
    expect(await mailsTo(strict, 'flooded@example.org', /A new password/)).toHaveLength(4);
  });

  it('cannot be asked for more than 25 times from one address in half an hour', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '1' });
    const visitor = strict.visitor('203.0.113.9');
    const codes: number[] = [];
    for (let i = 0; i < 26; i++) {
      codes.push((await visitor.ask('POST', '/api/user/forgot-password', { email: `n${i}@example.org` })).statusCode);
    }
    expect(codes).toEqual([...Array(25).fill(200), 429]);
  });
});

describe('the reset link', () => {
  it('sets a new password once, ends every session and sends a note [A7] [T17] [X8]', async () => {
    const here = await house.signUp('Renewer', { verified: true });
    const there = house.visitor();
    await there.ask('POST', '/api/user/login', { email: mailOf('Renewer'), password: PASSWORD });
    const token = await resetTokenOf('Renewer');

    const answer = await here.ask('POST', `/api/user/reset-password/${token}`, { new_password: NEW });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Your password is changed. Please log in with the new one.' });
    expect(here.cookie).toBeUndefined();
    expect(await statusOf(there)).toBe(401);
    expect(
      await rowsOf(house, 'SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.username = $1', [
        'Renewer',
      ]),
    ).toEqual([]);
    expect((await login('Renewer')).statusCode).toBe(401);
    expect((await login('Renewer', NEW)).statusCode).toBe(200);
    expect(await mailsTo(house, mailOf('Renewer'), /Your password was changed/)).toHaveLength(1);

    const again = await reset(token, 'brackish-tide-pool-8');
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({
      error: 'This link is no longer valid. Please ask for a new one.',
      code: 'token_invalid',
    });
    expect((await login('Renewer', NEW)).statusCode).toBe(200);
  });

  it('works for an hour [A7]', async () => {
    await house.signUp('Punctual');
    const early = await resetTokenOf('Punctual');
    house.clock.move(HOUR - 1000);
    expect((await reset(early)).statusCode).toBe(200);
    const late = await resetTokenOf('Punctual');
    house.clock.move(HOUR);
    expect((await reset(late)).json().code).toBe('token_invalid');
    expect((await login('Punctual', NEW)).statusCode).toBe(200);
  });

  it('is one of several: using one ends the others [A7]', async () => {
    await house.signUp('Impatient');
    const first = await resetTokenOf('Impatient');
    const second = await resetTokenOf('Impatient');
    expect(second).not.toBe(first);
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(second)).json().code).toBe('token_invalid');
  });

  it('is stored as a hash', async () => {
    await house.signUp('Concealed');
    const token = await resetTokenOf('Concealed');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { id } = await userRow(house, 'Concealed');
    const rows = await rowsOf(house, 'SELECT * FROM account_tokens WHERE user_id = $1', [id]);
    expect(rows.map((row) => row.purpose)).toEqual(expect.arrayContaining(['reset']));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('outlives a password that does not do [A7] [V3] [K11]', async () => {
    await house.signUp('Fumbler');
    const token = await resetTokenOf('Fumbler');
    for (const weak of ['x7#Kq!2', 'password1', 'Fumbler99', 'sirenade-1', 'k'.repeat(257), null, 5]) {
      const answer = await reset(token, weak);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().errors)).toEqual(['new_password']);
    }
    expect((await login('Fumbler')).statusCode).toBe(200);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('dies when the account moves to another address [A7]', async () => {
    const user = await house.signUp('Mover', { verified: true });
    const token = await resetTokenOf('Mover');
    await user.ask('POST', '/api/user/change-email', { current_password: PASSWORD, email: 'moved@example.org' });
    const confirm = await tokenTo(house, 'moved@example.org');
    expect((await user.ask('POST', `/api/user/verify/${confirm}`)).statusCode).toBe(200);
    const { id } = await userRow(house, 'Mover');
    expect(await rowsOf(house, 'SELECT purpose FROM account_tokens WHERE user_id = $1', [id])).toEqual([]);
    expect((await reset(token)).json().code).toBe('token_invalid');
  });

  it('proves the address it was mailed to and no other [A7]', async () => {
    await house.signUp('Handover');
    const token = await resetTokenOf('Handover');
    const moved = 'handed-over@example.org';
    await rowsOf(house, `UPDATE users SET email = $1, email_key = $1 WHERE username = 'Handover'`, [moved]);
    expect((await reset(token)).json().code).toBe('token_invalid');
  });

  it('is not a verification link, nor the other way round [A7]', async () => {
    const user = await house.signUp('Mixer');
    const verify = await tokenTo(house, mailOf('Mixer'), /Confirm/);
    const token = await resetTokenOf('Mixer');
    expect((await reset(verify)).json().code).toBe('token_invalid');
    expect((await user.ask('POST', `/api/user/verify/${token}`)).json().code).toBe('token_invalid');
    expect((await reset(token)).statusCode).toBe(200);
    expect((await house.visitor().ask('POST', `/api/user/verify/${verify}`)).statusCode).toBe(200);
  });

  it.each(['x', 'A'.repeat(43), '%00', "' OR 1=1 --", 'A'.repeat(100)])('is not guessed as %j [A7]', async (guess) => {
    const answer = await reset(encodeURIComponent(guess));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('token_invalid');
  });
});

describe('changing the password', () => {
  it('refuses the password one has already', async () => {
    const user = await house.signUp('Unchanging');
    const body = { current_password: PASSWORD, new_password: PASSWORD };
    const answer = await user.ask('POST', '/api/user/change-password', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ new_password: ['This is your password already.'] });
  });

  it('needs the current one, ends every other session and sends a note', async () => {
    const here = await house.signUp('Changer');
    const there = house.visitor();
    await there.ask('POST', '/api/user/login', { email: mailOf('Changer'), password: PASSWORD });
    const change = (current_password: string, new_password: string) =>
      here.ask('POST', '/api/user/change-password', { current_password, new_password });

    const wrong = await change('wrong-harbour-71', NEW);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({
      code: 'wrong_password',
      errors: { current_password: ['The current password is not right.'] },
    });
    const weak = await change(PASSWORD, 'Changer12');
    expect(weak.statusCode).toBe(400);
    expect(Object.keys(weak.json().errors)).toEqual(['new_password']);
    expect(await statusOf(there)).toBe(200);
    expect(await mailsTo(house, mailOf('Changer'), /password was changed/)).toEqual([]);

    expect((await change(PASSWORD, NEW)).statusCode).toBe(200);
    expect(await statusOf(here)).toBe(200);
    expect(await statusOf(there)).toBe(401);
    expect((await login('Changer')).statusCode).toBe(401);
    expect((await login('Changer', NEW)).statusCode).toBe(200);
    expect(await mailsTo(house, mailOf('Changer'), /password was changed/)).toHaveLength(1);
  });

  it('makes reset links that are still about useless', async () => {
    const user = await house.signUp('Prudent');
    const token = await resetTokenOf('Prudent');
    await user.ask('POST', '/api/user/change-password', { current_password: PASSWORD, new_password: NEW });
    expect((await reset(token, 'brackish-tide-pool-8')).json().code).toBe('token_invalid');
  });

  it('stops guessers of the current one after ten in a quarter of an hour', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '1' });
    const user = await strict.signUp('Unlocked');
    const codes: number[] = [];
    for (let i = 0; i < 11; i++) {
      const body = { current_password: 'guess', new_password: NEW };
      codes.push((await user.ask('POST', '/api/user/change-password', body)).statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(400), 429]);
  });
});
