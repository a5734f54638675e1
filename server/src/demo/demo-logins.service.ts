import { randomInt } from 'node:crypto';
import type { Context } from '../context.ts';
import { hashPasswordFor, replacePassword } from '../features/accounts/operator-accounts.service.ts';
import { setRole } from '../features/accounts/roles.service.ts';
import { correctCredits } from '../features/billing/grants.service.ts';
import { openOnce } from './demo-accounts.service.ts';
import { findStep } from './demo-ledger.store.ts';

/** Credentials of an account for trying the product. */
export interface DemoLogin {
  email: string;
  password: string;
  isAdmin: boolean;
}

const CREDITS = { words: 5000, images: 100 };
const REASON = 'Credits to try the place with';
/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

const LOGINS = [
  { key: 'login:user', username: 'demo', bio: 'Looking around.', isAdmin: false },
  { key: 'login:admin', username: 'demo-admin', bio: 'Keeps the place in order.', isAdmin: true },
];

/** A password that can be typed, of this installation alone. */
function newPassword(): string {
  const sign = () => SIGNS[randomInt(SIGNS.length)];
  return Array.from({ length: GROUPS }, () => Array.from({ length: GROUP }, sign).join('')).join('-');
}

async function openLogin(ctx: Context, login: (typeof LOGINS)[number]): Promise<DemoLogin | null> {
  const { key, username, bio, isAdmin } = login;
  const password = newPassword();
  const opened = await openOnce(ctx, {
    key,
    username,
    bio,
    password,
    furnish: async (ctx, username) => {
      await correctCredits(ctx, username, 'words', CREDITS.words, REASON);
      await correctCredits(ctx, username, 'images', CREDITS.images, REASON);
      if (isAdmin) await setRole(ctx, username, 'admin', true);
    },
  });
  return opened && { email: opened.email, password, isAdmin };
}

/** Opens the accounts to log in to; returns only the new ones. */
export async function openLogins(ctx: Context): Promise<DemoLogin[]> {
  const opened: DemoLogin[] = [];
  for (const login of LOGINS) {
    // An account that its user deleted is not opened again.
    const made = (await findStep(ctx.db, login.key)) ? null : await openLogin(ctx, login);
    if (made) opened.push(made);
  }
  return opened;
}

/** Gives the accounts to log in to new passwords, and opens those anew that were closed. */
export async function renewLogins(ctx: Context): Promise<DemoLogin[]> {
  const renewed: DemoLogin[] = [];
  for (const login of LOGINS) {
    const password = newPassword();
    const userId = (await findStep(ctx.db, login.key))?.thingId ?? null;
    const email = userId === null ? null : await replacePassword(ctx, userId, await hashPasswordFor(ctx, password));
    const made = email === null ? await openLogin(ctx, login) : { email, password, isAdmin: login.isAdmin };
    if (made) renewed.push(made);
  }
  return renewed;
}
