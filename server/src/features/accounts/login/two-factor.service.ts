import { randomInt } from 'node:crypto';
import { PRODUCT_NAME } from '@sirenade/contract/product';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { accountLimits } from '../accounts.limits.ts';
import type { User } from '../accounts.tables.ts';
import { queueSecurityMail } from '../mail/mail.service.ts';
import { removeRecoveryCode, updateTwoFactorStep, updateUser } from '../users.store.ts';
import { getSelf, lockChecked, requirePassword } from './password.service.ts';

const RECOVERY_CODES = 10;
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

function totpOf(user: Pick<User, 'username'>, secret: Secret): TOTP {
  return new TOTP({ issuer: PRODUCT_NAME, label: user.username, secret, digits: 6, period: 30 });
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Accepts a TOTP code at most once, or consumes a recovery code. */
async function acceptCode(ctx: Context, user: User, code: string): Promise<boolean> {
  if (user.twoFactorSecret === null) return false;
  const digits = code.replaceAll(' ', '');
  if (/^\d{6}$/.test(digits)) {
    const totp = totpOf(user, Secret.fromBase32(ctx.secrets.open(user.twoFactorSecret)));
    const timestamp = ctx.clock.now().getTime();
    const delta = totp.validate({ token: digits, timestamp, window: 1 });
    return delta !== null && updateTwoFactorStep(ctx.db, user.id, totp.counter({ timestamp }) + delta);
  }
  return removeRecoveryCode(ctx.db, user.id, ctx.secrets.mark(code.toLowerCase()));
}

async function requireCode(ctx: Context, user: User, code: string): Promise<void> {
  await ctx.limits.take(accountLimits.twoFactor, String(user.id));
  if (!(await acceptCode(ctx, user, code))) throw new AppError('two_factor_invalid');
}

/** Checks the code at login, if the account has two-factor login. */
export async function checkSecondFactor(ctx: Context, user: User, code: string | undefined): Promise<void> {
  if (user.twoFactorEnabledAt === null) return;
  if (!code) throw new AppError('two_factor_required');
  await requireCode(ctx, user, code);
}

/** Makes a secret for the authenticator app; two-factor login is off until a first code is confirmed. */
export async function setUpTwoFactor(ctx: Context, password: string): Promise<{ secret: string; otpauth_url: string }> {
  const user = await requirePassword(ctx, password);
  if (user.twoFactorEnabledAt !== null) throw new AppError('conflict', { sentence: 'Two-factor login is on already.' });
  const secret = new Secret({ size: 20 });
  await updateUser(ctx.db, user.id, { twoFactorSecret: ctx.secrets.seal(secret.base32) });
  return { secret: secret.base32, otpauth_url: totpOf(user, secret).toString() };
}

/** Turns two-factor login on after a valid code, and returns the recovery codes. */
export async function confirmTwoFactor(ctx: Context, code: string): Promise<string[]> {
  const user = await getSelf(ctx);
  if (user.twoFactorEnabledAt !== null) throw new AppError('conflict', { sentence: 'Two-factor login is on already.' });
  await requireCode(ctx, user, code);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await inTransaction(ctx, async (ctx) => {
    await lockChecked(ctx, user);
    await updateUser(ctx.db, user.id, {
      twoFactorEnabledAt: ctx.clock.now(),
      recoveryCodeHashes: codes.map(ctx.secrets.mark),
    });
    await queueSecurityMail(ctx, user, 'Two-factor login turned on');
  });
  return codes;
}

/** Turns two-factor login off. */
export async function endTwoFactor(ctx: Context, password: string, code: string): Promise<void> {
  const user = await requirePassword(ctx, password);
  if (user.twoFactorEnabledAt === null) return;
  await requireCode(ctx, user, code);
  await inTransaction(ctx, async (ctx) => {
    await lockChecked(ctx, user);
    await updateUser(ctx.db, user.id, { twoFactorEnabledAt: null, twoFactorSecret: null, recoveryCodeHashes: [] });
    await queueSecurityMail(ctx, user, 'Two-factor login turned off');
  });
}
