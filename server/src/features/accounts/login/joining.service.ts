import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { AccountHooks } from '../account.hooks.ts';
import type { User } from '../accounts.tables.ts';

/** The visitor cookie of the browser that signs up or logs in. */
interface Browser {
  visitor: string | null;
  clearVisitor(): void;
}

/**
 * Moves a visitor's chats and credits to the account. The cookie is a secret, so presenting it proves that they belong
 * to this browser.
 */
export async function carryOver(ctx: Context, hooks: AccountHooks, user: User, browser: Browser): Promise<void> {
  const { visitor } = browser;
  if (visitor === null) return;
  try {
    await inTransaction(ctx, (ctx) => hooks.joined(ctx, visitor, user.id));
    browser.clearVisitor();
  } catch (error) {
    // The login itself succeeded; the cookie stays, so the next login tries the move again.
    ctx.log.error(
      { event: 'visitor_adoption_failed', err: error, userId: user.id },
      'the chats and credits of a visitor could not be moved to the account',
    );
  }
}
