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

/** Refuses a write that a page of another site asked for. */
export function checkOrigin(method: string, headers: IncomingHttpHeaders, publicUrl: URL): void {
  if (SAFE_METHODS.has(method)) return;
  const origin = headers.origin;
  if (origin !== undefined && origin !== publicUrl.origin) {
    const ownHost = URL.canParse(origin) && new URL(origin).host === headers.host;
    if (!ownHost) throw new AppError('cross_site');
  }
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('cross_site');
}

/** Lets a GET that changes something pass only as a same-origin fetch, never as an image, link or prefetch. */
export function checkSameOriginFetch(headers: IncomingHttpHeaders): void {
  const refused = () => {
    throw new AppError('cross_site');
  };
  if (headers.origin !== undefined && URL.canParse(headers.origin) && new URL(headers.origin).host !== headers.host)
    refused();
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-purpose'] ?? ''}`;
  if (/prefetch|prerender|preview/i.test(purpose)) refused();
  const site = headers['sec-fetch-site'];
  const destination = headers['sec-fetch-dest'];
  if (site !== undefined && site !== 'same-origin') refused();
  if (destination !== undefined && destination !== 'empty') refused();
  if (site === undefined && destination === undefined && /image\/|text\/html/i.test(headers.accept ?? '')) refused();
}
