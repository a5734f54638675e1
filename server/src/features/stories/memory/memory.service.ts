import { limits } from '@sirenade/contract/limits';
import type { Memory } from '@sirenade/contract/stories';
import type { Context } from '../../../context.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { judgeFields } from '../../moderation/moderation.service.ts';
import { findCompose, findLastCompose } from '../library/composes.store.ts';
import { findStory, lockStory } from '../library/stories.store.ts';
import { viewMemory } from '../library/story.view.ts';
import { readAround } from '../reply/judging.service.ts';
import { storyLimits } from '../stories.limits.ts';
import type { StoryRow } from '../stories.tables.ts';
import { isOwner } from '../story.rules.ts';
import { countFacts, deleteFact, insertFact, listFacts, updateFact, updateSummary } from './memory.store.ts';

/** Memory is visible to the owner only, also of a story that a post shows. */
function requireOwn(ctx: Pick<Context, 'actor'>, row: StoryRow | null): StoryRow {
  if (!row || !isOwner(ctx.actor, row)) throw new AppError('not_found');
  return row;
}

async function presentMemory(ctx: Context, row: StoryRow): Promise<Memory> {
  return viewMemory(row, await listFacts(ctx.db, row.id));
}

/** Summary and facts of a story of the actor's own. */
export async function getMemory(ctx: Context, storyId: number): Promise<Memory> {
  return presentMemory(ctx, requireOwn(ctx, await findStory(ctx.db, storyId)));
}

/** Judges a new summary or fact together with the rest of the memory and the last turns. */
async function judge(ctx: Context, storyId: number, field: 'summary' | 'text', text: string, factId?: number) {
  const story = requireOwn(ctx, await findStory(ctx.db, storyId));
  const { userId, visitor, summary } = story;
  await ctx.limits.take(storyLimits.memory, `${userId ?? visitor}`);
  const others = (await listFacts(ctx.db, storyId)).filter(({ id }) => id !== factId).map((fact) => fact.text);
  const earlier = field === 'summary' ? '' : summary;
  const end = ((await findLastCompose(ctx.db, storyId))?.position ?? -1) + 1;
  const { recent } = await readAround(ctx, story, end);
  await judgeFields(ctx, `story:${storyId}`, [
    { field, kind: 'chat', text, before: [earlier, ...others, ...recent] },
    { field: 'facts', kind: 'chat', text: others.join('\n') },
    ...(earlier === '' ? [] : [{ field: 'summary', kind: 'chat' as const, text: earlier }]),
  ]);
}

/** Changes the memory of a story with its row locked, and returns the whole memory. */
async function change(
  ctx: Context,
  storyId: number,
  work: (ctx: Context, story: StoryRow) => Promise<void>,
): Promise<Memory> {
  return inTransaction(ctx, async (ctx) => {
    await work(ctx, requireOwn(ctx, await lockStory(ctx.db, storyId)));
    return presentMemory(ctx, requireOwn(ctx, await findStory(ctx.db, storyId)));
  });
}

/** Replaces the summary with the owner's text. */
export async function editSummary(ctx: Context, storyId: number, summary: string): Promise<Memory> {
  await judge(ctx, storyId, 'summary', summary);
  return change(ctx, storyId, async (ctx, { summarised }) => {
    await updateSummary(ctx.db, storyId, { summary, summarised, edited: true });
  });
}

/** Pins a fact; with `compose_id`, to the shown answer of that message. */
export async function addFact(
  ctx: Context,
  storyId: number,
  fact: { text: string; compose_id?: number | undefined },
): Promise<Memory> {
  await judge(ctx, storyId, 'text', fact.text);
  return change(ctx, storyId, async (ctx) => {
    if ((await countFacts(ctx.db, storyId)) >= limits.story.facts) {
      throw fieldError('text', `At most ${limits.story.facts} facts are remembered. Please remove one first.`);
    }
    const from = fact.compose_id === undefined ? null : await findCompose(ctx.db, storyId, fact.compose_id);
    if (fact.compose_id !== undefined && !from) throw fieldError('compose_id', 'This message is not here any more.');
    await insertFact(ctx.db, {
      storyId,
      composeId: from?.compose.id ?? null,
      answerId: from?.compose.answerId ?? null,
      text: fact.text,
      createdAt: ctx.clock.now(),
    });
  });
}

/** Changes the text of a pinned fact. */
export async function editFact(ctx: Context, storyId: number, factId: number, text: string): Promise<Memory> {
  await judge(ctx, storyId, 'text', text, factId);
  return change(ctx, storyId, async (ctx) => {
    if (!(await updateFact(ctx.db, storyId, factId, text))) throw new AppError('not_found');
  });
}

/** Deletes a pinned fact. */
export async function removeFact(ctx: Context, storyId: number, factId: number): Promise<Memory> {
  return change(ctx, storyId, async (ctx) => {
    if (!(await deleteFact(ctx.db, storyId, factId))) throw new AppError('not_found');
  });
}
