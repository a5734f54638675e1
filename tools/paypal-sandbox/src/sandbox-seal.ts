import { type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import type { Clock } from './clock.ts';
import { noticeBody, type SandboxEvent } from './sandbox-events.ts';
import { idFor } from './sandbox-state.ts';

/** A notice as it goes out. */
export interface SignedNotice {
  headers: Record<string, string>;
  body: Buffer;
}

export interface SealSettings {
  seed: string;
  webhookId: string;
  key: KeyObject;
  /** Of the app, not of the sandbox: notices are sent now, also for events of another time. */
  clock: Clock;
  certificateUrl(): string;
}

const signAsync = promisify(sign);

/** The signed text, which contains the body only as a checksum. */
function signedText(id: string, time: string, webhookId: string, body: Uint8Array): Buffer {
  return Buffer.from([id, time, webhookId, crc32(body)].join('|'));
}

/** Signs events the way PayPal does. */
export function makeSeal(settings: SealSettings): (event: SandboxEvent) => Promise<SignedNotice> {
  const { seed, webhookId, key, clock, certificateUrl } = settings;
  return async (event) => {
    const name = [event.subscriptionId, event.number] as const;
    const body = Buffer.from(JSON.stringify(noticeBody(event, `WH-${idFor(seed, 17, 'event', ...name)}`)));
    const id = idFor(seed, 32, 'transmission', ...name).toLowerCase();
    const time = clock.now().toISOString().replace(/\.\d+/, '');
    const signature = await signAsync('sha256', signedText(id, time, webhookId, body), key);
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature.toString('base64'),
      'paypal-cert-url': certificateUrl(),
      'paypal-auth-algo': 'SHA256withRSA',
    };
    return { headers, body };
  };
}
