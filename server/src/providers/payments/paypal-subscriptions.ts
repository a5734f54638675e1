import { PRODUCT_NAME } from '@sirenade/contract/product';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { CheckoutRequest } from './payments.ts';
import type { PaypalAccount } from './paypal-account.ts';
import { answerOf, type Outcome, WHO } from './paypal-client.ts';
import {
  PAYPAL_ID,
  type PaypalSubscription,
  type StartedSubscription,
  startedSubscription,
  subscription,
  transactionList,
} from './paypal-shapes.ts';

/** The calls about subscriptions, in PayPal's own terms. */
export interface PaypalSubscriptions {
  create(planId: string, request: CheckoutRequest, signal: AbortSignal): Promise<Outcome<StartedSubscription>>;
  /** Null when there is none. */
  show(id: string, signal: AbortSignal): Promise<PaypalSubscription | null>;
  /** Rows as they came, to be read one by one. */
  transactions(id: string, since: Date, signal: AbortSignal): Promise<unknown[]>;
  cancel(id: string, reason: string, signal: AbortSignal): Promise<void>;
}

/** Clocks differ, so a list ends well after now. */
const LIST_AHEAD = 5 * 365 * 24 * 3_600_000;
const LONGEST_REASON = 128;
const PATH = '/v1/billing/subscriptions';
const nothing = z.union([z.undefined(), z.object({})]);

/** Opens the subscriptions of a merchant. */
export function openSubscriptions(account: PaypalAccount, clock: Clock): PaypalSubscriptions {
  const show = async (id: string, signal: AbortSignal) => {
    if (!PAYPAL_ID.test(id)) return null;
    const outcome = await account.ask({ method: 'GET', path: `${PATH}/${id}`, shape: subscription }, signal);
    if (!outcome.ok && outcome.status === 404) return null;
    const found = answerOf(outcome);
    if (found.id !== id) throw new UpstreamError(WHO, 'broken', { detail: 'another subscription' });
    return found;
  };

  return {
    show,
    create: (planId, { reference, requestId, returnUrl, cancelUrl }, signal) => {
      const body = {
        plan_id: planId,
        custom_id: reference,
        application_context: {
          brand_name: PRODUCT_NAME,
          locale: 'en-US',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'SUBSCRIBE_NOW',
          payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      };
      return account.ask({ method: 'POST', path: PATH, body, requestId, shape: startedSubscription }, signal);
    },
    transactions: async (id, since, signal) => {
      if (!PAYPAL_ID.test(id)) return [];
      const until = new Date(clock.now().getTime() + LIST_AHEAD);
      const range = `start_time=${since.toISOString()}&end_time=${until.toISOString()}`;
      const path = `${PATH}/${id}/transactions?${range}`;
      const outcome = await account.ask({ method: 'GET', path, shape: transactionList }, signal);
      if (!outcome.ok && outcome.status === 404) return [];
      return answerOf(outcome).transactions ?? [];
    },
    cancel: async (id, reason, signal) => {
      if (!PAYPAL_ID.test(id)) return;
      const body = { reason: reason.slice(0, LONGEST_REASON) };
      const call = { method: 'POST' as const, path: `${PATH}/${id}/cancel`, body, shape: nothing };
      const outcome = await account.ask(call, signal);
      if (outcome.ok || outcome.status === 404) return;
      // It cannot be cancelled as it stands: fine where it has come to its end before.
      const found = outcome.status === 422 ? await show(id, signal) : null;
      if (found?.status !== 'CANCELLED' && found?.status !== 'EXPIRED') answerOf(outcome);
    },
  };
}
