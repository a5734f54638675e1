import type { SpokenWord } from '@sirenade/contract/reply-stream';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { authorize, lockActor } from '../../accounts/permissions.service.ts';
import { findSight, lockSirenShared } from '../../sirens/siren-cards.service.ts';
import type { ComposeRow } from '../stories.tables.ts';
import { addAnswer, appendCompose } from './composes.store.ts';
import { insertStory } from './stories.store.ts';
import { dropOldest } from './story-drops.service.ts';

/** A message and its answer in the imported chat. */
export interface ImportedExchange {
  userInput: string;
  text: string;
  audioId: string | null;
  audioWords: SpokenWord[];
  imageId: string | null;
}

/** Stores a chat that was written elsewhere as a story of the actor, uncharged; returns its id. */
export async function importStory(
  ctx: Context,
  { sirenId, tags, exchanges }: { sirenId: number; tags: string[]; exchanges: ImportedExchange[] },
): Promise<number> {
  const { id: user } = authorize(ctx, 'story.import');
  return inTransaction(ctx, async (ctx) => {
    await lockActor(ctx, 'story.import');
    if ((await lockSirenShared(ctx, sirenId)) === 'gone') throw new AppError('siren_gone');
    const { name: sirenName } = await findSight(ctx, sirenId);
    const at = ctx.clock.now();
    const story = await insertStory(ctx.db, { owner: { user }, sirenId, sirenName, tags }, at);
    let last: ComposeRow | null = null;
    for (const { userInput, ...answer } of exchanges) {
      last = await appendCompose(ctx.db, story.id, last, userInput, at);
      await addAnswer(ctx.db, last.id, { ...answer, createdAt: at });
    }
    await dropOldest(ctx, { user }, story.id);
    return story.id;
  });
}
