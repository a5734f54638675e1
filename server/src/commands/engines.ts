import { measureEngines } from './engine-measures.ts';
import { trySamples } from './engine-samples.ts';
import { report, settings } from './run-command.ts';
import { UsageError } from './usage.ts';

/** Asks every engine for something small and shows who answered, how fast, and what to set for another. */
async function sample(): Promise<string> {
  const { table, silent } = await trySamples(settings());
  if (silent.length === 0) return table;
  console.log(table);
  throw new UsageError(`No answer from: ${silent.join(', ')}.`);
}

await report(process.argv[2] === 'measure' ? measureEngines(settings()).then(JSON.stringify) : sample());
