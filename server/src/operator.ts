import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { accountHooks, type Parts, systemContext } from './app.ts';
import type { Context } from './context.ts';
import { endAllSessions, setRole, setSuspended } from './features/accounts/roles.service.ts';
import { correctCredits } from './features/billing/grants.service.ts';
import { viewRefusal, viewThing } from './features/moderation/moderation.view.ts';
import { readRefusals, readReports } from './features/moderation/moderation-queue.service.ts';
import { closeReport } from './features/moderation/reports.service.ts';
import { hideSiren, unhideSiren } from './features/sirens/siren-hiding.service.ts';
import { findHiddenReasons, reviewSiren } from './features/sirens/siren-review.service.ts';
import { viewReview } from './features/sirens/siren-review.view.ts';
import { writeBackup } from './platform/backup/backup.ts';

export const ADMIN_USAGE = `Usage: npm run admin -- <command>
  grant <username> admin      give a role (it needs two-factor login to be used)
  revoke <username> admin     take a role away
  suspend <username>          close an account's features, end its sessions and cancel its plan
  unsuspend <username>        open them again
  end-sessions <username>     log somebody out everywhere
  credit <username> words|images <±number> <reason>
                              add to or take from somebody's credits
  reports [number]            what is reported and waits for somebody to look at it, newest last
  report <id> close <outcome> close one report and note what came of it
  refusals [number]           what moderation refused, newest last
  show siren <id>             all that was written of a siren, also of a hidden or private one
  hide siren <id> <reason>    take a siren out of sight, tell its owner why, close its reports
  unhide siren <id>           show it again`;

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

const MOST_LISTED = 1000;

/** A whole number from 1 on, such as people type it. */
function numberFrom(word: string): number {
  const number = Number(word);
  if (!/^\d+$/.test(word) || number < 1 || !Number.isSafeInteger(number)) throw new UsageError(ADMIN_USAGE);
  return number;
}

function listLength(words: string[], standard: number): number {
  if (words.length > 1) throw new UsageError(ADMIN_USAGE);
  return Math.min(words[0] === undefined ? standard : numberFrom(words[0]), MOST_LISTED);
}

async function listReports(ctx: Context, words: string[]): Promise<string> {
  const { things, all } = await readReports(ctx, listLength(words, 50));
  if (all === 0) return 'Nothing is reported.';
  const more = all > things.length ? [`${all} things are reported. These are the newest ${things.length}:`] : [];
  const sirenIds = things.flatMap(({ subject, subjectId }) => (subject === 'siren' ? [subjectId] : []));
  const hidden = await findHiddenReasons(ctx, sirenIds);
  const listed = things.map((thing) =>
    viewThing(thing, thing.subject === 'siren' ? hidden.get(thing.subjectId) : undefined),
  );
  return [...more, ...listed].join('\n');
}

async function closeOne(ctx: Context, words: string[]): Promise<string> {
  const [id = '', close, ...outcome] = words;
  if (close !== 'close' || outcome.length === 0) throw new UsageError(ADMIN_USAGE);
  const { subject, subjectId } = await closeReport(ctx, numberFrom(id), outcome.join(' '));
  return `Report ${id} about ${subject} ${subjectId} is closed.`;
}

async function listRefusals(ctx: Context, words: string[]): Promise<string> {
  const refusals = await readRefusals(ctx, listLength(words, 20));
  return refusals.length === 0 ? 'Nothing was refused.' : refusals.map(viewRefusal).join('\n');
}

async function show(ctx: Context, words: string[]): Promise<string> {
  const [kind, id = '', ...rest] = words;
  if (kind !== 'siren' || rest.length > 0) throw new UsageError(ADMIN_USAGE);
  return viewReview(await reviewSiren(ctx, numberFrom(id)));
}

async function hide(ctx: Context, words: string[]): Promise<string> {
  const [kind, id = '', ...reason] = words;
  if (kind !== 'siren' || reason.length === 0) throw new UsageError(ADMIN_USAGE);
  const { closed } = await hideSiren(ctx, numberFrom(id), reason.join(' '));
  return `Siren ${id} is hidden, and its owner is told why. Reports closed: ${closed}.`;
}

async function unhide(ctx: Context, words: string[]): Promise<string> {
  const [kind, id = '', ...rest] = words;
  if (kind !== 'siren' || rest.length > 0) throw new UsageError(ADMIN_USAGE);
  const { closed } = await unhideSiren(ctx, numberFrom(id));
  return `Siren ${id} can be seen again, and its owner is told. Reports closed: ${closed}.`;
}

/** Commands that read what follows their name themselves. */
const READERS = new Map([
  ['credit', correct],
  ['reports', listReports],
  ['report', closeOne],
  ['refusals', listRefusals],
  ['show', show],
  ['hide', hide],
  ['unhide', unhide],
]);

/** Carries out one command of the operator and says what was done. */
export async function runOperatorCommand(parts: Parts, words: string[]): Promise<string> {
  const ctx = systemContext(parts);
  const [command, name, role, ...rest] = words;
  const reader = READERS.get(command ?? '');
  if (reader) return reader(ctx, words.slice(1));
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
