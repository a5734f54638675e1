import { bigint, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';

export type MediaKind = 'image' | 'audio';

export const blobs = pgTable('blobs', {
  hash: text().primaryKey(),
  kind: text().$type<MediaKind>().notNull(),
  touchedAt: timestamp('touched_at', { withTimezone: true }).notNull(),
});

export const media = pgTable('media', {
  id: text().primaryKey(),
  kind: text().$type<MediaKind>().notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  hash: text().notNull(),
  width: integer(),
  height: integer(),
  seconds: real(),
  origin: text().$type<'generated' | 'imported'>().notNull(),
  prompt: text().notNull().default(''),
  seed: bigint({ mode: 'number' }),
  model: text(),
  requestKey: text('request_key'),
  detachedSince: timestamp('loose_since', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type MediaRow = typeof media.$inferSelect;
