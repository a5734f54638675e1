import { measureEngines } from './engine-measures.ts';
import { trySamples } from './engine-samples.ts';
import { report, settings } from './run-command.ts';
import { UsageError } from './usage.ts';

/** Makes a small request to every engine and prints which answered, how fast, and the setting that replaces it. */
async function sample(): Promise<string> {
  const { table, silent } = await trySamples(settings());
  if (silent.length === 0) return table;
  console.log(table);
  throw new UsageError(`No answer from: ${silent.join(', ')}.`);
}

await report(process.argv[2] === 'measure' ? measureEngines(settings()).then(JSON.stringify) : sample());
