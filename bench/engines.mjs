// npm run bench -- engines: how fast the embedded engines write, speak and paint, and how late the event loop gets.
import '../scripts/lib/node-version.mjs';
import { makeScratch } from '../scripts/lib/app/scratch.mjs';
import { at } from '../scripts/lib/paths.mjs';
import { prepare } from '../scripts/lib/prepare.mjs';
import { run } from '../scripts/lib/processes.mjs';

/** @typedef {{ p50: number, p95: number }} Spread */

await prepare(['server']);
const { path: scratch, remove } = makeScratch('engines');
const { code, output } = await run(process.execPath, [at('server', 'dist', 'engines.js'), 'measure'], {
  cwd: scratch,
  env: { ...process.env, DATA_DIR: scratch, LOG_LEVEL: 'silent' },
});
remove();
if (code !== 0) {
  console.error(output);
  process.exit(1);
}
const found = JSON.parse(output.trim().split('\n').at(-1) ?? '');
const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
const spread = (/** @type {Spread} */ { p50, p95 }) => `${ms(p50)} (p95 ${ms(p95)})`;
const ratio = (/** @type {Spread} */ { p50, p95 }) => `${p50.toFixed(3)} (p95 ${p95.toFixed(3)})`;
/** @param {boolean} isMet */
const mark = (isMet) => (isMet ? 'met' : 'MISSED');

console.log(
  `text    ${found.engines.text}: first piece ${spread(found.firstPiece)}; first of all ${ms(found.firstLoad.text)}`,
);
console.log(
  `speech  ${found.engines.speech}: ${ratio(found.speechRealTime)} of real time, target 0.2: ${mark(found.speechRealTime.p50 <= 0.2)}; ` +
    `first sound ${spread(found.firstSound)}; first of all ${ms(found.firstLoad.speech)}`,
);
console.log(
  `image   ${found.engines.image}: ${spread(found.portrait)}, target 1000 ms: ${mark(found.portrait.p50 < 1000)}; ` +
    `first of all ${ms(found.firstLoad.image)}`,
);
const { idle, busy } = found.loopDelayP99;
console.log(
  `loop    p99 ${busy.toFixed(1)} ms late while all run, ${idle.toFixed(1)} ms with nothing to do, target 20 ms: ${mark(busy < 20)}`,
);
const { replies, secondsOfSpeech, portraits } = found.madeMeanwhile;
console.log(
  `        meanwhile ${replies} replies, ${secondsOfSpeech.toFixed(0)} s of speech, ${portraits} portraits in 12 s`,
);
