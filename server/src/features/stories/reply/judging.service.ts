import type { Context } from '../../../context.ts';
import { judgeFields } from '../../moderation/moderation.service.ts';
import { lastOf } from '../compose.rules.ts';
import { turnsOf } from '../library/composes.store.ts';
import { findSummaryAt, listFacts } from '../memory/memory.store.ts';
import type { Scene, StoryRow, StoryTurn } from '../stories.tables.ts';

/** The texts of a story that a message is judged together with. */
export interface Around {
  /** Summary and pinned facts: part of every prompt, however old they are. */
  remembered: string[];
  /** The last turns, oldest first. */
  recent: string[];
  /** The very last turns, judged as one text with the message: within one text also tender words count. */
  close: string[];
}

/** How many composes, and letters of them, a text is judged together with. */
const COMPOSES = 12;
const LETTERS = 8_000;
const CLOSE_COMPOSES = 3;

const isText = (text: string) => text !== '';
const textsOf = (turns: readonly StoryTurn[]) =>
  turns.flatMap(({ userInput, text }) => [userInput, text]).filter(isText);
const endOf = (turns: readonly StoryTurn[]) => lastOf(textsOf(turns.slice(-COMPOSES)), LETTERS);

/** The texts of a scene that a reply is judged together with. */
export function aroundOf(summary: string, facts: string[], turns: readonly StoryTurn[]): string[] {
  return [summary, ...facts, ...endOf(turns)].filter(isText);
}

/** The texts of a scene that the next message is judged together with. */
export function aroundIn({ summary, facts, turns }: Pick<Scene, 'summary' | 'facts' | 'turns'>): Around {
  return {
    remembered: [summary, ...facts].filter(isText),
    recent: endOf(turns),
    close: textsOf(turns.slice(-CLOSE_COMPOSES)),
  };
}

/** Reads the same texts from the database, as of position `end`. */
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

/** Throws `refused` when moderation refuses a message alone, after the last turns, or joined with summary and facts. */
export async function judgeMessage(
  ctx: Context,
  subject: string,
  message: string,
  { remembered, recent, close }: Around,
): Promise<void> {
  const judge = (text: string, before?: string[]) =>
    judgeFields(ctx, subject, [{ field: 'user_input', kind: 'chat', text, before }]);
  const together = [close, remembered].filter((texts) => texts.length > 0);
  // In parallel, since a moderation server may be slow.
  await Promise.all([
    judge(message, [...remembered, ...recent]),
    ...together.map((texts) => judge([...texts, message].join('\n'))),
  ]);
}
