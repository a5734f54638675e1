import type { Context } from '../../../context.ts';
import { judgeFields } from '../../moderation/moderation.service.ts';
import { judgedGroups } from './post-text.rules.ts';

/**
 * Throws `refused` when moderation refuses the post, and `unavailable` when the moderation server cannot be reached.
 */
export async function judgePost(
  ctx: Context,
  subject: string,
  post: { title: string; tags: readonly string[]; transcript: string },
): Promise<void> {
  for (const fields of judgedGroups(post)) await judgeFields(ctx, subject, fields);
}
