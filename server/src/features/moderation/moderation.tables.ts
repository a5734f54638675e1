import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const refusals = pgTable('refusals', {
  id: id(),
  userId: bigint('user_id', { mode: 'number' }),
  subject: text().notNull(),
  field: text().notNull(),
  category: text().notNull(),
  reason: text().notNull(),
  excerpt: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type Refusal = typeof refusals.$inferSelect;

export type ReportSubject = 'siren' | 'post' | 'comment' | 'user';

/** Texts as they were when they were reported or hidden. */
export const evidence = pgTable('evidence', {
  id: id(),
  userId: bigint('user_id', { mode: 'number' }),
  subject: text().$type<ReportSubject>().notNull(),
  subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
  reason: text().notNull(),
  text: text().notNull(),
  /** Hidden, and its author may not post it again until a moderator shows it. */
  isBlocked: boolean('held').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type Evidence = typeof evidence.$inferSelect;

/** Ordered by severity, the most severe first. */
export const reportCategories = [
  'child_safety',
  'non_consensual',
  'real_person',
  'self_harm',
  'violence',
  'harassment',
  'impersonation',
  'spam',
  'other',
] as const;
export type ReportCategory = (typeof reportCategories)[number];

export const reports = pgTable('reports', {
  id: id(),
  subject: text().$type<ReportSubject>().notNull(),
  subjectId: bigint('subject_id', { mode: 'number' }).notNull(),
  reporter: text().notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  addressMark: text('address_mark').notNull(),
  category: text().$type<ReportCategory>().notNull(),
  reason: text().notNull(),
  mayHide: boolean('may_hide').notNull().default(false),
  state: text().$type<'open' | 'closed'>().notNull().default('open'),
  outcome: text().notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true }),
});
export type Report = typeof reports.$inferSelect;
