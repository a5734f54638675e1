import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeScratch } from '../../scripts/lib/app/scratch.mjs';
import { at as inRepository } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/processes.mjs';
import { seededRandom } from '../lib/random.mjs';
import { promptOf } from './play.mjs';

/** @typedef {import('./judge-sample.mjs').JudgedTurn} JudgedTurn */
/** Which engine wrote what.
 * @typedef {object} KeyTurn
 * @property {number} turn
 * @property {string} id of the conversation
 * @property {number} at which of its turns
 * @property {import('./judge-sample.mjs').Kind} kind
 * @property {'old' | 'new'} a who wrote reply A
 */
/** @typedef {{ seed: number, old: string, new: string, turns: KeyTurn[] }} Key */

const A_FILE = 20;
const LAST_TURNS = 6;
const LONGEST_MS = 30 * 60_000;

/**
 * What the engine of a checkout replies to each, in a process of its own.
 * @param {string} checkout
 * @param {import('./engine.mjs').Prompt[]} prompts
 * @returns {Promise<string[]>}
 */
async function answersOf(checkout, prompts) {
  const { path, remove } = makeScratch('judge');
  try {
    const [from, to] = [join(path, 'prompts.json'), join(path, 'replies.json')];
    writeFileSync(from, JSON.stringify(prompts));
    const script = inRepository('bench', 'persona', 'answer.mjs');
    const { code, output } = await run(process.execPath, [script, checkout, from, to], { timeoutMs: LONGEST_MS });
    if (code !== 0) throw new Error(`${output}\nThe engine of ${checkout} failed.`);
    return JSON.parse(readFileSync(to, 'utf8'));
  } finally {
    remove();
  }
}

/**
 * One turn as the judge reads it.
 * @param {JudgedTurn} judged
 * @param {{ turn: number, a: string, b: string }} replies
 */
export function turnText({ dialogue, at }, { turn, a, b }) {
  const { name, gender, description, secret, talks, facts, size, opening, turns } = dialogue;
  const first = Math.max(0, at - LAST_TURNS);
  const said = turns.slice(first, at).flatMap(({ u, a: answer = '' }) => [`USER: ${u}`, `${name}: ${answer}`]);
  return [
    `==================== TURN ${turn} ====================`,
    `CARD: ${name} (${gender})`,
    description,
    `Secrets: ${secret}`,
    `How they talk: ${talks}`,
    ...(facts.length > 0 ? [`Pinned by the user: ${facts.join(' | ')}`] : []),
    `Wanted length: ${size}`,
    '',
    'BEFORE',
    ...(first === 0 ? [`${name}: ${opening}`] : []),
    ...said,
    '',
    'THE USER WRITES',
    turns[at]?.u ?? '',
    '',
    '---------- REPLY A ----------',
    a,
    '---------- REPLY B ----------',
    b,
    '',
  ].join('\n');
}

/**
 * Has both engines answer, and writes what a judge needs to `pack` and what a judge must not see to `key.json`.
 * @param {JudgedTurn[]} turns
 * @param {{ old: string, new: string, out: string, seed: number }} options
 */
export async function writePack(turns, options) {
  const { out, seed } = options;
  const prompts = turns.map(({ dialogue, at }) =>
    promptOf(
      dialogue,
      at,
      dialogue.turns.map(({ a = '' }) => a),
      seed,
    ),
  );
  const replies = { old: await answersOf(options.old, prompts), new: await answersOf(options.new, prompts) };
  const random = seededRandom(seed + 1);
  /** @type {Key} */
  const key = { seed, old: options.old, new: options.new, turns: [] };
  const texts = turns.map((judged, n) => {
    const [a, b] = random() < 0.5 ? /** @type {const} */ (['old', 'new']) : /** @type {const} */ (['new', 'old']);
    key.turns.push({ turn: n + 1, id: judged.dialogue.id, at: judged.at, kind: judged.kind, a });
    return turnText(judged, { turn: n + 1, a: replies[a][n] ?? '', b: replies[b][n] ?? '' });
  });
  const pack = join(out, 'pack');
  mkdirSync(pack, { recursive: true });
  copyFileSync(inRepository('bench', 'persona', 'judge-rules.txt'), join(pack, 'rules.txt'));
  for (let from = 0; from < texts.length; from += A_FILE) {
    const number = String(from / A_FILE + 1).padStart(2, '0');
    writeFileSync(join(pack, `turns-${number}.txt`), texts.slice(from, from + A_FILE).join('\n'));
  }
  writeFileSync(join(out, 'key.json'), JSON.stringify(key, null, 1));
  return { pack, key };
}
