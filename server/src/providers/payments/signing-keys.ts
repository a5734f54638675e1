import type { KeyObject } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { openBody, wholeBody } from '../upstream/body.ts';
import { NO_PERMIT } from '../upstream/breaker.ts';
import { openConnections } from '../upstream/connections.ts';
import { exchange, type Timeouts } from '../upstream/exchange.ts';
import { fromStatus, UpstreamError } from '../upstream/upstream-error.ts';
import { makeFlights } from './flights.ts';
import { WHO } from './paypal-client.ts';
import { type CertificateTrust, readSigningKey, type SigningKey } from './signing-certificate.ts';

export interface SigningKeysSettings {
  /** Servers whose certificates count, as origin and path: nothing is ever fetched from anywhere else. */
  servers(): string[];
  trust: CertificateTrust;
  timeouts: Timeouts;
  clock: Clock;
}

export interface SigningKeys {
  /** The key at an address; null where the address is not PayPal's, or the certificate is not trusted. */
  find(address: string, signal: AbortSignal): Promise<KeyObject | null>;
}

const FOLDER = '/v1/notifications/certs/';
const FILE = /^[\w-]{1,100}$/;
const CERTIFICATE_CAP = 64 * 1024;
const HOUR = 3_600_000;
const CACHE_TIME = 12 * HOUR;
/** A wrong certificate may be a mishap. */
const DOUBTED_FOR = 60_000;
const MOST_CACHED = 50;
/** Limits fetches, so that forged notices with made-up addresses cannot make us flood PayPal. */
const MOST_FETCHES = 20;
const FETCHES_PER = 60_000;

/** Opens a cache of the keys that sign notices, fetched on first use and cached for some hours. */
export function openSigningKeys({ servers, trust, timeouts, clock }: SigningKeysSettings): SigningKeys {
  const cached = new Map<string, { found: SigningKey | null; until: number }>();
  const flights = makeFlights<SigningKey | null>(WHO);
  let fetches: number[] = [];
  const now = () => clock.now().getTime();

  const isOurs = (address: string) =>
    servers().some((server) => {
      const folder = server.replace(/\/+$/, '') + FOLDER;
      return address.startsWith(folder) && FILE.test(address.slice(folder.length));
    });

  const download = async (address: string, signal: AbortSignal): Promise<string | null> => {
    fetches = fetches.filter((at) => at > now() - FETCHES_PER);
    if (fetches.length >= MOST_FETCHES) throw new UpstreamError(WHO, 'busy', { detail: 'too many certificates' });
    fetches.push(now());
    const url = new URL(address);
    const answer = await exchange(openConnections({ who: WHO, url, connectMs: timeouts.connect }), {
      method: 'GET',
      path: url.pathname,
      headers: { accept: '*/*' },
      timeouts,
      signal,
    });
    const error = fromStatus(WHO, answer.status);
    if (!error) {
      const body = openBody(answer, { who: WHO, timeouts, maxBytes: CERTIFICATE_CAP, signal, permit: NO_PERMIT });
      return (await wholeBody(body)).toString('latin1');
    }
    answer.abort();
    // There is no such certificate; anything else says nothing about it.
    if (error.kind === 'rejected') return null;
    throw error;
  };

  const fetchKey = async (address: string, signal: AbortSignal): Promise<SigningKey | null> => {
    const pem = await download(address, signal);
    const found = pem === null ? null : readSigningKey(pem, trust, clock.now());
    const until = found ? Math.min(found.until.getTime(), now() + CACHE_TIME) : now() + DOUBTED_FOR;
    cached.delete(address);
    cached.set(address, { found, until });
    const [oldest] = cached.keys();
    if (cached.size > MOST_CACHED && oldest) cached.delete(oldest);
    return found;
  };

  return {
    find: async (address, signal) => {
      if (!isOurs(address)) return null;
      const known = cached.get(address);
      const found =
        known && known.until > now() ? known.found : await flights(address, (own) => fetchKey(address, own), signal);
      return found?.key ?? null;
    },
  };
}
