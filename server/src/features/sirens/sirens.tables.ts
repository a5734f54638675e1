import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export type Gender = 'female' | 'male' | 'non_binary';

export const sirens = pgTable('sirens', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  name: text().notNull(),
  description: text().notNull(),
  gender: text().$type<Gender>().notNull(),
  voice: text().notNull(),
  private: boolean().notNull().default(true),
  adult: boolean().notNull().default(true),
  personality: text().notNull().default(''),
  examples: text().notNull().default(''),
  appearance: text().notNull().default(''),
  appearanceCustom: jsonb('appearance_custom').$type<Record<string, string>>().notNull().default({}),
  tags: text().array().notNull().default([]),
  coverImageId: text('cover_image_id'),
  imageSeed: bigint('image_seed', { mode: 'number' }),
  imageModel: text('image_model'),
  karma: integer().notNull().default(0),
  hot: doublePrecision().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  hiddenReason: text('hidden_reason').notNull().default(''),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  /** Neither private, hidden nor deleted. */
  listed: boolean().notNull().generatedAlwaysAs(sql`NOT private AND hidden_at IS NULL AND deleted_at IS NULL`),
  nameKey: text('name_key').notNull(),
  /** Search terms, made by `termsOf`. */
  terms: text().array().notNull().default([]),
  /** The public list it belongs to, by gender and adult; null when not listed. */
  shelf: text().generatedAlwaysAs(
    sql`CASE WHEN private OR hidden_at IS NOT NULL OR deleted_at IS NOT NULL THEN NULL WHEN adult THEN gender || '+' ELSE gender END`,
  ),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
export type SirenRow = typeof sirens.$inferSelect;

export const sirenImages = pgTable('siren_images', {
  sirenId: bigint('siren_id', { mode: 'number' }).notNull(),
  mediaId: text('media_id').notNull(),
  position: integer().notNull(),
});

export const sirenIntros = pgTable('siren_intros', {
  sirenId: bigint('siren_id', { mode: 'number' }).primaryKey(),
  state: text().$type<'making' | 'ready' | 'failed'>().notNull(),
  request: integer('wish').notNull().default(1),
  tries: integer().notNull().default(0),
  text: text().notNull().default(''),
  audioId: text('audio_id'),
  requestedAt: timestamp('wished_at', { withTimezone: true }).notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }),
});
export type SirenIntro = typeof sirenIntros.$inferSelect;

export const sirenVotes = pgTable('siren_votes', {
  sirenId: bigint('siren_id', { mode: 'number' }).notNull(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  isUpvote: boolean('is_upvote').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
