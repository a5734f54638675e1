import { CURRENCY, type PaidPlan, plans } from '@sirenade/contract/limits';
import type { Context } from '../../context.ts';
import type { ProviderPayment } from '../../providers/payments/payments.ts';
import type { Subscription, SubscriptionPayment } from './billing.tables.ts';
import { grantMonth, takeBackMonth } from './grants.service.ts';
import { listPayments, listPaymentsOf, updateGranted, updateRefunded, upsertPayment } from './payments.store.ts';
import { isMonthOver, isPaid, renewsMonth } from './plans.rules.ts';

/** Grants a month for a payment, or takes back the rest of a refunded one; each at most once. */
async function book(
  ctx: Context,
  row: Subscription,
  plan: PaidPlan,
  payment: ProviderPayment,
  granted: SubscriptionPayment[],
): Promise<void> {
  const { userId, id } = row;
  const now = ctx.clock.now();
  await upsertPayment(ctx.db, id, payment, plan);
  if (userId === null) {
    if (isPaid(payment))
      ctx.log.warn({ event: 'payment_without_account', subscription: id }, 'a payment came for a deleted account');
    return;
  }
  const month = { subscriptionId: id, userId, paymentId: payment.id, plan, paidAt: payment.at };
  if (payment.state === 'refunded') {
    const refunded = await updateRefunded(ctx.db, id, payment.id, now);
    if (refunded && !isMonthOver(month, granted, now)) await takeBackMonth(ctx, { ...month, ...refunded });
    return;
  }
  const { words, images, price } = plans[plan];
  if (!isPaid(payment) || !(await updateGranted(ctx.db, id, payment.id, { words, images, grantedAt: now }))) return;
  if (payment.amountCents !== price * 100 || payment.currency !== CURRENCY) {
    ctx.log.warn(
      { event: 'payment_amount_mismatch', subscription: id, plan },
      'a payment differs from the price of its plan',
    );
  }
  await grantMonth(ctx, { ...month, renews: renewsMonth(month, granted) });
}

/**
 * Books payments that are new or have changed state, oldest first, and returns all known payments of the subscription.
 * A list shorter than an earlier one removes nothing.
 */
export async function bookAll(
  ctx: Context,
  row: Subscription,
  plan: PaidPlan,
  payments: ProviderPayment[],
): Promise<SubscriptionPayment[]> {
  const list = () => (row.userId === null ? listPayments(ctx.db, row.id) : listPaymentsOf(ctx.db, row.userId));
  let known = await list();
  for (const payment of payments) {
    const before = known.find(({ subscriptionId, paymentId }) => subscriptionId === row.id && paymentId === payment.id);
    if (before?.state === payment.state) continue;
    const granted = known.filter(({ grantedAt }) => grantedAt !== null);
    await book(ctx, row, plan, payment, granted);
    known = await list();
  }
  return known.filter(({ subscriptionId }) => subscriptionId === row.id);
}
