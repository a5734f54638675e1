import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { countAround } from '../features/posts/account-deletion.service.ts';
import { findSirensOf } from '../features/sirens/siren-deletion.service.ts';
import { countOthersChats } from '../features/stories/library/story-deletion.service.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { deleteStepsBut, findStep, insertStep, listSteps, lockStep } from './demo-ledger.store.ts';

/** Name of the filling among the background work. */
export const DEMO_WORK = 'demo';
const LOOK_AGAIN_MS = 50;

/** What was deleted, and the content of other users that it affects. */
export interface Removal {
  accounts: number;
  sirens: number;
  posts: number;
  /** Comments of others, which went with the posts they stood below. */
  othersComments: number;
  /** Chats of others with these sirens: they can be read, and do not go on. */
  othersChats: number;
}

async function stopFilling({ background }: Context): Promise<void> {
  background.stop(DEMO_WORK, new Error('The demonstration is taken away.'));
  while (background.isDoing(DEMO_WORK)) await pause(LOOK_AGAIN_MS);
}

/** Everything of the demonstration belongs to one of its accounts. */
async function findAccounts(ctx: Context): Promise<number[]> {
  const steps = [...(await listSteps(ctx.db, 'person:')), ...(await listSteps(ctx.db, 'login:'))];
  return steps.flatMap(({ thingId }) => thingId ?? []);
}

/** Removes the demonstration for good; null when there was none. A removal that was interrupted is continued. */
export async function removeDemo(
  ctx: Context,
  erase: (ctx: Context, userId: number) => Promise<boolean>,
): Promise<Removal | null> {
  const wasThere = (await findStep(ctx.db, 'begun')) !== null;
  await inTransaction(ctx, async (ctx) => {
    // Waits for transactions that open an account under the share lock; later ones find `removed`.
    await lockStep(ctx.db, 'begun');
    await insertStep(ctx.db, { key: 'removed', thingId: null, at: ctx.clock.now() });
  });
  await stopFilling(ctx);
  const userIds = await findAccounts(ctx);
  const sirenIds = await findSirensOf(ctx, userIds);
  const { posts, others } = await countAround(ctx, userIds);
  const othersChats = await countOthersChats(ctx, sirenIds, userIds);
  let accounts = 0;
  for (const userId of userIds) if (await erase(ctx, userId)) accounts++;
  await deleteStepsBut(ctx.db, ['begun', 'removed']);
  return wasThere ? { accounts, sirens: sirenIds.length, posts, othersComments: others, othersChats } : null;
}
