import type { Context } from '../../../context.ts';
import { findUser } from '../users.store.ts';
import { queueMail } from './mail.service.ts';
import { layOutMail } from './mail-layout.view.ts';

/** What a mail about something of the user's own says; lines of their own writing may be in its paragraphs only. */
export interface Notice {
  /** Names the mail where the user sees which ones they got. */
  kind: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  notes: string[];
}

/** Mails somebody about something of theirs, in the caller's transaction; who has left gets nothing. */
export async function queueNotice(ctx: Context, userId: number, notice: Notice): Promise<void> {
  const user = await findUser(ctx.db, userId);
  if (!user) return;
  const { kind, ...parts } = notice;
  const content = layOutMail({ ...parts, supportEmail: ctx.config.supportEmail });
  await queueMail(ctx, { userId, email: user.email }, kind, content);
}
