// Judging two builds of the built-in text engine blind, old against new.
//
//   node bench/persona-judge.mjs pack --dialogues <folder> --old <checkout> --new <checkout> --out <folder>
//        [--turns 120] [--seed 1] [--exclude <file>]
//   node bench/persona-judge.mjs score --out <folder> <verdicts.jsonl …>
//
// `pack` draws turns by a seed: a fifth that ask for what was said before, about a third that ask for facts of the card, the rest
// others; none from the conversations (comedy:12) or files (comedy) which the excluded list names, one a line. Every turn is answered
// by both engines with the good answers as what was said before. `<folder>/pack` is for the judge: rules.txt, and twenty turns a file
// with the replies as A and B in random order. `<folder>/key.json` is not.
//
// `score` reads what judges wrote, as rules.txt asks, and prints the shares for each engine.
import '../scripts/lib/node-version.mjs';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OWN_DIALOGUES, readDialogues } from './persona/dialogues.mjs';
import { writePack } from './persona/judge-pack.mjs';
import { turnsToJudge } from './persona/judge-sample.mjs';
import { readVerdicts, scoreTable } from './persona/judge-score.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dialogues: { type: 'string', default: process.env.PERSONA_DIALOGUES ?? OWN_DIALOGUES },
    old: { type: 'string' },
    new: { type: 'string' },
    out: { type: 'string' },
    turns: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    exclude: { type: 'string' },
  },
});
const [command, ...files] = positionals;
const { out } = values;

async function pack(/** @type {string} */ folder) {
  if (values.old === undefined || values.new === undefined) throw new Error('--old and --new name two checkouts.');
  const excluded =
    values.exclude === undefined ? [] : readFileSync(values.exclude, 'utf8').split(/\s+/).filter(Boolean);
  const seed = Number(values.seed);
  const turns = turnsToJudge(readDialogues(values.dialogues), Number(values.turns), seed, new Set(excluded));
  const { pack, key } = await writePack(turns, {
    old: resolve(values.old),
    new: resolve(values.new),
    out: folder,
    seed,
  });
  const count = (/** @type {string} */ kind) => key.turns.filter((turn) => turn.kind === kind).length;
  console.log(
    `${key.turns.length} turns in ${pack}: ${count('card')} on the card, ${count('recall')} recall, ${count('other')} others.`,
  );
}

function score(/** @type {string} */ folder) {
  const key = JSON.parse(readFileSync(join(folder, 'key.json'), 'utf8'));
  const verdicts = files.flatMap((file) => readVerdicts(readFileSync(file, 'utf8'), file));
  console.log(scoreTable(key, verdicts));
}

try {
  if (out === undefined) throw new Error('--out names the folder of the pack.');
  if (command === 'pack') await pack(out);
  else if (command === 'score') score(out);
  else throw new Error('Say pack or score.');
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(1);
}
process.exit();
