import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CONDITION_MS } from '../../../../scripts/lib/test-limits.mjs';
import { parseMail } from '../../../test/parse-mail.ts';
import type { Mail, MailSender } from './mail.ts';
import { SMTP_TIMEOUTS, smtpMail } from './smtp.ts';

interface Letter {
  from: string;
  to: string[];
  source: string;
}

/** A mail server of the smallest kind, on a port of this machine. */
class Post {
  readonly letters: Letter[] = [];
  /** Says something else than the usual answer to a command. */
  answer: (command: string) => string | undefined = () => undefined;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(greets = true) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      if (!greets) return;
      socket.write('220 post.example ready\r\n');
      this.#serve(socket);
    });
  }

  #serve(socket: Socket): void {
    let pending = '';
    let letter: Letter = { from: '', to: [], source: '' };
    let reading = false;
    socket.on('data', (bytes) => {
      pending += bytes.toString('utf8');
      for (;;) {
        const mark = reading ? '\r\n.\r\n' : '\r\n';
        const end = pending.indexOf(mark);
        if (end < 0) return;
        const line = pending.slice(0, end);
        pending = pending.slice(end + mark.length);
        if (reading) {
          this.letters.push({ ...letter, source: line.replace(/^\.\./gm, '.') });
          letter = { from: '', to: [], source: '' };
          reading = false;
          socket.write('250 taken\r\n');
          continue;
        }
        const usual = line.startsWith('DATA') ? '354 go on' : line.startsWith('QUIT') ? '221 bye' : '250 ok';
        const reply = this.answer(line) ?? usual;
        if (reply.startsWith('2') && line.startsWith('MAIL FROM:')) letter.from = line.slice(10);
        if (reply.startsWith('2') && line.startsWith('RCPT TO:')) letter.to.push(line.slice(8));
        reading = reply.startsWith('354');
        socket.write(`${reply}\r\n`);
      }
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((opened) => this.#server.listen(0, '127.0.0.1', opened));
    return `smtp://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((closed) => this.#server.close(closed));
  }
}

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function connect(post = new Post(), timeouts?: Parameters<typeof smtpMail>[2]): Promise<[Post, MailSender]> {
  const mail = smtpMail(await post.open(), 'Sirenade <no-reply@sirenade.example>', timeouts);
  open.push(mail, post);
  return [post, mail];
}

const mail = (over: Partial<Mail> = {}): Mail => ({
  to: 'marisol@example.org',
  subject: 'A new password',
  text: 'Plain\n.\nend of text',
  html: '<p>Rich</p>',
  ...over,
});

describe('mail through an SMTP server', () => {
  it('arrives with both its parts, whole, from and to the right addresses', async () => {
    const [post, sender] = await connect();
    await sender.send(mail({ optOutUrl: 'https://sirenade.example/o' }));
    const [letter] = post.letters;
    expect(letter).toMatchObject({ from: '<no-reply@sirenade.example>', to: ['<marisol@example.org>'] });
    const { headers, parts } = parseMail(letter?.source ?? '');
    expect(headers.get('subject')).toBe('A new password');
    expect(headers.get('list-unsubscribe')).toBe('<https://sirenade.example/o>');
    expect(parts.map(({ text }) => text.trim())).toEqual(['Plain\n.\nend of text', '<p>Rich</p>']);
  });

  it('goes to nobody but the one recipient, whatever the address says', async () => {
    const [post, sender] = await connect();
    await sender.send(mail({ to: 'marisol@example.org\r\nRCPT TO:<evil@example.org>' })).catch(() => undefined);
    await sender.send(mail({ subject: 'x\r\nBcc: evil@example.org' })).catch(() => undefined);
    await sender.send(mail({ to: 'marisol@example.org, evil@example.org' })).catch(() => undefined);
    expect(post.letters.length).toBeGreaterThan(0);
    for (const { to, source } of post.letters) {
      expect(to).toHaveLength(1);
      expect(to[0]).not.toBe('<evil@example.org>');
      expect(parseMail(source).headers.has('bcc')).toBe(false);
    }
  });

  it.each([
    ['the recipient', /^RCPT/, '550 no such mailbox'],
    ['the sender', /^MAIL/, '451 try later'],
    ['the message', /^DATA/, '554 no'],
  ])('throws when the server refuses %s, so that it is tried again', async (_, command, reply) => {
    const [post, sender] = await connect();
    post.answer = (line) => (command.test(line) ? reply : undefined);
    await expect(sender.send(mail())).rejects.toThrow();
    expect(post.letters).toEqual([]);
    post.answer = () => undefined;
    await sender.send(mail());
    expect(post.letters).toHaveLength(1);
  });

  it('throws when nobody listens', async () => {
    const [post, sender] = await connect();
    await post.close();
    await expect(sender.send(mail())).rejects.toThrow(/ECONNREFUSED/);
  });

  it('gives up on a server that never greets, and on one that falls silent', async () => {
    const long = { connectionTimeout: CONDITION_MS, greetingTimeout: CONDITION_MS, socketTimeout: CONDITION_MS };
    const [, mute] = await connect(new Post(false), { ...long, greetingTimeout: 50 });
    await expect(mute.send(mail())).rejects.toThrow(/greeting/i);
    const [post, silent] = await connect(new Post(), { ...long, socketTimeout: 50 });
    post.answer = (line) => (line.startsWith('MAIL') ? '' : undefined);
    await expect(silent.send(mail())).rejects.toThrow(/timeout/i);
  });

  it('has timeouts far below those of the library', () => {
    for (const milliseconds of Object.values(SMTP_TIMEOUTS)) expect(milliseconds).toBeLessThanOrEqual(20_000);
  });
});
