import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, mailsTo, rowsOf, turnOnTwoFactor, userRow } from '../../../../test/account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, useTestApp } from '../../../../test/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

const login = (username: string, code?: string, password = PASSWORD) =>
  house.visitor().ask('POST', '/api/user/login', {
    email: `${username.toLowerCase()}@example.org`,
    password,
    ...(code === undefined ? {} : { code }),
  });

describe('turning two-factor login on', () => {
  it('needs the password', async () => {
    const user = await house.signUp('Careless');
    const answer = await user.ask('POST', '/api/user/two-factor/setup', { current_password: 'wrong-harbour-71' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'wrong_password',
      errors: { current_password: ['The current password is not right.'] },
    });
    expect((await userRow(house, 'Careless')).two_factor_secret).toBeNull();
  });

  it('gives a secret for the app, and asks for no code before one was confirmed', async () => {
    const user = await house.signUp('Halfway');
    const { secret, otpauth_url } = (
      await user.ask('POST', '/api/user/two-factor/setup', { current_password: PASSWORD })
    ).json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(otpauth_url).toMatch(/^otpauth:\/\/totp\/Sirenade:Halfway\?/);
    expect(otpauth_url).toContain(`secret=${secret}`);
    expect((await login('Halfway')).json()).toMatchObject({ username: 'Halfway', two_factor: false });
  });

  it('is done with a right code, which brings ten recovery codes and a mail', async () => {
    const user = await house.signUp('Guarded');
    const { secret } = (await user.ask('POST', '/api/user/two-factor/setup', { current_password: PASSWORD })).json();
    const right = codeOf(house, secret);
    const wrong = right === '000000' ? '000001' : '000000';
    const refused = await user.ask('POST', '/api/user/two-factor/confirm', { code: wrong });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().code).toBe('two_factor_invalid');
    expect((await user.ask('GET', '/api/user')).json().two_factor).toBe(false);

    const confirmed = await user.ask('POST', '/api/user/two-factor/confirm', { code: right });
    expect(confirmed.statusCode).toBe(200);
    const codes: string[] = confirmed.json().recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect((await user.ask('GET', '/api/user')).json().two_factor).toBe(true);
    expect(await mailsTo(house, 'guarded@example.org', /Two-factor login turned on/)).toHaveLength(1);

    const again = await user.ask('POST', '/api/user/two-factor/setup', { current_password: PASSWORD });
    expect(again.statusCode).toBe(409);
    expect((await user.ask('POST', '/api/user/two-factor/confirm', { code: right })).statusCode).toBe(409);
  });

  it('cannot be confirmed before it was begun', async () => {
    const user = await house.signUp('Eager');
    const answer = await user.ask('POST', '/api/user/two-factor/confirm', { code: '123456' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('two_factor_invalid');
  });

  it('leaves neither the secret nor a recovery code readable in the database', async () => {
    const user = await house.signUp('Sealed');
    const { secret, recovery } = await turnOnTwoFactor(house, user);
    const row = await userRow(house, 'Sealed');
    expect(row.recovery_code_hashes).toHaveLength(10);
    const everything = JSON.stringify([row, await rowsOf(house, 'SELECT * FROM mails')]);
    expect(everything).not.toContain(secret);
    for (const code of recovery) expect(everything).not.toContain(code);
    expect(house.parts.secrets.open(String(row.two_factor_secret))).toBe(secret);
  });
});

describe('logging in with two-factor login on', () => {
  it('asks for the code only once the password is right [A4]', async () => {
    await turnOnTwoFactor(house, await house.signUp('Asked'));
    const asked = await login('Asked');
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({
      code: 'two_factor_required',
      error: 'Enter the six-digit code of your authenticator app.',
    });
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect((await login('Asked', '')).json().code).toBe('two_factor_required');
    expect((await login('Asked', '123456', 'wrong-harbour-71')).json().code).toBe('credentials_invalid');
  });

  it('takes the code of now, of a step before and of a step after, and no other', async () => {
    const { secret } = await turnOnTwoFactor(house, await house.signUp('Drifting'));
    house.clock.move(120_000);
    for (const steps of [-3, -2, 2, 3]) {
      const refused = await login('Drifting', codeOf(house, secret, steps));
      expect(refused.statusCode).toBe(400);
      expect(refused.json().code).toBe('two_factor_invalid');
      expect(refused.headers['set-cookie']).toBeUndefined();
    }
    for (const steps of [-1, 0, 1]) {
      const answer = await login('Drifting', codeOf(house, secret, steps));
      expect(answer.statusCode, `step ${steps}`).toBe(200);
      expect(answer.json().two_factor).toBe(true);
    }
  });

  it('takes a code once', async () => {
    const { secret } = await turnOnTwoFactor(house, await house.signUp('Overheard'));
    const code = codeOf(house, secret);
    expect((await login('Overheard', `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200);
    expect((await login('Overheard', code)).json().code).toBe('two_factor_invalid');
    expect((await login('Overheard', codeOf(house, secret, -1))).json().code).toBe('two_factor_invalid');
    house.clock.move(30_000);
    expect((await login('Overheard', codeOf(house, secret))).statusCode).toBe(200);
  });

  it('takes the code that turned it on no second time', async () => {
    const user = await house.signUp('Shoulder');
    const { secret } = (await user.ask('POST', '/api/user/two-factor/setup', { current_password: PASSWORD })).json();
    const code = codeOf(house, secret);
    await user.ask('POST', '/api/user/two-factor/confirm', { code });
    expect((await login('Shoulder', code)).json().code).toBe('two_factor_invalid');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { recovery } = await turnOnTwoFactor(house, await house.signUp('Phoneless'));
    const [first = '', second = ''] = recovery;
    expect((await login('Phoneless', first)).statusCode).toBe(200);
    expect((await login('Phoneless', first)).json().code).toBe('two_factor_invalid');
    expect((await login('Phoneless', ` ${second.toUpperCase()} `)).statusCode).toBe(200);
    expect((await userRow(house, 'Phoneless')).recovery_code_hashes).toHaveLength(8);
    expect((await login('Phoneless', 'aaaaa-aaaaa')).json().code).toBe('two_factor_invalid');
  });

  it('takes nobody else’s code', async () => {
    const { secret } = await turnOnTwoFactor(house, await house.signUp('Neighbour'));
    const { recovery } = await turnOnTwoFactor(house, await house.signUp('Neighbour2'));
    await turnOnTwoFactor(house, await house.signUp('Victim'));
    expect((await login('Victim', codeOf(house, secret))).statusCode).toBe(400);
    expect((await login('Victim', recovery[0])).statusCode).toBe(400);
  });

  it('still asks after a password reset', async () => {
    await turnOnTwoFactor(house, await house.signUp('Resetter'));
    await house.visitor().ask('POST', '/api/user/forgot-password', { email: 'resetter@example.org' });
    const token = (await house.linkTo('resetter@example.org', /new password/)).split('/').pop();
    const body = { new_password: 'compass-driftwood-3' };
    expect((await house.visitor().ask('POST', `/api/user/reset-password/${token}`, body)).statusCode).toBe(200);
    expect((await login('Resetter', undefined, 'compass-driftwood-3')).json().code).toBe('two_factor_required');
  });

  it('stops guessers of codes after ten in a quarter of an hour', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '1' });
    const user = await strict.signUp('Guessed');
    await turnOnTwoFactor(strict, user);
    const codes: number[] = [];
    for (let i = 0; i < 10; i++) {
      const body = { email: 'guessed@example.org', password: PASSWORD, code: 'aaaaa-aaaaa' };
      codes.push((await strict.visitor(`203.0.113.${i}`).ask('POST', '/api/user/login', body)).statusCode);
    }
    // One of the ten points went to the code that turned it on.
    expect(codes).toEqual([...Array(9).fill(400), 429]);
  });
});

describe('turning two-factor login off', () => {
  it('needs the password and a code', async () => {
    const user = await house.signUp('Trusting');
    const { secret } = await turnOnTwoFactor(house, user);
    const off = (current_password: string, code: string) =>
      user.ask('DELETE', '/api/user/two-factor', { current_password, code });
    expect((await off('wrong-harbour-71', codeOf(house, secret))).json().code).toBe('wrong_password');
    expect((await off(PASSWORD, 'aaaaa-aaaaa')).json().code).toBe('two_factor_invalid');
    expect((await user.ask('DELETE', '/api/user/two-factor', { current_password: PASSWORD })).statusCode).toBe(400);
    expect((await user.ask('GET', '/api/user')).json().two_factor).toBe(true);

    expect((await off(PASSWORD, codeOf(house, secret))).statusCode).toBe(200);
    expect((await user.ask('GET', '/api/user')).json().two_factor).toBe(false);
    expect((await login('Trusting')).statusCode).toBe(200);
    expect(await userRow(house, 'Trusting')).toMatchObject({
      two_factor_secret: null,
      two_factor_enabled_at: null,
      recovery_code_hashes: [],
    });
    expect(await mailsTo(house, 'trusting@example.org', /Two-factor login turned off/)).toHaveLength(1);
  });

  it('works with a recovery code too, and is no fault when it is off already', async () => {
    const user = await house.signUp('Phoneless2');
    const { recovery } = await turnOnTwoFactor(house, user);
    const body = { current_password: PASSWORD, code: recovery[3] };
    expect((await user.ask('DELETE', '/api/user/two-factor', body)).statusCode).toBe(200);
    expect((await user.ask('DELETE', '/api/user/two-factor', body)).statusCode).toBe(200);
    expect((await user.ask('GET', '/api/user')).json().two_factor).toBe(false);
  });
});
