import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { lockAccount } from '../../accounts/people.service.ts';
import { copyMedia } from '../../media/media.service.ts';
import { lockSirenShared } from '../../sirens/siren-cards.service.ts';
import { getReadableStory, isClosed } from '../access.service.ts';
import { beginningOf, mediaOf } from '../compose.rules.ts';
import { storyLimits } from '../stories.limits.ts';
import type { StoryOwner, StoryRow } from '../stories.tables.ts';
import { isOpenToAll, isOwner, personOf } from '../story.rules.ts';
import { copyComposes, listShownMedia } from './composes.store.ts';
import { copyShared, listShared } from './shared.store.ts';
import { insertStory, lockStory } from './stories.store.ts';
import { dropOldest } from './story-drops.service.ts';

interface Source {
  mediaIds: string[];
  tags: string[];
  firstCompose: string;
  /** How many of its composes are another owner's. */
  copied: number;
  copy: (db: Db, from: number, to: number, copies: Map<string, string>) => Promise<void>;
}

/** What is copied of a locked story: the whole for its owner, the posted part for others. */
async function sourceOf(ctx: Context, row: StoryRow, isSirenListed: boolean): Promise<Source> {
  const { id, tags, firstCompose, copied, postTags } = row;
  if (isOwner(ctx.actor, row)) {
    return { mediaIds: await listShownMedia(ctx.db, id), tags, firstCompose, copied, copy: copyComposes };
  }
  if (!isOpenToAll(row, isSirenListed)) throw new AppError('not_found');
  const shared = await listShared(ctx.db, id);
  const [first] = shared;
  return {
    mediaIds: mediaOf(shared),
    tags: postTags,
    firstCompose: beginningOf(first?.userInput ?? ''),
    copied: shared.length,
    copy: copyShared,
  };
}

/** Copies a story that the actor may read, so that they can continue it as their own. */
export async function copyStory(
  ctx: Context,
  id: number,
  { owner, address }: { owner: () => StoryOwner; address: string },
): Promise<{ story_id: number }> {
  const found = await getReadableStory(ctx, id);
  await ctx.limits.take(storyLimits.copy, personOf(ctx.actor, address));
  if (await isClosed(ctx, found)) throw new AppError('siren_gone');
  const newOwner = owner();
  const story = await inTransaction(ctx, async (ctx) => {
    if ('user' in newOwner && !(await lockAccount(ctx, newOwner.user))) throw new AppError('signed_out');
    // The siren before the story: the lock order of all transactions.
    const sight = await lockSirenShared(ctx, found.sirenId);
    // Locked, so that no message is added or edited while it is copied.
    const row = await lockStory(ctx.db, id);
    if (!row) throw new AppError('not_found');
    const { sirenId, sirenName } = row;
    const { mediaIds, copy, ...about } = await sourceOf(ctx, row, sight === 'everybody');
    const copies = await copyMedia(ctx, mediaIds, 'user' in newOwner ? newOwner.user : null);
    const made = await insertStory(ctx.db, { owner: newOwner, sirenId, sirenName, ...about }, ctx.clock.now());
    await copy(ctx.db, id, made.id, copies);
    await dropOldest(ctx, newOwner, made.id);
    return made;
  });
  return { story_id: story.id };
}
