import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import { hashToken, newToken } from '../../../platform/security/tokens.ts';
import { foldEmail } from '../account.rules.ts';
import type { AccountToken, MailContent, User } from '../accounts.tables.ts';
import { insertToken } from '../login/tokens.store.ts';
import { findByEmail, findUser, findVerifiedByEmail, updateUser } from '../users.store.ts';
import {
  accountExistsMail,
  changeEmailMail,
  resetMail,
  securityMail,
  verificationMail,
  welcomeMail,
} from './account-mails.view.ts';
import { deleteOldMails, findUnsentMail, insertMail, listStuckMails, updateSent } from './mails.store.ts';

const HOUR = 3_600_000;
const LIFETIME = { verify: 24 * HOUR, reset: HOUR } as const;
const STUCK_AFTER = 6 * HOUR;
const RETENTION = 90 * 24 * HOUR;

/** Delivers one stored mail. Tried for about a day before the sweep takes over. */
export const deliverMail: JobKind<{ mailId: number }> = { name: 'mail-deliver', retryLimit: 12, retryDelaySeconds: 20 };

/**
 * Decides in a background job which mail an address gets, so that the response takes the same time whether or not an
 * account exists.
 */
export const composeMail: JobKind<
  | { about: 'confirm'; userId: number; email: string }
  | { about: 'reset'; email: string }
  | { about: 'welcome'; userId: number }
> = { name: 'mail-compose', retryLimit: 5, retryDelaySeconds: 10 };

/** Stores a mail and queues its delivery, in the caller's transaction. */
export async function queueMail(
  ctx: Context,
  to: { userId: number | null; email: string },
  kind: string,
  content: MailContent,
): Promise<void> {
  const mail = { userId: to.userId, kind, recipient: to.email, content, createdAt: ctx.clock.now() };
  await ctx.jobs.send(ctx, deliverMail, { mailId: await insertMail(ctx.db, mail) });
}

/** Queues a mail about a change of password, address or two-factor login, in the caller's transaction. */
export async function queueSecurityMail(ctx: Context, user: User, what: string): Promise<void> {
  await queueMail(ctx, { userId: user.id, email: user.email }, 'security', securityMail(recipient(ctx, user), what));
}

/**
 * Sends a stored mail unless it was sent before. A crash between sending and marking can send it twice, never lose it.
 */
export async function deliver(ctx: Context, mailId: number): Promise<void> {
  const mail = await findUnsentMail(ctx.db, mailId);
  if (!mail?.content) return;
  await ctx.providers.mail.send({ to: mail.recipient, ...mail.content });
  await updateSent(ctx.db, mailId, ctx.clock.now());
}

async function mailLink(ctx: Context, user: User, purpose: AccountToken['purpose'], email: string): Promise<string> {
  const token = newToken();
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + LIFETIME[purpose]);
  await insertToken(ctx.db, {
    tokenHash: hashToken(token),
    userId: user.id,
    purpose,
    email,
    createdAt: now,
    expiresAt,
  });
  return new URL(`/${purpose === 'verify' ? 'verify-email' : 'reset-password'}/${token}`, ctx.config.publicUrl).href;
}

const recipient = (ctx: Context, user: User) => ({ username: user.username, supportEmail: ctx.config.supportEmail });

async function confirm(ctx: Context, userId: number, email: string): Promise<void> {
  const user = await findUser(ctx.db, userId);
  if (!user) return;
  const owner = await findVerifiedByEmail(ctx.db, foldEmail(email));
  if (owner && owner.id !== user.id) {
    const link = await mailLink(ctx, owner, 'reset', owner.email);
    await queueMail(
      ctx,
      { userId: owner.id, email: owner.email },
      'account-exists',
      accountExistsMail(recipient(ctx, owner), link),
    );
    return;
  }
  const link = await mailLink(ctx, user, 'verify', email);
  const compose = foldEmail(email) === user.emailKey ? verificationMail : changeEmailMail;
  await queueMail(ctx, { userId: user.id, email }, 'confirm-address', compose(recipient(ctx, user), link));
}

async function reset(ctx: Context, email: string): Promise<void> {
  const [user] = await findByEmail(ctx.db, foldEmail(email), 1);
  if (!user) return;
  const link = await mailLink(ctx, user, 'reset', user.email);
  await queueMail(ctx, { userId: user.id, email: user.email }, 'password-reset', resetMail(recipient(ctx, user), link));
}

async function welcome(ctx: Context, userId: number): Promise<void> {
  const user = await findUser(ctx.db, userId);
  if (!user || user.mailOptOut) return;
  const token = ctx.secrets.seal(`opt-out:${user.id}`);
  const optOut = {
    page: new URL(`/mail/opt-out/${token}`, ctx.config.publicUrl).href,
    oneClick: new URL(`/api/mail/opt-out/${token}`, ctx.config.publicUrl).href,
  };
  const content = welcomeMail(recipient(ctx, user), ctx.config.publicUrl.href, optOut);
  await queueMail(ctx, { userId: user.id, email: user.email }, 'welcome', content);
}

/** Turns a request for mail into a stored mail, or drops it. */
export async function compose(ctx: Context, request: NonNullable<(typeof composeMail)['data']>): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    if (request.about === 'confirm') await confirm(ctx, request.userId, request.email);
    else if (request.about === 'reset') await reset(ctx, request.email);
    else await welcome(ctx, request.userId);
  });
}

/** Queues unsent mails again whose job has used up its retries, and deletes old ones. */
export async function sweepMails(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  await deleteOldMails(ctx.db, new Date(now - RETENTION));
  for (const mailId of await listStuckMails(ctx.db, new Date(now - STUCK_AFTER), 500)) {
    await ctx.jobs.send(ctx, deliverMail, { mailId });
  }
}

/** Stops non-essential mail to the user whose id is sealed in the link. */
export async function optOut(ctx: Context, token: string): Promise<void> {
  let opened: string;
  try {
    opened = ctx.secrets.open(token);
  } catch (error) {
    throw new AppError('token_invalid', {}, { cause: error });
  }
  const userId = Number(opened.match(/^opt-out:(\d+)$/)?.[1]);
  if (!Number.isSafeInteger(userId)) throw new AppError('token_invalid');
  await updateUser(ctx.db, userId, { mailOptOut: true });
}
