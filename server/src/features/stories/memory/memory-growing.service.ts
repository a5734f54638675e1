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

/** What the last prompt left out: how many composes, and how many tokens were free where it left out none. */
export interface Forgotten {
  firstIncluded: number;
  spare: number;
}

/** The summary with a few more composes in it; null where nobody can go on with the story. */
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
 * Takes what no longer fits into a prompt into the summary, once an answer is stored. What was rewritten meanwhile is
 * not remembered, and a fault is none of the reader's: the next answer tries again.
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
