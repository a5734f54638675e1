import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, rowsOf, settleMail, tokenTo, userRow } from '../../../../test/account-steps.ts';
import { makeTestApp, PASSWORD, type TestApp, useTestApp } from '../../../../test/test-app.ts';
import { optOutHeaders } from '../../../providers/mail/mail.ts';
import { deliver, sweepMails } from './mail.service.ts';
import { layOutMail } from './mail-layout.view.ts';

const HOUR = 3_600_000;
let house: TestApp;
beforeAll(async () => {
  house = await makeTestApp();
});
afterAll(() => house.close());

async function welcomeOf(username: string) {
  await house.signUp(username, { verified: true });
  const [mail] = await mailsTo(house, `${username.toLowerCase()}@example.org`, /Welcome/);
  if (!mail) throw new Error(`${username} got no welcome.`);
  return mail;
}

describe('the welcome mail', () => {
  it('comes after verification, with a way out that mail programs know', async () => {
    const mail = await welcomeOf('Welcomed');
    const url = 'http://127.0.0.1:3000/api/mail/opt-out/';
    expect(mail.optOutUrl).toMatch(new RegExp(`^${url}[\\w-]{40,100}$`));
    expect(optOutHeaders(mail)).toEqual({
      'List-Unsubscribe': `<${mail.optOutUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const page = mail.optOutUrl?.replace('/api/', '/');
    expect(mail.text).toContain(`Stop mails like this one: ${page}`);
    expect(mail.html).toContain(`href="${page}"`);
  });

  it('is not sent to people who opted out before', async () => {
    const user = await house.signUp('Hermit');
    const patched = await user.ask('PATCH', '/api/user', { mail_opt_out: true });
    expect(patched.json().mail_opt_out).toBe(true);
    await user.ask('POST', `/api/user/verify/${await tokenTo(house, 'hermit@example.org')}`);
    expect((await user.ask('GET', '/api/user')).json().verified).toBe(true);
    expect(await mailsTo(house, 'hermit@example.org', /Welcome/)).toEqual([]);
  });

  it('is the only one with a way out: the others are needed', async () => {
    await house.signUp('Essential', { verified: true });
    const visitor = house.visitor();
    await visitor.ask('POST', '/api/user/forgot-password', { email: 'essential@example.org' });
    const mails = await mailsTo(house, 'essential@example.org');
    expect(mails.filter((mail) => mail.optOutUrl).map((mail) => mail.subject)).toEqual(['Welcome to Sirenade']);
    expect(mails.length).toBeGreaterThanOrEqual(3);
    expect(optOutHeaders({ to: '', subject: '', text: '', html: '' })).toEqual({});
  });
});

describe('the opt-out link', () => {
  it.each([
    ['nothing', undefined, {}],
    ['JSON', { any: 'thing' }, {}],
    [
      'a form, as mail programs do',
      'List-Unsubscribe=One-Click',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    [
      'a form in parts, as most of them do',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
  ])('works without a login when asked with %s', async (what, body, headers) => {
    const username = `Optout${what.length}`;
    const mail = await welcomeOf(username);
    expect((await userRow(house, username)).mail_opt_out).toBe(false);
    const path = new URL(mail.optOutUrl ?? '').pathname;
    for (let twice = 0; twice < 2; twice++) {
      const answer = await house.visitor().ask('POST', path, body, headers);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toEqual({ message: 'You will get no more mail of this kind.' });
    }
    expect((await userRow(house, username)).mail_opt_out).toBe(true);
  });

  it('opened in a browser leads to the page that asks, and changes nothing by itself', async () => {
    const mail = await welcomeOf('Browsing');
    const path = new URL(mail.optOutUrl ?? '').pathname;
    const answer = await house.visitor().ask('GET', path, undefined, { accept: 'text/html' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(path.replace('/api/mail/', '/mail/'));
    expect((await userRow(house, 'Browsing')).mail_opt_out).toBe(false);
  });

  it('stops only its own reader', async () => {
    const mail = await welcomeOf('Leaving');
    await welcomeOf('Remaining');
    await house.visitor().ask('POST', new URL(mail.optOutUrl ?? '').pathname);
    expect((await userRow(house, 'Remaining')).mail_opt_out).toBe(false);
  });

  it('is refused when it is made up, changed, or sealed for something else', async () => {
    const mail = await welcomeOf('Forger');
    const token = mail.optOutUrl?.split('/').pop() ?? '';
    const changed = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
    const other = house.parts.secrets.seal('something-else:1');
    for (const bad of ['x', 'A'.repeat(60), '1', changed, other, encodeURIComponent('\0')]) {
      const answer = await house.visitor().ask('POST', `/api/mail/opt-out/${bad}`);
      expect(answer.statusCode, bad).toBe(400);
      expect(answer.json().code).toBe('token_invalid');
    }
    expect((await userRow(house, 'Forger')).mail_opt_out).toBe(false);
  });

  it('takes no form anywhere else', async () => {
    const answer = await house
      .visitor()
      .ask('POST', '/api/user/logout', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.statusCode).toBe(415);
  });
});

describe('a mail server that is away', () => {
  it('stops no sign-up; the mail goes out once it is back, once [T17]', async () => {
    const own = await useTestApp();
    own.mail.away = true;
    const user = await own.signUp('Stranded');
    expect((await user.ask('GET', '/api/user')).json().username).toBe('Stranded');
    await settleMail(own);
    const [waiting] = await rowsOf(own, 'SELECT * FROM mails');
    expect(waiting).toMatchObject({ kind: 'confirm-address', recipient: 'stranded@example.org', sent_at: null });
    await expect(deliver(own.context(), Number(waiting?.id))).rejects.toThrow('ECONNREFUSED');
    expect(own.mail.sent).toEqual([]);

    own.mail.away = false;
    own.clock.move(5 * HOUR);
    await sweepMails(own.context());
    await settleMail(own);
    expect(own.mail.sent, 'the sweep leaves a young mail to its own job').toEqual([]);
    own.clock.move(HOUR + 1000);
    await sweepMails(own.context());
    await settleMail(own);
    expect(own.mail.sent).toHaveLength(1);
    const [sent] = await rowsOf(own, 'SELECT * FROM mails');
    expect(sent).toMatchObject({ content: null, recipient: '', sent_at: own.clock.now() });

    await deliver(own.context(), Number(sent?.id));
    await sweepMails(own.context());
    await settleMail(own);
    expect(own.mail.sent).toHaveLength(1);
    const token = await tokenTo(own, 'stranded@example.org');
    expect((await user.ask('POST', `/api/user/verify/${token}`)).json().verified).toBe(true);
  });

  it('leaves a job that is tried again by itself', async () => {
    const own = await useTestApp();
    own.mail.away = true;
    await own.signUp('Patient');
    await settleMail(own);
    const job = () => rowsOf(own, `SELECT state, retry_limit, output FROM jobs.job WHERE name = 'mail-deliver'`);
    await expect.poll(job).toMatchObject([{ state: 'retry', retry_limit: 12 }]);
    expect(JSON.stringify(await job())).not.toContain('patient@example.org');
  });

  it('is not held up by mails that are long out: those are forgotten after 90 days', async () => {
    const own = await useTestApp();
    await own.signUp('Ancient');
    await settleMail(own);
    own.clock.move(90 * 24 * HOUR);
    await sweepMails(own.context());
    expect(await rowsOf(own, 'SELECT id FROM mails')).toHaveLength(1);
    own.clock.move(1000);
    await sweepMails(own.context());
    expect(await rowsOf(own, 'SELECT id FROM mails')).toEqual([]);
  });
});

describe('a mail that was asked for', () => {
  it('is not written when the account is gone by then', async () => {
    const own = await useTestApp();
    own.mail.away = true;
    const user = await own.signUp('Vanishing');
    await settleMail(own);
    expect((await user.ask('DELETE', '/api/user')).statusCode).toBe(200);
    own.mail.away = false;
    own.clock.move(7 * HOUR);
    await sweepMails(own.context());
    await settleMail(own);
    expect(own.mail.sent).toEqual([]);
  });

  it('reads the same in both its parts and is safe as HTML', () => {
    const mail = layOutMail({
      subject: 'A subject',
      heading: 'Hello <b>"you"</b> & \'me\'',
      paragraphs: ['One <script>alert(1)</script>.', 'Two.'],
      button: { label: 'Open', link: 'https://sirenade.example/?a=1&b=2' },
      notes: ['A note.'],
      supportEmail: 'support@sirenade.example',
    });
    for (const part of ['Two.', 'Open', 'A note.', 'support@sirenade.example', 'for adults, 18 and older']) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.text).toContain('https://sirenade.example/?a=1&b=2');
    expect(mail.html).toContain('href="https://sirenade.example/?a=1&amp;b=2"');
    expect(mail.html).toContain('Hello &lt;b&gt;&quot;you&quot;&lt;/b&gt; &amp; &#39;me&#39;');
    expect(mail.html).not.toContain('<script>');
    expect(mail).not.toHaveProperty('optOutUrl');
  });
});

describe('logging in with the content of a mail', () => {
  it('never needs a password from a mail: none contains one', async () => {
    await house.signUp('Discreet', { verified: true });
    for (const mail of await mailsTo(house, 'discreet@example.org')) {
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain(PASSWORD);
    }
  });
});
