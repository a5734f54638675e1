// Trains the matcher of src/match/ with the records beside this file. See README.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const HELD_OUT = 4;
const folder = import.meta.dirname;
const built = pathToFileURL(join(folder, '..', 'dist', 'matcher-training.js')).href;
const { evaluateMatcher, openSentenceModel, trainMatcher } = await import(built);
const isTrial = process.argv.includes('--hold-out');

/** @param {string} line */
function recordOf(line) {
  const { card, told, asks, none } = JSON.parse(line);
  return {
    kind: card ? 'card' : 'told',
    sentences: card ?? told,
    asks: asks.map((/** @type {{ u: string, s: number | number[] }} */ { u, s }) => ({
      message: u,
      answers: [s].flat(),
    })),
    none,
  };
}

/** @param {Float32Array} matrix */
function packed(matrix) {
  const scale = matrix.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  const bytes = Int8Array.from(matrix, (value) => Math.round(value / scale));
  return { text: Buffer.from(bytes.buffer).toString('base64'), scale };
}

const records = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .sort()
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n').map(recordOf));
const isHeldOut = (/** @type {unknown} */ _, /** @type {number} */ at) => isTrial && at % HELD_OUT === 0;
const model = await openSentenceModel();
if (model.because !== undefined) throw new Error(`The sentence model is needed: ${model.because}.`);

/**
 * @param {'card' | 'told'} kind
 * @param {string} file
 * @param {string} name
 */
async function train(kind, file, name) {
  const own = records.filter((record) => record.kind === kind);
  const trained = await trainMatcher(
    own.filter((record, at) => !isHeldOut(record, at)),
    model,
  );
  console.log(kind, await evaluateMatcher(isTrial ? own.filter(isHeldOut) : own, model, trained));
  if (isTrial) return;
  const [asked, told] = [packed(trained.asked), packed(trained.told)];
  const weights = {
    model: model.version,
    length: trained.length,
    rank: trained.rank,
    asked: asked.text,
    askedScale: asked.scale,
    told: told.text,
    toldScale: told.scale,
    features: [...trained.features].map((value) => Number(value.toFixed(4))),
    none: Number(trained.none.toFixed(4)),
    steepness: trained.steepness,
  };
  writeFileSync(
    join(folder, '..', 'src', 'match', file),
    `/** Written by training/train.mjs; training/README.md says how, and from what. */\nexport const ${name} = ${JSON.stringify(weights, null, 2)};\n`,
  );
}

await train('card', 'weights.data.ts', 'weights');
await train('told', 'told-weights.data.ts', 'toldWeights');
