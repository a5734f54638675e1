import type { HintName, Preferences } from '@sirenade/contract/preferences';
import { bigint, boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const users = pgTable('users', {
  id: id(),
  username: text().notNull(),
  usernameKey: text('username_key').notNull(),
  email: text().notNull(),
  emailKey: text('email_key').notNull(),
  verifiedAt: timestamp('verified_at', { withTimezone: true }),
  passwordHash: text('password_hash').notNull(),
  bio: text().notNull().default(''),
  avatarKey: text('avatar_key'),
  roles: text().array().notNull().default([]),
  suspendedAt: timestamp('suspended_at', { withTimezone: true }),
  ageAttestedAt: timestamp('age_attested_at', { withTimezone: true }),
  termsVersion: text('terms_version').notNull(),
  termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }).notNull(),
  twoFactorSecret: text('two_factor_secret'),
  twoFactorEnabledAt: timestamp('two_factor_enabled_at', { withTimezone: true }),
  twoFactorStep: bigint('two_factor_step', { mode: 'number' }).notNull().default(0),
  recoveryCodeHashes: text('recovery_code_hashes').array().notNull().default([]),
  mailOptOut: boolean('mail_opt_out').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
export type User = typeof users.$inferSelect;

export const sessions = pgTable('sessions', {
  id: text().primaryKey(),
  tokenHash: text('token_hash').notNull(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  device: text().notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
export type Session = typeof sessions.$inferSelect;

export const accountTokens = pgTable('account_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  purpose: text().$type<'verify' | 'reset'>().notNull(),
  email: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
export type AccountToken = typeof accountTokens.$inferSelect;

export const preferences = pgTable('preferences', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  appearance: text().$type<Preferences['appearance']>(),
  responseSize: text('response_size').$type<Preferences['response_size']>(),
  audio: boolean(),
  images: boolean(),
  hiddenTags: text('hidden_tags').array().notNull().default([]),
  hiddenWords: text('hidden_words').array().notNull().default([]),
  hintsDismissed: text('hints_dismissed').array().$type<HintName[]>().notNull().default([]),
  shortcuts: boolean(),
});
export type PreferencesRow = typeof preferences.$inferSelect;

/** The parts of a mail that are stored until it is sent. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  optOutUrl?: string | undefined;
}

export const mails = pgTable('mails', {
  id: id(),
  userId: bigint('user_id', { mode: 'number' }),
  kind: text().notNull(),
  recipient: text().notNull(),
  content: jsonb().$type<MailContent>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
});
