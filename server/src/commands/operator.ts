import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { accountHooks, type Parts, systemContext } from '../app.ts';
import type { Context } from '../context.ts';
import { endAllSessions, setRole, setSuspended } from '../features/accounts/roles.service.ts';
import { correctCredits } from '../features/billing/grants.service.ts';
import { addFeed, readFeeds, setModerator } from '../features/posts/feed/feed-management.service.ts';
import { writeBackup } from '../platform/backup/backup.ts';
import { quoteLine } from '../platform/text/one-line.ts';
import { manageDemo } from './demo-commands.ts';
import { moderationCommands } from './moderation-commands.ts';
import { ADMIN_USAGE, UsageError } from './usage.ts';

/** A name for a backup that sorts by time. */
export function backupName(): string {
  return new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}

async function backUp(parts: Parts, target: string): Promise<string> {
  if (!isAbsolute(target)) throw new UsageError('A backup needs an absolute path.');
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new UsageError(`${target} is there already and not empty. Choose another folder.`);
  }
  const manifest = await writeBackup(parts.database, join(parts.config.dataDir, 'media'), target);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return `Backup written to ${target}: ${rows} rows in ${manifest.tables.length} tables, ${manifest.media.length} media files.`;
}

async function correct(ctx: Context, words: string[]): Promise<string> {
  const [name = '', kind, amount = '', ...reason] = words;
  if ((kind !== 'words' && kind !== 'images') || !/^[+-]?\d+$/.test(amount)) throw new UsageError(ADMIN_USAGE);
  const { username, left } = await correctCredits(ctx, name, kind, Number(amount), reason.join(' '));
  return `${username} now has ${left} ${kind}.`;
}

async function manageFeeds(ctx: Context, words: string[]): Promise<string> {
  const [what, name = '', ...title] = words;
  if (what === 'list' && words.length === 1) {
    const feeds = await readFeeds(ctx);
    return feeds
      .map(
        ({ feed, moderators }) => `${feed.name}  ${quoteLine(feed.title)}  ${moderators.join(', ') || 'no moderators'}`,
      )
      .join('\n');
  }
  if (what !== 'add' || title.length === 0) throw new UsageError(ADMIN_USAGE);
  const feed = await addFeed(ctx, name, title.join(' '));
  return `The feed ${feed.name} is open.`;
}

async function appoint(ctx: Context, name: string, feed: string, has: boolean): Promise<string> {
  await setModerator(ctx, name, feed, has);
  return has
    ? `${name} is now a moderator of ${feed}. It takes effect once two-factor login is on in their settings.`
    : `${name} is no longer a moderator of ${feed}.`;
}

/** Commands that parse their own arguments. */
const READERS = new Map([['credit', correct], ['feed', manageFeeds], ['demo', manageDemo], ...moderationCommands]);

/** Carries out one command of the operator and says what was done. */
export async function runOperatorCommand(parts: Parts, words: string[]): Promise<string> {
  const ctx = systemContext(parts);
  const [command, name, role, feed, ...rest] = words;
  const reader = READERS.get(command ?? '');
  if (reader) return reader(ctx, words.slice(1));
  if (rest.length > 0 || !name || (feed !== undefined && role !== 'mod')) throw new UsageError(ADMIN_USAGE);
  switch (command) {
    case 'backup':
      return backUp(parts, name);
    case 'grant':
    case 'revoke':
      if (!role || (role === 'mod' && !feed)) throw new UsageError(ADMIN_USAGE);
      if (feed) return appoint(ctx, name, feed, command === 'grant');
      await setRole(ctx, name, role, command === 'grant');
      return command === 'grant'
        ? `${name} now has the role ${role}. It takes effect once two-factor login is on in their settings.`
        : `${name} no longer has the role ${role}.`;
    case 'suspend':
    case 'unsuspend':
      await setSuspended(ctx, accountHooks, name, command === 'suspend');
      return command === 'suspend'
        ? `${name} is suspended and logged out. A plan of theirs is being cancelled.`
        : `${name} is no longer suspended.`;
    case 'end-sessions':
      await endAllSessions(ctx, name);
      return `${name} is logged out everywhere.`;
    default:
      throw new UsageError(ADMIN_USAGE);
  }
}
