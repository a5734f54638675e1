import { LEGAL_VERSION } from '@sirenade/contract/product';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashPassword } from '../../platform/security/password-hash.ts';
import type { AccountHooks } from './account.hooks.ts';
import { foldEmail, foldUsername } from './account.rules.ts';
import { deleteSessions } from './login/sessions.store.ts';
import { deleteTokens } from './login/tokens.store.ts';
import { authorize } from './permissions.service.ts';
import { deleteUser, findAnyUser, findUser, insertUser, updateUser } from './users.store.ts';

/** An account that the operator creates. */
export interface NewAccount {
  username: string;
  email: string;
  bio: string;
  avatarKey: string | null;
  passwordHash: string;
}

/** Whether there is any account. */
export async function hasPeople(ctx: Pick<Context, 'db'>): Promise<boolean> {
  return findAnyUser(ctx.db);
}

/** The hash of a password that the operator chose. */
export async function hashPasswordFor(ctx: Context, password: string): Promise<string> {
  authorize(ctx, 'account.operate');
  return hashPassword(password, ctx.config.passwordCost);
}

/** Opens a verified account without any mail, in the caller's transaction; null when the name is taken. */
export async function openAccount(
  ctx: Context,
  hooks: Pick<AccountHooks, 'verified'>,
  { username, email, bio, avatarKey, passwordHash }: NewAccount,
): Promise<number | null> {
  authorize(ctx, 'account.operate');
  const now = ctx.clock.now();
  const user = await insertUser(ctx.db, {
    username,
    usernameKey: foldUsername(username),
    email,
    emailKey: foldEmail(email),
    bio,
    avatarKey,
    passwordHash,
    verifiedAt: now,
    ageAttestedAt: now,
    termsVersion: LEGAL_VERSION,
    termsAcceptedAt: now,
    mailOptOut: true,
    createdAt: now,
  });
  if (user) await hooks.verified(ctx, user.id);
  return user?.id ?? null;
}

/** Replaces the password of an account and ends its sessions; returns its email address, or null when it is deleted. */
export async function replacePassword(ctx: Context, userId: number, passwordHash: string): Promise<string | null> {
  authorize(ctx, 'account.operate');
  return inTransaction(ctx, async (ctx) => {
    await updateUser(ctx.db, userId, { passwordHash });
    await deleteSessions(ctx.db, userId);
    await deleteTokens(ctx.db, userId, 'reset');
    return (await findUser(ctx.db, userId))?.email ?? null;
  });
}

/** Deletes an account like its owner could, but without any mail; false when it was deleted before. */
export async function eraseAccount(
  ctx: Context,
  hooks: Pick<AccountHooks, 'erasing'>,
  userId: number,
): Promise<boolean> {
  authorize(ctx, 'account.operate');
  const deleted = await inTransaction(ctx, async (ctx) => {
    await hooks.erasing(ctx, userId);
    return deleteUser(ctx.db, userId);
  });
  if (deleted?.avatarKey) await ctx.providers.storage.remove(deleted.avatarKey);
  return deleted !== null;
}
