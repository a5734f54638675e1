import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '@sirenade/contract/product';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { isLocal } from '../../../platform/http/client-address.ts';
import { listOutbox, type StoredMail } from '../../../providers/mail/outbox.ts';
import { escapeHtml } from './mail-layout.view.ts';

const STYLE = `
:root{color-scheme:dark light;--ground:#0b1020;--deep:#070a14;--text:#e8ecf6;--fog:#a6b1cd;--accent:#ff9d78;--on-accent:#23110a;--line:rgba(232,236,246,.12)}
@media (prefers-color-scheme:light){:root{--ground:#f7f4ef;--deep:#efe9df;--text:#1b2138;--fog:#444d69;--accent:#a63d17;--on-accent:#fffaf5;--line:rgba(27,33,56,.14)}}
*{box-sizing:border-box}
html{background:var(--deep)}
body{margin:0;min-height:100vh;background:linear-gradient(var(--ground),var(--deep)) fixed;color:var(--text);font:16px/1.6 Figtree,system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:48px 20px}
h1{font:500 32px/1.2 Fraunces,Georgia,serif;letter-spacing:-.02em;margin:0 0 8px}
.lead{color:var(--fog);margin:0 0 32px}
article{border-top:1px solid var(--line);padding:24px 0}
h2{font:500 20px/1.3 Fraunces,Georgia,serif;margin:0;overflow-wrap:anywhere}
.meta{color:var(--fog);font-size:14px;margin:4px 0 14px;overflow-wrap:anywhere}
.open{display:inline-flex;align-items:center;min-height:44px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none;border-radius:10px;padding:0 18px}
.open:hover{filter:brightness(1.06)}
summary{cursor:pointer;color:var(--fog);font-size:14px;line-height:44px;margin-top:6px}
summary:hover{color:var(--text)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,monospace;color:var(--text)}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:4px}
.open:focus-visible{border-radius:10px}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const formatTime = (at: Date) =>
  at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).concat(' UTC');

function article(mail: StoredMail): string {
  const link = mail.link ? `<a class="open" href="${escapeHtml(mail.link)}">Open its link</a>` : '';
  return `<article><h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">To ${escapeHtml(mail.to)}, <time datetime="${mail.at.toISOString()}">${formatTime(mail.at)}</time></p>
${link}<details><summary>Show the text</summary><pre>${escapeHtml(mail.text)}</pre></details></article>`;
}

function page(mails: StoredMail[]): string {
  const list = mails.length > 0 ? mails.map(article).join('\n') : '<p class="lead">No mail has been sent yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${PRODUCT_NAME} mailbox</title><style>${STYLE}</style></head><body><main>
<h1>Local mailbox</h1>
<p class="lead">No mail server is set up, so mails are kept here, on this machine. Set SMTP_URL to send them. <a href="/">Back to ${PRODUCT_NAME}</a></p>
${list}</main></body></html>`;
}

/** The local mailbox: without a mail server, developers follow the links of mails here. */
export function addMailbox(app: FastifyInstance, folder: string): void {
  app.get('/dev/mail', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request)) throw new AppError('not_found');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .send(page(listOutbox(folder)));
  });
}
