import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp, PASSWORD, type TestApp } from './test-app.ts';
import { makeVariant } from './variant.ts';

let house: TestApp;
let secure: FastifyInstance;
beforeAll(async () => {
  house = await makeTestApp({ PUBLIC_URL: 'http://sirenade.test:3000' });
  secure = await makeVariant(house, { publicUrl: new URL('https://sirenade.test') });
});
afterAll(async () => {
  await secure.close();
  await house.close();
});

const HOST = 'sirenade.test:3000';
type Headers = Record<string, string>;
const forgot = (headers: Headers, app = house.app) =>
  app.inject({
    method: 'POST',
    url: '/api/user/forgot-password',
    headers: { host: HOST, ...headers },
    payload: { email: 'nobody@example.org' },
  });

describe('a write', () => {
  it.each([
    'https://evil.example',
    'http://sirenade.test:3001',
    'http://sirenade.test',
    'https://sirenade.test:3000.evil.example',
    'http://evil.sirenade.test:3000',
    'null',
    'file://',
    'chrome-extension://abc',
    '',
    'not an origin',
    'http://sirenade.test:3000, https://evil.example',
  ])('with the origin %j is refused', async (origin) => {
    const answer = await forgot({ origin });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'cross_site' });
  });

  it('from our own pages, or from no browser at all, is taken', async () => {
    for (const headers of [
      {},
      { origin: 'http://sirenade.test:3000' },
      { origin: 'http://sirenade.test:3000', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
      { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
      { host: 'localhost:3000', origin: 'http://localhost:3000' },
      { 'sec-fetch-mode': 'cors', accept: '*/*' },
    ] satisfies Headers[]) {
      expect((await forgot(headers)).statusCode, JSON.stringify(headers)).toBe(200);
    }
  });

  it.each(['cross-site', 'same-site', 'whatever'])('that a browser calls %s is refused', async (site) => {
    expect((await forgot({ 'sec-fetch-site': site })).json()).toMatchObject({ code: 'cross_site' });
  });

  it('from the insecure twin of a secure site is refused', async () => {
    const headers = { host: 'sirenade.test' };
    expect((await forgot({ ...headers, origin: 'https://sirenade.test' }, secure)).statusCode).toBe(200);
    expect((await forgot({ ...headers, origin: 'http://sirenade.test' }, secure)).statusCode).toBe(403);
  });

  it('is refused by its origin for every method that changes something, on any path', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const url of ['/api/user', '/api/nothing', '/internal/command', '/']) {
        const answer = await house.app.inject({ method, url, headers: { host: HOST, origin: 'https://evil.example' } });
        expect(answer.statusCode, `${method} ${url}`).toBe(403);
      }
    }
  });
});

describe('the host a request names', () => {
  const site = (host: string, app = house.app) => app.inject({ url: '/api/site', headers: { host } });

  it.each([
    'sirenade.test:3000',
    'SIRENADE.test',
    'localhost',
    'localhost:9',
    '127.0.0.1:3000',
    '10.1.2.3',
    '[::1]:3000',
  ])('may be %s', async (host) => {
    expect((await site(host)).statusCode).toBe(200);
  });

  it.each([
    'evil.example',
    'sirenade.test.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:3000',
    '[::1].evil',
    ' ',
    'a@localhost',
  ])('may not be %j: 421', async (host) => {
    const answer = await site(host);
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toMatchObject({ code: 'wrong_host', request_id: expect.any(String) });
  });

  it('is never believed from a forwarding header, and mails keep the configured origin', async () => {
    const email = 'rebound@example.org';
    await house.signUp('Rebound', { email, verified: true });
    const asked = await house.app.inject({
      method: 'POST',
      url: '/api/user/forgot-password',
      headers: { host: '127.0.0.1', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
      payload: { email },
    });
    expect(asked.statusCode).toBe(200);
    await house.linkTo(email, /new password/);
    const mail = house.mail.sent.findLast((sent) => sent.to === email);
    expect(mail?.text).toContain('http://sirenade.test:3000/reset-password/');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|127\.0\.0\.1/);
  });
});

describe('GET /api/user/logout, which changes something', () => {
  const asUser = async () => {
    const login = await house.app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { host: HOST },
      payload: { email: 'leaver@example.org', password: PASSWORD },
    });
    return [login.headers['set-cookie'] ?? ''].flat()[0]?.split(';')[0] ?? '';
  };
  const logOut = (cookie: string, headers: Headers, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    house.app.inject({ method, url: '/api/user/logout', headers: { host: HOST, cookie, ...headers } });
  const lives = async (cookie: string) =>
    (await house.app.inject({ url: '/api/user', headers: { host: HOST, cookie } })).statusCode === 200;

  let cookie: string;
  beforeAll(async () => {
    await house.signUp('Leaver');
    cookie = await asUser();
  });

  it.each<[string, Headers]>([
    ['a picture', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
    ['a link', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }],
    ['an address typed in', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['a script', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'script' }],
    ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }],
    ['a sister site', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }],
    ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', 'sec-purpose': 'prefetch' }],
    ['a prerender', { 'sec-purpose': 'prefetch;prerender' }],
    ['an old prefetch', { purpose: 'prefetch' }],
    ['a preview', { 'x-purpose': 'preview' }],
    ['a picture of an old browser', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a page of an old browser', { accept: 'text/html,application/xhtml+xml' }],
    ['a picture whose kind was not sent', { 'sec-fetch-site': 'same-origin', accept: 'image/*' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that is hidden', { origin: 'null' }],
    ['an origin that is none', { origin: 'evil' }],
  ])('answers 403 to %s, and the session lives [A3]', async (_, headers) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await logOut(cookie, headers, method);
      expect(answer.statusCode, method).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await lives(cookie)).toBe(true);
  });

  it.each<[string, Headers]>([
    ['a same-origin fetch', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    [
      'a same-origin fetch with an origin',
      { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
    ],
    ['a client that is no browser', {}],
    ['the fetch of Node', { 'sec-fetch-mode': 'cors', accept: '*/*' }],
    ['a client of the specification', { accept: 'application/json, text/plain, */*' }],
  ])('works for %s [A3]', async (_, headers) => {
    const own = await asUser();
    const answer = await logOut(own, headers);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(await lives(own)).toBe(false);
  });

  it('has a POST twin for our own pages', async () => {
    const own = await asUser();
    expect((await logOut(own, { origin: `http://${HOST}` }, 'POST')).statusCode).toBe(200);
    expect(await lives(own)).toBe(false);
  });
});

describe('another site’s script', () => {
  it('is never given leave to read an answer', async () => {
    for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
      for (const url of [
        '/api/site',
        '/api/user',
        '/api/user/login',
        '/healthz',
        '/media/avatars/x.webp',
        '/nothing',
      ]) {
        const answer = await house.app.inject({
          method,
          url,
          headers: {
            host: HOST,
            origin: 'https://evil.example',
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type',
          },
        });
        const cors = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
        expect(cors, `${method} ${url}`).toEqual([]);
      }
    }
  });
});
