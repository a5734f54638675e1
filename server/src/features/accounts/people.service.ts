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

/** Somebody as they stand beside what they made. */
export interface PersonName {
  username: string;
  avatar: string | null;
}

/** The names and avatars of these users, by id; who is not there is left out. */
export async function findNames(ctx: Pick<Context, 'db'>, ids: number[]): Promise<Map<number, PersonName>> {
  const users = await findUsers(ctx.db, [...new Set(ids)]);
  return new Map(users.map((user) => [user.id, { username: user.username, avatar: viewAvatar(user) }]));
}

/** The id behind a name; null when nobody has it. */
export async function findIdByName(ctx: Pick<Context, 'db'>, username: string): Promise<number | null> {
  return (await findUserByName(ctx.db, foldUsername(username)))?.id ?? null;
}

/** Since when somebody has had their account; null when there is none. */
export async function findJoined(ctx: Pick<Context, 'db'>, userId: number): Promise<Date | null> {
  return (await findUser(ctx.db, userId))?.createdAt ?? null;
}

/** Of these users those who may go on with what they began, wherever they are logged in: who are there, and not suspended. */
export async function findActive(ctx: Pick<Context, 'db'>, ids: number[]): Promise<Set<number>> {
  return new Set(ids.length === 0 ? [] : await listActive(ctx.db, ids));
}

/** Keeps an account from being erased before the transaction ends; false when it is gone already. */
export async function lockAccount(ctx: Pick<Context, 'db'>, id: number): Promise<boolean> {
  return lockUserShared(ctx.db, id);
}

/** Keeps these accounts from being erased before the transaction ends; whoever is gone already is left out. */
export async function lockAccounts(ctx: Pick<Context, 'db'>, ids: number[]): Promise<Set<number>> {
  return new Set(ids.length === 0 ? [] : await lockUsersShared(ctx.db, ids));
}

/** Waits for whatever the account is still doing and lets it begin nothing new: the first step of erasing it. */
export async function lockForDeletion(ctx: Pick<Context, 'db'>, id: number): Promise<void> {
  await lockUserExclusive(ctx.db, id);
}
