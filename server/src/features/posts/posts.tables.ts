import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const reference = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true });

export const feeds = pgTable('feeds', {
  id: id(),
  name: text().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  createdAt: time('created_at').notNull(),
});
export type FeedRow = typeof feeds.$inferSelect;

export const feedModerators = pgTable('feed_moderators', {
  feedId: reference('feed_id').notNull(),
  userId: reference('user_id').notNull(),
  createdAt: time('created_at').notNull(),
});

export const posts = pgTable('posts', {
  id: id(),
  storyId: reference('story_id').notNull(),
  feedId: reference('feed_id').notNull(),
  userId: reference('user_id').notNull(),
  sirenId: reference('siren_id'),
  sirenName: text('siren_name').notNull(),
  title: text().notNull(),
  content: text().notNull(),
  tags: text().array().notNull().default([]),
  hasAudio: boolean('has_audio').notNull(),
  imageId: text('image_id'),
  karma: integer().notNull().default(0),
  hot: doublePrecision().notNull(),
  commentCount: integer('comment_count').notNull().default(0),
  hour: integer().notNull(),
  day: integer().notNull(),
  block: integer().notNull(),
  sirenListed: boolean('siren_listed').notNull(),
  hiddenAt: time('hidden_at'),
  hiddenReason: text('hidden_reason').notNull().default(''),
  /** Public: neither the post nor its siren is hidden. */
  listed: boolean().notNull().generatedAlwaysAs(sql`siren_listed AND hidden_at IS NULL`),
  createdAt: time('created_at').notNull(),
  editedAt: time('edited_at'),
});
export type PostRow = typeof posts.$inferSelect;

export const postVotes = pgTable('post_votes', {
  postId: reference('post_id').notNull(),
  userId: reference('user_id').notNull(),
  isUpvote: boolean('is_upvote').notNull(),
  createdAt: time('created_at').notNull(),
});

export const savedPosts = pgTable('saved_posts', {
  userId: reference('user_id').notNull(),
  postId: reference('post_id').notNull(),
  createdAt: time('created_at').notNull(),
});

export const comments = pgTable('comments', {
  id: id(),
  postId: reference('post_id').notNull(),
  parentId: reference('parent_id'),
  userId: reference('user_id'),
  content: text().notNull(),
  karma: integer().notNull().default(0),
  deletedBy: text('deleted_by').$type<'author' | 'moderator'>(),
  /** While a comment is hidden, others see it as deleted. */
  hiddenAt: time('hidden_at'),
  hiddenReason: text('hidden_reason').notNull().default(''),
  requestKey: text('request_key'),
  requestHash: text('request_hash').notNull().default(''),
  createdAt: time('created_at').notNull(),
  editedAt: time('edited_at'),
});
export type CommentRow = typeof comments.$inferSelect;

export const commentVotes = pgTable('comment_votes', {
  commentId: reference('comment_id').notNull(),
  userId: reference('user_id').notNull(),
  isUpvote: boolean('is_upvote').notNull(),
  createdAt: time('created_at').notNull(),
});

export const notifications = pgTable('notifications', {
  id: id(),
  userId: reference('user_id').notNull(),
  kind: text().$type<'comment' | 'reply'>().notNull(),
  postId: reference('post_id').notNull(),
  commentId: reference('comment_id').notNull(),
  createdAt: time('created_at').notNull(),
  readAt: time('read_at'),
});
export type NotificationRow = typeof notifications.$inferSelect;
