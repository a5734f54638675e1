import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { foldUsername } from './account.rules.ts';
import type { AccountHooks } from './account-hooks.ts';
import type { User } from './accounts.tables.ts';
import { deleteSessions } from './sessions.store.ts';
import { findUserByName, updateUser } from './users.store.ts';

/** Roles that can be given now; a moderator's role comes with the feeds there are to moderate. */
const ROLES = ['admin'] as const;

/** Somebody the operator names; nobody else may ask so. */
export async function getNamed(ctx: Context, username: string): Promise<User> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden');
  const user = await findUserByName(ctx.db, foldUsername(username));
  if (!user) throw new AppError('not_found', { sentence: `There is no user called ${username}.` });
  return user;
}

/** Gives a role, or takes it away. */
export async function setRole(ctx: Context, username: string, role: string, has: boolean): Promise<void> {
  const user = await getNamed(ctx, username);
  if (!(ROLES as readonly string[]).includes(role)) {
    throw new AppError('invalid', { sentence: `There is no role called ${role}. Roles: ${ROLES.join(', ')}.` });
  }
  const others = user.roles.filter((held) => held !== role);
  await updateUser(ctx.db, user.id, { roles: has ? [...others, role] : others });
}

/** Suspends an account, which ends its sessions and what it pays for at once, or lifts the suspension. */
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

/** Ends every session of somebody. */
export async function endAllSessions(ctx: Context, username: string): Promise<void> {
  await deleteSessions(ctx.db, (await getNamed(ctx, username)).id);
}
