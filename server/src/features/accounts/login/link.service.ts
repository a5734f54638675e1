import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import type { AccountToken, User } from '../accounts.tables.ts';
import { lockUser } from '../users.store.ts';
import { findTokenOwner, takeToken } from './tokens.store.ts';

/**
 * Consumes the token of a mailed link in the caller's transaction and returns its user and the address it was mailed
 * to. The user's row is locked before the token's row, so that two links of one user cannot deadlock.
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
