import { errorCatalogue } from '@sirenade/contract/errors';
import type { Context } from '../../../context.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { addressKey } from '../../../platform/http/client-address.ts';
import { hashPassword, verifyPassword } from '../../../platform/security/password-hash.ts';
import { foldEmail } from '../account.rules.ts';
import { accountLimits } from '../accounts.limits.ts';
import type { User } from '../accounts.tables.ts';
import { composeMail, queueSecurityMail } from '../mail/mail.service.ts';
import { authorize } from '../permissions.service.ts';
import { findUser, lockUser, updateUser } from '../users.store.ts';
import { takeLink } from './link.service.ts';
import { faultOfPassword } from './password.rules.ts';
import { deleteSessions } from './sessions.store.ts';
import { deleteTokens } from './tokens.store.ts';

/** The whole row of the signed-in user. */
export async function getSelf(ctx: Context): Promise<User> {
  const user = await findUser(ctx.db, authorize(ctx, 'account.manage').id);
  if (!user) throw new AppError('signed_out');
  return user;
}

function wrongPassword(): AppError {
  return new AppError('wrong_password', { fields: { current_password: [errorCatalogue.wrong_password[1]] } });
}

/** The signed-in user, after checking the password they typed again. */
export async function requirePassword(ctx: Context, password: string): Promise<User> {
  const user = await getSelf(ctx);
  await ctx.limits.take(accountLimits.passwordCheck, String(user.id));
  if (!(await verifyPassword(user.passwordHash, password))) throw wrongPassword();
  return user;
}

/** Locks the row of a user whose password was checked before; throws if the password was changed since. */
export async function lockChecked(ctx: Context, checked: User): Promise<User> {
  const user = await lockUser(ctx.db, checked.id);
  if (!user) throw new AppError('signed_out');
  if (user.passwordHash !== checked.passwordHash) throw wrongPassword();
  return user;
}

function checkPassword(user: User, password: string): void {
  const fault = faultOfPassword(password, [user.username, user.email, user.email.split('@')[0] ?? '']);
  if (fault) throw fieldError('new_password', fault);
}

async function setPassword(ctx: Context, user: User, passwordHash: string, exceptSessionId?: string): Promise<void> {
  await updateUser(ctx.db, user.id, { passwordHash });
  await deleteSessions(ctx.db, user.id, exceptSessionId);
  await deleteTokens(ctx.db, user.id, 'reset');
  await queueSecurityMail(ctx, user, 'Your password was changed');
}

/** Changes the password of the signed-in user; every other session ends. */
export async function changePassword(ctx: Context, current: string, newPassword: string): Promise<void> {
  const user = await requirePassword(ctx, current);
  checkPassword(user, newPassword);
  if (await verifyPassword(user.passwordHash, newPassword))
    throw fieldError('new_password', 'This is your password already.');
  const passwordHash = await hashPassword(newPassword, ctx.config.passwordCost);
  await inTransaction(ctx, async (ctx) => {
    await setPassword(ctx, await lockChecked(ctx, user), passwordHash, authorize(ctx, 'account.manage').sessionId);
  });
}

/** Queues a reset mail; the response does not reveal whether the address is known. */
export async function requestReset(ctx: Context, email: string, address: string): Promise<void> {
  await ctx.limits.take(accountLimits.forgotByAddress, addressKey(address));
  if (!(await ctx.limits.tryTake(accountLimits.mailByRecipient, foldEmail(email)))) return;
  await ctx.jobs.send(ctx, composeMail, { about: 'reset', email });
}

/** Sets a new password by the link of a mail; every session of the user ends. */
export async function resetPassword(ctx: Context, token: string, newPassword: string, address: string): Promise<void> {
  await ctx.limits.take(accountLimits.tokenByAddress, addressKey(address));
  const passwordHash = await hashPassword(newPassword, ctx.config.passwordCost);
  await inTransaction(ctx, async (ctx) => {
    const { user, email } = await takeLink(ctx, 'reset', token);
    // The link proves the address it was mailed to; once the account has moved to another address it is not accepted.
    if (foldEmail(email) !== user.emailKey) throw new AppError('token_invalid');
    checkPassword(user, newPassword);
    await setPassword(ctx, user, passwordHash);
  });
}
