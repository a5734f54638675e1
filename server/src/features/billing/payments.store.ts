import type { PaidPlan } from '@sirenade/contract/limits';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { PaymentNotice, ProviderPayment } from '../../providers/payments/payments.ts';
import { paymentNotices, type SubscriptionPayment, subscriptionPayments, subscriptions } from './billing.tables.ts';

const ofOne = (subscriptionId: number, paymentId: string) =>
  and(eq(subscriptionPayments.subscriptionId, subscriptionId), eq(subscriptionPayments.paymentId, paymentId));

/**
 * Stores a payment or its new state. A refund is final, even if an older answer arrives later, and a granted payment is
 * not set back to pending.
 */
export async function upsertPayment(
  db: Db,
  subscriptionId: number,
  payment: ProviderPayment,
  plan: PaidPlan,
): Promise<void> {
  const { id, at, amountCents, currency, state } = payment;
  await db
    .insert(subscriptionPayments)
    .values({ subscriptionId, paymentId: id, paidAt: at, amountCents, currency, state, plan })
    .onConflictDoUpdate({
      target: [subscriptionPayments.subscriptionId, subscriptionPayments.paymentId],
      set: { state },
      setWhere: sql`${subscriptionPayments.state} <> 'refunded'
        AND (excluded.state <> 'pending' OR ${subscriptionPayments.grantedAt} IS NULL)`,
    });
}

/**
 * Marks a payment as granted; false when it was before or is not paid. The condition lets one of several concurrent
 * calls succeed.
 */
export async function updateGranted(
  db: Db,
  subscriptionId: number,
  paymentId: string,
  grant: { words: number; images: number; grantedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(subscriptionPayments)
    .set(grant)
    .where(
      and(
        ofOne(subscriptionId, paymentId),
        isNull(subscriptionPayments.grantedAt),
        inArray(subscriptionPayments.state, ['completed', 'partially_refunded']),
      ),
    )
    .returning({ id: subscriptionPayments.paymentId });
  return rows.length > 0;
}

/** Marks a granted payment as refunded; null when it was before, or was never granted. */
export async function updateRefunded(
  db: Db,
  subscriptionId: number,
  paymentId: string,
  at: Date,
): Promise<SubscriptionPayment | null> {
  const [row] = await db
    .update(subscriptionPayments)
    .set({ refundedAt: at })
    .where(
      and(
        ofOne(subscriptionId, paymentId),
        isNull(subscriptionPayments.refundedAt),
        isNotNull(subscriptionPayments.grantedAt),
        eq(subscriptionPayments.state, 'refunded'),
      ),
    )
    .returning();
  return row ?? null;
}

export async function listPayments(db: Db, subscriptionId: number): Promise<SubscriptionPayment[]> {
  return db
    .select()
    .from(subscriptionPayments)
    .where(eq(subscriptionPayments.subscriptionId, subscriptionId))
    .orderBy(subscriptionPayments.paidAt);
}

export async function listPaymentsOf(db: Db, userId: number): Promise<SubscriptionPayment[]> {
  const rows = await db
    .select({ payment: subscriptionPayments })
    .from(subscriptionPayments)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionPayments.subscriptionId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(subscriptionPayments.paidAt);
  return rows.map((row) => row.payment);
}

/** False when this webhook was stored before. */
export async function insertNotice(db: Db, provider: string, notice: PaymentNotice, at: Date): Promise<boolean> {
  const rows = await db
    .insert(paymentNotices)
    .values({
      provider,
      noticeId: notice.id,
      kind: notice.kind,
      providerSubscriptionId: notice.subscriptionId,
      receivedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: paymentNotices.noticeId });
  return rows.length > 0;
}

export async function deleteOldNotices(db: Db, before: Date): Promise<void> {
  await db.delete(paymentNotices).where(lt(paymentNotices.receivedAt, before));
}
