import { and, asc, count, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { THE_END } from '../compose.rules.ts';
import { composes, type StoryFact, type StoryRow, stories, storyFacts, storySummaries } from '../stories.tables.ts';

/** A fact pinned from an answer applies only while that answer is the shown one. */
const applies = or(isNull(storyFacts.answerId), eq(storyFacts.answerId, composes.answerId));

const factsBefore = prepared((db) =>
  db
    .select({ fact: storyFacts })
    .from(storyFacts)
    .leftJoin(composes, eq(composes.id, storyFacts.composeId))
    .where(
      and(
        eq(storyFacts.storyId, sql.placeholder('storyId')),
        applies,
        or(isNull(storyFacts.composeId), lt(composes.position, sql.placeholder('end'))),
      ),
    )
    .orderBy(asc(storyFacts.id))
    .prepare('facts_before'),
);

/** The facts of a story, oldest first; without those pinned from messages at or after position `end`. */
export async function listFacts(db: Db, storyId: number, end = THE_END): Promise<StoryFact[]> {
  return (await factsBefore(db).execute({ storyId, end })).map(({ fact }) => fact);
}

export async function countFacts(db: Db, storyId: number): Promise<number> {
  const [row] = await db
    .select({ facts: count() })
    .from(storyFacts)
    .leftJoin(composes, eq(composes.id, storyFacts.composeId))
    .where(and(eq(storyFacts.storyId, storyId), applies));
  return row?.facts ?? 0;
}

export async function insertFact(db: Db, fact: Omit<typeof storyFacts.$inferInsert, 'id'>): Promise<void> {
  await db.insert(storyFacts).values(fact);
}

/** False when there is no such fact in the story. */
export async function updateFact(db: Db, storyId: number, id: number, text: string): Promise<boolean> {
  const rows = await db
    .update(storyFacts)
    .set({ text })
    .where(and(eq(storyFacts.storyId, storyId), eq(storyFacts.id, id)))
    .returning({ id: storyFacts.id });
  return rows.length > 0;
}

/** False when there is no such fact in the story. */
export async function deleteFact(db: Db, storyId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(storyFacts)
    .where(and(eq(storyFacts.storyId, storyId), eq(storyFacts.id, id)))
    .returning({ id: storyFacts.id });
  return rows.length > 0;
}

/** Stores the summary of the first composes; older summaries stay, for when an edit deletes composes. */
export async function updateSummary(
  db: Db,
  storyId: number,
  { summary, summarised, edited }: { summary: string; summarised: number; edited: boolean },
): Promise<void> {
  await db
    .insert(storySummaries)
    .values({ storyId, summarised, summary, edited })
    .onConflictDoUpdate({
      target: [storySummaries.storyId, storySummaries.summarised],
      set: { summary: sql`excluded.summary`, edited: sql`excluded.edited` },
    });
  await db.update(stories).set({ summary, summarised, summaryEdited: edited }).where(eq(stories.id, storyId));
}

/** The newest summary that covers no more than this many composes. */
export async function findSummaryAt(
  db: Db,
  { id, summary, summarised }: Pick<StoryRow, 'id' | 'summary' | 'summarised'>,
  composeCount: number,
): Promise<{ summary: string; summarised: number }> {
  if (summarised <= composeCount) return { summary, summarised };
  const [row] = await db
    .select({ summary: storySummaries.summary, summarised: storySummaries.summarised })
    .from(storySummaries)
    .where(and(eq(storySummaries.storyId, id), lte(storySummaries.summarised, composeCount)))
    .orderBy(desc(storySummaries.summarised))
    .limit(1);
  return row ?? { summary: '', summarised: 0 };
}
