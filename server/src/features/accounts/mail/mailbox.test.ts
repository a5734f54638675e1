import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { settleMail } from '../../../../test/account-steps.ts';
import { type TestApp, useTestApp } from '../../../../test/test-app.ts';
import { outboxMail } from '../../../providers/mail/outbox.ts';
import { fileStore } from '../../../providers/storage/files.ts';

/** An installation as a newcomer has it: no mail server, mails in a folder. */
async function useOutbox() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sirenade-outbox-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const mail = outboxMail(join(dataDir, 'outbox'), 'Sirenade <no-reply@sirenade.example>', () => {});
  const providers = { mail, storage: fileStore(join(dataDir, 'media')) };
  return { house: await useTestApp({ DATA_DIR: dataDir }, { providers }), mail };
}
const open = (house: TestApp, address = '127.0.0.1', headers: Record<string, string> = {}) =>
  house.visitor(address).ask('GET', '/dev/mail', undefined, { accept: 'text/html', ...headers });

describe('the local mailbox', () => {
  it('shows the mails of an installation without a mail server, with their links', async () => {
    const { house, mail } = await useOutbox();
    expect((await open(house)).body).toContain('No mail has been sent yet.');
    await house.signUp('Newcomer');
    await settleMail(house);
    await mail.send({ to: 'x@example.org', subject: '<script>alert(1)</script>', text: 'a <b> & "c"', html: '' });

    const page = await open(house);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('To newcomer@example.org');
    const link = page.body.match(/href="(http:\/\/127\.0\.0\.1:3000\/verify-email\/[\w-]{43})"/)?.[1] ?? '';
    expect(page.body).not.toContain('<script>');
    expect(page.body).toContain('&lt;script&gt;');
    expect(page.body.indexOf('&lt;script&gt;')).toBeLessThan(page.body.indexOf('newcomer@example.org'));
    const verified = await house.visitor().ask('POST', `/api/user/verify/${link.split('/').pop()}`);
    expect(verified.json()).toMatchObject({ username: 'Newcomer', verified: true });
  });

  it('is not there for anybody on another machine, nor through a proxy', async () => {
    const { house } = await useOutbox();
    expect((await open(house, '192.0.2.7')).statusCode).toBe(404);
    expect((await open(house, '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(404);
    expect((await open(house, '127.0.0.1', { forwarded: 'for=192.0.2.7' })).statusCode).toBe(404);
    expect((await open(house, '::1')).statusCode).toBe(200);
  });

  it.each([
    ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }],
    ['in production', { NODE_ENV: 'production', PUBLIC_URL: 'https://sirenade.example', PAYMENTS: 'none' }],
  ])('is not there %s', async (_when, env) => {
    const house = await useTestApp(env);
    expect((await open(house)).statusCode).toBe(404);
    expect((await house.visitor().ask('GET', '/api/site')).json().dev_mail).toBe(false);
  });
});

describe('the site', () => {
  it('says what it is called and offers, and nothing more', async () => {
    const house = await useTestApp({ SUPPORT_EMAIL: 'help@example.org', COMMUNITY_URL: 'https://chat.example.org/x' });
    expect((await house.visitor().ask('GET', '/api/site')).json()).toEqual({
      name: 'Sirenade',
      support_email: 'help@example.org',
      community_url: 'https://chat.example.org/x',
      skip_validation: false,
      dev_mail: true,
      analytics_id: '',
    });
  });
});
