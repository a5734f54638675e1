import { createHash } from 'node:crypto';
import { CURRENCY, type PaidPlan, plans } from '@sirenade/contract/limits';
import { PRODUCT_NAME } from '@sirenade/contract/product';
import { amountOf } from './money.ts';
import type { PaypalAccount } from './paypal-account.ts';
import { answerOf, type Outcome } from './paypal-client.ts';
import { created, type PaypalPlan, planDetails, planList, productList } from './paypal-shapes.ts';

/** Our product and plans, as they stand at PayPal. Answers are ids; `dead` is one that PayPal does not know any more. */
export interface PaypalCatalogue {
  findProduct(signal: AbortSignal): Promise<string | null>;
  makeProduct(dead: string | null, signal: AbortSignal): Promise<string>;
  /** A plan that can be subscribed to at today's price. */
  findPlan(plan: PaidPlan, product: string, dead: string | null, signal: AbortSignal): Promise<string | null>;
  makePlan(plan: PaidPlan, product: string, dead: string | null, signal: AbortSignal): Promise<string>;
  /** Product and name of any plan; null where there is no such plan. */
  showPlan(id: string, signal: AbortSignal): Promise<{ product: string; plan: PaidPlan | null } | null>;
}

const PAGE_SIZE = 20;
/** More pages than any merchant has; ends a listing that never ends. */
const MOST_PAGES = 50;
const PRODUCT = `${PRODUCT_NAME} subscription`;
const nameOf = (plan: PaidPlan) => `${PRODUCT_NAME} ${plans[plan].title}`;

/** What a month of a plan costs. */
export const planCents = (plan: PaidPlan): number => plans[plan].price * 100;

/** A short name for something, the same every time. */
export const digest = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 24);

const isMonthly = ({ billing_cycles: [cycle, ...more] }: PaypalPlan) =>
  more.length === 0 &&
  cycle?.tenure_type === 'REGULAR' &&
  cycle.total_cycles === 0 &&
  cycle.frequency.interval_unit === 'MONTH' &&
  (cycle.frequency.interval_count ?? 1) === 1;

function isUpToDate(found: PaypalPlan, plan: PaidPlan): boolean {
  const price = found.billing_cycles[0]?.pricing_scheme?.fixed_price;
  const isPrice = price?.value === planCents(plan) && price.currency_code === CURRENCY;
  return found.status === 'ACTIVE' && isMonthly(found) && isPrice;
}

function planBody(product: string, plan: PaidPlan) {
  const { words, images } = plans[plan];
  const price = { value: amountOf(planCents(plan)), currency_code: CURRENCY };
  return {
    product_id: product,
    name: nameOf(plan),
    description: `${words} audio words and ${images} images a month`,
    status: 'ACTIVE',
    billing_cycles: [
      {
        frequency: { interval_unit: 'MONTH', interval_count: 1 },
        tenure_type: 'REGULAR',
        sequence: 1,
        // Endless; left out it would be a single month.
        total_cycles: 0,
        pricing_scheme: { fixed_price: price },
      },
    ],
    // A month that was not paid is not granted, so it is not owed later either.
    payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 1 },
  };
}

/** Looks through a list page by page. */
async function findIn<T>(
  page: (number: number) => Promise<Outcome<{ items: T[]; pages: number }>>,
  isWanted: (item: T) => boolean | Promise<boolean>,
): Promise<T | null> {
  for (let number = 1; number <= MOST_PAGES; number++) {
    const { items, pages } = answerOf(await page(number));
    for (const item of items) if (await isWanted(item)) return item;
    if (items.length === 0 || number >= pages) break;
  }
  return null;
}

const pageOf = (path: string, number: number, more = '') =>
  `${path}?page_size=${PAGE_SIZE}&page=${number}&total_required=true${more}`;

const productPage = productList.transform(({ products = [], total_pages = 1 }) => ({
  items: products,
  pages: total_pages,
}));
const planPage = planList.transform(({ plans: items = [], total_pages = 1 }) => ({ items, pages: total_pages }));

/** Opens the catalogue of a merchant. */
export function openCatalogue(account: PaypalAccount, clientId: string): PaypalCatalogue {
  /** Two processes that make a thing at once shall make one, and a lost one must not come back as the answer. */
  const make = async (kind: string, path: string, body: object, dead: string | null, signal: AbortSignal) => {
    const requestId = `${kind}-${digest(clientId, JSON.stringify(body), dead ?? '')}`;
    return answerOf(await account.ask({ method: 'POST', path, body, requestId, shape: created }, signal)).id;
  };
  const show = (id: string, signal: AbortSignal) =>
    account.ask({ method: 'GET', path: `/v1/billing/plans/${id}`, shape: planDetails }, signal);

  return {
    findProduct: async (signal) => {
      const page = (number: number) =>
        account.ask({ method: 'GET', path: pageOf('/v1/catalogs/products', number), shape: productPage }, signal);
      return (await findIn(page, ({ name }) => name === PRODUCT))?.id ?? null;
    },
    makeProduct: (dead, signal) => {
      const body = { name: PRODUCT, description: 'Monthly plans', type: 'SERVICE', category: 'SOFTWARE' };
      return make('product', '/v1/catalogs/products', body, dead, signal);
    },
    findPlan: async (plan, product, dead, signal) => {
      const page = (number: number) => {
        const path = pageOf('/v1/billing/plans', number, `&product_id=${product}`);
        return account.ask({ method: 'GET', path, shape: planPage }, signal);
      };
      const found = await findIn(page, async ({ id, name, status }) => {
        if (name !== nameOf(plan) || status !== 'ACTIVE' || id === dead) return false;
        const details = await show(id, signal);
        return details.ok && details.value.product_id === product && isUpToDate(details.value, plan);
      });
      return found?.id ?? null;
    },
    makePlan: (plan, product, dead, signal) => make('plan', '/v1/billing/plans', planBody(product, plan), dead, signal),
    showPlan: async (id, signal) => {
      const details = await show(id, signal);
      if (!details.ok && details.status === 404) return null;
      const { name, product_id: product } = answerOf(details);
      const plan = (Object.keys(plans) as PaidPlan[]).find((ours) => nameOf(ours) === name) ?? null;
      return { product, plan };
    },
  };
}
