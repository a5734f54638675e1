import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import type { AccountToken, User } from '../accounts.tables.ts';
import { lockUser } from '../users.store.ts';
import { findTokenOwner, takeToken } from './tokens.store.ts';

/**
 * Uses a mailed link up, in the caller's transaction, and tells whose it is and which address it proves.
 * The user's row is locked before the link's, so that two links of one user wait for each other in line.
 */
export async function takeLink(
  ctx: Context,
  purpose: AccountToken['purpose'],
  token: string,
): Promise<{ user: User; email: string }> {
  const tokenHash = hashToken(token);
  const ownerId = await findTokenOwner(ctx.db, tokenHash);
  const user = ownerId === null ? null : await lockUser(ctx.db, ownerId);
  const taken = user ? await takeToken(ctx.db, purpose, tokenHash, ctx.clock.now()) : null;
  if (!user || !taken) throw new AppError('token_invalid');
  return { user, email: taken.email };
}
