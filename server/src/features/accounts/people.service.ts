import type { Context } from '../../context.ts';
import { foldUsername } from './account.rules.ts';
import { viewAvatar } from './user.view.ts';
import {
  findUser,
  findUserByName,
  findUsers,
  listActive,
  lockUserExclusive,
  lockUserShared,
  lockUsersShared,
} from './users.store.ts';

/** The name and avatar shown next to a user's content. */
export interface PersonName {
  username: string;
  avatar: string | null;
}

/** The names and avatars of these users, by id; deleted ones are left out. */
export async function findNames(ctx: Pick<Context, 'db'>, ids: number[]): Promise<Map<number, PersonName>> {
  const users = await findUsers(ctx.db, [...new Set(ids)]);
  return new Map(users.map((user) => [user.id, { username: user.username, avatar: viewAvatar(user) }]));
}

/** The id of a username; null when there is no such user. */
export async function findIdByName(ctx: Pick<Context, 'db'>, username: string): Promise<number | null> {
  return (await findUserByName(ctx.db, foldUsername(username)))?.id ?? null;
}

/** When the account was created; null when it does not exist. */
export async function findJoined(ctx: Pick<Context, 'db'>, userId: number): Promise<Date | null> {
  return (await findUser(ctx.db, userId))?.createdAt ?? null;
}

/** Those of these users who exist and are not suspended, so that their running replies may continue. */
export async function findActive(ctx: Pick<Context, 'db'>, ids: number[]): Promise<Set<number>> {
  return new Set(ids.length === 0 ? [] : await listActive(ctx.db, ids));
}

/** Locks an account against deletion until the transaction ends; false when it is deleted already. */
export async function lockAccount(ctx: Pick<Context, 'db'>, id: number): Promise<boolean> {
  return lockUserShared(ctx.db, id);
}

/** Locks these accounts against deletion until the transaction ends; returns those that still exist. */
export async function lockAccounts(ctx: Pick<Context, 'db'>, ids: number[]): Promise<Set<number>> {
  return new Set(ids.length === 0 ? [] : await lockUsersShared(ctx.db, ids));
}

/** The first step of a deletion: waits for transactions that hold the account's row, and blocks new ones. */
export async function lockForDeletion(ctx: Pick<Context, 'db'>, id: number): Promise<void> {
  await lockUserExclusive(ctx.db, id);
}
