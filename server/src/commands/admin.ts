import { report, runCommand } from './run-command.ts';
import { ADMIN_USAGE, UsageError } from './usage.ts';

const words = process.argv.slice(2);
// Backups have a command of their own, which knows where to put them.
const usable = words.length > 0 && words[0] !== 'backup';
await report(usable ? runCommand(words) : Promise.reject(new UsageError(ADMIN_USAGE)));
