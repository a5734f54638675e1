import type { Context } from '../../context.ts';
import { findUser } from './users.store.ts';

/** Since when somebody has had their account; null when there is none. */
export async function findJoined(ctx: Context, userId: number): Promise<Date | null> {
  return (await findUser(ctx.db, userId))?.createdAt ?? null;
}
