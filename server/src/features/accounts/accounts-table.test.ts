import { accounts } from '@sirenade/contract/accounts';
import type { Endpoint } from '@sirenade/contract/endpoint';
import { type ErrorCode, errorCatalogue } from '@sirenade/contract/errors';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { rowsOf } from '../../../test/account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const table = Object.entries(accounts) as [string, Endpoint][];
const withBody = table.filter(([, endpoint]) => endpoint.body);
const withParams = table.filter(([, endpoint]) => endpoint.params);
const JSON_TYPE = { 'content-type': 'application/json' };

let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

let signUps = 0;
async function newcomer(): Promise<Visitor> {
  signUps += 1;
  return house.signUp(`Matrix${signUps}`);
}

/** A valid value for each field by its name; a new field needs one here. */
const samples: Record<string, () => unknown> = {
  username: () => `Sample${signUps}`,
  email: () => `sample${signUps}@example.org`,
  password: () => PASSWORD,
  current_password: () => PASSWORD,
  new_password: () => 'compass-driftwood-3',
  birthday: () => '1990-04-12',
  skip_validation: () => false,
  code: () => '123456',
  bio: () => 'A bio.',
  avatar: () => null,
  mail_opt_out: () => false,
  appearance: () => 'system',
  response_size: () => 'long',
  audio: () => false,
  images: () => null,
  hidden_tags: () => ['storm'],
  hidden_words: () => ['salt water'],
  hints_dismissed: () => ['intro'],
  shortcuts: () => true,
  token: () => 'A'.repeat(43),
  id: () => 'nothing',
};
function sampleOf(name: string): unknown {
  const make = samples[name];
  if (!make) throw new Error(`Add a sample for the field ${name} to this test.`);
  return make();
}
const fieldsOf = (endpoint: Endpoint) => Object.keys((endpoint.body as z.ZodObject).shape);
const goodBody = (endpoint: Endpoint) =>
  endpoint.body ? Object.fromEntries(fieldsOf(endpoint).map((field) => [field, sampleOf(field)])) : undefined;

function call(by: Visitor, key: string, body: unknown, headers = {}, params: Record<string, string> = {}) {
  const [method, path = ''] = key.split(' ') as [Method, string];
  const url = path.replace(/:(\w+)/g, (_, name) => params[name] ?? String(sampleOf(name)));
  return by.ask(method, url, body, headers);
}

/** Every error is in the catalogue, has the status of the catalogue, and leaks no internals. */
function expectError(answer: LightMyRequestResponse, what: string): ErrorCode {
  expect(answer.statusCode, `${what}: ${answer.body}`).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode, `${what}: ${answer.body}`).toBeLessThan(500);
  const { code, error, request_id } = answer.json();
  expect(errorCatalogue[code as ErrorCode]?.[0], what).toBe(answer.statusCode);
  expect(error, what).toMatch(/^[A-Z].*\.$/);
  expect(request_id, what).toMatch(/^[\w-]{12}$/);
  expect(answer.body, what).not.toMatch(/stack|node_modules|SELECT|duplicate key/);
  return code;
}

describe('signed out', () => {
  const guarded = table.filter(([, endpoint]) => endpoint.errors?.includes('signed_out'));
  const open = table.filter(([, endpoint]) => !endpoint.errors?.includes('signed_out'));

  it('most of the table is closed', () => {
    expect(guarded.length).toBeGreaterThanOrEqual(14);
    expect(guarded.map(([key]) => key)).toEqual(expect.arrayContaining(['GET /api/user', 'DELETE /api/user']));
  });

  it.each(guarded)('%s answers 401 [A1] [X8]', async (key, endpoint) => {
    for (const cookie of [undefined, 'sid=nonsense', `sid=${'A'.repeat(43)}`]) {
      const visitor = house.visitor();
      visitor.cookie = cookie;
      const answer = await call(visitor, key, goodBody(endpoint));
      expect(answer.statusCode, answer.body).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'signed_out', error: 'You need to log in first.' });
    }
  });

  it.each(open)('%s does not ask for a login [A1]', async (key, endpoint) => {
    signUps += 1;
    const answer = await call(house.visitor(), key, goodBody(endpoint));
    expect(answer.json().code).not.toBe('signed_out');
    expect(answer.statusCode).toBeLessThan(500);
  });

  it.each(guarded)('%s knows a signed-in user', async (key, endpoint) => {
    const answer = await call(await newcomer(), key, goodBody(endpoint));
    expect(answer.json().code).not.toBe('signed_out');
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe('bad bodies', () => {
  const wrong: [string, unknown][] = [
    ['null', null],
    ['a list', []],
    ['an object', {}],
    ['a number', 5],
    ['too long', 'x'.repeat(100_000)],
    ['nested', { a: { b: [{ c: [1, 'two', null] }] } }],
    ['a list of one', ['text']],
  ];
  const strange = [
    '\0',
    'a\0b@example.org',
    'half \ud800 of it',
    '\u202e',
    ' ',
    '',
    1e308,
    -1,
    true,
    '$1',
    "' OR 1=1 --",
  ];

  /** Fields where null is valid; below, fields whose value is a list: of any words, or of known hints. */
  const nullable = ['avatar', 'appearance', 'response_size', 'audio', 'images', 'shortcuts'];
  const isRight = (field: string, value: unknown) => {
    if (value === null) return nullable.includes(field);
    if (!Array.isArray(value)) return false;
    return /^hidden_(tags|words)$/.test(field) || (field === 'hints_dismissed' && value.length === 0);
  };
  /** All fields of these are optional, so an object with only unknown fields is valid. */
  const asksForNothing = ['PATCH /api/user', 'PUT /api/user/preferences'];

  it.each(withBody)('%s refuses a wrong type in any field [A1]', async (key, endpoint) => {
    for (const field of fieldsOf(endpoint)) {
      for (const [what, value] of wrong) {
        if (isRight(field, value)) continue;
        const answer = await call(await visitorFor(key), key, { ...goodBody(endpoint), [field]: value });
        const code = expectError(answer, `${key} with ${what} for ${field}`);
        expect(code).toBe('invalid');
        expect(Object.keys(answer.json().errors)).toEqual([field]);
      }
    }
  });

  it.each(withBody)('%s never fails on strange text in any field [A1]', async (key, endpoint) => {
    for (const field of fieldsOf(endpoint)) {
      for (const value of strange) {
        const body = JSON.stringify({ ...goodBody(endpoint), [field]: value });
        const answer = await call(await visitorFor(key), key, body, JSON_TYPE);
        expect(answer.statusCode, `${field}: ${JSON.stringify(value)}: ${answer.body}`).toBeLessThan(500);
      }
    }
  });

  it.each(withBody)('%s refuses what is no object at all [A1]', async (key) => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    for (const body of ['null', '[]', '"text"', '5', 'true', '', deep, `{"a":${deep}}`, '{"a":', '{', '\0']) {
      const answer = await call(await visitorFor(key), key, body, JSON_TYPE);
      const accepted = asksForNothing.includes(key) && body.startsWith('{"a":[');
      if (accepted) expect(answer.statusCode).toBe(200);
      else expect(['invalid', 'malformed']).toContain(expectError(answer, `${key} ${body.slice(0, 20)}`));
    }
  });

  it.each(withBody)('%s reads JSON and nothing else [A1]', async (key, endpoint) => {
    const body = JSON.stringify(goodBody(endpoint));
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await call(await visitorFor(key), key, body, { 'content-type': type });
      expect(expectError(answer, `${key} ${type}`)).toBe('unsupported_type');
    }
  });

  let member: Visitor;
  let cookie: string | undefined;
  /** A signed-in user with a valid cookie: the previous call may have ended the session. */
  async function visitorFor(key: string): Promise<Visitor> {
    if (key.endsWith('/register') || key.endsWith('/login')) return house.visitor();
    member ??= await newcomer();
    cookie ??= member.cookie;
    member.cookie = cookie;
    if ((await member.ask('GET', '/api/user')).statusCode === 401) {
      member = await newcomer();
      cookie = member.cookie;
    }
    return member;
  }
});

describe('bad paths', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await newcomer();
    await rowsOf(
      house,
      `UPDATE users SET roles = '{admin}', verified_at = now(), two_factor_enabled_at = now() WHERE username = $1`,
      [`Matrix${signUps}`],
    );
    const answer = await admin.ask('DELETE', '/api/admin/users/nobody-here/sessions');
    expect(answer.statusCode, 'the admin gets as far as the search').toBe(404);
  });

  it.each(withParams)('%s never fails on a strange parameter [A1]', async (key, endpoint) => {
    const strange = [
      '%00',
      'a%00b',
      '%',
      '%ff',
      '%f0%9f',
      '..%2f..',
      '%20',
      '%F0%9F%92%A7',
      '%27%20OR%201',
      'a'.repeat(150),
      'a'.repeat(5000),
    ];
    const { cookie } = admin;
    for (const name of Object.keys(endpoint.params?.shape ?? {})) {
      for (const value of strange) {
        admin.cookie = cookie;
        const answer = await call(admin, key, goodBody(endpoint), {}, { [name]: value });
        expectError(answer, `${key} with ${value.slice(0, 20)}`);
      }
    }
  });
});
