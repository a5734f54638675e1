import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf, settleMail, tokenTo, userRow } from '../../../../test/account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, useTestApp, type Visitor } from '../../../../test/test-app.ts';

const HOUR = 3_600_000;
let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

const mailOf = (username: string) => `${username.toLowerCase()}@example.org`;
const verify = (token: string, by: Visitor = house.visitor()) => by.ask('POST', `/api/user/verify/${token}`);
const resend = (by: Visitor) =>
  by.ask('POST', '/api/user/resend-verification', undefined, { 'content-type': 'application/json' });

describe('verifying an address', () => {
  it('opens the account and grants the trial, for whoever has the link [P1] [E1]', async () => {
    const user = await house.signUp('Opener');
    const token = await tokenTo(house, mailOf('Opener'));
    const answer = await verify(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.json()).toMatchObject({
      username: 'Opener',
      verified: true,
      authorized: true,
      payments: {
        subscription_type: 'trial',
        words_left: 500,
        image_generations_left: 10,
        images_generations_left: 10,
      },
    });
    expect((await user.ask('GET', '/api/user')).json()).toEqual(answer.json());
    expect((await userRow(house, 'Opener')).verified_at).toEqual(house.clock.now());
  });

  it('works once', async () => {
    await house.signUp('Twicer');
    const token = await tokenTo(house, mailOf('Twicer'));
    expect((await verify(token)).statusCode).toBe(200);
    const again = await verify(token);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({
      code: 'token_invalid',
      error: 'This link is no longer valid. Please ask for a new one.',
    });
  });

  it('works for 24 hours', async () => {
    await house.signUp('Onetime');
    const early = await tokenTo(house, mailOf('Onetime'));
    await house.signUp('Tardy');
    const late = await tokenTo(house, mailOf('Tardy'));
    house.clock.move(24 * HOUR - 1000);
    expect((await verify(early)).statusCode).toBe(200);
    house.clock.move(1000);
    expect((await verify(late)).json().code).toBe('token_invalid');
    expect((await userRow(house, 'Tardy')).verified_at).toBeNull();
  });

  it.each(['x', 'A'.repeat(43), '%00', 'A'.repeat(100)])('does not take %j for a link', async (guess) => {
    const answer = await verify(encodeURIComponent(guess));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('token_invalid');
  });

  it('grants the trial once, also when the address changes later', async () => {
    const user = await house.signUp('Greedy', { verified: true });
    await user.ask('POST', '/api/user/change-email', { current_password: PASSWORD, email: 'greedier@example.org' });
    expect((await verify(await tokenTo(house, 'greedier@example.org'))).json().payments.words_left).toBe(500);
    const { id } = await userRow(house, 'Greedy');
    const entries = await rowsOf(house, 'SELECT kind, amount FROM credit_entries WHERE user_id = $1 ORDER BY kind', [
      id,
    ]);
    expect(entries).toEqual([
      { kind: 'images', amount: 10 },
      { kind: 'words', amount: 500 },
    ]);
    expect(await mailsTo(house, 'greedier@example.org', /Welcome/)).toEqual([]);
  });

  it('goes to the first of two accounts that claim an address; the other keeps waiting', async () => {
    const email = 'contested@example.org';
    await house.signUp('Contender1', { email });
    const first = await tokenTo(house, email);
    await house.signUp('Contender2', { email });
    const second = await tokenTo(house, email);
    expect(second).not.toBe(first);
    expect((await verify(first)).json().username).toBe('Contender1');
    const answer = await verify(second);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'email_in_use',
      error: 'This email address belongs to another account by now.',
    });
    const other = await userRow(house, 'Contender2');
    expect(other.verified_at).toBeNull();
    expect(await rowsOf(house, 'SELECT * FROM credit_entries WHERE user_id = $1', [other.id])).toEqual([]);
  });

  it('stops guessers of links after 60 in a quarter of an hour', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '1' });
    const guesser = strict.visitor('203.0.113.9');
    const codes: number[] = [];
    for (let i = 0; i < 61; i++) codes.push((await guesser.ask('POST', `/api/user/verify/guess${i}`)).statusCode);
    expect(codes).toEqual([...Array(60).fill(400), 429]);
  });
});

describe('asking for the verification mail again', () => {
  it('takes no body and sends one mail, however often it is asked within a minute [A8] [V17] [K20]', async () => {
    const user = await house.signUp('Resender');
    const first = await tokenTo(house, mailOf('Resender'));
    const answer = await resend(user);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'The verification mail is on its way.' });
    const again = await resend(user);
    expect(again.statusCode).toBe(429);
    expect(again.json().code).toBe('too_many_requests');
    const wait = Number(again.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);

    expect(await mailsTo(house, mailOf('Resender'))).toHaveLength(2);
    const second = await tokenTo(house, mailOf('Resender'));
    expect(second).not.toBe(first);
    expect((await verify(first)).statusCode).toBe(200);
    expect((await verify(second)).json().code).toBe('token_invalid');
  });

  it('counts each user for themselves [K20]', async () => {
    expect((await resend(await house.signUp('Counter1'))).statusCode).toBe(200);
    expect((await resend(await house.signUp('Counter2'))).statusCode).toBe(200);
  });

  it('sends nothing to a verified user [A8]', async () => {
    const user = await house.signUp('Contented', { verified: true });
    await settleMail(house);
    const before = (await mailsTo(house, mailOf('Contented'))).length;
    expect((await resend(user)).statusCode).toBe(200);
    expect(await mailsTo(house, mailOf('Contented'))).toHaveLength(before);
  });

  it('needs a signed-in user [A8]', async () => {
    const answer = await resend(house.visitor());
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('signed_out');
  });
});

describe('changing the address', () => {
  const change = (by: Visitor, email: string, current_password = PASSWORD) =>
    by.ask('POST', '/api/user/change-email', { current_password, email });

  it('is complete once the new address is confirmed, and the old one is told', async () => {
    const user = await house.signUp('Nomad', { verified: true });
    const answer = await change(user, 'Nomad2@example.org');
    expect(answer.json()).toEqual({ message: 'Open the link we mailed to the new address to finish.' });
    expect((await mailsTo(house, 'Nomad2@example.org', /Confirm your new email/))[0]?.text).toContain('Nomad');
    expect((await user.ask('GET', '/api/user')).json().email).toBe('nomad@example.org');

    expect((await verify(await tokenTo(house, 'Nomad2@example.org'))).json().email).toBe('Nomad2@example.org');
    expect((await user.ask('GET', '/api/user')).json()).toMatchObject({ email: 'Nomad2@example.org', verified: true });
    expect(await mailsTo(house, 'nomad@example.org', /Your email address was changed/)).toHaveLength(1);
    const login = (email: string) => house.visitor().ask('POST', '/api/user/login', { email, password: PASSWORD });
    expect((await login('nomad2@example.org')).statusCode).toBe(200);
    expect((await login('nomad@example.org')).statusCode).toBe(401);
  });

  it('needs the password and a valid, different address [V2]', async () => {
    const user = await house.signUp('Settled', { verified: true });
    await settleMail(house);
    const before = house.mail.sent.length;
    expect((await change(user, 'settled2@example.org', 'wrong-harbour-71')).json().code).toBe('wrong_password');
    expect((await change(user, 'plain')).json().errors.email).toEqual(['Please enter a valid email address.']);
    expect((await change(user, 'SETTLED@example.org')).json().errors.email).toEqual(['This is your address already.']);
    await settleMail(house);
    expect(house.mail.sent).toHaveLength(before);
  });

  it('does not tell whose the requested address is; its owner gets a mail', async () => {
    await house.signUp('Landlord', { verified: true });
    const user = await house.signUp('Squatter', { verified: true });
    const answer = await change(user, mailOf('Landlord'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Open the link we mailed to the new address to finish.' });
    const mails = await mailsTo(house, mailOf('Landlord'), /Confirm your new|already have an account/);
    expect(mails.map((mail) => mail.subject)).toEqual(['You already have an account at Sirenade']);
  });

  it('is lost when somebody else confirms the address first', async () => {
    const user = await house.signUp('Slowpoke', { verified: true });
    await change(user, 'wanted@example.org');
    const token = await tokenTo(house, 'wanted@example.org');
    await house.signUp('Quicker', { email: 'wanted@example.org' });
    expect((await verify(await tokenTo(house, 'wanted@example.org'))).json().username).toBe('Quicker');
    const answer = await verify(token);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('email_in_use');
    expect((await user.ask('GET', '/api/user')).json().email).toBe('slowpoke@example.org');
  });

  it('verifies an account that was not verified yet, and makes the first link useless', async () => {
    const user = await house.signUp('Mistyped');
    const first = await tokenTo(house, mailOf('Mistyped'));
    await change(user, 'corrected@example.org');
    expect((await verify(await tokenTo(house, 'corrected@example.org'))).json()).toMatchObject({
      email: 'corrected@example.org',
      verified: true,
      payments: { words_left: 500 },
    });
    expect((await verify(first)).json().code).toBe('token_invalid');
    // The mistyped address was never confirmed, so it gets no mail about the account.
    expect(await mailsTo(house, mailOf('Mistyped'), /changed/)).toEqual([]);
  });
});
