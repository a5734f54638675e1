import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { holdAccount } from '../accounts/people.service.ts';
import { copyMedia } from '../media/media.service.ts';
import { copyComposes, listShownMedia } from './composes.store.ts';
import { getReadableStory, isClosed } from './stories.service.ts';
import { insertStory, lockStory } from './stories.store.ts';
import { storyLimits } from './stories-limits.ts';
import { mayRead, personOf, type StoryOwner } from './story.rules.ts';
import { dropOldest } from './story-leaving.service.ts';

/** Copies a story that can be read, as it is shown, so that its new owner can go on with it. */
export async function copyStory(
  ctx: Context,
  id: number,
  { owner, address }: { owner: () => StoryOwner; address: string },
): Promise<{ story_id: number }> {
  const found = await getReadableStory(ctx, id);
  await ctx.limits.take(storyLimits.copy, personOf(ctx.actor, address));
  if (await isClosed(ctx, found)) throw new AppError('siren_gone');
  const heir = owner();
  const story = await inTransaction(ctx, async (ctx) => {
    if ('user' in heir && !(await holdAccount(ctx, heir.user))) throw new AppError('signed_out');
    // Nothing is added or rewritten while it is read.
    const row = await lockStory(ctx.db, id);
    if (!row || !mayRead(ctx.actor, row)) throw new AppError('not_found');
    const copies = await copyMedia(ctx, await listShownMedia(ctx.db, id), 'user' in heir ? heir.user : null);
    const { sirenId, sirenName, tags, firstCompose } = row;
    const copy = await insertStory(ctx.db, { owner: heir, sirenId, sirenName, tags, firstCompose }, ctx.clock.now());
    await copyComposes(ctx.db, id, copy.id, copies);
    await dropOldest(ctx, heir, copy.id);
    return copy;
  });
  return { story_id: story.id };
}
