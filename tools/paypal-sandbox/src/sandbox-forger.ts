import type { SignedNotice } from './sandbox-seal.ts';

/** A forged notice. */
export interface Forgery {
  /** Which way it is made, from 0 up to 1. */
  kind: number;
  /** A payment that was never made. */
  saleId: string;
}

/** The same notice, but about a payment of the forger's. */
function withSale(body: Buffer, saleId: string): Buffer {
  const event = JSON.parse(body.toString('utf8')) as { resource: { id: string } & Record<string, unknown> };
  const sale = {
    state: 'completed',
    amount: { total: '90.00', currency: 'USD' },
    billing_agreement_id: event.resource.id,
  };
  return Buffer.from(
    JSON.stringify({
      ...event,
      id: `WH-${saleId}`,
      event_type: 'PAYMENT.SALE.COMPLETED',
      resource: { ...sale, id: saleId },
    }),
  );
}

const WAYS: ((notice: SignedNotice, saleId: string) => SignedNotice)[] = [
  // A seal that belongs to something else.
  ({ headers, body }, saleId) => ({ headers, body: withSale(body, saleId) }),
  // A seal of the forger's, with the certificate beside it.
  ({ headers, body }, saleId) => ({
    headers: { ...headers, 'paypal-cert-url': 'https://api.paypal.com.forger.example/v1/notifications/certs/CERT-1' },
    body: withSale(body, saleId),
  }),
  // No seal at all.
  ({ body }, saleId) => ({ headers: { 'content-type': 'application/json' }, body: withSale(body, saleId) }),
  // A seal that was invented.
  ({ headers, body }, saleId) => ({
    headers: { ...headers, 'paypal-transmission-sig': Buffer.alloc(256, saleId).toString('base64') },
    body: withSale(body, saleId),
  }),
  // A genuine one, sent under another time.
  ({ headers, body }) => ({ headers: { ...headers, 'paypal-transmission-time': '2019-01-01T00:00:00Z' }, body }),
  // Nothing that makes sense.
  ({ headers }, saleId) => ({ headers, body: Buffer.from(`{"id":"${saleId}`) }),
];

/** Makes a forged notice out of a genuine one. */
export function forge({ kind, saleId }: Forgery, notice: SignedNotice): SignedNotice {
  const way = WAYS[Math.floor(kind * WAYS.length)];
  return way ? way(notice, saleId) : notice;
}
