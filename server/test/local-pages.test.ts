import { join } from 'node:path';
import { api } from '@sirenade/contract/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxMail } from '../src/providers/mail/outbox.ts';
import { makeTestApp, type TestApp } from './test-app.ts';
import { makeVariant } from './variant.ts';

let house: TestApp;
let production: FastifyInstance;
let mailing: FastifyInstance;
beforeAll(async () => {
  house = await makeTestApp();
  production = await makeVariant(house, { production: true });
  mailing = await makeVariant(house, { smtpUrl: 'smtp://127.0.0.1' });
});
afterAll(async () => {
  await Promise.all([production.close(), mailing.close()]);
  await house.close();
});

const ask = (url: string, over: { app?: FastifyInstance; from?: string; headers?: Record<string, string> } = {}) =>
  (over.app ?? house.app).inject({ url, remoteAddress: over.from ?? '127.0.0.1', headers: over.headers ?? {} });

describe.each(['/metrics', '/dev/mail'])('%s', (url) => {
  it('is shown to this machine only', async () => {
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await ask(url, { from })).statusCode, from).toBe(200);
    }
    for (const from of ['203.0.113.1', '10.0.0.1', '2001:db8::1']) {
      const answer = await ask(url, { from });
      expect([answer.statusCode, answer.json().code], from).toEqual([404, 'not_found']);
    }
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'is hidden from what a proxy with %s passes on',
    async (name) => {
      expect((await ask(url, { headers: { [name]: '127.0.0.1' } })).statusCode).toBe(404);
    },
  );
});

describe('the metrics', () => {
  it('count requests by route, never by address, name or token', async () => {
    await house.signUp('Measured');
    await ask('/api/user/Measured', { from: '203.0.113.77' });
    await ask('/api/user/nobody-of-note', { from: '203.0.113.77' });
    await house.app.inject({ method: 'POST', url: '/api/user/verify/tokentokentoken' });
    await ask('/some/page-nobody-made');
    const { body, headers } = await ask('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/user\/:username",status="200"\} \d/,
    );
    expect(body).toContain('route="/api/user/verify/:token"');
    expect(body).toContain('route="none"');
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).not.toMatch(/measured|nobody-of-note|tokentoken|page-nobody|203\.0\.113|example\.org/i);
  });

  it('do not grow with what strangers invent', async () => {
    const size = async () => (await ask('/metrics')).body.split('\n').length;
    for (let n = 0; n < 5; n++) await ask(`/api/invented-${n}`);
    const before = await size();
    for (let n = 0; n < 40; n++) {
      await ask(`/api/invented/${n}`);
      await ask(`/api/user/invented-${n}`);
      await ask(`/invented-page-${n}?x=${n}`);
    }
    expect((await size()) - before).toBeLessThan(40);
  });
});

describe('the local mailbox', () => {
  const folder = () => join(house.config.dataDir, 'outbox');

  it('says so when there is no mail, and shows what there is as text, never as HTML', async () => {
    expect((await ask('/dev/mail')).body).toContain('No mail has been sent yet.');
    await outboxMail(folder(), 'a@example.org', () => undefined).send({
      to: 'marisol@example.org',
      subject: '<img src=x onerror=alert(1)>',
      text: 'Open http://127.0.0.1:3000/verify-email/abc"><script>alert(1)</script>',
      html: '<p>x</p>',
    });
    const { body, headers } = await ask('/dev/mail');
    expect(body).toContain('href="http://127.0.0.1:3000/verify-email/abc');
    expect(body).not.toMatch(/<img|<script/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('does not exist in production, nor beside a mail server', async () => {
    expect((await ask('/dev/mail', { app: production })).statusCode).toBe(404);
    expect((await ask('/dev/mail', { app: mailing })).statusCode).toBe(404);
    expect((await ask('/api/site', { app: production })).json().dev_mail).toBe(false);
    expect((await ask('/api/site')).json().dev_mail).toBe(true);
  });
});

describe('the page of the API', () => {
  it('lists every endpoint of the contract, and none of the inner ones', async () => {
    expect((await ask('/api/docs')).statusCode).toBeLessThan(400);
    const answer = await ask('/api/docs/json');
    expect(answer.statusCode).toBe(200);
    const { paths, info } = answer.json() as {
      paths: Record<string, Record<string, unknown>>;
      info: { title: string };
    };
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(listed.toSorted()).toEqual(Object.keys(api).toSorted());
    expect(info.title).toBe('Sirenade');
  });

  it('does not exist in production', async () => {
    for (const url of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/index.html']) {
      expect((await ask(url, { app: production })).statusCode, url).toBe(404);
    }
  });
});

describe('health', () => {
  it('is told to anyone who asks, and tells nothing else', async () => {
    for (const host of ['localhost', 'probe.internal']) {
      const [live, ready] = [await ask('/healthz', { headers: { host } }), await ask('/readyz', { headers: { host } })];
      expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok' }]);
      expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
    }
  });
});

describe('media', () => {
  it.each([
    '..%2f..%2fsecret.key',
    '..',
    '%2e%2e',
    'x.webp',
    `${'a'.repeat(32)}.png`,
    `${'A'.repeat(32)}.webp`,
    `${'a'.repeat(32)}.webp%00`,
    '../../secret.key',
  ])('never leave their folder: %s is 404', async (file) => {
    const answer = await ask(`/media/avatars/${file}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ error: expect.any(String) });
  });

  it('are served as pictures only, in a box of their own', async () => {
    const key = `avatars/${'a1'.repeat(16)}.webp`;
    await house.parts.providers.storage.put(key, Buffer.from('<script>alert(1)</script>'));
    const { headers, statusCode } = await ask(`/media/${key}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });
});
