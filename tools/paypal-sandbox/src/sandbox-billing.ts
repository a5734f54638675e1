import { type SandboxEvent, saleEvent, subscriptionEvent } from './sandbox-events.ts';
import type { SandboxFaults } from './sandbox-faults.ts';
import {
  addIntervals,
  idFor,
  type SandboxPlan,
  type SandboxState,
  type SandboxSubscription,
  type SandboxTransaction,
  strikes,
} from './sandbox-state.ts';

/** State and dependencies of the sandbox. */
export interface SandboxCore {
  state: SandboxState;
  faults: SandboxFaults;
  /** The sandbox's own time. */
  now(): number;
  emit(event: SandboxEvent): void;
}

/** PayPal's word for why something cannot be done. */
export type Problem = 'SUBSCRIPTION_STATUS_INVALID' | 'SUBSCRIPTION_CANNOT_BE_ACTIVATED' | 'PAYMENT_DECLINED';

type Status = SandboxSubscription['status'];

/** The plan of a subscription. */
export function planOf({ state }: SandboxCore, { planId }: { planId: string }): SandboxPlan {
  const plan = state.plans.get(planId);
  if (!plan) throw new Error(`The sandbox lost its plan ${planId}.`);
  return plan;
}

/** Emits an event about a subscription. */
export function emitEvent(
  { emit }: SandboxCore,
  subscription: SandboxSubscription,
  at: number,
  facts: Omit<SandboxEvent, 'subscriptionId' | 'number' | 'at'>,
): void {
  subscription.events++;
  emit({ ...facts, subscriptionId: subscription.id, number: subscription.events, at });
}

/** Emits the event for a change of a subscription's status. */
export function emitChange(core: SandboxCore, subscription: SandboxSubscription, name: string, at = core.now()): void {
  emitEvent(core, subscription, at, subscriptionEvent(name, subscription, planOf(core, subscription)));
}

/** Changes the status of a subscription and emits the event. */
export function turn(core: SandboxCore, subscription: SandboxSubscription, status: Status, at: number): void {
  subscription.status = status;
  subscription.statusAt = at;
  if (status !== 'ACTIVE') subscription.nextAt = null;
  emitChange(core, subscription, status === 'ACTIVE' ? 'ACTIVATED' : status, at);
}

/** Tries to take the payment of one month; says whether it went through. */
function pay(core: SandboxCore, subscription: SandboxSubscription, at: number): SandboxTransaction | null {
  const { state, faults } = core;
  const { id, transactions, declinesNext } = subscription;
  const { cents, currency } = planOf(core, subscription);
  const number = transactions.length;
  const isDeclined = declinesNext || strikes(faults.declinedPayments, state.seed, 'declined', id, number);
  const transaction: SandboxTransaction = {
    id: idFor(state.seed, 17, 'sale', id, number),
    status: isDeclined ? 'DECLINED' : 'COMPLETED',
    at,
    cents,
    currency,
    refundedCents: 0,
  };
  transactions.push(transaction);
  subscription.declinesNext = false;
  subscription.failures = isDeclined ? subscription.failures + 1 : 0;
  if (isDeclined) subscription.lastFailedAt = at;
  return isDeclined ? null : transaction;
}

/** Begins a subscription with its first payment; without it nothing begins. */
export function begin(core: SandboxCore, subscription: SandboxSubscription, at: number): Problem | null {
  const payment = pay(core, subscription, at);
  if (!payment) {
    emitChange(core, subscription, 'PAYMENT.FAILED', at);
    return 'PAYMENT_DECLINED';
  }
  const { unit, count } = planOf(core, subscription);
  subscription.pendingReads = null;
  subscription.startedAt = at;
  subscription.cycles = 1;
  subscription.nextAt = addIntervals(at, unit, count);
  turn(core, subscription, 'ACTIVE', at);
  emitEvent(core, subscription, at, saleEvent(subscription, payment));
  return null;
}

/** Does the renewal that is due: takes a payment, or ends a subscription with a limited number of months. */
function renew(core: SandboxCore, subscription: SandboxSubscription, at: number): void {
  const { unit, count, totalCycles, failureThreshold } = planOf(core, subscription);
  if (totalCycles > 0 && subscription.cycles >= totalCycles) {
    turn(core, subscription, 'EXPIRED', at);
    return;
  }
  const payment = pay(core, subscription, at);
  subscription.cycles++;
  // Counted from the beginning: a 31st comes back after a short month.
  subscription.nextAt = addIntervals(subscription.startedAt ?? at, unit, count * subscription.cycles);
  if (payment) {
    emitEvent(core, subscription, at, saleEvent(subscription, payment));
    return;
  }
  emitChange(core, subscription, 'PAYMENT.FAILED', at);
  if (failureThreshold > 0 && subscription.failures >= failureThreshold) turn(core, subscription, 'SUSPENDED', at);
}

/** Takes every payment that has come due, and gives the time of the next one. */
export function settleDue(core: SandboxCore): number {
  const now = core.now();
  let next = Number.POSITIVE_INFINITY;
  for (const subscription of core.state.subscriptions.values()) {
    while (subscription.status === 'ACTIVE' && subscription.nextAt !== null && subscription.nextAt <= now) {
      renew(core, subscription, subscription.nextAt);
    }
    next = Math.min(next, subscription.nextAt ?? next);
  }
  return next;
}
