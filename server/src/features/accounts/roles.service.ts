import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { AccountHooks } from './account.hooks.ts';
import { foldUsername } from './account.rules.ts';
import type { User } from './accounts.tables.ts';
import { deleteSessions } from './login/sessions.store.ts';
import { authorize } from './permissions.service.ts';
import { findUserByName, lockUser, updateUser } from './users.store.ts';

const ROLES = ['admin', 'mod'] as const;

/** The user of this name, for the operator only. */
export async function getNamed(ctx: Context, username: string): Promise<User> {
  authorize(ctx, 'account.operate');
  const user = await findUserByName(ctx.db, foldUsername(username));
  if (!user) throw new AppError('not_found', { sentence: `There is no user called ${username}.` });
  return user;
}

/** Grants or revokes a role; a moderator also needs at least one feed. */
export async function setRole(ctx: Context, username: string, role: string, has: boolean): Promise<void> {
  const { id } = await getNamed(ctx, username);
  if (!(ROLES as readonly string[]).includes(role)) {
    throw new AppError('invalid', { sentence: `There is no role called ${role}. Roles: ${ROLES.join(', ')}.` });
  }
  await inTransaction(ctx, async (ctx) => {
    const others = (await lockUser(ctx.db, id))?.roles.filter((each) => each !== role) ?? [];
    await updateUser(ctx.db, id, { roles: has ? [...others, role] : others });
  });
}

/** Suspends an account, which ends its sessions and subscriptions, or lifts the suspension. */
export async function setSuspended(
  ctx: Context,
  hooks: Pick<AccountHooks, 'suspended'>,
  username: string,
  suspended: boolean,
): Promise<void> {
  const user = await getNamed(ctx, username);
  await inTransaction(ctx, async (ctx) => {
    await updateUser(ctx.db, user.id, { suspendedAt: suspended ? ctx.clock.now() : null });
    if (!suspended) return;
    await deleteSessions(ctx.db, user.id);
    await hooks.suspended(ctx, user.id);
  });
}

/** Ends every session of a user. */
export async function endAllSessions(ctx: Context, username: string): Promise<void> {
  await deleteSessions(ctx.db, (await getNamed(ctx, username)).id);
}
