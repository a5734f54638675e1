import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backupName } from './operator.ts';
import { report, runCommand, settings } from './run-command.ts';

async function backUp(): Promise<string> {
  const argument = process.argv[2];
  const target = argument ? resolve(argument) : join(settings().dataDir, 'backups', backupName());
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  return runCommand(['backup', target]);
}

await report(backUp());
