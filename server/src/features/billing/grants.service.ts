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

/** In the order in which accounts are locked. */
const BOUGHT = ['images', 'words'] as const;
type Bought = (typeof BOUGHT)[number];
const MOST_REASON = 200;

/** Gives a newly verified user the trial's words and images, once. They stay until they are used. */
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

/** What lets the rest of a paid month go, but for what is set aside for replies under way. */
function expiryOf({ owner, kind, planLeft, held }: CreditAccount): NewEntry[] {
  const rest = planLeft - held;
  if (rest <= 0) return [];
  const note = 'Unused at the end of the month';
  return [{ owner, kind, amount: -rest, plan: -rest, cause: `expiry:${randomUUID()}`, note }];
}

export interface PaidMonth {
  userId: number;
  paymentId: string;
  plan: PaidPlan;
  paidAt: Date;
  /** A renewal sets the month's quota: what is left of the month before goes. */
  renews: boolean;
}

async function lockBought(ctx: Context, userId: number): Promise<(CreditAccount & { kind: Bought })[]> {
  const accounts = await lockCreditAccounts(ctx.db, [userOwner(userId)], BOUGHT);
  return accounts as (CreditAccount & { kind: Bought })[];
}

/** Gives what a payment buys, once per payment. Runs in the transaction that records the payment. */
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

/** Takes back what is left of a month whose payment was given back. What was used stays used. */
export async function takeBackMonth(
  ctx: Context,
  month: Omit<PaidMonth, 'renews'> & { words: number; images: number },
): Promise<void> {
  const details = { cause: `refund:${month.paymentId}`, note: `Refund of ${monthName(month.plan, month.paidAt)}` };
  const entries = (await lockBought(ctx, month.userId)).flatMap(({ owner, kind, planLeft, balance, held }) => {
    const amount = Math.min(month[kind], planLeft, balance - held);
    return amount > 0 ? [{ owner, kind, amount: -amount, plan: -amount, ...details }] : [];
  });
  await insertEntries(ctx.db, entries, ctx.clock.now());
}

/** Lets go what is left of a month that is over and was not followed by another, if that is still so. */
export async function expireMonth(ctx: Context, userId: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const accounts = await lockBought(ctx, userId);
    const now = ctx.clock.now();
    // A payment may have come since they were found to be overdue.
    if (!(await hasOverdue(ctx.db, userId, now, RENEWAL_GRACE))) return;
    await insertEntries(ctx.db, accounts.flatMap(expiryOf), now);
  });
}

/** Adds to or takes from somebody's credits, by the operator and with a reason that the user can read. */
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
    const left = account.balance - account.held;
    if (left + amount < 0) throw new AppError('invalid', { sentence: `${user.username} has only ${left} ${kind}.` });
    const plan = amount < 0 ? -Math.min(account.planLeft, -amount) : 0;
    const details = { cause: `correction:${randomUUID()}`, note: `Correction: ${trimmed}`, madeBy: 'operator' };
    await insertEntries(ctx.db, [{ owner, kind, amount, plan, ...details }], at);
    return { username: user.username, left: left + amount };
  });
}
