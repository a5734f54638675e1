import type { CreditKind } from '@sirenade/contract/billing';
import type { PaidPlan } from '@sirenade/contract/limits';
import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentNotice, ProviderPayment, ProviderState } from '../../providers/payments/payments.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const bigId = (name: string) => bigint(name, { mode: 'number' });

export const creditAccounts = pgTable(
  'credit_accounts',
  {
    owner: text().notNull(),
    kind: text().$type<CreditKind>().notNull(),
    userId: bigId('user_id'),
    balance: integer().notNull().default(0),
    reserved: integer('held').notNull().default(0),
    planLeft: integer('plan_left').notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.kind] })],
);
export type CreditAccount = typeof creditAccounts.$inferSelect;

export const creditEntries = pgTable('credit_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigId('user_id'),
  kind: text().$type<CreditKind>().notNull(),
  amount: integer().notNull(),
  cause: text().notNull(),
  createdAt: time('created_at').notNull(),
  owner: text().notNull(),
  note: text().notNull().default(''),
  madeBy: text('made_by'),
});
export type CreditEntryRow = typeof creditEntries.$inferSelect;

export const creditReservations = pgTable('credit_holds', {
  key: text().primaryKey(),
  userId: bigId('user_id'),
  owners: text().array().notNull(),
  chats: integer().notNull(),
  images: integer().notNull(),
  words: integer().notNull(),
  note: text().notNull(),
  state: text().$type<'open' | 'settled' | 'released' | 'expired'>().notNull().default('open'),
  chatsUsed: integer('chats_used').notNull().default(0),
  imagesUsed: integer('images_used').notNull().default(0),
  wordsUsed: integer('words_used').notNull().default(0),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  resolvedAt: time('resolved_at'),
});
export type CreditReservation = typeof creditReservations.$inferSelect;

export const subscriptions = pgTable('subscriptions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigId('user_id'),
  reference: text().notNull(),
  provider: text().notNull(),
  providerId: text('provider_id'),
  returnToken: text('return_token'),
  approvalUrl: text('approval_url'),
  plan: text().$type<PaidPlan>().notNull(),
  state: text().$type<'intended' | ProviderState | 'lapsed'>().notNull(),
  createdAt: time('created_at').notNull(),
  confirmedAt: time('confirmed_at'),
  cancelWantedAt: time('cancel_wanted_at'),
  cancelReason: text('cancel_reason'),
  startedAt: time('started_at'),
  paidThrough: time('paid_through'),
  readings: bigId('readings').notNull().default(0),
  appliedReading: bigId('applied_reading').notNull().default(0),
  nextCheckAt: time('next_check_at'),
  nextPaymentAt: time('next_payment_at'),
  unknownSince: time('unknown_since'),
  requestKey: text('request_key'),
});
export type Subscription = typeof subscriptions.$inferSelect;

export const subscriptionPayments = pgTable(
  'subscription_payments',
  {
    subscriptionId: bigId('subscription_id').notNull(),
    paymentId: text('payment_id').notNull(),
    paidAt: time('paid_at').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text().notNull(),
    state: text().$type<ProviderPayment['state']>().notNull(),
    plan: text().$type<PaidPlan>().notNull(),
    grantedAt: time('granted_at'),
    words: integer().notNull().default(0),
    images: integer().notNull().default(0),
    refundedAt: time('refunded_at'),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.paymentId] })],
);
export type SubscriptionPayment = typeof subscriptionPayments.$inferSelect;

export const paymentFacts = pgTable('payment_facts', { key: text().primaryKey(), value: text().notNull() });

export const paymentNotices = pgTable(
  'payment_notices',
  {
    provider: text().notNull(),
    noticeId: text('notice_id').notNull(),
    kind: text().$type<PaymentNotice['kind']>().notNull(),
    providerSubscriptionId: text('provider_subscription_id'),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.noticeId] })],
);
