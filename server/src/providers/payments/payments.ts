import type { PaidPlan } from '@sirenade/contract/limits';
import type { Call } from '../call.ts';

/** Where a subscription stands at the provider. `pending`: not approved yet, or approved and not active yet. */
export type ProviderState = 'pending' | 'active' | 'suspended' | 'cancelled' | 'expired';

export interface ProviderSubscription {
  id: string;
  state: ProviderState;
  /** Null when the provider's plan is none of ours. */
  plan: PaidPlan | null;
  /** The reference that was given at checkout; proves whose subscription it is. */
  reference: string | null;
  /** When the next payment is due; null once nothing more is due. */
  nextPaymentAt: Date | null;
  /** When the newest payment went through, as far as the provider tells here; its id comes from `listPayments`. */
  lastPaymentAt: Date | null;
}

/** One payment for one month. `refunded` also stands for a chargeback. */
export interface ProviderPayment {
  id: string;
  at: Date;
  amountCents: number;
  currency: string;
  state: 'completed' | 'pending' | 'declined' | 'partially_refunded' | 'refunded';
}

export interface CheckoutRequest {
  plan: PaidPlan;
  /** Ours; comes back as `reference` of the subscription. At most 127 characters. */
  reference: string;
  /** Repeating a request with the same id answers with the same subscription. */
  requestId: string;
  returnUrl: string;
  cancelUrl: string;
}

export interface StartedCheckout {
  subscriptionId: string;
  /** Where the user approves. */
  approvalUrl: string;
  /** The token that the provider adds to the return address as `ba_token`. */
  returnToken: string;
}

/** The content of a webhook call. It is only a trigger: state and payments are read again at the provider. */
export interface PaymentNotice {
  /** The provider's id of the event; the same event may come many times. */
  id: string;
  kind:
    | 'activated'
    | 'renewed'
    | 'payment_failed'
    | 'suspended'
    | 'cancelled'
    | 'expired'
    | 'refunded'
    | 'reversed'
    | 'other';
  subscriptionId: string | null;
  paymentId: string | null;
  at: Date;
}

export interface NoticeRequest {
  headers: Record<string, string | string[] | undefined>;
  /** The bytes as they came: the signature is over them. */
  rawBody: Buffer;
}

/**
 * A provider of monthly payments. Calls reject with a plain Error when the provider is away or answers nonsense;
 * a plan is changed by a new subscription, after which the old one is cancelled.
 */
export interface PaymentProvider {
  kind: string;
  /** Script that the subscription modal loads, if the provider has one. */
  browserScript: string | null;
  startCheckout(request: CheckoutRequest, call: Call): Promise<StartedCheckout>;
  /** Null when the provider knows no such subscription. */
  findSubscription(id: string, call: Call): Promise<ProviderSubscription | null>;
  /** Every payment since a time, oldest first; empty when the subscription is unknown. */
  listPayments(id: string, since: Date, call: Call): Promise<ProviderPayment[]>;
  /** Idempotent: no error for a subscription that is cancelled, expired or unknown. */
  cancel(id: string, reason: string, call: Call): Promise<void>;
  /** Null when the request is not authentic; rejects when that could not be found out, so that it is sent again. */
  readNotice(request: NoticeRequest, call: Call): Promise<PaymentNotice | null>;
  close?(): void;
}
