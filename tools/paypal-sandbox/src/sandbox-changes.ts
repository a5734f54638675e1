import { begin, emitChange, emitEvent, type Problem, planOf, type SandboxCore, turn } from './sandbox-billing.ts';
import { returnEvent } from './sandbox-events.ts';
import { addIntervals, idFor, type SandboxSubscription, type SandboxTransaction } from './sandbox-state.ts';

/** The payer says yes. */
export function approve(core: SandboxCore, subscription: SandboxSubscription): Problem | null {
  const { status, pendingReads, activatesItself } = subscription;
  if (status !== 'APPROVAL_PENDING' || pendingReads !== null) return 'SUBSCRIPTION_STATUS_INVALID';
  const at = core.now();
  if (!activatesItself) {
    subscription.status = 'APPROVED';
    subscription.statusAt = at;
    return null;
  }
  if (core.faults.pendingReads === 0) return begin(core, subscription, at);
  subscription.pendingReads = core.faults.pendingReads;
  return null;
}

/** Called on every read: a subscription that was read as pending often enough becomes active. */
export function look(core: SandboxCore, subscription: SandboxSubscription): void {
  if (subscription.pendingReads === null) return;
  if (subscription.pendingReads > 0) subscription.pendingReads--;
  else if (begin(core, subscription, core.now())) subscription.pendingReads = null;
}

/** Begins all that are approved and only shown as pending. */
export function beginPending(core: SandboxCore): void {
  for (const subscription of core.state.subscriptions.values()) {
    if (subscription.pendingReads === null) continue;
    subscription.pendingReads = 0;
    look(core, subscription);
  }
}

/** The payer agrees to another plan; it is paid for from the next month on. */
export function approveRevision(core: SandboxCore, subscription: SandboxSubscription): Problem | null {
  const { revision, status } = subscription;
  if (!revision || status !== 'ACTIVE') return 'SUBSCRIPTION_STATUS_INVALID';
  subscription.planId = revision.planId;
  subscription.revision = null;
  emitChange(core, subscription, 'UPDATED');
  return null;
}

/** Begins an approved subscription, or goes on with a suspended one; months in between are not paid for. */
export function activate(core: SandboxCore, subscription: SandboxSubscription): Problem | null {
  const now = core.now();
  if (subscription.status === 'APPROVED') return begin(core, subscription, now);
  if (subscription.status === 'ACTIVE') return 'SUBSCRIPTION_STATUS_INVALID';
  if (subscription.status !== 'SUSPENDED') return 'SUBSCRIPTION_CANNOT_BE_ACTIVATED';
  const { unit, count } = planOf(core, subscription);
  const from = subscription.startedAt ?? now;
  let next = addIntervals(from, unit, count * subscription.cycles);
  while (next <= now) next = addIntervals(from, unit, count * ++subscription.cycles);
  subscription.failures = 0;
  subscription.nextAt = next;
  turn(core, subscription, 'ACTIVE', now);
  return null;
}

/** Ends a subscription, or pauses it. */
export function stop(
  core: SandboxCore,
  subscription: SandboxSubscription,
  status: 'CANCELLED' | 'SUSPENDED',
): Problem | null {
  const from: SandboxSubscription['status'][] = status === 'CANCELLED' ? ['ACTIVE', 'SUSPENDED'] : ['ACTIVE'];
  if (!from.includes(subscription.status)) return 'SUBSCRIPTION_STATUS_INVALID';
  turn(core, subscription, status, core.now());
  return null;
}

/** Gives the newest payment back, or a part of it; says whether there was one. */
export function giveBack(
  core: SandboxCore,
  subscription: SandboxSubscription,
  kind: 'REFUNDED' | 'REVERSED',
  wanted?: number,
): boolean {
  const isLeft = ({ status }: SandboxTransaction) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED';
  const transaction = subscription.transactions.findLast(isLeft);
  if (!transaction) return false;
  const left = transaction.cents - transaction.refundedCents;
  const cents = Math.min(left, wanted ?? left);
  transaction.refundedCents += cents;
  transaction.status = transaction.refundedCents === transaction.cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const at = core.now();
  const id = idFor(core.state.seed, 17, kind, transaction.id, transaction.refundedCents);
  emitEvent(core, subscription, at, returnEvent(kind, transaction, { id, cents, at }));
  return true;
}
