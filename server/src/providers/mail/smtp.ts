import { createTransport } from 'nodemailer';
import { type MailSender, optOutHeaders } from './mail.ts';

/** Milliseconds; the library's own would hold a job for up to ten minutes. */
export const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail through an SMTP server. */
export function smtpMail(url: string, from: string, timeouts = SMTP_TIMEOUTS): MailSender {
  const transport = createTransport({ url, ...timeouts }, { from });
  return {
    kind: 'smtp',
    send: async (mail) => {
      const { to, subject, text, html } = mail;
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html, headers: optOutHeaders(mail) });
    },
    check: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
