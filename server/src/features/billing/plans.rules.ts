import { type PaidPlan, plans } from '@sirenade/contract/limits';
import type { ProviderPayment, ProviderSubscription } from '../../providers/payments/payments.ts';
import type { Subscription, SubscriptionPayment } from './billing.tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an approval is waited for; the provider's own links end sooner. */
export const APPROVAL_TIME = 3 * DAY;
/** How soon a reading is tried again that did not come to an end. */
export const RETRY_AFTER = 10 * MINUTE;
/** How long money that is under way is looked for often, and at all. */
const LIST_TIME = 3 * DAY;
const LONGEST_WAIT = 365 * DAY;
/** How long the last month's rest stays when a renewal is late. */
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

/** What a month of a plan is called where entries are listed: 'Creator plan, November'. */
export function monthName(plan: PaidPlan, at: Date): string {
  return `${plans[plan].title} plan, ${at.toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`;
}

/** Whether a payment bought its month: it is there, and at most a part of it was given back. */
export const isPaid = ({ state }: Pick<ProviderPayment, 'state'>) =>
  state === 'completed' || state === 'partially_refunded';

/** Until when the payments reach: to the provider's next date if that is about a month off, else a month. */
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
  // After a failed payment the next date may be a month further than what was paid for.
  const isNext = nextPaymentAt && nextPaymentAt > newest.paidAt && nextPaymentAt.getTime() < month.getTime() + 3 * DAY;
  return isNext ? nextPaymentAt : month;
}

/** A payment, of one subscription, as others of the same user are compared with it. */
type Month = Pick<SubscriptionPayment, 'subscriptionId' | 'paidAt'>;

/**
 * Whether a month takes the place of what is left of the one before. A plan bought beside another one adds to it, and
 * a month that shows up after a later one must not end that one.
 */
export function renewsMonth(month: Month, granted: Month[]): boolean {
  const isLate = granted.some(({ paidAt }) => paidAt > month.paidAt);
  const isBeside = granted.some(
    (other) => other.subscriptionId !== month.subscriptionId && addMonth(other.paidAt) > month.paidAt,
  );
  return !isLate && !isBeside;
}

/** Whether nothing of a month can be left: it was followed by another, or is past. */
export function isMonthOver(month: Month, granted: Month[], now: Date): boolean {
  const wasFollowed = granted.some(
    ({ subscriptionId, paidAt }) => subscriptionId === month.subscriptionId && paidAt > month.paidAt,
  );
  return wasFollowed || addMonth(month.paidAt) <= now;
}

/** Whether the provider still has to be asked to end the subscription. */
export function mustCancel(row: Subscription, seen: ProviderSubscription): boolean {
  return row.cancelWantedAt !== null && isLive(seen);
}

/** Whether money is or may be taken for it. */
export const isLive = ({ state }: Pick<Subscription, 'state'>) => state === 'active' || state === 'suspended';

/** Begun, and not known to be approved. */
export const isOpen = ({ state }: Pick<Subscription, 'state'>) => state === 'intended' || state === 'pending';

/** Approved and wanted, but no payment of it has been seen. */
export const isConfirming = (row: Pick<Subscription, 'state' | 'startedAt' | 'cancelWantedAt'>) =>
  isLive(row) && row.startedAt === null && row.cancelWantedAt === null;

/** Whether the newest money that came was given back whole, by a refund or a chargeback. */
export function isGivenBack(payments: Pick<SubscriptionPayment, 'paidAt' | 'state'>[]): boolean {
  const came = payments.filter((payment) => payment.state === 'refunded' || isPaid(payment));
  return came.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime()).at(-1)?.state === 'refunded';
}

/**
 * How soon to look for money that is under way: announced and not listed yet (lists may come an hour late), or pending.
 * Null when there is none, or it has been under way for longer than anything real.
 */
export function waitForPayment(
  seen: Pick<ProviderSubscription, 'lastPaymentAt'> | null,
  known: Pick<SubscriptionPayment, 'paidAt' | 'state'>[],
  now: Date,
): number | null {
  const last = seen?.lastPaymentAt?.getTime() ?? 0;
  // The two times of one payment may differ; two payments are weeks apart.
  const isListed = last === 0 || known.some(({ paidAt }) => paidAt.getTime() > last - DAY);
  const pending = known.filter(({ state }) => state === 'pending').map(({ paidAt }) => paidAt.getTime());
  const since = Math.max(isListed ? 0 : last, ...pending);
  const age = now.getTime() - since;
  if (age > LONGEST_WAIT) return null;
  if (age > LIST_TIME) return DAY;
  return isListed ? HOUR : RETRY_AFTER;
}

/** Whether nothing will come of a checkout any more. */
export function hasLapsed(row: Pick<Subscription, 'createdAt'>, now: Date): boolean {
  return now.getTime() - row.createdAt.getTime() > APPROVAL_TIME;
}

/** Where a subscription stands that nobody can tell us about: it runs on to the end of what was paid, not further. */
export function stateUnseen(
  row: Pick<Subscription, 'state' | 'createdAt' | 'startedAt' | 'paidThrough'>,
  now: Date,
): Subscription['state'] {
  if (isOpen(row)) return hasLapsed(row, now) ? 'lapsed' : row.state;
  const until = row.paidThrough ?? row.startedAt ?? row.createdAt;
  return isLive(row) && until.getTime() + RENEWAL_GRACE < now.getTime() ? 'expired' : row.state;
}

/** When to look at the provider again, should no notice come; null when nothing can happen there any more. */
export function nextCheck(
  row: Pick<Subscription, 'state' | 'createdAt' | 'startedAt' | 'paidThrough' | 'cancelWantedAt'>,
  now: Date,
): Date | null {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const dueIn = row.paidThrough ? row.paidThrough.getTime() - now.getTime() : 0;
  const whileFresh = now.getTime() - row.createdAt.getTime() < 3 * HOUR ? RETRY_AFTER : HOUR;
  switch (row.state) {
    case 'intended':
    case 'pending':
      return after(whileFresh);
    case 'active':
      if (row.cancelWantedAt) return after(RETRY_AFTER);
      if (row.startedAt === null) return after(whileFresh);
      return after(dueIn > 0 ? Math.min(DAY, dueIn + HOUR) : 6 * HOUR);
    case 'suspended':
      return after(row.cancelWantedAt ? RETRY_AFTER : DAY);
    case 'cancelled':
    case 'expired':
      // A refund matters as long as there is something of the month to take back.
      return dueIn > 0 ? after(Math.min(DAY, dueIn)) : null;
    case 'lapsed':
      return null;
  }
}

/** The same where there is nobody to ask: not soon, but a cancel that is wanted is tried sooner. */
export function nextCheckUnseen(row: Parameters<typeof nextCheck>[0], now: Date): Date | null {
  if (nextCheck(row, now) === null) return null;
  return new Date(now.getTime() + (row.cancelWantedAt ? HOUR : DAY));
}
