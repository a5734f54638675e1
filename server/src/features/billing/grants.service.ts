import { randomUUID } from 'node:crypto';
import type { CreditKind } from '@sirenade/contract/billing';
import { limits, type PaidPlan, plans } from '@sirenade/contract/limits';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { getNamed } from '../accounts/roles.service.ts';
import type { CreditAccount } from './billing.tables.ts';
import { userOwner } from './credits.rules.ts';
import {
  hasEntry,
  hasOverdue,
  insertAccounts,
  insertEntries,
  lockCreditAccounts,
  type NewEntry,
} from './credits.store.ts';
import { monthName, RENEWAL_GRACE } from './plans.rules.ts';

/** The kinds a plan contains, in lock order. */
const BOUGHT = ['images', 'words'] as const;
type Bought = (typeof BOUGHT)[number];
const MOST_REASON = 200;

/** Grants the trial's words and images to a newly verified user, once. They do not expire. */
export async function grantTrial(ctx: Context, userId: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const owner = userOwner(userId);
    const at = ctx.clock.now();
    await insertAccounts(ctx.db, { userId, owner, createdAt: at }, BOUGHT);
    await lockCreditAccounts(ctx.db, [owner], BOUGHT);
    const entries = (['words', 'images'] as const).map((kind) => {
      return { owner, kind, amount: limits.trial[kind], plan: 0, cause: 'trial', note: 'Trial' };
    });
    await insertEntries(ctx.db, entries, at);
  });
}

/** The entries that expire the rest of a paid month, except for what is reserved by running replies. */
function expiryOf({ owner, kind, planLeft, reserved }: CreditAccount): NewEntry[] {
  const rest = planLeft - reserved;
  if (rest <= 0) return [];
  const note = 'Unused at the end of the month';
  return [{ owner, kind, amount: -rest, plan: -rest, cause: `expiry:${randomUUID()}`, note }];
}

export interface PaidMonth {
  userId: number;
  paymentId: string;
  plan: PaidPlan;
  paidAt: Date;
  /** A renewal replaces the rest of the previous month instead of adding to it. */
  renews: boolean;
}

async function lockBought(ctx: Context, userId: number): Promise<(CreditAccount & { kind: Bought })[]> {
  const accounts = await lockCreditAccounts(ctx.db, [userOwner(userId)], BOUGHT);
  return accounts as (CreditAccount & { kind: Bought })[];
}

/** Grants the credits of a payment, once per payment. Runs in the transaction that records the payment. */
export async function grantMonth(ctx: Context, month: PaidMonth): Promise<void> {
  const { userId, plan } = month;
  const owner = userOwner(userId);
  const createdAt = ctx.clock.now();
  let accounts = await lockBought(ctx, userId);
  if (accounts.length < BOUGHT.length) {
    await insertAccounts(ctx.db, { userId, owner, createdAt }, BOUGHT);
    accounts = await lockBought(ctx, userId);
  }
  const cause = `payment:${month.paymentId}`;
  if (await hasEntry(ctx.db, owner, cause)) return;
  const note = monthName(plan, month.paidAt);
  const entries = accounts.flatMap((account) => {
    const { kind } = account;
    const amount = plans[plan][kind];
    const granted = { owner, kind, amount, plan: amount, cause, note };
    return month.renews ? [...expiryOf(account), granted] : [granted];
  });
  await insertEntries(ctx.db, entries, createdAt);
}

/** Takes back the rest of a refunded month. Used credits stay used. */
export async function takeBackMonth(
  ctx: Context,
  month: Omit<PaidMonth, 'renews'> & { words: number; images: number },
): Promise<void> {
  const details = { cause: `refund:${month.paymentId}`, note: `Refund of ${monthName(month.plan, month.paidAt)}` };
  const entries = (await lockBought(ctx, month.userId)).flatMap(({ owner, kind, planLeft, balance, reserved }) => {
    const amount = Math.min(month[kind], planLeft, balance - reserved);
    return amount > 0 ? [{ owner, kind, amount: -amount, plan: -amount, ...details }] : [];
  });
  await insertEntries(ctx.db, entries, ctx.clock.now());
}

/** Expires the rest of a month that was not renewed, after checking again under the lock. */
export async function expireMonth(ctx: Context, userId: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const accounts = await lockBought(ctx, userId);
    const now = ctx.clock.now();
    // A payment may have arrived since the sweep found the user overdue.
    if (!(await hasOverdue(ctx.db, userId, now, RENEWAL_GRACE))) return;
    await insertEntries(ctx.db, accounts.flatMap(expiryOf), now);
  });
}

/** Corrects a user's credits, by the operator, with a reason that the user can read. */
export async function correctCredits(
  ctx: Context,
  username: string,
  kind: CreditKind,
  amount: number,
  reason: string,
): Promise<{ username: string; left: number }> {
  const user = await getNamed(ctx, username);
  const trimmed = reason.trim();
  if (!trimmed || trimmed.length > MOST_REASON) {
    throw new AppError('invalid', { sentence: `A correction needs a reason of at most ${MOST_REASON} characters.` });
  }
  if (!Number.isSafeInteger(amount) || amount === 0 || Math.abs(amount) > 1_000_000) {
    throw new AppError('invalid', { sentence: 'A correction is a whole number of at most 1000000, and not 0.' });
  }
  return inTransaction(ctx, async (ctx) => {
    const owner = userOwner(user.id);
    const at = ctx.clock.now();
    await insertAccounts(ctx.db, { userId: user.id, owner, createdAt: at }, [kind]);
    const [account] = await lockCreditAccounts(ctx.db, [owner], [kind]);
    if (!account) throw new AppError('not_found');
    const left = account.balance - account.reserved;
    if (left + amount < 0) throw new AppError('invalid', { sentence: `${user.username} has only ${left} ${kind}.` });
    const plan = amount < 0 ? -Math.min(account.planLeft, -amount) : 0;
    const details = { cause: `correction:${randomUUID()}`, note: `Correction: ${trimmed}`, madeBy: 'operator' };
    await insertEntries(ctx.db, [{ owner, kind, amount, plan, ...details }], at);
    return { username: user.username, left: left + amount };
  });
}
