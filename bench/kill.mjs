// npm run bench:kill [-- rounds] [--postgres] [--seed n]: kills the server under write load and looks for what is lost.
import '../scripts/lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/lib/prepare.mjs';
import { say, spell } from '../scripts/lib/say.mjs';
import { startPostgres } from '../scripts/lib/throwaway-postgres.mjs';
import { ensureTools } from '../scripts/lib/tools.mjs';
import { runKillRounds } from './lib/kill-rounds.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { postgres: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
const rounds = Number(positionals[0] ?? 50);
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);

await prepare(['server']);
const { postgresql } = values.postgres ? await ensureTools(['postgresql']) : {};
if (values.postgres && !postgresql) throw new Error('There is no PostgreSQL, and it could not be installed.');
const postgres = postgresql ? await startPostgres(postgresql) : undefined;

console.log(`${rounds} kills of the app under write load, on ${postgres ? 'PostgreSQL' : 'PGlite'}, seed ${seed}`);
const result = await runKillRounds({ rounds, seed, databaseUrl: postgres?.url, onRound: say });
await postgres?.stop();

const { registrations, edits, lost, half, unopenable, refusals, restartMs } = result;
console.log(`rounds         ${result.rounds}`);
console.log(`acknowledged   ${registrations + edits} (${registrations} sign-ups, ${edits} edits)`);
console.log(`lost           ${lost.length} (must be 0)`);
console.log(`half accounts  ${half.length} (must be 0)`);
console.log(`unopenable     ${unopenable.length} (must be 0)`);
console.log(`unexpected     ${refusals.length} answers (must be 0)`);
console.log(`restart        p50 ${spell(restartMs.p50)}, max ${spell(restartMs.max)}`);
for (const fault of [...lost, ...half, ...unopenable, ...refusals].slice(0, 50)) console.log(`✗ ${fault}`);
const holds = lost.length + half.length + unopenable.length + refusals.length === 0 && edits > 0 && registrations > 0;
process.exitCode = holds ? 0 : 1;
