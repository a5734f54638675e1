import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseMail } from '../../../test/parse-mail.ts';
import type { Mail } from './mail.ts';
import { listOutbox, outboxMail, type StoredMail } from './outbox.ts';

let folder: string;
let seen: StoredMail[];
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'sirenade-outbox-')), 'outbox');
  seen = [];
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const mail = (over: Partial<Mail> = {}): Mail => ({
  to: 'marisol@example.org',
  subject: 'Confirm your email: Größe 🧜',
  text: 'Open this:\nhttp://127.0.0.1:3000/verify-email/abc\n',
  html: '<p>Open <a href="http://127.0.0.1:3000/verify-email/abc">this</a> — ünïcode</p>',
  ...over,
});
const open = () => outboxMail(folder, 'Sirenade <no-reply@sirenade.example>', (stored) => seen.push(stored));
const written = () => {
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return parseMail(readFileSync(join(folder, name), 'utf8'));
};

describe('the outbox', () => {
  it('writes each mail as a file that mail programs read, with both its parts', async () => {
    // A mail tells its time in whole seconds.
    const begin = Math.floor(Date.now() / 1000) * 1000;
    await open().send(mail());
    const { headers, parts } = written();
    expect(headers.get('from')).toBe('Sirenade <no-reply@sirenade.example>');
    expect(headers.get('to')).toBe('marisol@example.org');
    expect(headers.get('subject')).toBe('Confirm your email: Größe 🧜');
    expect(headers.get('message-id')).toMatch(/^<.+@.+>$/);
    expect(Date.parse(headers.get('date') ?? '')).toBeGreaterThanOrEqual(begin);
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
    expect(headers.has('list-unsubscribe')).toBe(false);
    expect(parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html']);
    expect(parts.map(({ text }) => text.trim())).toEqual([mail().text.trim(), mail().html]);
  });

  it('offers the opt-out of non-essential mail in the headers mail programs know', async () => {
    await open().send(mail({ optOutUrl: 'https://sirenade.example/api/mail/opt-out/x' }));
    const { headers } = written();
    expect(headers.get('list-unsubscribe')).toBe('<https://sirenade.example/api/mail/opt-out/x>');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it.each([
    ['subject', { subject: 'Hello\r\nBcc: evil@example.org\r\n\r\nbody' }],
    ['recipient', { to: 'marisol@example.org\r\nBcc: evil@example.org' }],
    ['recipient after a comma', { to: 'marisol@example.org, evil@example.org' }],
    ['opt-out link', { optOutUrl: 'https://x\r\nBcc: evil@example.org' }],
  ])('lets nobody add a header or a recipient through the %s', async (_, over) => {
    const sent = await open()
      .send(mail(over))
      .then(() => true)
      .catch(() => false);
    if (!sent) return;
    const { headers } = written();
    expect(headers.has('bcc')).toBe(false);
    expect((headers.get('to') ?? '').replace(/"[^"]*"/g, '')).not.toMatch(/,/);
    expect(written().parts).toHaveLength(2);
  });

  it('tells what was sent, and lists the newest first', async () => {
    const outbox = open();
    for (const subject of ['one', 'two', 'three']) await outbox.send(mail({ subject }));
    expect(seen.map(({ subject, link }) => [subject, link])).toEqual(
      ['one', 'two', 'three'].map((subject) => [subject, 'http://127.0.0.1:3000/verify-email/abc']),
    );
    const listed = listOutbox(folder);
    expect(listed.map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
    expect(listed[0]).toMatchObject({ to: 'marisol@example.org', at: expect.any(Date), text: mail().text });
    expect(readdirSync(folder)).toContain(listed[0]?.file);
  });

  it('keeps its folder and files to the owner', async () => {
    await open().send(mail());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it('lists what is whole when a mail is just being written, or nothing was ever sent', async () => {
    expect(listOutbox(folder)).toEqual([]);
    await open().send(mail());
    writeFileSync(join(folder, '.2999-torn.json'), '{"file":');
    expect(listOutbox(folder)).toHaveLength(1);
  });

  it('keeps two mails of one moment apart', async () => {
    const outbox = open();
    await Promise.all(Array.from({ length: 20 }, (_, n) => outbox.send(mail({ subject: `mail ${n}` }))));
    expect(new Set(listOutbox(folder).map(({ subject }) => subject)).size).toBe(20);
  });
});
