import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp, type TestApp } from './test-app.ts';
import { makeTestPayments } from './test-payments.ts';
import { makeVariant } from './variant.ts';

let house: TestApp;
let secure: FastifyInstance;
let web: string;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'sirenade-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>x</title><!--site-->');
  writeFileSync(join(web, 'assets', 'app-abc.js'), 'export {}');
  house = await makeTestApp({}, { webFolder: web });
  secure = await makeVariant(house, { publicUrl: new URL('https://sirenade.test') });
});
afterAll(async () => {
  await secure.close();
  await house.close();
  rmSync(web, { recursive: true });
});

/** One address of every kind of answer: page, file, API, error, and those that no route ever sees. */
const KINDS: [string, number][] = [
  ['/', 200],
  ['/u/somebody', 200],
  ['/assets/app-abc.js', 200],
  ['/assets/missing.js', 404],
  ['/api/site', 200],
  ['/api/user', 401],
  ['/api/nothing', 404],
  ['/media/avatars/nothing.webp', 404],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/index.html', 302],
  ['/api/%zz', 400],
  [`/api/user/${'x'.repeat(300)}`, 404],
];

const ask = (url: string, app = house.app, headers = {}) => app.inject({ url, headers });
const directives = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((part) => part.trim().split(' '))
      .map(([name, ...sources]) => [name, sources.join(' ')]),
  );

describe('every answer', () => {
  it.each(KINDS)('of %s (%i) carries the headers that protect a browser', async (url, status) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-request-id': expect.stringMatching(/^[\w-]{12}$/),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers.server).toBeUndefined();
  });

  it.each(KINDS)('of %s (%i) asks for https only where the site is https', async (url) => {
    const answer = await ask(url, secure, { host: 'sirenade.test' });
    const [, seconds] =
      String(answer.headers['strict-transport-security']).match(/^max-age=(\d+); includeSubDomains$/) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  });

  it('that refuses a host, an origin or a packed body is protected too', async () => {
    const refused = [
      await ask('/api/site', house.app, { host: 'evil.example' }),
      await house.app.inject({ method: 'POST', url: '/api/user/login', headers: { origin: 'https://evil.example' } }),
      await house.app.inject({ method: 'POST', url: '/api/user/login', headers: { 'content-encoding': 'gzip' } }),
    ];
    expect(refused.map((answer) => answer.statusCode)).toEqual([421, 403, 415]);
    for (const { headers } of refused) {
      expect(headers['content-security-policy']).toContain("object-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-request-id']).toBeDefined();
    }
  });

  it('has a request id of its own, and never one that the client chose', async () => {
    const answers = await Promise.all(['a', 'b'].map(() => ask('/api/site', house.app, { 'x-request-id': 'chosen' })));
    const ids = answers.map((answer) => answer.headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('chosen');
  });

  it('of the API is kept by no cache', async () => {
    expect((await ask('/api/site')).headers['cache-control']).toBe('private, no-store');
    expect((await ask('/api/user')).headers['cache-control']).toBe('no-store');
  });
});

describe('the content security policy', () => {
  it('of a page allows our own files and nothing inline or from elsewhere', async () => {
    const policy = directives((await ask('/')).headers['content-security-policy']);
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'media-src': "'self' blob:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('lets through the tag container and the payment script that the operator chose, and no more', async () => {
    const payments = { ...makeTestPayments(house.clock), browserScript: 'https://pay.example/sdk/js?client-id=x' };
    const providers = { ...house.parts.providers, payments };
    const both = await makeVariant(house, { analyticsId: 'GTM-ABC1234' }, { providers });
    const tagsOnly = await makeVariant(house, { analyticsId: 'GTM-ABC1234' });
    const plain = directives((await ask('/')).headers['content-security-policy']);
    const reports = 'https://www.googletagmanager.com https://*.google-analytics.com';
    expect(directives((await ask('/', tagsOnly)).headers['content-security-policy'])).toEqual({
      ...plain,
      'script-src': "'self' https://www.googletagmanager.com",
      'img-src': `'self' data: blob: ${reports}`,
      'connect-src': `'self' ${reports}`,
    });
    expect(directives((await ask('/', both)).headers['content-security-policy'])).toEqual({
      ...plain,
      'script-src': "'self' https://www.googletagmanager.com https://pay.example",
      'img-src': `'self' data: blob: ${reports} https://pay.example`,
      'connect-src': `'self' ${reports} https://pay.example`,
      'frame-src': "'self' https://pay.example",
    });
    await Promise.all([both.close(), tagsOnly.close()]);
  });

  it('of a secure site asks for secure requests too', async () => {
    const policy = directives((await ask('/', secure, { host: 'sirenade.test' })).headers['content-security-policy']);
    expect(policy).toHaveProperty('upgrade-insecure-requests');
    expect(Object.values(policy).join()).not.toMatch(/unsafe|\*|http:/);
  });
});

describe('the session cookie', () => {
  const register = (app: FastifyInstance, username: string, host: string) =>
    app.inject({
      method: 'POST',
      url: '/api/user/register',
      headers: { host },
      payload: { username, email: `${username}@example.org`, password: 'lantern-harbour-71', birthday: '1990-04-12' },
    });

  it('is pinned to a secure site by its name and its marks', async () => {
    const [cookie] = [(await register(secure, 'Securely', 'sirenade.test')).headers['set-cookie'] ?? ''].flat();
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; /);
    for (const mark of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(mark);
    expect(cookie).not.toContain('Domain');
  });

  it('has all marks but Secure on plain http', async () => {
    const [cookie] = [(await register(house.app, 'Plainly', 'localhost')).headers['set-cookie'] ?? ''].flat();
    expect(cookie).toMatch(/^sid=[\w-]{43}; /);
    for (const mark of ['Path=/', 'HttpOnly', 'SameSite=Strict']) expect(cookie).toContain(mark);
    expect(cookie).not.toMatch(/Secure|Domain/);
  });

  it('of one kind of site is not taken by the other', async () => {
    const [cookie = ''] = [(await register(house.app, 'Crossover', 'localhost')).headers['set-cookie'] ?? ''].flat();
    const token = cookie.split(/[=;]/)[1];
    expect((await ask('/api/user', house.app, { cookie: `sid=${token}` })).statusCode).toBe(200);
    expect((await ask('/api/user', secure, { host: 'sirenade.test', cookie: `sid=${token}` })).statusCode).toBe(401);
  });
});
