import { z } from 'zod';
import { centsOf } from './money.ts';

/** Ids of PayPal; anything else shall not become part of an address. */
export const PAYPAL_ID = /^[A-Za-z0-9][A-Za-z0-9-]{1,49}$/;

export const paypalId = z.string().regex(PAYPAL_ID);
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const cents = z.string().transform((text, ctx) => {
  const found = centsOf(text);
  if (found === null) ctx.addIssue({ code: 'custom', message: 'not an amount' });
  return found ?? 0;
});
const money = z.object({ value: cents, currency_code: z.string().regex(/^[A-Z]{3}$/) });
const link = z.object({ rel: z.string(), href: z.string() });

/** A thing that was made. */
export const created = z.object({ id: paypalId });

export const startedSubscription = z.object({ id: paypalId, links: z.array(link) });
export type StartedSubscription = z.output<typeof startedSubscription>;

export const subscription = z.object({
  id: paypalId,
  status: z.enum(['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED']),
  plan_id: paypalId,
  custom_id: z.string().nullish(),
  billing_info: z
    .object({
      next_billing_time: time.nullish(),
      last_payment: z.object({ time }).nullish(),
    })
    .nullish(),
});
export type PaypalSubscription = z.output<typeof subscription>;

/** One row of a list; its state is any word, because an unknown one says nothing about the others. */
export const transaction = z.object({
  id: paypalId,
  status: z.string(),
  amount_with_breakdown: z.object({ gross_amount: money }),
  time,
});

/** Without any transaction PayPal may leave the list out, and all else with it. Rows are read one by one. */
export const transactionList = z.object({ transactions: z.array(z.unknown()).nullish() });

export const productList = z.object({
  products: z.array(z.object({ id: paypalId, name: z.string() })).optional(),
  total_pages: z.number().int().optional(),
});

export const planList = z.object({
  plans: z.array(z.object({ id: paypalId, name: z.string(), status: z.string() })).optional(),
  total_pages: z.number().int().optional(),
});

export const planDetails = z.object({
  id: paypalId,
  product_id: paypalId,
  name: z.string(),
  status: z.string(),
  billing_cycles: z.array(
    z.object({
      tenure_type: z.string(),
      total_cycles: z.number().optional(),
      frequency: z.object({ interval_unit: z.string(), interval_count: z.number().optional() }),
      pricing_scheme: z.object({ fixed_price: money.optional() }).optional(),
    }),
  ),
});
export type PaypalPlan = z.output<typeof planDetails>;
