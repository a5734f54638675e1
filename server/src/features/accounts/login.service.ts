import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import { dummyHash, verifyPassword } from '../../platform/password-hash.ts';
import { describeDevice, foldEmail } from './account.rules.ts';
import { accountLimits } from './account-limits.ts';
import type { User } from './accounts.tables.ts';
import type { Caller } from './registration.service.ts';
import { type NewSession, startSession } from './session.service.ts';
import { checkSecondFactor } from './two-factor.service.ts';
import { findByEmail } from './users.store.ts';

/** One address may name a verified account and some unverified ones; all of them, and no more, are tried. */
const CANDIDATES = 3;

async function limitLogin(ctx: Context, emailKey: string, caller: Caller): Promise<void> {
  const from = addressKey(caller.address);
  await ctx.limits.take(accountLimits.loginByAddress, from);
  const firstTry = await ctx.limits.tryTake(accountLimits.loginFirstTry, `${emailKey}|${from}`);
  if (firstTry) await ctx.limits.tryTake(accountLimits.loginByEmail, emailKey);
  else await ctx.limits.take(accountLimits.loginByEmail, emailKey);
}

/** Always checks the same number of hashes, so that the time tells nothing about the address. */
async function findByPassword(ctx: Context, emailKey: string, password: string): Promise<User | undefined> {
  const candidates = await findByEmail(ctx.db, emailKey, CANDIDATES);
  const dummy = await dummyHash(ctx.config.passwordCost);
  const slots = Array.from({ length: CANDIDATES }, (_, slot) => candidates[slot]?.passwordHash ?? dummy);
  const matches = await Promise.all(slots.map((hash) => verifyPassword(hash, password)));
  return candidates.find((_, slot) => matches[slot]);
}

/** Checks who somebody is and opens a session. */
export async function login(
  ctx: Context,
  wish: { email: string; password: string; code?: string | undefined },
  caller: Caller,
): Promise<{ user: User; session: NewSession }> {
  const emailKey = foldEmail(wish.email);
  await limitLogin(ctx, emailKey, caller);
  const user = await findByPassword(ctx, emailKey, wish.password);
  if (!user) throw new AppError('credentials_invalid');
  await checkSecondFactor(ctx, user, wish.code);
  const session = await inTransaction(ctx, (ctx) => startSession(ctx, user.id, describeDevice(caller.userAgent)));
  return { user, session };
}
