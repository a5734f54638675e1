import type { CurrentUser } from '@sirenade/contract/accounts';
import type { Context } from '../../context.ts';

/** Counts and karma of a user's public posts and comments. */
export interface Figures {
  posts: number;
  postsKarma: number;
  comments: number;
  commentsKarma: number;
}

/** What features that accounts must not import add to an account; the wiring in app.ts passes the hooks in. */
export interface AccountHooks {
  /** Plan and credits, as the user object shows them. */
  paymentsOf(ctx: Context, userId: number): Promise<CurrentUser['payments']>;
  /** The ids of the feeds that the user moderates. */
  moderatedBy(ctx: Context, userId: number): Promise<number[]>;
  /** Runs once per account, in the transaction that verifies it. */
  verified(ctx: Context, userId: number): Promise<void>;
  /** Runs in one transaction when a visitor signs up or logs in: moves the visitor's rows to the user. */
  joined(ctx: Context, visitorId: string, userId: number): Promise<void>;
  /** Throws when moderation refuses a new bio or avatar. */
  judgeProfile(ctx: Context, input: { bio: string } | { avatar: Uint8Array }): Promise<void>;
  /** The counts and karma that a profile shows. */
  figuresOf(ctx: Context, userId: number): Promise<Figures>;
  /** The data of other features for the user's own export. */
  exportOf(ctx: Context, userId: number): Promise<Record<string, unknown>>;
  /** Runs in the transaction that suspends an account. */
  suspended(ctx: Context, userId: number): Promise<void>;
  /** Runs before the account's rows are deleted, in the same transaction. */
  erasing(ctx: Context, userId: number): Promise<void>;
}
