import { type PaidPlan, plans } from '@sirenade/contract/limits';
import type { ProviderPayment, ProviderSubscription } from '../../providers/payments/payments.ts';
import type { Subscription, SubscriptionPayment } from './billing.tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a checkout waits for approval; the provider's links expire sooner. */
export const APPROVAL_TIME = 3 * DAY;
/** When a failed or unfinished check is repeated. */
export const RETRY_AFTER = 10 * MINUTE;
/** How long a pending payment is checked often, and at all. */
const FREQUENT_CHECKS_MS = 3 * DAY;
const LONGEST_PENDING_MS = 365 * DAY;
/** How long the last month's credits stay when a renewal is late. */
export const RENEWAL_GRACE = 3 * DAY;

/** The same day of the next month, or that month's last day. */
export function addMonth(from: Date): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}

/** The text of a plan's credit entries: 'Creator plan, November'. */
export function monthName(plan: PaidPlan, at: Date): string {
  return `${plans[plan].title} plan, ${at.toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`;
}

/** Whether a payment paid its month: it was completed, and refunded at most in part. */
export const isPaid = ({ state }: Pick<ProviderPayment, 'state'>) =>
  state === 'completed' || state === 'partially_refunded';

/** The end of the paid time: the provider's next payment date if that is about a month off, otherwise one month. */
export function paidThrough(
  payments: Pick<SubscriptionPayment, 'paidAt' | 'state'>[],
  nextPaymentAt: Date | null,
): Date | null {
  const newest = payments
    .filter(isPaid)
    .toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
    .at(-1);
  if (!newest) return null;
  const month = addMonth(newest.paidAt);
  // After a failed payment the provider's next date may be a month later than what was paid.
  const isNext = nextPaymentAt && nextPaymentAt > newest.paidAt && nextPaymentAt.getTime() < month.getTime() + 3 * DAY;
  return isNext ? nextPaymentAt : month;
}

/** The subscription and date of a payment, for comparison with other payments of the user. */
type Month = Pick<SubscriptionPayment, 'subscriptionId' | 'paidAt'>;

/**
 * Whether a month replaces the rest of the one before. A second plan in parallel adds to it, and a late payment of an
 * earlier month must not end a later one.
 */
export function renewsMonth(month: Month, granted: Month[]): boolean {
  const isLate = granted.some(({ paidAt }) => paidAt > month.paidAt);
  const isParallel = granted.some(
    (other) => other.subscriptionId !== month.subscriptionId && addMonth(other.paidAt) > month.paidAt,
  );
  return !isLate && !isParallel;
}

/** Whether nothing of a month can be left: a later one was paid, or it is past. */
export function isMonthOver(month: Month, granted: Month[], now: Date): boolean {
  const wasFollowed = granted.some(
    ({ subscriptionId, paidAt }) => subscriptionId === month.subscriptionId && paidAt > month.paidAt,
  );
  return wasFollowed || addMonth(month.paidAt) <= now;
}

/** Whether the provider still has to be told to cancel. */
export function mustCancel(row: Subscription, seen: ProviderSubscription): boolean {
  return row.cancelWantedAt !== null && isLive(seen);
}

/** Whether the provider may charge for it. */
export const isLive = ({ state }: Pick<Subscription, 'state'>) => state === 'active' || state === 'suspended';

/** Started, and not known to be approved. */
export const isOpen = ({ state }: Pick<Subscription, 'state'>) => state === 'intended' || state === 'pending';

/** Approved and not cancelled, but without a payment yet. */
export const isConfirming = (row: Pick<Subscription, 'state' | 'startedAt' | 'cancelWantedAt'>) =>
  isLive(row) && row.startedAt === null && row.cancelWantedAt === null;

/** Whether the newest payment was fully refunded or charged back. */
export function isRefunded(payments: Pick<SubscriptionPayment, 'paidAt' | 'state'>[]): boolean {
  const received = payments.filter((payment) => payment.state === 'refunded' || isPaid(payment));
  return received.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime()).at(-1)?.state === 'refunded';
}

/**
 * When to check again for a payment that is announced but not listed yet (lists may lag by an hour), or pending. Null
 * when none is expected, or it is overdue for too long.
 */
export function waitForPayment(
  seen: Pick<ProviderSubscription, 'lastPaymentAt'> | null,
  known: Pick<SubscriptionPayment, 'paidAt' | 'state'>[],
  now: Date,
): number | null {
  const last = seen?.lastPaymentAt?.getTime() ?? 0;
  // The two times of one payment may differ slightly; two payments are weeks apart.
  const isListed = last === 0 || known.some(({ paidAt }) => paidAt.getTime() > last - DAY);
  const pending = known.filter(({ state }) => state === 'pending').map(({ paidAt }) => paidAt.getTime());
  const since = Math.max(isListed ? 0 : last, ...pending);
  const age = now.getTime() - since;
  if (age > LONGEST_PENDING_MS) return null;
  if (age > FREQUENT_CHECKS_MS) return DAY;
  return isListed ? HOUR : RETRY_AFTER;
}

/** Whether a checkout can no longer be approved. */
export function hasLapsed(row: Pick<Subscription, 'createdAt'>, now: Date): boolean {
  return now.getTime() - row.createdAt.getTime() > APPROVAL_TIME;
}

/** The state of a subscription that the provider does not report: it runs to the end of the paid month. */
export function stateUnreported(
  row: Pick<Subscription, 'state' | 'createdAt' | 'startedAt' | 'paidThrough'>,
  now: Date,
): Subscription['state'] {
  if (isOpen(row)) return hasLapsed(row, now) ? 'lapsed' : row.state;
  const until = row.paidThrough ?? row.startedAt ?? row.createdAt;
  return isLive(row) && until.getTime() + RENEWAL_GRACE < now.getTime() ? 'expired' : row.state;
}

/** When to check the provider again if no webhook arrives; null when nothing can change any more. */
export function nextCheck(
  row: Pick<Subscription, 'state' | 'createdAt' | 'startedAt' | 'paidThrough' | 'cancelWantedAt'>,
  now: Date,
): Date | null {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const dueIn = row.paidThrough ? row.paidThrough.getTime() - now.getTime() : 0;
  const retryMs = now.getTime() - row.createdAt.getTime() < 3 * HOUR ? RETRY_AFTER : HOUR;
  switch (row.state) {
    case 'intended':
    case 'pending':
      return after(retryMs);
    case 'active':
      if (row.cancelWantedAt) return after(RETRY_AFTER);
      if (row.startedAt === null) return after(retryMs);
      return after(dueIn > 0 ? Math.min(DAY, dueIn + HOUR) : 6 * HOUR);
    case 'suspended':
      return after(row.cancelWantedAt ? RETRY_AFTER : DAY);
    case 'cancelled':
    case 'expired':
      // A refund matters as long as part of the month is left.
      return dueIn > 0 ? after(Math.min(DAY, dueIn)) : null;
    case 'lapsed':
      return null;
  }
}

/** The same when the provider cannot be asked: less often, but sooner while a cancel is pending. */
export function nextCheckUnreported(row: Parameters<typeof nextCheck>[0], now: Date): Date | null {
  if (nextCheck(row, now) === null) return null;
  return new Date(now.getTime() + (row.cancelWantedAt ? HOUR : DAY));
}
