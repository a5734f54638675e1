import { z } from 'zod';
import { centsOf } from './money.ts';

const text = (most: number) => z.string().min(1).max(most);
const address = z.url({ protocol: /^https?$/ }).max(4000);
const amount = z.string().refine((value) => (centsOf(value) ?? -1) >= 0);

/** The request body for a product. */
export const productBody = z.object({
  name: text(127),
  description: text(256).default(''),
  type: z.enum(['PHYSICAL', 'DIGITAL', 'SERVICE']),
});

const cycle = z.object({
  frequency: z.object({
    interval_unit: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']),
    interval_count: z.number().int().min(1).max(365).default(1),
  }),
  tenure_type: z.literal('REGULAR'),
  sequence: z.number().int(),
  total_cycles: z.number().int().min(0).max(999).default(1),
  pricing_scheme: z.object({
    fixed_price: z.object({ value: amount, currency_code: z.string().regex(/^[A-Z]{3}$/) }),
  }),
});

/** The request body for a plan; of its cycles the sandbox knows the regular one. */
export const planBody = z.object({
  product_id: text(50),
  name: text(127),
  description: text(127).default(''),
  status: z.enum(['CREATED', 'ACTIVE']).default('ACTIVE'),
  billing_cycles: z.tuple([cycle]),
  payment_preferences: z.object({ payment_failure_threshold: z.number().int().min(0).max(999).default(0) }),
});

const context = z.object({
  brand_name: z.string().max(127).default(''),
  user_action: z.enum(['CONTINUE', 'SUBSCRIBE_NOW']).default('SUBSCRIBE_NOW'),
  return_url: address,
  cancel_url: address,
});

/** The request body for a subscription. */
export const subscriptionBody = z.object({
  plan_id: text(50),
  custom_id: z
    .string()
    .regex(/^[\x20-\x7e]{1,127}$/)
    .optional(),
  application_context: context,
});

/** The request body for a change of plan. */
export const revisionBody = z.object({ plan_id: text(50), application_context: context });

/** Why something is done. */
export const reasonBody = z.object({ reason: text(128) });
