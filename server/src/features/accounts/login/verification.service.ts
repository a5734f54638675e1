import type { Context } from '../../../context.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { isUniqueViolation } from '../../../platform/db/faults.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import type { AccountHooks } from '../account.hooks.ts';
import { foldEmail } from '../account.rules.ts';
import { accountLimits } from '../accounts.limits.ts';
import type { User } from '../accounts.tables.ts';
import { composeMail, queueSecurityMail } from '../mail/mail.service.ts';
import { findUser, updateUser, updateVerified } from '../users.store.ts';
import { takeLink } from './link.service.ts';
import { getSelf, requirePassword } from './password.service.ts';
import { deleteTokens } from './tokens.store.ts';

/** Sends the verification mail again, at most once a minute. */
export async function resendVerification(ctx: Context): Promise<void> {
  const user = await getSelf(ctx);
  if (user.verifiedAt !== null) return;
  await ctx.limits.take(accountLimits.resend, String(user.id));
  if (!(await ctx.limits.tryTake(accountLimits.mailByRecipient, user.emailKey))) return;
  await ctx.jobs.send(ctx, composeMail, { about: 'confirm', userId: user.id, email: user.email });
}

/** Mails a confirmation link to the new address; the address changes when the link is opened. */
export async function requestEmailChange(ctx: Context, password: string, email: string): Promise<void> {
  const user = await requirePassword(ctx, password);
  if (foldEmail(email) === user.emailKey) throw fieldError('email', 'This is your address already.');
  if (!(await ctx.limits.tryTake(accountLimits.mailByRecipient, foldEmail(email)))) return;
  await ctx.jobs.send(ctx, composeMail, { about: 'confirm', userId: user.id, email });
}

async function moveTo(ctx: Context, user: User, email: string): Promise<void> {
  await updateUser(ctx.db, user.id, { email, emailKey: foldEmail(email) });
  await deleteTokens(ctx.db, user.id, 'reset');
  if (user.verifiedAt === null) return;
  await queueSecurityMail(ctx, user, 'Your email address was changed');
}

/** Confirms the address a link was mailed to. */
export async function verifyEmail(ctx: Context, hooks: AccountHooks, token: string, address: string): Promise<User> {
  await ctx.limits.take(accountLimits.tokenByAddress, addressKey(address));
  try {
    return await inTransaction(ctx, async (ctx) => {
      const { user, email } = await takeLink(ctx, 'verify', token);
      if (foldEmail(email) !== user.emailKey) await moveTo(ctx, user, email);
      await deleteTokens(ctx.db, user.id, 'verify');
      if (await updateVerified(ctx.db, user.id, ctx.clock.now())) {
        await hooks.verified(ctx, user.id);
        await ctx.jobs.send(ctx, composeMail, { about: 'welcome', userId: user.id });
      }
      return (await findUser(ctx.db, user.id)) ?? user;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_verified_email')) throw new AppError('email_in_use', {}, { cause: error });
    throw error;
  }
}
