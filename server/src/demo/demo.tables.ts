import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const demoLedger = pgTable('demo_ledger', {
  key: text().primaryKey(),
  thingId: bigint('thing_id', { mode: 'number' }),
  at: timestamp({ withTimezone: true }).notNull(),
});
export type DemoStep = typeof demoLedger.$inferSelect;
