import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { judgeFields } from '../../moderation/moderation.service.ts';
import { getSiren } from '../../sirens/siren.service.ts';
import { isClosed } from '../access.service.ts';
import { asTurns } from '../compose.rules.ts';
import { findLastCompose, listComposeMarks, turnsOf } from '../library/composes.store.ts';
import { findStory, lockStory } from '../library/stories.store.ts';
import type { StoryRow } from '../stories.tables.ts';
import { type MemoryPlan, planMemory, summaryRequest, tidySummary } from './memory.rules.ts';
import { updateSummary } from './memory.store.ts';

/** How many composes the last prompt left out, and how many tokens were free in it. */
export interface Forgotten {
  firstIncluded: number;
  spare: number;
}

/** Has the engine add composes to the summary; null for a story that takes no more messages. */
async function write(ctx: Context, story: StoryRow, { from, upTo }: MemoryPlan) {
  if (story.sirenId === null || (await isClosed(ctx, story))) return null;
  const siren = await getSiren(ctx, story.sirenId, { base64: false });
  const { text } = ctx.providers;
  const turns = asTurns(await turnsOf(ctx.db, story.id, from, upTo));
  const { request, maxTokens, composes } = summaryRequest({
    siren,
    summary: story.summary,
    turns,
    window: text.window,
  });
  const who = story.userId === null ? `visitor:${story.visitor}` : `user:${story.userId}`;
  const written = await text.complete(request, { signal: ctx.signal, who, maxTokens, temperature: 0.3 });
  const summary = tidySummary('text' in written ? written.text : written.list.join(' '), story.summary);
  await judgeFields(ctx, `story:${story.id}`, [{ field: 'summary', kind: 'reply', text: summary }]);
  return { summary, summarised: from + composes };
}

/**
 * Adds composes that no longer fit into the prompt to the summary, after an answer is stored. Discards the new summary
 * when its composes changed meanwhile. Errors are only logged: the next answer is the retry.
 */
export async function growMemory(ctx: Context, storyId: number, forgotten: Forgotten): Promise<void> {
  const before = await findStory(ctx.db, storyId);
  const last = before && (await findLastCompose(ctx.db, storyId));
  if (!before || !last) return;
  const { summarised } = before;
  const plan = planMemory({ ...forgotten, composes: last.position + 1, summarised });
  if (!plan) return;
  const read = await listComposeMarks(ctx.db, storyId);
  try {
    const grown = await write(ctx, before, plan);
    if (!grown) return;
    await inTransaction(ctx, async (ctx) => {
      const now = await lockStory(ctx.db, storyId);
      if (now?.summary !== before.summary || now.summarised !== before.summarised) return;
      const marks = await listComposeMarks(ctx.db, storyId);
      const isSame = read.slice(0, grown.summarised).every((mark, at) => mark === marks[at]);
      if (isSame) await updateSummary(ctx.db, storyId, { ...grown, edited: false });
    });
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'refused';
    ctx.log.warn(
      { event: 'story_summary_failed', err: isRefused ? undefined : error, isRefused },
      'a story goes on without a longer memory',
    );
  }
}
