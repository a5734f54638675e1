import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { type Parts, systemContext } from './app.ts';
import type { Context } from './context.ts';
import { endAllSessions, setRole, setSuspended } from './features/accounts/roles.service.ts';
import { correctCredits } from './features/billing/grants.service.ts';
import { writeBackup } from './platform/backup/backup.ts';

export const ADMIN_USAGE = `Usage: npm run admin -- <command>
  grant <username> admin      give a role (it needs two-factor login to be used)
  revoke <username> admin     take a role away
  suspend <username>          close an account's features and end its sessions
  unsuspend <username>        open them again
  end-sessions <username>     log somebody out everywhere
  credit <username> words|images <±number> <reason>
                              add to or take from somebody's credits`;

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

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

/** Carries out one command of the operator and says what was done. */
export async function runOperatorCommand(parts: Parts, words: string[]): Promise<string> {
  const ctx = systemContext(parts);
  const [command, name, role, ...rest] = words;
  if (command === 'credit') return correct(ctx, words.slice(1));
  if (rest.length > 0 || !name) throw new UsageError(ADMIN_USAGE);
  switch (command) {
    case 'backup':
      return backUp(parts, name);
    case 'grant':
    case 'revoke':
      if (!role) throw new UsageError(ADMIN_USAGE);
      await setRole(ctx, name, role, command === 'grant');
      return command === 'grant'
        ? `${name} now has the role ${role}. It takes effect once two-factor login is on in their settings.`
        : `${name} no longer has the role ${role}.`;
    case 'suspend':
    case 'unsuspend':
      await setSuspended(ctx, name, command === 'suspend');
      return command === 'suspend' ? `${name} is suspended and logged out.` : `${name} is no longer suspended.`;
    case 'end-sessions':
      await endAllSessions(ctx, name);
      return `${name} is logged out everywhere.`;
    default:
      throw new UsageError(ADMIN_USAGE);
  }
}
