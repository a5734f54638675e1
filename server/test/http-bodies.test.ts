import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp, PASSWORD, type TestApp } from './test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD';
const JSON_TYPE = { 'content-type': 'application/json' };
const send = (method: Method, url: string, payload?: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  house.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const login = (payload: string, headers?: Record<string, string>) => send('POST', '/api/user/login', payload, headers);

/** Every error has the same form, its request id, and no internals. */
function expectError(answer: LightMyRequestResponse, status: number, code: string) {
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const body = answer.json();
  expect(body).toMatchObject({ error: expect.stringMatching(/^[A-Z].*\.$/), code });
  expect(body.request_id).toBe(answer.headers['x-request-id']);
  expect(Object.keys(body).filter((key) => !['error', 'code', 'errors', 'request_id'].includes(key))).toEqual([]);
  // The id is of random letters, which may spell anything.
  const text = answer.body.replace(body.request_id, '');
  expect(text).not.toMatch(/node_modules|\bat \w+ \(|FST_|SyntaxError|zod/i);
}
const expectAlive = async () => expect((await send('GET', '/healthz')).statusCode).toBe(200);

describe('an error answer', () => {
  it('has error, code and request_id for every kind of refusal [A1]', async () => {
    expectError(await send('GET', '/api/user'), 401, 'signed_out');
    expectError(await login('{'), 400, 'malformed');
    expectError(await login('{}'), 400, 'invalid');
    expectError(await login(JSON.stringify({ email: 'a@example.org', password: 'x' })), 401, 'credentials_invalid');
    expectError(await send('GET', '/api/user/nobody-here'), 404, 'not_found');
    expectError(await send('POST', '/api/user/verify/x'), 400, 'token_invalid');
    expectError(await send('GET', '/api/site', undefined, { host: 'evil.example' }), 421, 'wrong_host');
    expectError(await login('{}', { ...JSON_TYPE, origin: 'https://evil.example' }), 403, 'cross_site');
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'is 404 JSON for %s of an unknown path of the API',
    async (method) => {
      for (const url of ['/api', '/api/', '/api/nothing', '/api/user/a/b/c', '/api/../api/nothing', '/api/user/']) {
        expectError(await send(method, url, undefined, {}), 404, 'not_found');
      }
    },
  );

  it('is 404 for a known path asked in another way', async () => {
    expectError(await send('PUT', '/api/user/login', '{}'), 404, 'not_found');
    expectError(await send('DELETE', '/api/site', undefined, {}), 404, 'not_found');
  });

  it.each(['/api/user/%', '/api/user/%zz', '/api/user/%c3%28', '/%', '/media/avatars/%ff', '/api/%'])(
    'is 400 for the bad escape in %s',
    async (url) => {
      expectError(await send('GET', url, undefined, {}), 400, 'malformed');
    },
  );

  it('is 4xx for a path or a query that is far too long', async () => {
    expectError(await send('GET', `/api/user/${'x'.repeat(300)}`, undefined, {}), 400, 'malformed');
    expectError(await send('GET', `/api/user/${'x'.repeat(150)}`, undefined, {}), 400, 'invalid');
    expect((await send('GET', `/api/site?${'x=1&'.repeat(3000)}`, undefined, {})).statusCode).toBe(200);
  });
});

describe('a request body', () => {
  it('that is not JSON is refused and never echoed [A1]', async () => {
    const torn = '{"password": "hunter2-secret", <script>alert(1)</script>';
    for (const body of [torn, 'hunter2-secret', "{'a': 1}", '{"a": undefined}', '{"a": NaN}', '\ufeff{}', '{"a":1}}']) {
      const answer = await login(body);
      expectError(answer, 400, answer.json().code === 'invalid' ? 'invalid' : 'malformed');
      expect(answer.body).not.toMatch(/hunter2|script|undefined|NaN/);
    }
  });

  it.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
    'text/json',
    '',
  ])('of type %j is refused with 415, as another site could send it', async (type) => {
    const payload = JSON.stringify({ email: 'a@example.org', password: PASSWORD });
    expectError(await login(payload, { 'content-type': type }), 415, 'unsupported_type');
  });

  it('is read with a charset named, in either case', async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON']) {
      expectError(
        await login('{"email":"a@example.org","password":"x"}', { 'content-type': type }),
        401,
        'credentials_invalid',
      );
    }
  });

  it.each(['gzip', 'br', 'deflate', 'identity', 'zstd, gzip'])(
    'packed with %s is refused with 415',
    async (encoding) => {
      const answer = await send('POST', '/api/user/login', Buffer.alloc(100), {
        ...JSON_TYPE,
        'content-encoding': encoding,
      });
      expectError(answer, 415, 'unsupported_type');
    },
  );

  it('of 2 MB is refused with 413, and one of an avatar’s size is not', async () => {
    const large = JSON.stringify({ email: 'a@example.org', password: 'x', more: 'x'.repeat(2 * 1024 * 1024) });
    expectError(await login(large), 413, 'too_large');
    expectError(await send('PATCH', '/api/user', large), 401, 'signed_out');
    expectError(await send('PATCH', '/api/user', 'x'.repeat(9 * 1024 * 1024)), 413, 'too_large');
  });

  it('that is empty but named JSON is taken where none is needed [A8]', async () => {
    const user = await house.signUp('Emptybody');
    expect((await user.ask('POST', '/api/user/resend-verification', '', JSON_TYPE)).statusCode).toBe(200);
    const bare = await house.app.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers: { ...JSON_TYPE, 'content-length': '0', cookie: user.cookie ?? '' },
    });
    expect(bare.statusCode, bare.body).toBe(200);
    expectError(await login(''), 400, 'invalid');
  });

  it('that is unknown to a call without one is ignored', async () => {
    for (const body of ['null', '[]', '{}', '"x"', '7', '{"roles":["admin"]}']) {
      expect((await send('POST', '/api/user/logout', body)).statusCode, body).toBe(200);
    }
  });
});

describe('hostile JSON', () => {
  const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
  const bodies: [string, string][] = [
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of lists', '[[[]]]'],
    ['a text', '"text"'],
    ['a number', '1e308'],
    ['numbers for text', '{"email":1e308,"password":-1e-308,"username":1e999}'],
    ['lists for text', '{"email":[],"password":[["x"]],"username":{}}'],
    ['NUL', '{"email":"a\\u0000@example.org","password":"a\\u0000bcdefgh","username":"a\\u0000bc"}'],
    ['lone surrogates', '{"email":"\\ud800@example.org","password":"\\udfff\\ud800abcdefgh","username":"\\ud800abc"}'],
    ['a prototype', '{"__proto__":{"admin":true},"email":"a@example.org","password":"x"}'],
    ['a constructor', '{"constructor":{"prototype":{"admin":true}},"email":"a@example.org"}'],
    ['keys twice', '{"email":"a@example.org","email":7,"password":"x"}'],
    ['100,000 keys', `{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":0`).join()}}`],
    ['lists 500,000 deep', deep(500_000, '[', ']')],
    ['lists 500,000 deep, torn', '['.repeat(1_000_000)],
    ['objects 150,000 deep', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
    ['a deep field', `{"email":${deep(400_000, '[', ']')},"password":"x"}`],
  ];
  const calls: [Method, string][] = [
    ['POST', '/api/user/login'],
    ['POST', '/api/user/register'],
    ['POST', '/api/user/forgot-password'],
    ['POST', '/api/user/reset-password/token'],
  ];

  it.each(bodies)('with %s gets a 4xx from every call, and the process lives', async (_, body) => {
    for (const [method, url] of calls) {
      const answer = await send(method, url, body);
      expect(answer.statusCode, `${url} ${answer.body}`).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(500);
      expect(answer.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    }
    await expectAlive();
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('a million deep is refused where bodies may be larger', async () => {
    const user = await house.signUp('Deepdiver');
    const body = `{"bio":${deep(1_000_000, '[', ']')}}`;
    expectError(await user.ask('PATCH', '/api/user', body, JSON_TYPE), 400, 'invalid');
    await expectAlive();
  });

  it('in a path gets a 4xx: NUL, surrogates, dots', async () => {
    for (const name of [
      '%00',
      'a%00b',
      '%ed%a0%80',
      '..%2f..',
      '%2e%2e',
      '%F0%9F%A7%9C',
      '%E2%80%AEabc',
      "'--",
      '%25',
    ]) {
      const answer = await send('GET', `/api/user/${name}`, undefined, {});
      expect([400, 404], `${name} ${answer.body}`).toContain(answer.statusCode);
    }
    const user = await house.signUp('Pathfinder');
    const answer = await user.ask('DELETE', '/api/user/sessions/a%00b');
    expect([400, 404], answer.body).toContain(answer.statusCode);
  });
});
