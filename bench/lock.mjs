// npm run bench:lock [-- times]: a second start on the same data directory must end at once and name the first.
import '../scripts/lib/node-version.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';
import { spell } from '../scripts/lib/say.mjs';
import { runDoubleStarts } from './lib/double-starts.mjs';

const AT_ONCE_MS = 2_000;
const times = Number(process.argv[2] ?? 20);

await prepare(['server']);
const { exitMs, faults } = await runDoubleStarts({ times });
console.log(`${times} second starts on the data directory of a running server, then three stale locks`);
console.log(`refused        p50 ${spell(exitMs.p50)}, max ${spell(exitMs.max)} (at most ${spell(AT_ONCE_MS)})`);
console.log(`faults         ${faults.length} (must be 0)`);
for (const fault of faults) console.log(`✗ ${fault}`);
process.exitCode = faults.length === 0 && exitMs.max <= AT_ONCE_MS ? 0 : 1;
