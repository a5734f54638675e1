// npm run bench: every benchmark after the other, each in short. Their own commands take longer and show more.
import '../scripts/lib/node-version.mjs';
import { at } from '../scripts/lib/paths.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';
import { run } from '../scripts/lib/processes.mjs';

const BENCHMARKS = [['page-weight.mjs'], ['lock.mjs', '10'], ['kill.mjs', '10'], ['kill.mjs', '10', '--postgres']];

await prepare(['server', 'web']);
for (const [name = '', ...args] of BENCHMARKS) {
  console.log(`\n── bench/${name} ${args.join(' ')}`);
  const { code, output } = await run(process.execPath, [at('bench', name), ...args]);
  console.log(output.trimEnd());
  if (code !== 0) process.exitCode = 1;
}
