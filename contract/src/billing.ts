import { z } from 'zod';
import { endpoints } from './endpoint.ts';

/** Kinds of credits: words spoken, pictures made, and the free chats without a verified account. */
export const creditKinds = ['chats', 'images', 'words'] as const;
export type CreditKind = (typeof creditKinds)[number];

export const planSchema = z.object({
  name: z.string(),
  title: z.string(),
  /** US dollars a month. */
  price: z.number(),
  words: z.number().int(),
  images: z.number().int(),
});
export type Plan = z.output<typeof planSchema>;

/**
 * Without `approvalUrl` there is nothing to approve: the subscription was cancelled, or with `cancelling` will be as
 * soon as the payment provider confirms it.
 */
export const checkoutSchema = z.object({ approvalUrl: z.string().optional(), cancelling: z.literal(true).optional() });

export const activationSchema = z.object({ subscription_type: z.string() });

export const subscriptionSchema = z.object({
  /** The plan that renews; `trial` when none does. */
  subscription_type: z.string(),
  /**
   * `confirming`: approved, and its first payment is not seen yet. `suspended`: the last payment failed. `cancelling`:
   * the provider has not confirmed the cancel. `ending`: cancelled, and the paid month stays until `paid_until`.
   */
  state: z.enum(['none', 'confirming', 'active', 'suspended', 'cancelling', 'ending']),
  paid_until: z.string().nullable(),
  /** When the provider takes the next payment, where it reports that. */
  renews_at: z.string().nullable(),
  /** Whether plans can be bought here at all. */
  offered: z.boolean(),
  /** Script of the payment provider, where it has one. */
  browser_script: z.string().nullable(),
});
export type SubscriptionInfo = z.output<typeof subscriptionSchema>;

export const creditEntrySchema = z.object({
  id: z.number().int(),
  at: z.string(),
  kind: z.enum(creditKinds),
  /** Below zero when something was used or ran out. */
  amount: z.number().int(),
  /** The reason of the entry, in plain words. */
  text: z.string(),
});
export type CreditEntry = z.output<typeof creditEntrySchema>;

const planParams = z.object({ plan: z.string().max(50) });
const short = z.string().max(200).optional();

/** The query parameters that the provider adds to the return address. */
const returned = z.object({ token: short, PayerID: short, ba_token: short, subscription_id: short });

const checkoutErrors = [
  'signed_out',
  'unverified',
  'suspended',
  'plan_unknown',
  'plan_by_contact',
  'payment_pending',
  'cancel_elsewhere',
  'conflict',
  'malformed',
  'plans_off',
  'too_many_requests',
  'unavailable',
] as const;
const activationErrors = [
  'signed_out',
  'invalid',
  'checkout_unknown',
  'subscription_active',
  'payment_pending',
  'subscription_over',
  'plans_off',
  'too_many_requests',
  'unavailable',
] as const;

export const billing = endpoints({
  'GET /api/plans': { summary: 'The paid plans, cheapest first', reply: z.array(planSchema) },
  'GET /api/subscription': {
    summary: 'How the own subscription stands',
    reply: subscriptionSchema,
    errors: ['signed_out'],
  },
  'GET /api/credits': {
    summary: 'What credits came from and went to, newest first',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      offset: z.coerce.number().int().min(0).max(10_000, 'Use after beyond this offset.').default(0),
      /** The X-Next-Cursor of the page before; then the offset is not looked at. */
      after: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    reply: z.array(creditEntrySchema),
    errors: ['signed_out', 'invalid'],
  },
  'GET /api/checkout/:plan': {
    summary: 'Begin to pay for a plan; `trial` cancels (same-origin fetch only)',
    params: planParams,
    reply: checkoutSchema,
    sameOriginOnly: true,
    errors: ['cross_site', ...checkoutErrors],
  },
  'POST /api/checkout/:plan': {
    summary: 'Begin to pay for a plan; `trial` cancels',
    params: planParams,
    reply: checkoutSchema,
    errors: checkoutErrors,
  },
  'GET /api/activate-subscription': {
    summary: 'Take up the plan that was just approved (same-origin fetch only)',
    query: returned,
    reply: activationSchema,
    sameOriginOnly: true,
    errors: ['cross_site', ...activationErrors],
  },
  'POST /api/activate-subscription': {
    summary: 'Take up the plan that was just approved',
    body: returned,
    reply: activationSchema,
    errors: activationErrors,
  },
});
