import type { Context } from '../../../context.ts';
import { findUser } from '../users.store.ts';
import { queueMail } from './mail.service.ts';
import { layOutMail } from './mail-layout.view.ts';

/** A mail about the user's own content. Text that the user wrote may appear only in the paragraphs. */
export interface Notice {
  /** The kind under which the mail is listed in the user's export. */
  kind: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  notes: string[];
}

/**
 * Queues a mail about the user's own content, in the caller's transaction; does nothing when the account is deleted.
 */
export async function queueNotice(ctx: Context, userId: number, notice: Notice): Promise<void> {
  const user = await findUser(ctx.db, userId);
  if (!user) return;
  const { kind, ...parts } = notice;
  const content = layOutMail({ ...parts, supportEmail: ctx.config.supportEmail });
  await queueMail(ctx, { userId, email: user.email }, kind, content);
}
