import { createHash } from 'node:crypto';
import type { SandboxAnswer } from '../sandbox-http.ts';

const STYLE = `
:root{color-scheme:dark light;--ground:#0b1020;--deep:#070a14;--surface:#10172a;--text:#e8ecf6;--fog:#a6b1cd;--line:rgba(232,236,246,.16);--accent:#ff9d78;--on-accent:#23110a;--alive:#5fd6c8;--danger:#ff93a8}
@media (prefers-color-scheme:light){:root{--ground:#f7f4ef;--deep:#efe9df;--surface:#fffdfa;--text:#1c2236;--fog:#525b76;--line:rgba(28,34,54,.18);--accent:#a83c19;--on-accent:#fffdfa;--alive:#0b6b61;--danger:#a3193c}}
*{box-sizing:border-box}
html{background:var(--deep)}
body{margin:0;min-height:100vh;background:linear-gradient(var(--ground),var(--deep)) fixed;color:var(--text);font:16px/1.6 Figtree,system-ui,sans-serif}
main{max-width:1040px;margin:0 auto;padding:32px 20px 64px}
main.narrow{max-width:480px;padding-top:64px}
h1{font:500 30px/1.2 Fraunces,Georgia,serif;margin:0 0 8px}
h2{font:500 20px/1.3 Fraunces,Georgia,serif;margin:40px 0 12px}
p{margin:0 0 16px}
.lead,.quiet{color:var(--fog)}
.quiet{font-size:14px}
.notice{border:1px solid var(--alive);color:var(--alive);border-radius:10px;padding:10px 14px;margin:0 0 28px;font-size:14px}
.wrong{border:1px solid var(--danger);color:var(--danger);border-radius:10px;padding:10px 14px;margin:0 0 20px}
dl{margin:0 0 28px;border-top:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid var(--line)}
dt{color:var(--fog)}
dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
form{margin:0}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
button{font:inherit;font-size:15px;font-weight:600;line-height:1;min-height:44px;padding:0 18px;border-radius:10px;border:1px solid var(--line);background:transparent;color:var(--text);cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.wide button{flex:1 1 160px}
td button{min-height:32px;padding:0 10px;font-size:13px}
button:hover{border-color:var(--text)}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{text-align:left;vertical-align:top;padding:10px 14px 10px 0;border-bottom:1px solid var(--line)}
th{color:var(--fog);font-weight:500}
code{font:13px/1.5 ui-monospace,monospace}
fieldset{border:0;margin:0 0 16px;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:12px}
label{display:flex;justify-content:space-between;gap:12px;align-items:center;font-size:14px}
input{font:inherit;width:84px;min-height:36px;padding:0 8px;border-radius:8px;border:1px solid var(--line);background:var(--surface);color:var(--text)}
input[type=checkbox]{width:20px;min-height:20px}
a{color:var(--accent)}
@media (pointer:coarse){td button,input:not([type=checkbox]){min-height:44px}label{min-height:44px}}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is part of a page already and needs no care. */
export interface Html {
  html: string;
}

const inserted = (part: string | number | Html | Html[]): string => {
  if (Array.isArray(part)) return part.map(({ html }) => html).join('');
  return typeof part === 'object' ? part.html : String(part).replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
};

/** A piece of a page; everything put into it is made safe unless it is such a piece itself. */
export function html(texts: TemplateStringsArray, ...parts: (string | number | Html | Html[])[]): Html {
  return { html: texts.reduce((page, text, n) => page + inserted(parts[n - 1] ?? '') + text) };
}

export interface Page {
  title: string;
  body: Html;
  isNarrow?: boolean;
  status?: number;
  /** Other sites that the page's forms lead to. */
  leadsTo?: string[];
}

/** A whole page, safe to show: no script, no frame, nothing from elsewhere. */
export function pageAnswer({ title, body, isNarrow = false, status = 200, leadsTo = [] }: Page): SandboxAnswer {
  const forms = ["'self'", ...new Set(leadsTo.map((address) => new URL(address).origin))].join(' ');
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${{ html: STYLE }}</style></head><body><main${{ html: isNarrow ? ' class="narrow"' : '' }}>${body}</main></body></html>`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // With less a browser would not say where a form comes from, and it would be refused.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
    },
    body: page.html,
  };
}
