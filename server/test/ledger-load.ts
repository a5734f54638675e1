import { type PaidPlan, paidPlans, plans } from '@sirenade/contract/limits';
import type { Context } from '../src/context.ts';
import { sweepCredits } from '../src/features/billing/billing-sweep.service.ts';
import {
  type Amounts,
  releaseReservation,
  reserveCredits,
  settleReservation,
} from '../src/features/billing/credits.service.ts';
import {
  correctCredits,
  expireMonth,
  grantMonth,
  grantTrial,
  takeBackMonth,
} from '../src/features/billing/grants.service.ts';
import { AppError } from '../src/platform/app-error.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import type { Draws } from './seeded.ts';

/** One operation on the ledger; repeated with the same key it must change nothing. */
export type Operation =
  | { kind: 'hold'; user: number; key: string; amounts: Amounts }
  | { kind: 'settle'; key: string; used: Amounts }
  | { kind: 'release'; key: string }
  | { kind: 'trial'; user: number }
  | { kind: 'month'; user: number; paymentId: string; plan: PaidPlan; renews: boolean }
  | { kind: 'refund'; user: number; paymentId: string; plan: PaidPlan }
  | { kind: 'end of month'; user: number }
  | { kind: 'correct'; user: number; what: 'words' | 'images'; amount: number }
  | { kind: 'sweep' };

/** Draws the operations of a busy server: some repeated, some out of order, so that their key may not exist yet. */
export function drawOperations(draws: Draws, users: number[], count: number): Operation[] {
  const holds: string[] = [];
  const payments: { user: number; paymentId: string; plan: PaidPlan }[] = [];
  const amountsUpTo = (words: number): Amounts => ({
    words: draws.below(words),
    images: draws.chance(0.3) ? draws.below(4) : 0,
    chats: draws.chance(0.2) ? 1 : 0,
  });
  // One of the newest few, so that operations on one key come close together, but out of order.
  const recent = <T>(list: T[]): T => draws.pick(list.slice(-40));
  const draw = (n: number): Operation => {
    const user = draws.pick(users);
    const dice = draws.share();
    if (dice < 0.38 || holds.length === 0) {
      const key = `hold-${n}`;
      holds.push(key);
      return { kind: 'hold', user, key, amounts: amountsUpTo(400) };
    }
    if (dice < 0.68) return { kind: 'settle', key: recent(holds), used: amountsUpTo(500) };
    if (dice < 0.78) return { kind: 'release', key: recent(holds) };
    if (dice < 0.81) return { kind: 'trial', user };
    if (dice < 0.87 || payments.length === 0) {
      const payment = { user, paymentId: `payment-${n}`, plan: draws.pick(paidPlans) };
      payments.push(payment);
      return { kind: 'month', ...payment, renews: draws.chance(0.7) };
    }
    if (dice < 0.9) return { kind: 'month', ...recent(payments), renews: true };
    if (dice < 0.93) return { kind: 'refund', ...recent(payments) };
    if (dice < 0.96) return { kind: 'end of month', user };
    if (dice < 0.99) {
      const [what, most] = draws.chance(0.5) ? (['words', 3000] as const) : (['images', 60] as const);
      return { kind: 'correct', user, what, amount: draws.below(most) - most / 2 || 1 };
    }
    return { kind: 'sweep' };
  };
  const drawn: Operation[] = [];
  while (drawn.length < count) {
    const operation = draw(drawn.length);
    drawn.push(operation);
    // Repeated at once, or some time later.
    if (draws.chance(0.1) && operation.kind !== 'correct') drawn.push(operation);
  }
  // Neighbours change places, as requests on their way do.
  for (let at = drawn.length - 1; at > 0; at--) {
    if (!draws.chance(0.15)) continue;
    const other = Math.max(0, at - 1 - draws.below(6));
    [drawn[at], drawn[other]] = [drawn[other] as Operation, drawn[at] as Operation];
  }
  return drawn.slice(0, count);
}

class Crash extends Error {}

async function act(ctx: Context, operation: Operation, nameOf: (user: number) => string): Promise<unknown> {
  const at = ctx.clock.now();
  switch (operation.kind) {
    case 'hold': {
      const { user, key, amounts } = operation;
      return reserveCredits(ctx, { user }, { key, amounts, note: 'Reply by Isla' });
    }
    case 'settle':
      return settleReservation(ctx, operation.key, operation.used);
    case 'release':
      return releaseReservation(ctx, operation.key);
    case 'trial':
      return grantTrial(ctx, operation.user);
    case 'month': {
      const { user: userId, paymentId, plan, renews } = operation;
      return inTransaction(ctx, (ctx) => grantMonth(ctx, { userId, paymentId, plan, paidAt: at, renews }));
    }
    case 'refund': {
      const { user: userId, paymentId, plan } = operation;
      const { words, images } = plans[plan];
      return inTransaction(ctx, (ctx) => takeBackMonth(ctx, { userId, paymentId, plan, paidAt: at, words, images }));
    }
    case 'end of month':
      return expireMonth(ctx, operation.user);
    case 'correct':
      return correctCredits(ctx, nameOf(operation.user), operation.what, operation.amount, 'A gift');
    case 'sweep':
      return sweepCredits(ctx);
  }
}

/** How an operation ended: done, refused as it should be, or cut off before its commit. */
export type Outcome = { end: 'done'; answer: unknown } | { end: 'refused'; code: string } | { end: 'crashed' };

/** Does one operation; with `crash` the process is lost just before the commit. A sweep has many commits. */
export async function carryOut(
  ctx: Context,
  operation: Operation,
  nameOf: (user: number) => string,
  crash: boolean,
): Promise<Outcome> {
  try {
    if (!crash || operation.kind === 'sweep') return { end: 'done', answer: await act(ctx, operation, nameOf) };
    return await inTransaction(ctx, async (ctx) => {
      await act(ctx, operation, nameOf);
      throw new Crash();
    });
  } catch (error) {
    if (error instanceof Crash) return { end: 'crashed' };
    if (error instanceof AppError) return { end: 'refused', code: error.code };
    if (error instanceof Error && error.message.startsWith('There is no reservation'))
      return { end: 'refused', code: 'absent' };
    throw error;
  }
}

export const HOLD_LIFETIME = 15 * 60_000;
