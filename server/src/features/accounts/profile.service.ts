import { randomBytes } from 'node:crypto';
import type { CurrentUser, Profile } from '@sirenade/contract/accounts';
import type { Context } from '../../context.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { encodeSquare, ImageRefused } from '../../platform/images.ts';
import type { AccountHooks } from './account.hooks.ts';
import { foldUsername } from './account.rules.ts';
import type { User } from './accounts.tables.ts';
import { getSelf } from './login/password.service.ts';
import { listOwnSessions } from './login/session.service.ts';
import { goodbyeMail } from './mail/account-mails.view.ts';
import { queueMail } from './mail/mail.service.ts';
import { listMailsOf } from './mail/mails.store.ts';
import { authorize } from './permissions.service.ts';
import { findPreferencesOf } from './preferences.service.ts';
import { viewCurrentUser, viewMail, viewProfile } from './user.view.ts';
import { deleteUser, findUserByName, lockUser, updateUser } from './users.store.ts';

const AVATAR_PIXELS = 512;

/** The user object a client shows and stores. */
export async function presentUser(ctx: Context, hooks: AccountHooks, user: User): Promise<CurrentUser> {
  return viewCurrentUser(user, {
    payments: await hooks.paymentsOf(ctx, user.id),
    modIn: user.roles.includes('mod') ? await hooks.moderatedBy(ctx, user.id) : [],
    preferences: await findPreferencesOf(ctx, user.id),
  });
}

/** The signed-in user. */
export async function getCurrentUser(ctx: Context, hooks: AccountHooks): Promise<CurrentUser> {
  return presentUser(ctx, hooks, await getSelf(ctx));
}

/** The public profile of a user. */
export async function getProfile(
  ctx: Context,
  hooks: Pick<AccountHooks, 'figuresOf'>,
  username: string,
): Promise<Profile> {
  const user = await findUserByName(ctx.db, foldUsername(username));
  if (!user) throw new AppError('not_found');
  return viewProfile(user, await hooks.figuresOf(ctx, user.id));
}

/**
 * Stores a picture as a new avatar file and returns its key; no user has it yet. Throws ImageRefused when the bytes are
 * not a picture.
 */
export async function storeAvatarFile(
  ctx: Context,
  bytes: Uint8Array,
  judge?: (picture: Uint8Array) => Promise<void>,
): Promise<string> {
  const picture = await encodeSquare(bytes, AVATAR_PIXELS);
  await judge?.(picture);
  const key = `avatars/${randomBytes(16).toString('hex')}.webp`;
  await ctx.providers.storage.put(key, picture);
  return key;
}

async function storeAvatar(ctx: Context, hooks: AccountHooks, text: string): Promise<string> {
  const base64 = text.replace(/^data:image\/[a-z+.-]+;base64,/i, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw fieldError('avatar', 'This is not a picture.');
  try {
    return await storeAvatarFile(ctx, Buffer.from(base64, 'base64'), (avatar) => hooks.judgeProfile(ctx, { avatar }));
  } catch (error) {
    if (error instanceof ImageRefused) throw fieldError('avatar', error.message);
    throw error;
  }
}

/** Throws for suspended users: they may not publish anything new. */
async function requireNotSuspended(ctx: Context): Promise<void> {
  if ((await getSelf(ctx)).suspendedAt !== null) throw new AppError('suspended');
}

/** Edits the own profile. */
export async function editProfile(
  ctx: Context,
  hooks: AccountHooks,
  input: { bio?: string | undefined; avatar?: string | null | undefined; mail_opt_out?: boolean | undefined },
): Promise<CurrentUser> {
  const bio = input.bio?.trim();
  const { id } = authorize(ctx, 'account.manage');
  if (bio || typeof input.avatar === 'string') await requireNotSuspended(ctx);
  if (bio) await hooks.judgeProfile(ctx, { bio });
  const avatarKey = typeof input.avatar === 'string' ? await storeAvatar(ctx, hooks, input.avatar) : input.avatar;
  const changes = {
    ...(bio === undefined ? {} : { bio }),
    ...(avatarKey === undefined ? {} : { avatarKey }),
    ...(input.mail_opt_out === undefined ? {} : { mailOptOut: input.mail_opt_out }),
  };
  const before = await inTransaction(ctx, async (ctx) => {
    const user = await lockUser(ctx.db, id);
    if (user && Object.keys(changes).length > 0) await updateUser(ctx.db, id, changes);
    return user;
  });
  // Under the lock, each concurrent edit removes the file it replaced. If the account is deleted, the new file is
  // removed.
  const unused = before ? before.avatarKey : avatarKey;
  if (avatarKey !== undefined && unused) await ctx.providers.storage.remove(unused);
  if (!before) throw new AppError('signed_out');
  return presentUser(ctx, hooks, { ...before, ...changes });
}

async function exportAvatar(ctx: Context, user: User): Promise<string | null> {
  const picture = user.avatarKey === null ? null : await ctx.providers.storage.get(user.avatarKey);
  return picture && `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;
}

/** All stored data about the user, for their export. */
export async function exportOwnData(ctx: Context, hooks: AccountHooks): Promise<Record<string, unknown>> {
  const user = await getSelf(ctx);
  return {
    exported_at: ctx.clock.now().toISOString(),
    account: {
      ...(await presentUser(ctx, hooks, user)),
      registered_at: user.createdAt.toISOString(),
      verified_at: user.verifiedAt?.toISOString() ?? null,
      age_attested_at: user.ageAttestedAt?.toISOString() ?? null,
      terms: { version: user.termsVersion, accepted_at: user.termsAcceptedAt.toISOString() },
    },
    avatar_file: await exportAvatar(ctx, user),
    sessions: await listOwnSessions(ctx),
    mails: (await listMailsOf(ctx.db, user.id)).map(viewMail),
    ...(await hooks.exportOf(ctx, user.id)),
  };
}

/** Deletes the account and everything that belongs to it. */
export async function deleteAccount(ctx: Context, hooks: AccountHooks): Promise<void> {
  const { id } = authorize(ctx, 'account.manage');
  const deleted = await inTransaction(ctx, async (ctx) => {
    await hooks.erasing(ctx, id);
    const user = await deleteUser(ctx.db, id);
    if (!user) throw new AppError('signed_out');
    const to = { username: user.username, supportEmail: ctx.config.supportEmail };
    if (user.verifiedAt !== null) await queueMail(ctx, { userId: null, email: user.email }, 'goodbye', goodbyeMail(to));
    return user;
  });
  if (deleted.avatarKey) await ctx.providers.storage.remove(deleted.avatarKey);
}
