import type { SpokenWord } from '@sirenade/contract/reply-stream';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const stories = pgTable('stories', {
  id: bigint({ mode: 'number' }).primaryKey(),
  userId: bigint('user_id', { mode: 'number' }),
  visitor: text(),
  sirenId: bigint('siren_id', { mode: 'number' }),
  sirenName: text('siren_name').notNull(),
  tags: text().array().notNull().default([]),
  firstCompose: text('first_compose').notNull().default(''),
  summary: text().notNull().default(''),
  summarised: integer().notNull().default(0),
  summaryEdited: boolean('summary_edited').notNull().default(false),
  /** How many composes at its beginning were copied from another owner's story. */
  copied: integer().notNull().default(0),
  /** The post that shows part of it, and whether that post is visible. */
  postId: bigint('post_id', { mode: 'number' }),
  postShown: boolean('post_shown').notNull().default(false),
  postTags: text('post_tags').array().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
export type StoryRow = typeof stories.$inferSelect;

/** The owner of a story: an account, or a visitor by the token of their cookie. */
export type StoryOwner = { user: number } | { visitor: string };

/** A story with whether a reply is running in it and whether it was ever answered. */
export type StoryAtWork = Pick<StoryRow, 'postId'> & { isRunning: boolean; isAnswered: boolean };

export const composes = pgTable('composes', {
  id: id(),
  storyId: bigint('story_id', { mode: 'number' }).notNull(),
  position: integer().notNull(),
  userInput: text('user_input').notNull(),
  answerId: bigint('answer_id', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type ComposeRow = typeof composes.$inferSelect;

/** `stopped`: ended before it was whole. `empty`: the engine wrote no text. */
export type AnswerState = 'whole' | 'stopped' | 'empty';

export const answers = pgTable('answers', {
  id: id(),
  composeId: bigint('compose_id', { mode: 'number' }).notNull(),
  text: text().notNull(),
  audioId: text('audio_id'),
  audioWords: jsonb('audio_words').$type<SpokenWord[]>().notNull().default([]),
  imageId: text('image_id'),
  state: text().$type<AnswerState>().notNull().default('whole'),
  wordsCharged: integer('words_charged').notNull().default(0),
  imagesCharged: integer('images_charged').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type AnswerRow = typeof answers.$inferSelect;

/** A compose with its shown answer, the index of that answer, and the number of its answers. */
export interface AnsweredCompose {
  compose: ComposeRow;
  answer: AnswerRow | null;
  shownIndex: number;
  count: number;
}

/** A compose as part of a prompt; its text is empty without an answer. */
export interface StoryTurn {
  id: number;
  position: number;
  answerId: number | null;
  userInput: string;
  text: string;
}

export const replies = pgTable('replies', {
  id: text().primaryKey(),
  storyId: bigint('story_id', { mode: 'number' }).notNull(),
  composeId: bigint('compose_id', { mode: 'number' }),
  state: text().$type<'running' | 'done' | 'failed'>().notNull(),
  kind: text().$type<'first' | 'next' | 'redo' | 'edit'>().notNull(),
  userInput: text('user_input').notNull(),
  answerId: bigint('answer_id', { mode: 'number' }),
  imageId: text('image_id'),
  reservationKey: text('hold_key').notNull(),
  requestKey: text('request_key'),
  requestHash: text('request_hash').notNull().default(''),
  stopWanted: boolean('stop_wanted').notNull().default(false),
  textSoFar: text('text_so_far').notNull().default(''),
  heartbeatAt: timestamp('heartbeat_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});
export type ReplyRow = typeof replies.$inferSelect;
/** The message that a running reply answers. */
export type RunningReply = Pick<ReplyRow, 'composeId' | 'kind' | 'userInput'>;

export const storyFacts = pgTable('story_facts', {
  id: id(),
  storyId: bigint('story_id', { mode: 'number' }).notNull(),
  composeId: bigint('compose_id', { mode: 'number' }),
  answerId: bigint('answer_id', { mode: 'number' }),
  text: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type StoryFact = typeof storyFacts.$inferSelect;

export const storySummaries = pgTable('story_summaries', {
  storyId: bigint('story_id', { mode: 'number' }).notNull(),
  summarised: integer().notNull(),
  summary: text().notNull(),
  edited: boolean().notNull(),
});

/** The posted part of a story, copied when it was posted. */
export const sharedComposes = pgTable('shared_composes', {
  storyId: bigint('story_id', { mode: 'number' }).notNull(),
  position: integer().notNull(),
  userInput: text('user_input').notNull(),
  text: text().notNull(),
  audioId: text('audio_id'),
  audioWords: jsonb('audio_words').$type<SpokenWord[]>().notNull().default([]),
  imageId: text('image_id'),
  state: text().$type<AnswerState>().notNull().default('whole'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type SharedCompose = typeof sharedComposes.$inferSelect;

/** A message with its position and the id of its shown answer. */
export type ComposeRef = Pick<ComposeRow, 'id' | 'position' | 'userInput' | 'answerId'>;

/** A story up to the position of a new message: turns, summary and pinned facts. */
export interface Scene {
  /** The last message of the story, and the one that an edit replaces. */
  last: ComposeRef | null;
  replaced: ComposeRef | null;
  position: number;
  summary: string;
  summarised: number;
  facts: string[];
  /** The position of the first turn: early enough for moderation and for the prompt. */
  from: number;
  turns: StoryTurn[];
  /** The intro of the siren; null when the turns begin later. */
  intro: string | null;
  tags: string[];
}
