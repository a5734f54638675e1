import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf, settleMail, tokenTo, userRow } from '../../../../test/account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, useTestApp } from '../../../../test/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

const bodyOf = (username: string, over: Record<string, unknown> = {}) => ({
  username,
  email: `${username.toLowerCase()}@example.org`,
  password: PASSWORD,
  birthday: '1990-04-12',
  ...over,
});
const register = (body: unknown, headers?: Record<string, string>) =>
  house.visitor().ask('POST', '/api/user/register', body, headers);
const idleJobs = { work: async () => {}, schedule: async () => {}, stop: async () => {} };
const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']);

describe('signing up', () => {
  it('answers 201 with the user object itself, signed in and not yet verified [A5] [P1] [E1] [E2] [T17]', async () => {
    const visitor = house.visitor();
    const answer = await visitor.ask('POST', '/api/user/register', bodyOf('Marisol'));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      username: 'Marisol',
      email: 'marisol@example.org',
      avatar: null,
      bio: '',
      verified: false,
      authorized: false,
      roles: [],
      mod_in: [],
      two_factor: false,
      mail_opt_out: false,
      payments: { subscription_type: 'trial', words_left: 0, image_generations_left: 0, images_generations_left: 0 },
      preferences: null,
    });
    expect((await visitor.ask('GET', '/api/user')).json()).toEqual(answer.json());
  });

  it('sets a cookie that scripts and other sites cannot use, for 90 days', async () => {
    const answer = await register(bodyOf('Coralie'));
    const cookie = cookieOf(answer);
    expect(cookie).toMatch(/^sid=[\w-]{43}; /);
    expect(cookie.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Strict', expect.stringMatching(/^Expires=/)]),
    );
    expect(cookie).not.toContain('Secure');
    const expires = new Date(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '').getTime();
    expect(Math.abs(expires - house.clock.now().getTime() - 90 * 86_400_000)).toBeLessThan(2000);
  });

  it('pins the cookie to the very origin on https', async () => {
    const safe = await useTestApp({ PUBLIC_URL: 'https://sirenade.example' });
    const answer = await safe.visitor().ask('POST', '/api/user/register', bodyOf('Coralie'));
    const [pair = '', ...attributes] = cookieOf(answer).split('; ');
    expect(pair).toMatch(/^__Host-sid=[\w-]{43}$/);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']));
    expect(attributes.some((attribute) => attribute.startsWith('Domain'))).toBe(false);
  });

  it('needs no more than username, email and password, and then attests no age [E13] [A5]', async () => {
    const { birthday: _, ...payload } = bodyOf('Thalassa');
    expect((await register(payload)).statusCode).toBe(201);
    expect((await userRow(house, 'Thalassa')).age_attested_at).toBeNull();
  });

  it('keeps when an age was attested, not the date of birth [V4]', async () => {
    expect((await register(bodyOf('Undine', { birthday: '1971-11-23' }))).statusCode).toBe(201);
    const row = await userRow(house, 'Undine');
    expect(row.age_attested_at).toEqual(house.clock.now());
    expect(row.terms_accepted_at).toEqual(house.clock.now());
    expect(row.terms_version).toBe('2024-08-06');
    await settleMail(house);
    const everything = [
      row,
      ...(await rowsOf(house, 'SELECT * FROM mails')),
      ...(await rowsOf(house, 'SELECT * FROM jobs.job')),
    ];
    expect(JSON.stringify(everything)).not.toContain('1971');
  });

  it('stores the password as argon2id only', async () => {
    await register(bodyOf('Galene'));
    const row = await userRow(house, 'Galene');
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  it('ignores what only the server may decide, whatever the body says [E13]', async () => {
    const answer = await register(
      bodyOf('Melusine', {
        id: 4711,
        user_id: 4711,
        roles: ['admin'],
        mod_in: [1],
        karma: 9000,
        verified: true,
        verified_at: '2020-01-01T00:00:00Z',
        authorized: true,
        suspended_at: null,
        avatar: '/media/avatars/x.webp',
        two_factor: true,
        created_at: '1999-01-01T00:00:00Z',
        payments: { subscription_type: 'ultimate_creator', words_left: 80_000, image_generations_left: 1000 },
      }),
    );
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ roles: [], mod_in: [], verified: false, authorized: false, avatar: null });
    expect(answer.json().payments).toMatchObject({ subscription_type: 'trial', words_left: 0 });
    const row = await userRow(house, 'Melusine');
    expect(row).toMatchObject({ roles: [], verified_at: null, avatar_key: null, two_factor_enabled_at: null });
    expect(row.id).not.toBe(4711);
    expect(row.created_at).toEqual(house.clock.now());
    expect(await rowsOf(house, 'SELECT * FROM credit_entries WHERE user_id = $1', [row.id])).toEqual([]);
  });

  it.each(['{"__proto__": {"verified": true}', '{"constructor": {"prototype": {"verified": true}}'])(
    'refuses a body that reaches for prototypes: %s',
    async (start) => {
      const body = `${start}, ${JSON.stringify(bodyOf('Prototypa')).slice(1)}`;
      const answer = await register(body, { 'content-type': 'application/json' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('malformed');
      expect(await rowsOf(house, `SELECT id FROM users WHERE username_key = 'prototypa'`)).toEqual([]);
    },
  );

  it('ends the session it was asked with', async () => {
    const visitor = await house.signUp('Leukothea');
    const old = visitor.cookie;
    expect((await visitor.ask('POST', '/api/user/register', bodyOf('Leukosia'))).statusCode).toBe(201);
    expect((await visitor.ask('GET', '/api/user')).json().username).toBe('Leukosia');
    visitor.cookie = old;
    expect((await visitor.ask('GET', '/api/user')).statusCode).toBe(401);
  });

  it('makes one account of ten that want the same name at once [V6]', async () => {
    const names = ['Ligeia', 'ligeia', 'LIGEIA', 'LiGeIa'];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => register(bodyOf(names[i % 4] ?? '', { email: `ligeia${i}@example.org` }))),
    );
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.statusCode !== 201);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual({ username: ['This username is already taken.'] });
    }
    expect(await rowsOf(house, `SELECT id FROM users WHERE username_key = 'ligeia'`)).toHaveLength(1);
    const sessions = await rowsOf(
      house,
      `SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.username_key = 'ligeia'`,
    );
    expect(sessions).toHaveLength(1);
  });

  it('leaves nothing behind when it cannot be completed', async () => {
    const broken = { send: () => Promise.reject(new Error('queue of secrets')), ...idleJobs };
    const own = await useTestApp({}, { jobs: broken });
    const answer = await own.visitor().ask('POST', '/api/user/register', bodyOf('Unlucky'));
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'internal', error: 'Something went wrong. Please try again later.' });
    expect(answer.body).not.toContain('secrets');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await rowsOf(own, 'SELECT id FROM users UNION ALL SELECT user_id FROM sessions')).toEqual([]);
  });

  it('stops after five sign-ups from one address in half an hour, and not for another address', async () => {
    const strict = await useTestApp({ RATE_LIMIT_SCALE: '1' });
    const crowd = strict.visitor('203.0.113.7');
    for (let i = 0; i < 5; i++) {
      expect((await crowd.ask('POST', '/api/user/register', bodyOf(`Crowd${i}`))).statusCode).toBe(201);
      crowd.cookie = undefined;
    }
    const refused = await crowd.ask('POST', '/api/user/register', bodyOf('Crowd5'));
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await strict.visitor('203.0.113.8').ask('POST', '/api/user/register', bodyOf('Crowd5'));
    expect(other.statusCode).toBe(201);
  });
});

describe('the verification mail of a sign-up', () => {
  it('goes to the given address, in text and HTML, with one link to our own page [A5]', async () => {
    await register(bodyOf('Amphitrite', { email: '  Amphitrite@Example.org ' }));
    const [mail, ...more] = await mailsTo(house, 'Amphitrite@Example.org');
    expect(more).toEqual([]);
    const link = mail?.text.match(/https?:\S+/)?.[0] ?? '';
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/verify-email\/[\w-]{43}$/);
    expect(mail?.subject).toBe('Confirm your email for Sirenade');
    expect(mail?.text).toContain('Amphitrite');
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.html).toContain('Amphitrite');
    expect(mail?.optOutUrl).toBeUndefined();
  });

  it('leaves neither its link nor its address behind once it is out', async () => {
    await register(bodyOf('Psamathe'));
    const token = await tokenTo(house, 'psamathe@example.org');
    await settleMail(house);
    const { id } = await userRow(house, 'Psamathe');
    const [mail] = await rowsOf(house, 'SELECT * FROM mails WHERE user_id = $1', [id]);
    expect(mail).toMatchObject({ kind: 'confirm-address', content: null, recipient: '' });
    const tables = ['users', 'account_tokens', 'mails', 'jobs.job'];
    const everything = await Promise.all(tables.map((table) => rowsOf(house, `SELECT * FROM ${table}`)));
    expect(JSON.stringify(everything)).not.toContain(token);
  });
});

describe('skip_validation', () => {
  it('means nothing unless the installation allows it [E13]', async () => {
    const answer = await register(bodyOf('Skipper', { skip_validation: true }));
    expect(answer.json()).toMatchObject({ verified: false, authorized: false });
    expect(await mailsTo(house, 'skipper@example.org', /Confirm/)).toHaveLength(1);
  });

  it('verifies at once, with the trial and without a mail, where the installation allows it [A5]', async () => {
    const lenient = await useTestApp({ ALLOW_SKIP_VALIDATION: '1' });
    const ask = (body: unknown) => lenient.visitor().ask('POST', '/api/user/register', body);
    const skipped = await ask(bodyOf('Skipper', { skip_validation: true }));
    expect(skipped.json()).toMatchObject({
      verified: true,
      authorized: true,
      payments: { words_left: 500, image_generations_left: 10, images_generations_left: 10 },
    });
    expect((await ask(bodyOf('Walker'))).json().verified).toBe(false);
    expect((await ask(bodyOf('Ambler', { skip_validation: false }))).json().verified).toBe(false);
    const again = await ask(bodyOf('Skipper2', { skip_validation: true, email: 'SKIPPER@example.org' }));
    expect(again.json().verified).toBe(false);
    expect(await mailsTo(lenient, 'skipper@example.org', /Confirm/)).toEqual([]);
  });
});

describe('signing up with an address that belongs to a verified account', () => {
  it('answers like any other sign-up and mails only the owner, with a reset link [A5] [A7]', async () => {
    await house.signUp('Parthenope', { verified: true });
    await settleMail(house);
    house.mail.sent.length = 0;

    const visitor = house.visitor();
    const taken = await visitor.ask(
      'POST',
      '/api/user/register',
      bodyOf('Impostor', { email: 'PARTHENOPE@example.org' }),
    );
    const fresh = await register(bodyOf('Freshwater'));
    expect(taken.statusCode).toBe(fresh.statusCode);
    expect(cookieOf(taken).replace(/=[\w-]{43}/, '')).toBe(cookieOf(fresh).replace(/=[\w-]{43}/, ''));
    const own = { id: 0, username: '', email: '' };
    expect({ ...taken.json(), ...own }).toEqual({ ...fresh.json(), ...own });
    expect((await visitor.ask('GET', '/api/user')).json()).toMatchObject({ username: 'Impostor', verified: false });

    const mails = await mailsTo(house, 'parthenope@example.org');
    expect(mails.map((mail) => mail.subject)).toEqual(['You already have an account at Sirenade']);
    expect(await mailsTo(house, 'PARTHENOPE@example.org')).toEqual([]);
    expect(mails[0]?.text).not.toContain('verify-email');
    expect(mails[0]?.text).not.toContain('Impostor');
    const { id } = await userRow(house, 'Impostor');
    expect(await rowsOf(house, 'SELECT * FROM account_tokens WHERE user_id = $1', [id])).toEqual([]);

    const token = await tokenTo(house, 'parthenope@example.org');
    const reset = await house
      .visitor()
      .ask('POST', `/api/user/reset-password/${token}`, { new_password: 'sextant-fog-horn-9' });
    expect(reset.statusCode).toBe(200);
    const login = await house
      .visitor()
      .ask('POST', '/api/user/login', { email: 'parthenope@example.org', password: 'sextant-fog-horn-9' });
    expect(login.json().username).toBe('Parthenope');
  });
});
