import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import { dummyHash, verifyPassword } from '../../../platform/security/password-hash.ts';
import { describeDevice, foldEmail } from '../account.rules.ts';
import { accountLimits } from '../accounts.limits.ts';
import type { User } from '../accounts.tables.ts';
import { findByEmail, lockUser } from '../users.store.ts';
import { CANDIDATES, hashesToCheck } from './login.rules.ts';
import type { Caller } from './registration.service.ts';
import { type NewSession, startSession } from './session.service.ts';
import { checkSecondFactor } from './two-factor.service.ts';

async function limitLogin(ctx: Context, emailKey: string, caller: Caller): Promise<void> {
  const from = addressKey(caller.address);
  await ctx.limits.take(accountLimits.loginByAddress, from);
  const firstTry = await ctx.limits.tryTake(accountLimits.loginFirstTry, `${emailKey}|${from}`);
  if (firstTry) await ctx.limits.tryTake(accountLimits.loginByEmail, emailKey);
  else await ctx.limits.take(accountLimits.loginByEmail, emailKey);
}

async function findByPassword(ctx: Context, emailKey: string, password: string): Promise<User | undefined> {
  const candidates = await findByEmail(ctx.db, emailKey, CANDIDATES);
  const hashes = hashesToCheck(candidates, await dummyHash(ctx.config.passwordCost));
  const matches = await Promise.all(hashes.map((hash) => verifyPassword(hash, password)));
  return candidates.find((_, slot) => matches[slot]);
}

/** Checks password and second factor, and opens a session. */
export async function login(
  ctx: Context,
  input: { email: string; password: string; code?: string | undefined },
  caller: Caller,
): Promise<{ user: User; session: NewSession }> {
  const emailKey = foldEmail(input.email);
  await limitLogin(ctx, emailKey, caller);
  const user = await findByPassword(ctx, emailKey, input.password);
  if (!user) throw new AppError('credentials_invalid');
  await checkSecondFactor(ctx, user, input.code);
  return inTransaction(ctx, async (ctx) => {
    // The password was checked before the lock. If it was reset or the account deleted since, all sessions were ended,
    // so none may start now.
    const current = await lockUser(ctx.db, user.id);
    if (current?.passwordHash !== user.passwordHash) throw new AppError('credentials_invalid');
    return { user: current, session: await startSession(ctx, user.id, describeDevice(caller.userAgent)) };
  });
}
