import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type MailSender, optOutHeaders } from './mail.ts';

/** A mail of the outbox, as the local mailbox page lists it. */
export interface StoredMail {
  file: string;
  at: Date;
  to: string;
  subject: string;
  text: string;
  link: string | undefined;
}

const SHOWN = 50;

/** Mail as .eml files in a folder, for installations without a mail server. */
export function outboxMail(folder: string, from: string, onSent: (mail: StoredMail) => void): MailSender {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  /** Writes and renames, so that a reader of the folder never sees half a file. */
  const put = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, `.${name}`), content, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, name));
  };
  return {
    kind: 'outbox',
    send: async (mail) => {
      const { to, subject, text, html } = mail;
      const at = new Date();
      const made = await composer.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: optOutHeaders(mail),
      });
      const stored = {
        file: `${at.toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`,
        at,
        to,
        subject,
        text,
      };
      const index = { ...stored, link: firstLink(text) };
      await put(stored.file, made.message as Buffer);
      await put(stored.file.replace(/eml$/, 'json'), JSON.stringify(index));
      onSent(index);
    },
    close: () => composer.close(),
  };
}

function firstLink(text: string): string | undefined {
  return text.match(/https?:\/\/\S+/)?.[0];
}

/** The newest mails of the outbox, newest first. */
export function listOutbox(folder: string): StoredMail[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.json$/.test(name))
    .sort()
    .slice(-SHOWN)
    .reverse()
    .map((name) => {
      const mail = JSON.parse(readFileSync(join(folder, name), 'utf8')) as StoredMail;
      return { ...mail, at: new Date(mail.at) };
    });
}
