import { openParts } from '../boot.ts';
import { ConfigError, readConfig, readEnvironment } from '../config.ts';
import { askRunningServer } from '../control.ts';
import { runOperatorCommand, UsageError } from '../operator.ts';
import { AppError } from '../platform/app-error.ts';
import { DataDirectoryBusy, findHolder, isAlive } from '../platform/db/data-lock.ts';
import { makeLog } from '../platform/log.ts';

/** Runs an operator's command in the server that holds the data, or here when none does. */
export async function runCommand(words: string[]): Promise<string> {
  const config = readConfig(readEnvironment());
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
    const known = [UsageError, AppError, ConfigError, DataDirectoryBusy].some((kind) => error instanceof kind);
    const refused = (error as Error).name === 'RestoreRefused';
    console.error(known || refused ? (error as Error).message : error);
    process.exit(1);
  }
}
