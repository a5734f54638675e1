/** One mail, ready to send. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one click stops this kind of mail; set on non-essential mail only. */
  optOutUrl?: string | undefined;
}

/** Sends mail, or throws so that the caller's job tries again later. */
export interface MailSender {
  /** Where mail goes, for the log and the health page. */
  kind: 'smtp' | 'outbox';
  send(mail: Mail): Promise<void>;
  /** Throws where no mail could be sent now. */
  check?(): Promise<void>;
  close(): void;
}

/** Headers of RFC 8058, by which mail programs offer the opt-out themselves. */
export function optOutHeaders(mail: Mail): Record<string, string> {
  if (!mail.optOutUrl) return {};
  return { 'List-Unsubscribe': `<${mail.optOutUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
