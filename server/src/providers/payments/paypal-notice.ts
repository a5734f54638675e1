import { z } from 'zod';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { PaymentNotice } from './payments.ts';
import { WHO } from './paypal-client.ts';
import { PAYPAL_ID } from './paypal-shapes.ts';

const SUBSCRIPTION = 'BILLING.SUBSCRIPTION.';
const KINDS: Record<string, PaymentNotice['kind']> = {
  'BILLING.SUBSCRIPTION.ACTIVATED': 'activated',
  'BILLING.SUBSCRIPTION.RE-ACTIVATED': 'activated',
  'BILLING.SUBSCRIPTION.SUSPENDED': 'suspended',
  'BILLING.SUBSCRIPTION.CANCELLED': 'cancelled',
  'BILLING.SUBSCRIPTION.EXPIRED': 'expired',
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': 'payment_failed',
  'PAYMENT.SALE.COMPLETED': 'renewed',
  'PAYMENT.SALE.REFUNDED': 'refunded',
  'PAYMENT.SALE.REVERSED': 'reversed',
};

const event = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().max(200),
  create_time: z.iso.datetime({ offset: true }),
  resource: z.record(z.string(), z.unknown()).nullish(),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Which payment a notice is about: of a sale it is the sale itself, of a refund the sale it belongs to. */
function paymentField(kind: PaymentNotice['kind']): string[] {
  if (kind === 'renewed') return ['id'];
  if (kind === 'refunded') return ['sale_id'];
  return kind === 'reversed' ? ['sale_id', 'id'] : [];
}

/** Parses a notice that was found to be authentic. An unknown event type is of the kind `other`. */
export function readEvent(rawBody: Buffer): PaymentNotice {
  const parsed = event.safeParse(parse(rawBody.toString('utf8')));
  if (!parsed.success) throw new UpstreamError(WHO, 'broken', { detail: 'a notice of another shape' });
  const { id, event_type: type, create_time: at, resource } = parsed.data;
  const pick = (...fields: string[]): string | null => {
    const ids = fields.map((field) => resource?.[field]).filter((value) => typeof value === 'string');
    return ids.find((value) => PAYPAL_ID.test(value)) ?? null;
  };
  const kind = Object.hasOwn(KINDS, type) ? (KINDS[type] ?? 'other') : 'other';
  return {
    id,
    kind,
    subscriptionId: type.startsWith(SUBSCRIPTION) ? pick('id') : pick('billing_agreement_id'),
    paymentId: pick(...paymentField(kind)),
    at: new Date(at),
  };
}
