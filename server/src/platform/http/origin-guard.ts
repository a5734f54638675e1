import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { AppError } from '../app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostName(host: string): string {
  return host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
}

/**
 * Refuses names this server was not set up for, which stops DNS rebinding. An address typed as
 * digits cannot be rebound, and localhost is always this machine.
 */
export function checkHost(host: string | undefined, publicUrl: URL): void {
  const name = hostName(host ?? '');
  if (name === 'localhost' || isIP(name) !== 0 || name === hostName(publicUrl.host)) return;
  throw new AppError('wrong_host');
}

/** Whether an origin is the configured one, or the very address this request was sent to. */
function isOwn(origin: string, headers: IncomingHttpHeaders, publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  // A secure site does not trust its insecure twin, which others on the way can write.
  const isTwin = url?.hostname === publicUrl.hostname && url.protocol !== publicUrl.protocol;
  return url !== undefined && url.host === headers.host && !isTwin;
}

/** Refuses a write that a page of another site asked for. */
export function checkOrigin(method: string, headers: IncomingHttpHeaders, publicUrl: URL): void {
  if (SAFE_METHODS.has(method)) return;
  if (headers.origin !== undefined && !isOwn(headers.origin, headers, publicUrl)) throw new AppError('cross_site');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('cross_site');
}

/** Lets a GET that changes something pass only as a same-origin fetch, never as an image, link or prefetch. */
export function checkSameOriginFetch(headers: IncomingHttpHeaders, publicUrl: URL): void {
  const { origin, accept = '', 'sec-fetch-site': site, 'sec-fetch-dest': destination } = headers;
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-purpose'] ?? ''}`;
  const mayBeNavigation = site === undefined || destination === undefined;
  const refused =
    (origin !== undefined && !isOwn(origin, headers, publicUrl)) ||
    /prefetch|prerender|preview/i.test(purpose) ||
    (site !== undefined && site !== 'same-origin') ||
    (destination !== undefined && destination !== 'empty') ||
    (mayBeNavigation && /image\/|text\/html/i.test(accept));
  if (refused) throw new AppError('cross_site');
}
