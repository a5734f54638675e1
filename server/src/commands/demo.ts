import { UsageError } from '../operator.ts';
import { report, runCommand } from './run-command.ts';
import { DEMO_USAGE } from './usage.ts';

const words = process.argv.slice(2);
await report(words.length > 0 ? runCommand(['demo', ...words]) : Promise.reject(new UsageError(DEMO_USAGE)));
