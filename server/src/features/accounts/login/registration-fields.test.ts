import { accounts } from '@sirenade/contract/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../test/account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp } from '../../../../test/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

let counter = 0;
/** A valid sign-up, except for the fields in `over`. */
function register(over: Record<string, unknown>) {
  counter += 1;
  const body = { username: `Nereid${counter}`, email: `nereid${counter}@example.org`, password: PASSWORD, ...over };
  return house.visitor().ask('POST', '/api/user/register', body);
}

/** The error messages of a field, after checking that no user was created. */
async function refusalOf(field: string, over: Record<string, unknown>): Promise<string[]> {
  const before = await rowsOf(house, 'SELECT count(*) AS n FROM users');
  const answer = await register(over);
  expect(answer.statusCode, answer.body).toBe(400);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const { error, code, errors } = answer.json();
  expect(error).toBe('Please check what you entered.');
  expect(code).toBe('invalid');
  expect(Object.keys(errors)).toEqual([field]);
  expect(await rowsOf(house, 'SELECT count(*) AS n FROM users')).toEqual(before);
  return errors[field];
}

describe('the username of a sign-up', () => {
  it.each(['abcd', 'Fifteen_letters', 'x-1_'])('may be %s [V1] [K10]', async (username) => {
    expect((await register({ username })).json().username).toBe(username);
  });

  it.each(['abc', 'Sixteen_letters_', ''])('has 4 to 15 characters, not %j [V1] [V6] [K10]', async (username) => {
    expect(await refusalOf('username', { username })).toEqual(['A username has 4 to 15 characters.']);
  });

  it('is told everything that is wrong with it, as a list [V6]', async () => {
    expect(await refusalOf('username', { username: 'a!' })).toEqual([
      'A username has 4 to 15 characters.',
      'Use letters, digits, hyphens and underscores only.',
    ]);
  });

  it.each(['mari\r\nsol', 'mari\nsol', 'mari\0sol', 'marisol\n', 'mari sol', 'mari/sol', 'märisol', 'mari%00sol'])(
    'has plain letters only, not %j [V1]',
    async (username) => {
      expect(await refusalOf('username', { username })).toEqual(['Use letters, digits, hyphens and underscores only.']);
    },
  );

  it('is required [V1]', async () => {
    expect(await refusalOf('username', { username: undefined })).toEqual(['A username is required.']);
  });

  it('cannot be taken twice, in whatever case [V6]', async () => {
    expect((await register({ username: 'Aglaope' })).statusCode).toBe(201);
    for (const username of ['Aglaope', 'aglaope', 'AGLAOPE']) {
      expect(await refusalOf('username', { username })).toEqual(['This username is already taken.']);
    }
  });

  it.each(['logout', 'saved', 'L0g-Out', 'admin', 'ADM1N', 'Sirenade', 'deleted', 'register', 'support', 'settings'])(
    'cannot be %s, which is kept for the house',
    async (username) => {
      expect(await refusalOf('username', { username })).toEqual(['This username is already taken.']);
    },
  );

  const words = Object.keys(accounts).flatMap((key) => key.match(/ \/api\/user\/([a-z-]+)/)?.[1] ?? []);
  const possible = [...new Set(words)].filter((word) => word.length <= 15);
  it('would hide behind a good number of routes', () => {
    expect(possible).toEqual(expect.arrayContaining(['logout', 'login', 'export', 'sessions', 'verify', 'two-factor']));
  });
  it.each(possible)('cannot be %s, a word beside /api/user/:username [A9]', async (username) => {
    expect(await refusalOf('username', { username })).toEqual(['This username is already taken.']);
  });
});

describe('the email of a sign-up', () => {
  it.each([
    'plain',
    'two@@example.org',
    'a@b',
    '@example.org',
    'x@example.org\r\nBcc: y@example.org',
    'a b@example.org',
  ])('is a valid address, not %j [V2] [V6]', async (email) => {
    expect(await refusalOf('email', { email })).toEqual(['Please enter a valid email address.']);
  });

  it('is required [V2]', async () => {
    expect(await refusalOf('email', { email: undefined })).toEqual(['An email address is required.']);
  });

  it('has at most 254 characters [V2]', async () => {
    const domain = `${'sea.'.repeat(60)}org`;
    const local = 'n'.repeat(254 - domain.length - 1);
    expect((await register({ email: `${local}@${domain}` })).statusCode).toBe(201);
    expect(await refusalOf('email', { email: `${local}n@${domain}` })).toEqual(['This email address is too long.']);
  });

  it('is told beside the username when both are wrong [V6]', async () => {
    const answer = await register({ username: 'abc', email: 'plain' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      username: ['A username has 4 to 15 characters.'],
      email: ['Please enter a valid email address.'],
    });
  });
});

describe('the password of a sign-up', () => {
  it.each([
    ['8 characters of any kind', 'x7 #Kq2m'],
    ['128 characters', 'tide-table '.repeat(12).slice(0, 128)],
    ['256 characters', 'tide-table '.repeat(24).slice(0, 256)],
    ['other scripts', 'пароль-маяк-灯台'],
    ['pictures', '🐚🌊🦑🐙🦀🐬🌙🚢'],
  ])('may be %s, and only the whole of it logs in [V3] [K11]', async (_what, password) => {
    const registered = await register({ password });
    expect(registered.statusCode, registered.body).toBe(201);
    const { email } = registered.json();
    const login = (typed: string) => house.visitor().ask('POST', '/api/user/login', { email, password: typed });
    expect((await login(password)).statusCode).toBe(200);
    expect((await login([...password].slice(0, -1).join(''))).statusCode).toBe(401);
  });

  it('is the same in either way of writing its accents', async () => {
    const registered = await register({ password: 'caf\u00e9-\u00e0-la-mer' });
    const { email } = registered.json();
    const login = await house
      .visitor()
      .ask('POST', '/api/user/login', { email, password: 'cafe\u0301-a\u0300-la-mer' });
    expect(login.statusCode).toBe(200);
  });

  it.each([
    ['x7#Kq!2', 'A password has at least 8 characters.'],
    ['k'.repeat(257), 'A password has at most 256 characters.'],
    ['lantern\0harbour', 'This password has characters that cannot be used.'],
    [undefined, 'A password is required.'],
  ])('may not be %j [V3] [K11]', async (password, message) => {
    expect(await refusalOf('password', { password })).toEqual([message]);
  });

  it.each(['password', 'Password1', 'qwertyuiop', '12345678', 'iloveyou', 'sunshine', 'p-a-s-s-w-o-r-d'])(
    'is not one of the most common ones: %s [V3]',
    async (password) => {
      expect(await refusalOf('password', { password })).toEqual([
        'This password is among the most common ones. Please choose another.',
      ]);
    },
  );

  it.each([
    ['the name of the site', 'Sirenade', {}],
    ['the name of the site and a year', 'sirenade-2024', {}],
    ['the own username', 'Calliope_77', { username: 'Calliope_77' }],
    ['the own username in another case, and a number', 'CALLIOPE123', { username: 'Calliope' }],
    ['the own address', 'terpsichore@example.org', { email: 'terpsichore@example.org' }],
    ['the name in the own address', 'Terpsichore', { email: 'terpsichore@example.org' }],
  ])('is not %s [V3]', async (_what, password, over) => {
    expect(await refusalOf('password', { password, ...over })).toEqual([
      'A password must not be your name, your address or the name of this site.',
    ]);
  });

  it('is not a single sign over and over [V3]', async () => {
    expect(await refusalOf('password', { password: '\u2014'.repeat(12) })).toEqual([
      'This password is too simple. Please choose another.',
    ]);
  });
});

describe('the birthday of a sign-up', () => {
  afterEach(() => house.clock.set(new Date()));
  const young = ['You must be at least 18 years old to sign up.'];

  it.each([
    ['on the 18th birthday itself', '2026-06-15T00:00:00Z', '2008-06-15'],
    ['long after it', '2026-06-15T23:59:59Z', '1950-01-01'],
    ['on 1 March, when born on 29 February', '2026-03-01T00:00:00Z', '2008-02-29'],
    ['on 29 February, when born on the 28th', '2028-02-29T00:00:00Z', '2010-02-28'],
  ])('lets people in %s [V4] [V17] [K9] [P1]', async (_when, now, birthday) => {
    house.clock.set(new Date(now));
    expect((await register({ birthday })).statusCode).toBe(201);
  });

  it.each([
    ['on the day before the 18th birthday', '2026-06-14T23:59:59Z', '2008-06-15'],
    ['on 28 February, when born on the 29th', '2026-02-28T23:59:59Z', '2008-02-29'],
    ['as children', '2026-06-15T00:00:00Z', '2015-01-01'],
    ['before they are born', '2026-06-15T00:00:00Z', '2031-01-01'],
  ])('turns people away %s [V4] [V17] [K9]', async (_when, now, birthday) => {
    house.clock.set(new Date(now));
    expect(await refusalOf('birthday', { birthday })).toEqual(young);
  });

  it.each(['2001-02-30', '12.04.1990', '', 'yesterday', 19900412, null])('is a date, not %j [V4]', async (birthday) => {
    expect(await refusalOf('birthday', { birthday })).toEqual(['Please enter a date.']);
  });

  it('is that of somebody alive [V4]', async () => {
    expect(await refusalOf('birthday', { birthday: '1850-01-01' })).toEqual(['Please enter your date of birth.']);
  });
});
