import type { FieldErrors } from '@sirenade/contract/errors';
import { LEGAL_VERSION } from '@sirenade/contract/product';
import type { Context } from '../../../context.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import { hashPassword } from '../../../platform/security/password-hash.ts';
import type { AccountHooks } from '../account.hooks.ts';
import { describeDevice, faultOfBirthday, foldEmail, foldUsername, isReservedUsername } from '../account.rules.ts';
import { accountLimits } from '../accounts.limits.ts';
import type { User } from '../accounts.tables.ts';
import { composeMail } from '../mail/mail.service.ts';
import { findUserByName, findVerifiedByEmail, insertUser, updateVerified } from '../users.store.ts';
import { faultOfPassword } from './password.rules.ts';
import { type NewSession, startSession } from './session.service.ts';

interface Registration {
  username: string;
  email: string;
  password: string;
  birthday?: string | undefined;
  skip_validation?: boolean | undefined;
}

/** Where a login or sign-up comes from. */
export interface Caller {
  address: string;
  userAgent: string;
}

const TAKEN = 'This username is already taken.';

async function faultsOf(ctx: Context, input: Registration): Promise<FieldErrors> {
  const faults: FieldErrors = {};
  const usernameKey = foldUsername(input.username);
  if (isReservedUsername(input.username) || (await findUserByName(ctx.db, usernameKey))) faults.username = [TAKEN];
  const ownWords = [input.username, input.email, input.email.split('@')[0] ?? ''];
  const password = faultOfPassword(input.password, ownWords);
  if (password) faults.password = [password];
  const birthday = input.birthday === undefined ? null : faultOfBirthday(input.birthday, ctx.clock.now());
  if (birthday) faults.birthday = [birthday];
  return faults;
}

/** Creates an account and its first session: both or neither. */
export async function register(
  ctx: Context,
  hooks: AccountHooks,
  input: Registration,
  caller: Caller,
): Promise<{ user: User; session: NewSession }> {
  const faults = await faultsOf(ctx, input);
  if (Object.keys(faults).length > 0) throw new AppError('invalid', { fields: faults });
  await ctx.limits.take(accountLimits.register, addressKey(caller.address));
  const mayMail = await ctx.limits.tryTake(accountLimits.mailByRecipient, foldEmail(input.email));
  const passwordHash = await hashPassword(input.password, ctx.config.passwordCost);
  const now = ctx.clock.now();

  return inTransaction(ctx, async (ctx) => {
    const user = await insertUser(ctx.db, {
      username: input.username,
      usernameKey: foldUsername(input.username),
      email: input.email,
      emailKey: foldEmail(input.email),
      passwordHash,
      ageAttestedAt: input.birthday === undefined ? null : now,
      termsVersion: LEGAL_VERSION,
      termsAcceptedAt: now,
      createdAt: now,
    });
    if (!user) throw fieldError('username', TAKEN);
    const skips = input.skip_validation === true && ctx.config.allowSkipValidation;
    if (skips && !(await findVerifiedByEmail(ctx.db, user.emailKey))) {
      await updateVerified(ctx.db, user.id, now);
      await hooks.verified(ctx, user.id);
      user.verifiedAt = now;
    } else if (mayMail) {
      await ctx.jobs.send(ctx, composeMail, { about: 'confirm', userId: user.id, email: user.email });
    }
    return { user, session: await startSession(ctx, user.id, describeDevice(caller.userAgent)) };
  });
}
