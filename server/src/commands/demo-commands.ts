import { accountHooks } from '../app.ts';
import type { Context } from '../context.ts';
import { renewLogins } from '../demo/demo-logins.service.ts';
import { removeDemo } from '../demo/demo-removal.service.ts';
import { findDemo } from '../demo/demo-seeding.service.ts';
import { describeLogins } from '../demo/demo-start.service.ts';
import { eraseAccount } from '../features/accounts/operator-accounts.service.ts';
import { DEMO_USAGE, UsageError } from './usage.ts';

async function renew(ctx: Context): Promise<string> {
  const { state, since } = await findDemo(ctx);
  if (since === null || state === 'removed') throw new UsageError('There is no demonstration here.');
  return describeLogins(ctx, await renewLogins(ctx)).join('\n');
}

async function remove(ctx: Context): Promise<string> {
  const gone = await removeDemo(ctx, (ctx, userId) => eraseAccount(ctx, accountHooks, userId));
  if (!gone) return 'There was no demonstration here, and none will come.';
  const { accounts, sirens, posts, othersComments, othersChats } = gone;
  return [
    `Removed: ${accounts} accounts with ${sirens} sirens and ${posts} posts. They do not come back.`,
    `Comments of others that went with these posts: ${othersComments}.`,
    `Chats of others with these sirens, which they can still read: ${othersChats}.`,
    'Files that nothing uses any more follow within two hours while the server runs.',
  ].join('\n');
}

/** The operator's commands about the demonstration. */
export async function manageDemo(ctx: Context, words: string[]): Promise<string> {
  if (words.length === 1 && words[0] === 'logins') return renew(ctx);
  if (words.length === 1 && words[0] === 'remove') return remove(ctx);
  throw new UsageError(DEMO_USAGE);
}
