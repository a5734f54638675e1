import { centsOf } from './money.ts';
import type { SandboxCore } from './sandbox-billing.ts';
import { planBody, productBody } from './sandbox-bodies.ts';
import { done, json, jsonOf, problem, type SandboxAnswer, type SandboxRequest } from './sandbox-http.ts';
import { idFor, type SandboxPlan, type SandboxProduct } from './sandbox-state.ts';
import { viewPlan, viewPlanBriefly, viewProduct } from './sandbox-views.ts';

/** A page of a list, as PayPal cuts it. */
function pageOf<T>(name: string, items: T[], { query }: SandboxRequest, view: (item: T) => object): SandboxAnswer {
  const size = Number(query.get('page_size') ?? 10);
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(size) || size < 1 || size > 20 || !Number.isInteger(page) || page < 1) {
    return problem(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE');
  }
  const pageItems = items.slice((page - 1) * size, page * size).map(view);
  const total = query.get('total_required') === 'true' && {
    total_items: items.length,
    total_pages: Math.ceil(items.length / size),
  };
  return json(200, { [name]: pageItems, ...total, links: [] });
}

/** Lists products. */
export function listProducts({ state }: SandboxCore, request: SandboxRequest): SandboxAnswer {
  return pageOf('products', [...state.products.values()], request, viewProduct);
}

/** Makes a product. */
export function makeProduct({ state, now }: SandboxCore, request: SandboxRequest): SandboxAnswer {
  const body = productBody.safeParse(jsonOf(request));
  if (!body.success) return problem(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
  const { name, description } = body.data;
  const id = `PROD-${idFor(state.seed, 17, 'product', state.products.size)}`;
  const product: SandboxProduct = { id, name, description, createdAt: now() };
  state.products.set(id, product);
  return json(201, viewProduct(product));
}

/** Lists plans, of one product where it is named. */
export function listPlans({ state, faults }: SandboxCore, request: SandboxRequest): SandboxAnswer {
  const product = request.query.get('product_id');
  const plans = faults.unknownPlans ? [] : [...state.plans.values()];
  const wanted = plans.filter(({ productId }) => product === null || productId === product);
  return pageOf('plans', wanted, request, viewPlanBriefly);
}

/** Makes a plan. */
export function makePlan({ state, now }: SandboxCore, request: SandboxRequest): SandboxAnswer {
  const body = planBody.safeParse(jsonOf(request));
  if (!body.success) return problem(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
  const { product_id: productId, name, description, status, billing_cycles, payment_preferences } = body.data;
  if (!state.products.has(productId)) return problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
  const [{ frequency, total_cycles: totalCycles, pricing_scheme: pricing }] = billing_cycles;
  const plan: SandboxPlan = {
    id: `P-${idFor(state.seed, 24, 'plan', state.plans.size)}`,
    productId,
    name,
    description,
    status,
    cents: centsOf(pricing.fixed_price.value) ?? 0,
    currency: pricing.fixed_price.currency_code,
    unit: frequency.interval_unit,
    count: frequency.interval_count,
    totalCycles,
    failureThreshold: payment_preferences.payment_failure_threshold,
    createdAt: now(),
  };
  state.plans.set(plan.id, plan);
  return json(201, viewPlan(plan));
}

/** A plan that can be asked for; null while all have gone. */
export function findPlan({ state, faults }: SandboxCore, id: string): SandboxPlan | null {
  return (faults.unknownPlans ? null : state.plans.get(id)) ?? null;
}

/** Shows a plan. */
export function showPlan(core: SandboxCore, id: string): SandboxAnswer {
  const plan = findPlan(core, id);
  return plan ? json(200, viewPlan(plan)) : problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
}

/** Opens a plan for subscribers, or closes it. */
export function switchPlan(core: SandboxCore, id: string, status: 'ACTIVE' | 'INACTIVE'): SandboxAnswer {
  const plan = findPlan(core, id);
  if (!plan) return problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
  if (plan.status === status) return problem(422, 'UNPROCESSABLE_ENTITY', 'PLAN_STATUS_INVALID');
  plan.status = status;
  return done;
}
