import { report, runCommand } from './run-command.ts';
import { DEMO_USAGE, UsageError } from './usage.ts';

const words = process.argv.slice(2);
await report(words.length > 0 ? runCommand(['demo', ...words]) : Promise.reject(new UsageError(DEMO_USAGE)));
