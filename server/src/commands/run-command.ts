import { openParts } from '../boot/parts.ts';
import { explainFault } from '../boot/start-faults.ts';
import { type Config, readConfig, readEnvironment } from '../config.ts';
import { findHolder, isAlive } from '../platform/db/data-lock.ts';
import { makeLog } from '../platform/log.ts';
import { askRunningServer } from './control.ts';
import { runOperatorCommand } from './operator.ts';
import { UsageError } from './usage.ts';

process.umask(0o077);

/** The settings of this run, for the sentence when it fails. */
let used: Config | undefined;

/** The checked settings of a command. */
export function settings(): Config {
  used = readConfig(readEnvironment());
  return used;
}

/** Runs an operator's command in the server that holds the data, or here when none does. */
export async function runCommand(words: string[]): Promise<string> {
  const config = settings();
  const holder = config.databaseUrl ? undefined : findHolder(config.dataDir);
  if (holder && isAlive(config.dataDir, holder)) return askRunningServer(holder, words);
  const parts = await openParts(config, makeLog('warn'), undefined);
  try {
    return await runOperatorCommand(parts, words);
  } finally {
    await parts.close();
  }
}

/** Prints what a command did, or why it could not, and ends the process. */
export async function report(work: Promise<string>): Promise<never> {
  try {
    console.log(await work);
    process.exit(0);
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : (explainFault(error, used) ?? error));
    process.exit(1);
  }
}
