import type { CurrentUser } from '@sirenade/contract/accounts';
import type { Context } from '../../context.ts';

/** What somebody has written for everybody, and what others think of it. */
export interface Figures {
  posts: number;
  postsKarma: number;
  comments: number;
  commentsKarma: number;
}

/** What features further right add to an account; the wiring hands it in. */
export interface AccountHooks {
  /** Plan and credits, as the user object shows them. */
  paymentsOf(ctx: Context, userId: number): Promise<CurrentUser['payments']>;
  /** The feeds that somebody moderates, by id. */
  moderatedBy(ctx: Context, userId: number): Promise<number[]>;
  /** Runs once per account, in the transaction that verifies it. */
  verified(ctx: Context, userId: number): Promise<void>;
  /** Runs when somebody known as a visitor signs up or logs in, in one transaction; what was theirs becomes the user's. */
  joined(ctx: Context, visitorId: string, userId: number): Promise<void>;
  /** Throws where what a profile would show may not be seen. */
  judgeProfile(ctx: Context, input: { bio: string } | { avatar: Uint8Array }): Promise<void>;
  /** What a profile counts. */
  figuresOf(ctx: Context, userId: number): Promise<Figures>;
  /** What else belongs in the user's own export. */
  exportOf(ctx: Context, userId: number): Promise<Record<string, unknown>>;
  /** Runs in the transaction that suspends an account. */
  suspended(ctx: Context, userId: number): Promise<void>;
  /** Runs before the account's rows go, in the same transaction. */
  erasing(ctx: Context, userId: number): Promise<void>;
}
