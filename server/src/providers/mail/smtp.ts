import { createTransport } from 'nodemailer';
import { type MailSender, optOutHeaders } from './mail.ts';

/** Mail through an SMTP server. */
export function smtpMail(url: string, from: string): MailSender {
  const transport = createTransport(url, { from });
  Object.assign(transport.options, { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  return {
    kind: 'smtp',
    send: async (mail) => {
      const { to, subject, text, html } = mail;
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html, headers: optOutHeaders(mail) });
    },
    close: () => transport.close(),
  };
}
