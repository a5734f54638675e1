import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { openBody, wholeBody } from './body.ts';
import { NO_PERMIT } from './breaker.ts';
import { openConnections } from './connections.ts';
import { exchange, type Timeouts } from './exchange.ts';
import { fromStatus, UpstreamError } from './upstream-error.ts';

const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Within 2000::/3, the only public range there is: Teredo and its kin, documentation, 6to4. */
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const forbidden = new BlockList();
for (const [address, bits] of NOT_PUBLIC_V4) forbidden.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of NOT_PUBLIC_V6) forbidden.addSubnet(address, bits, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/** Says whether an IP address lies on the public internet; all other addresses are private or reserved. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !forbidden.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !forbidden.check(address, 'ipv6');
}

/** Wraps a resolver so that a name with any address that is not public cannot be connected to. */
export function guardLookup(who: string, resolve: LookupFunction): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const addresses = Array.isArray(found) ? found : [];
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(refusal(who), []);
      // The very addresses that were checked are connected to: a name that changes its mind gains nothing.
      if (options.all) return callback(null, addresses);
      return callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
}

function refusal(who: string): UpstreamError {
  return new UpstreamError(who, 'broken', { detail: 'it pointed to an address that is not public' });
}

export interface GuardedOptions {
  who: string;
  /** The operator's own server, whose addresses are fine wherever they are. */
  exempt: URL;
  maxBytes: number;
  timeouts: Timeouts;
  signal: AbortSignal;
  resolve?: LookupFunction | undefined;
}

/** Fetches an address that came from data: public ones only, checked as they are connected to, redirects not followed. */
export async function fetchGuarded(address: string, options: GuardedOptions): Promise<Buffer> {
  const { who, exempt, maxBytes, timeouts, signal, resolve = systemLookup as LookupFunction } = options;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw refusal(who);
  const isOwn = url.origin === exempt.origin;
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // A name goes through the lookup; an address never does.
  if (!isOwn && isIP(hostname) && !isPublicAddress(hostname)) throw refusal(who);
  const lookup = isOwn ? undefined : guardLookup(who, resolve);
  const answer = await exchange(openConnections({ who, url, connectMs: timeouts.connect, lookup }), {
    method: 'GET',
    path: url.pathname + url.search,
    headers: { accept: 'image/*' },
    timeouts,
    signal,
  });
  const error = fromStatus(who, answer.status);
  if (error) {
    answer.abort();
    throw error;
  }
  return wholeBody(openBody(answer, { who, timeouts, maxBytes, signal, permit: NO_PERMIT }));
}
