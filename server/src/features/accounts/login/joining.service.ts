import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { AccountHooks } from '../account.hooks.ts';
import type { User } from '../accounts.tables.ts';

/** The browser somebody comes from, as far as it was used without an account. */
interface Browser {
  visitor: string | null;
  clearVisitor(): void;
}

/** Makes what somebody had as a visitor theirs as a user. The cookie is a secret: whoever holds it may bring it along. */
export async function carryOver(ctx: Context, hooks: AccountHooks, user: User, browser: Browser): Promise<void> {
  const { visitor } = browser;
  if (visitor === null) return;
  try {
    await inTransaction(ctx, (ctx) => hooks.joined(ctx, visitor, user.id));
    browser.clearVisitor();
  } catch (error) {
    // They are in all the same; the cookie stays, and the next login tries again.
    ctx.log.error(
      { event: 'visitor_adoption_failed', err: error, userId: user.id },
      'the chats and credits of a visitor could not be moved to the account',
    );
  }
}
