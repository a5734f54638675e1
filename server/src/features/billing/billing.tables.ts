import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const creditEntries = pgTable('credit_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  kind: text().$type<'words' | 'images'>().notNull(),
  amount: integer().notNull(),
  cause: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
