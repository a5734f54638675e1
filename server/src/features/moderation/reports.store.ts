import { and, count, countDistinct, desc, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type Report, type ReportCategory, type ReportSubject, reports } from './moderation.tables.ts';

type NewReport = Omit<Report, 'id' | 'state' | 'outcome' | 'closedAt'>;

const isOpen = eq(reports.state, 'open');
const about = (subject: ReportSubject, subjectId: number) =>
  and(eq(reports.subject, subject), eq(reports.subjectId, subjectId));

/** One open report per reporter and subject: a new one replaces the text. */
export async function upsertReport(db: Db, report: NewReport): Promise<void> {
  const { category, reason, addressMark, mayHide, createdAt } = report;
  await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.subject, reports.subjectId, reports.reporter],
      // Literal, as in the partial index; a parameter would not match it.
      targetWhere: sql`state = 'open'`,
      set: { category, reason, addressMark, mayHide, createdAt },
    });
}

/** The number of addresses with open reports of this category that may hide the subject. */
export async function countOrigins(
  db: Db,
  subject: ReportSubject,
  subjectId: number,
  category: ReportCategory,
): Promise<number> {
  const [row] = await db
    .select({ origins: countDistinct(reports.addressMark) })
    .from(reports)
    .where(and(about(subject, subjectId), isOpen, reports.mayHide, eq(reports.category, category)));
  return row?.origins ?? 0;
}

/** Whether a report of this category was closed since a time. */
export async function hasClosed(
  db: Db,
  subject: ReportSubject,
  subjectId: number,
  category: ReportCategory,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        about(subject, subjectId),
        eq(reports.state, 'closed'),
        eq(reports.category, category),
        gt(reports.closedAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** A subject with open reports. */
export interface ReportedThing {
  subject: ReportSubject;
  subjectId: number;
  reporters: number;
  /** The ids of the newest reports, the newest first. */
  reportIds: number[];
  categories: ReportCategory[];
  /** The beginning of the newest report, and its time. */
  words: string;
  newestAt: Date;
}

const IDS_SHOWN = 5;
const WORDS_SHOWN = 200;

/** Subjects with open reports, the most recently reported first. */
export async function listReported(db: Db, most: number): Promise<ReportedThing[]> {
  const newestFirst = sql`ORDER BY ${reports.createdAt} DESC, ${reports.id} DESC`;
  return db
    .select({
      subject: reports.subject,
      subjectId: reports.subjectId,
      reporters: count(),
      reportIds: sql<string[]>`(array_agg(${reports.id} ${newestFirst}))[1:${sql.raw(`${IDS_SHOWN}`)}]`.mapWith((ids) =>
        ids.map(Number),
      ),
      categories: sql<ReportCategory[]>`array_agg(DISTINCT ${reports.category})`,
      words: sql<string>`(array_agg(left(${reports.reason}, ${sql.raw(`${WORDS_SHOWN}`)}) ${newestFirst}))[1]`,
      newestAt: sql`max(${reports.createdAt})`.mapWith(reports.createdAt),
    })
    .from(reports)
    .where(isOpen)
    .groupBy(reports.subject, reports.subjectId)
    .orderBy(desc(max(reports.createdAt)), desc(max(reports.id)))
    .limit(most);
}

export async function countReported(db: Db): Promise<number> {
  const thing = sql`(${reports.subject}, ${reports.subjectId})`;
  const [row] = await db
    .select({ things: countDistinct(thing) })
    .from(reports)
    .where(isOpen);
  return row?.things ?? 0;
}

/** The categories of the open reports about a subject. */
export async function listOpenCategories(
  db: Db,
  { subject, subjectId }: { subject: ReportSubject; subjectId: number },
): Promise<ReportCategory[]> {
  const rows = await db
    .selectDistinct({ category: reports.category })
    .from(reports)
    .where(and(about(subject, subjectId), isOpen));
  return rows.map(({ category }) => category);
}

/** Closes one open report; null when there is none of this id. */
export async function updateClosed(db: Db, id: number, outcome: string, at: Date): Promise<Report | null> {
  const [row] = await db
    .update(reports)
    .set({ state: 'closed', outcome, closedAt: at })
    .where(and(eq(reports.id, id), isOpen))
    .returning();
  return row ?? null;
}

/** Closes all open reports about a subject; returns their number. */
export async function updateAllClosed(
  db: Db,
  thing: { subject: ReportSubject; subjectId: number },
  outcome: string,
  at: Date,
): Promise<number> {
  const rows = await db
    .update(reports)
    .set({ state: 'closed', outcome, closedAt: at })
    .where(and(about(thing.subject, thing.subjectId), isOpen))
    .returning({ id: reports.id });
  return rows.length;
}

export async function listReportsBy(db: Db, userId: number): Promise<Report[]> {
  return db.select().from(reports).where(eq(reports.userId, userId)).orderBy(desc(reports.id));
}

export async function deleteOldReports(db: Db, closedBefore: Date): Promise<void> {
  await db.delete(reports).where(and(eq(reports.state, 'closed'), lt(reports.closedAt, closedBefore)));
}
