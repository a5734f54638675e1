import { amountOf } from './money.ts';
import type { SandboxPlan, SandboxSubscription, SandboxTransaction } from './sandbox-state.ts';
import { viewSubscription } from './sandbox-views.ts';

/** An event of which the app gets a notice. */
export interface SandboxEvent {
  subscriptionId: string;
  /** Which event of its subscription it is. */
  number: number;
  type: string;
  at: number;
  summary: string;
  resourceType: string;
  resource: object;
}

type Facts = Pick<SandboxEvent, 'type' | 'summary' | 'resourceType' | 'resource'>;

/** A change in where a subscription stands. */
export function subscriptionEvent(name: string, subscription: SandboxSubscription, plan: SandboxPlan): Facts {
  return {
    type: `BILLING.SUBSCRIPTION.${name}`,
    summary: `Subscription ${name.toLowerCase().replace('.', ' ')}`,
    resourceType: 'subscription',
    resource: viewSubscription(subscription, plan, ''),
  };
}

/** A payment that went through. */
export function saleEvent(subscription: SandboxSubscription, transaction: SandboxTransaction): Facts {
  const { id, cents, currency, at } = transaction;
  const total = amountOf(cents);
  return {
    type: 'PAYMENT.SALE.COMPLETED',
    summary: `Payment completed for ${total} ${currency}`,
    resourceType: 'sale',
    resource: {
      id,
      state: 'completed',
      amount: { total, currency, details: { subtotal: total } },
      payment_mode: 'INSTANT_TRANSFER',
      billing_agreement_id: subscription.id,
      custom: subscription.customId ?? '',
      transaction_fee: { value: '0.00', currency },
      create_time: new Date(at).toISOString(),
      update_time: new Date(at).toISOString(),
    },
  };
}

/** Money that went back: given by the merchant, or taken by the payer's bank. PayPal does not name the subscription here. */
export function returnEvent(
  kind: 'REFUNDED' | 'REVERSED',
  { id, currency }: SandboxTransaction,
  refund: { id: string; cents: number; at: number },
): Facts {
  const sign = kind === 'REVERSED' ? -1 : 1;
  return {
    type: `PAYMENT.SALE.${kind}`,
    summary: `A ${amountOf(refund.cents)} ${currency} sale payment was ${kind.toLowerCase()}`,
    resourceType: kind === 'REVERSED' ? 'sale' : 'refund',
    resource: {
      id: refund.id,
      sale_id: id,
      state: 'completed',
      amount: { total: amountOf(sign * refund.cents), currency },
      create_time: new Date(refund.at).toISOString(),
      update_time: new Date(refund.at).toISOString(),
    },
  };
}

/** The body of a notice. */
export function noticeBody(event: SandboxEvent, id: string): object {
  return {
    id,
    event_version: '1.0',
    create_time: new Date(event.at).toISOString(),
    resource_type: event.resourceType,
    event_type: event.type,
    summary: event.summary,
    resource: event.resource,
    links: [],
  };
}
