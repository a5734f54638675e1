import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Clock } from '../../platform/clock.ts';
import type { NoticeRequest } from './payments.ts';
import type { SigningKeys } from './signing-keys.ts';

/** The signature headers of a notice. */
interface Transmission {
  id: string;
  time: string;
  signature: Buffer;
  certificate: string;
}

const ALGORITHM = 'SHA256withRSA';
const ID = /^[\w-]{1,100}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;
const BASE64 = /^[A-Za-z0-9+/]{1,2000}={0,2}$/;
const LONGEST_ADDRESS = 500;
/** Genuine notices have a few thousand bytes. */
const LARGEST_NOTICE = 256 * 1024;
const MINUTE = 60_000;
/** PayPal retries for three days; an older notice can only be a replay. */
const OLDEST = 4 * 24 * 60 * MINUTE;
/** Clocks differ. */
const AHEAD = 10 * MINUTE;

/** The signed text, which contains the body only as a checksum. */
export function signedText(id: string, time: string, webhookId: string, body: Uint8Array): Buffer {
  return Buffer.from([id, time, webhookId, crc32(body)].join('|'));
}

function readHeaders(headers: NoticeRequest['headers']): Transmission | null {
  const one = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const [id, time] = [one('paypal-transmission-id'), one('paypal-transmission-time')];
  const [signature, certificate] = [one('paypal-transmission-sig'), one('paypal-cert-url')];
  const isWhole = ID.test(id) && TIME.test(time) && BASE64.test(signature) && certificate.length <= LONGEST_ADDRESS;
  if (!isWhole || one('paypal-auth-algo') !== ALGORITHM) return null;
  return { id, time, signature: Buffer.from(signature, 'base64'), certificate };
}

function isTimely(time: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(time);
  return age <= OLDEST && age >= -AHEAD;
}

/** Says whether a notice is from PayPal and for us; the cheap questions come first. Rejects when that cannot be found out. */
export async function isAuthentic(
  { headers, rawBody }: NoticeRequest,
  { webhookId, keys, clock }: { webhookId: string; keys: SigningKeys; clock: Clock },
  signal: AbortSignal,
): Promise<boolean> {
  if (rawBody.length === 0 || rawBody.length > LARGEST_NOTICE) return false;
  const transmission = readHeaders(headers);
  if (!transmission || !isTimely(transmission.time, clock.now())) return false;
  const { id, time, signature, certificate } = transmission;
  const key = await keys.find(certificate, signal);
  return key !== null && verify('sha256', signedText(id, time, webhookId, rawBody), key, signature);
}
