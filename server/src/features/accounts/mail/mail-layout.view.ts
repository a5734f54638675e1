import { PRODUCT_NAME } from '@sirenade/contract/product';
import type { MailContent } from '../accounts.tables.ts';

interface MailParts {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; link: string };
  notes: string[];
  supportEmail: string;
  optOut?: { page: string; oneClick: string };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Makes text safe inside HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}

const SANS = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "font-family:Fraunces,Georgia,'Times New Roman',serif";

function html(parts: MailParts): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;${SANS};font-size:16px;line-height:1.6;color:#2a3147">${escapeHtml(text)}</p>`;
  const note = (text: string) =>
    `<p style="margin:0 0 6px;${SANS};font-size:13px;line-height:1.5;color:#5b6480">${escapeHtml(text)}</p>`;
  const button = parts.button
    ? `<p style="margin:28px 0"><a href="${escapeHtml(parts.button.link)}" style="display:inline-block;background:#b4431f;color:#ffffff;text-decoration:none;${SANS};font-size:16px;font-weight:600;padding:13px 26px;border-radius:10px">${escapeHtml(parts.button.label)}</a></p>
<p style="margin:0 0 20px;${SANS};font-size:13px;line-height:1.5;color:#5b6480;word-break:break-all">Or open this address: <a href="${escapeHtml(parts.button.link)}" style="color:#b4431f">${escapeHtml(parts.button.link)}</a></p>`
    : '';
  const optOut = parts.optOut
    ? `<p style="margin:12px 0 0;${SANS};font-size:13px;color:#5b6480">You get this because you joined ${PRODUCT_NAME}. <a href="${escapeHtml(parts.optOut.page)}" style="color:#5b6480">Stop mails like this one</a>.</p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;background:#eef0f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td style="background:#0b1020;padding:26px 36px;${SERIF};font-size:24px;color:#ffb38a">${PRODUCT_NAME}</td></tr>
<tr><td style="padding:36px">
<h1 style="margin:0 0 18px;${SERIF};font-size:26px;line-height:1.25;font-weight:600;color:#0b1020">${escapeHtml(parts.heading)}</h1>
${parts.paragraphs.map(paragraph).join('\n')}
${button}
${parts.notes.map(note).join('\n')}
</td></tr>
<tr><td style="padding:20px 36px 28px;border-top:1px solid #e4e7ef">
<p style="margin:0;${SANS};font-size:13px;color:#5b6480">${PRODUCT_NAME} is for adults, 18 and older. Questions: <a href="mailto:${escapeHtml(parts.supportEmail)}" style="color:#5b6480">${escapeHtml(parts.supportEmail)}</a></p>
${optOut}
</td></tr></table></td></tr></table></body></html>
`;
}

function plain(parts: MailParts): string {
  return [
    parts.heading,
    ...parts.paragraphs,
    ...(parts.button ? [`${parts.button.label}:\n${parts.button.link}`] : []),
    ...(parts.notes.length > 0 ? [parts.notes.join('\n')] : []),
    `--\n${PRODUCT_NAME} is for adults, 18 and older. Questions: ${parts.supportEmail}`,
    ...(parts.optOut ? [`Stop mails like this one: ${parts.optOut.page}`] : []),
  ].join('\n\n');
}

/** One mail in both its parts, text and HTML. */
export function layOutMail(parts: MailParts): MailContent {
  return {
    subject: parts.subject,
    text: `${plain(parts)}\n`,
    html: html(parts),
    ...(parts.optOut ? { optOutUrl: parts.optOut.oneClick } : {}),
  };
}
