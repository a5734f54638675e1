import type { z } from 'zod';
import { emitChange, type Problem, planOf, type SandboxCore } from './sandbox-billing.ts';
import { reasonBody, revisionBody, subscriptionBody } from './sandbox-bodies.ts';
import { findPlan } from './sandbox-catalogue.ts';
import { activate, look, stop } from './sandbox-changes.ts';
import { done, json, jsonOf, problem, type SandboxAnswer, type SandboxRequest } from './sandbox-http.ts';
import { idFor, type SandboxApproval, type SandboxState, type SandboxSubscription } from './sandbox-state.ts';
import { approvalLink, viewSubscription, viewTransaction } from './sandbox-views.ts';

/** Makes PayPal say that it may not be done, in its own sandbox as in ours. */
const FORBIDDEN_PLAN = 'ERRSUB033';

const missing = () => problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const malformed = () => problem(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
const unprocessable = (issue: string) => problem(422, 'UNPROCESSABLE_ENTITY', issue);

/** Done, or why not. */
const outcome = (issue: Problem | null) => (issue ? unprocessable(issue) : done);

function approvalOf(
  { seed }: SandboxState,
  key: string,
  { plan_id: planId, application_context: context }: z.output<typeof revisionBody>,
): SandboxApproval {
  return {
    baToken: `BA-${idFor(seed, 17, 'agreement', key)}`,
    token: `EC-${idFor(seed, 17, 'token', key)}`,
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    brandName: context.brand_name,
    planId,
  };
}

/** Why a plan cannot be subscribed to, if so. */
function refusePlan(core: SandboxCore, planId: string): SandboxAnswer | null {
  if (planId === FORBIDDEN_PLAN) return problem(403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED');
  const plan = findPlan(core, planId);
  if (!plan) return missing();
  return plan.status === 'ACTIVE' ? null : unprocessable('PLAN_STATUS_INVALID');
}

/** Begins a subscription, to be approved. */
export function makeSubscription(core: SandboxCore, request: SandboxRequest, pageUrl: string): SandboxAnswer {
  const body = subscriptionBody.safeParse(jsonOf(request));
  if (!body.success) return malformed();
  const { plan_id: planId, custom_id: customId = null, application_context: context } = body.data;
  const refusal = refusePlan(core, planId);
  if (refusal) return refusal;
  const { state } = core;
  // None ever goes away, so their number names the next.
  const id = `I-${idFor(state.seed, 12, 'subscription', state.subscriptions.size)}`;
  const subscription: SandboxSubscription = {
    id,
    planId,
    customId,
    status: 'APPROVAL_PENDING',
    createdAt: core.now(),
    statusAt: core.now(),
    startedAt: null,
    cycles: 0,
    nextAt: null,
    failures: 0,
    lastFailedAt: null,
    payerId: idFor(state.seed, 13, 'payer', id),
    activatesItself: context.user_action === 'SUBSCRIBE_NOW',
    approval: approvalOf(state, id, body.data),
    revision: null,
    pendingReads: null,
    declinesNext: false,
    transactions: [],
    events: 0,
  };
  state.subscriptions.set(id, subscription);
  emitChange(core, subscription, 'CREATED');
  return json(201, viewSubscription(subscription, planOf(core, subscription), pageUrl));
}

/** Shows a subscription. */
export function showSubscription(core: SandboxCore, subscription: SandboxSubscription, pageUrl: string): SandboxAnswer {
  look(core, subscription);
  return json(200, viewSubscription(subscription, planOf(core, subscription), pageUrl));
}

/** Faults of a list of payments. */
export type ListFault = 'emptyLists' | 'lateLists' | 'oddLists';

/** Lists the payments of a subscription within a time. */
export function listTransactions(
  { transactions }: SandboxSubscription,
  { query }: SandboxRequest,
  happens: (fault: ListFault) => boolean,
): SandboxAnswer {
  const from = Date.parse(query.get('start_time') ?? '');
  const until = Date.parse(query.get('end_time') ?? '');
  if (Number.isNaN(from) || Number.isNaN(until)) return malformed();
  if (happens('emptyLists')) return json(200, {});
  const found = transactions.filter(({ at }) => at >= from && at <= until);
  const listed: object[] = (happens('lateLists') ? found.slice(0, -1) : found).map(viewTransaction);
  if (happens('oddLists'))
    listed.splice(-1, 1, { id: 'odd' }, ...listed.slice(-1).map((last) => ({ ...last, status: 'UNDER_REVIEW' })));
  return json(200, { transactions: listed, links: [] });
}

/** Asks for another plan; nothing changes until it is approved. */
export function revise(
  core: SandboxCore,
  subscription: SandboxSubscription,
  request: SandboxRequest,
  pageUrl: string,
): SandboxAnswer {
  const body = revisionBody.safeParse(jsonOf(request));
  if (!body.success) return malformed();
  const { plan_id: planId } = body.data;
  const refusal = refusePlan(core, planId);
  if (refusal) return refusal;
  if (subscription.status !== 'ACTIVE') return unprocessable('SUBSCRIPTION_STATUS_INVALID');
  const { state } = core;
  subscription.revision = approvalOf(state, `${subscription.id} ${state.serial++}`, body.data);
  const links = [{ rel: 'approve', method: 'GET', href: approvalLink(subscription.revision, pageUrl) }];
  return json(200, { plan_id: planId, plan_overridden: false, links });
}

/** Cancels, suspends or activates a subscription, for a reason. */
export function actOn(
  core: SandboxCore,
  subscription: SandboxSubscription,
  action: string,
  request: SandboxRequest,
): SandboxAnswer {
  if (!reasonBody.safeParse(jsonOf(request)).success) return malformed();
  if (action === 'activate') return outcome(activate(core, subscription));
  return outcome(stop(core, subscription, action === 'cancel' ? 'CANCELLED' : 'SUSPENDED'));
}
