import type { Context } from '../../../context.ts';
import { judgeFields } from '../../moderation/moderation.service.ts';
import { lastOf } from '../compose.rules.ts';
import { turnsOf } from '../library/composes.store.ts';
import { findSummaryAt, listFacts } from '../memory/memory.store.ts';
import type { Scene, StoryRow, StoryTurn } from '../stories.tables.ts';

/** What stands around a text in a story, and counts when it is judged. */
export interface Around {
  /** Facts and the summary: read with every message, however old they are. */
  remembered: string[];
  /** What was said before, oldest first. */
  recent: string[];
  /** The end of it, where something tender counts too. */
  close: string[];
}

/** Composes, and letters of them, that are judged together with what follows. */
const COMPOSES = 12;
const LETTERS = 8_000;
const CLOSE_COMPOSES = 3;

const isText = (text: string) => text !== '';
const textsOf = (turns: readonly StoryTurn[]) =>
  turns.flatMap(({ userInput, text }) => [userInput, text]).filter(isText);
const endOf = (turns: readonly StoryTurn[]) => lastOf(textsOf(turns.slice(-COMPOSES)), LETTERS);

/** The texts that count when what follows them is judged. */
export function aroundOf(summary: string, facts: string[], turns: readonly StoryTurn[]): string[] {
  return [summary, ...facts, ...endOf(turns)].filter(isText);
}

/** What stands around a message that goes on with what was read of a story. */
export function aroundIn({ summary, facts, turns }: Pick<Scene, 'summary' | 'facts' | 'turns'>): Around {
  return {
    remembered: [summary, ...facts].filter(isText),
    recent: endOf(turns),
    close: textsOf(turns.slice(-CLOSE_COMPOSES)),
  };
}

/** Reads what stands in a story before a place, and what is remembered of it. */
export async function readAround(
  ctx: Pick<Context, 'db'>,
  story: Pick<StoryRow, 'id' | 'summary' | 'summarised'>,
  end: number,
): Promise<Around> {
  const [turns, facts, { summary }] = await Promise.all([
    turnsOf(ctx.db, story.id, Math.max(0, end - COMPOSES), end),
    listFacts(ctx.db, story.id, end),
    findSummaryAt(ctx.db, story, end),
  ]);
  return aroundIn({ summary, facts: facts.map(({ text }) => text), turns });
}

/** Throws `refused` for a message that may not be sent: alone, after what was said, or with what is remembered. */
export async function judgeMessage(
  ctx: Context,
  subject: string,
  message: string,
  { remembered, recent, close }: Around,
): Promise<void> {
  const judge = (text: string, before?: string[]) =>
    judgeFields(ctx, subject, [{ field: 'user_input', kind: 'chat', text, before }]);
  const together = [close, remembered].filter((texts) => texts.length > 0);
  // At once, since a moderation server may be slow.
  await Promise.all([
    judge(message, [...remembered, ...recent]),
    ...together.map((texts) => judge([...texts, message].join('\n'))),
  ]);
}
