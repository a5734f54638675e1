import { CURRENCY, type PaidPlan, plans } from '@sirenade/contract/limits';
import { makeFlights } from './flights.ts';
import type { PaymentMemory } from './memory.ts';
import type { PaypalAccount } from './paypal-account.ts';
import { digest, openCatalogue, planCents } from './paypal-catalogue.ts';
import { WHO } from './paypal-client.ts';

/** Which plan of PayPal is which of ours. */
export interface PlanBook {
  /** The plan to subscribe to at today's price; made at PayPal where there is none. */
  idOf(plan: PaidPlan, signal: AbortSignal): Promise<string>;
  /** The same after PayPal answered that the plan is unknown: another is found or made. */
  replace(plan: PaidPlan, dead: string, signal: AbortSignal): Promise<string>;
  /** Our plan, also one with an old price; null for a plan that is not ours. */
  planOf(id: string, signal: AbortSignal): Promise<PaidPlan | null>;
}

const isPlan = (name: string): name is PaidPlan => Object.hasOwn(plans, name);

/** Opens the list of our plans at PayPal: each is remembered, found again by listing, or made. */
export function openPlanBook(account: PaypalAccount, clientId: string, memory: PaymentMemory): PlanBook {
  const catalogue = openCatalogue(account, clientId);
  const flights = makeFlights<string>(WHO);
  // Ids of one account are nothing to another.
  const key = (...parts: string[]) => ['paypal', digest(clientId).slice(0, 12), ...parts].join(':');
  const planKey = (plan: PaidPlan) => key('plan', plan, `${planCents(plan)}${CURRENCY}`);

  const productId = (isDoubted: boolean, signal: AbortSignal) =>
    flights(
      'product',
      async (inner) => {
        const known = await memory.get(key('product'));
        if (known && !isDoubted) return known;
        const id = (await catalogue.findProduct(inner)) ?? (await catalogue.makeProduct(known, inner));
        await memory.set(key('product'), id);
        return id;
      },
      signal,
    );

  const settle = (plan: PaidPlan, dead: string | null, signal: AbortSignal) =>
    flights(
      `${plan} ${dead ?? ''}`,
      async (inner) => {
        const known = await memory.get(planKey(plan));
        if (known && known !== dead) return known;
        // Where a plan has gone, the product may have gone with it.
        const product = await productId(dead !== null, inner);
        const found = await catalogue.findPlan(plan, product, dead, inner);
        const id = found ?? (await catalogue.makePlan(plan, product, dead, inner));
        await memory.set(key('plan-of', id), plan);
        await memory.set(planKey(plan), id);
        return id;
      },
      signal,
    );

  return {
    idOf: (plan, signal) => settle(plan, null, signal),
    replace: (plan, dead, signal) => settle(plan, dead, signal),
    planOf: async (id, signal) => {
      const known = await memory.get(key('plan-of', id));
      if (known !== null) return isPlan(known) ? known : null;
      const details = await catalogue.showPlan(id, signal);
      if (!details?.plan) return null;
      const product = (await memory.get(key('product'))) ?? (await catalogue.findProduct(signal));
      if (details.product !== product) return null;
      await memory.set(key('plan-of', id), details.plan);
      return details.plan;
    },
  };
}
