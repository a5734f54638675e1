import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../scripts/lib/paths.mjs';
import { seededRandom } from '../lib/random.mjs';

/**
 * What a reply must have, where somebody wrote it down or it could be worked out.
 * @typedef {object} Expectation
 * @property {string[]} [card] words or /patterns/, one of which the reply names, from the card
 * @property {string[]} [recall] the same, from what the user said before or pinned
 * @property {'distress'} [mood] the message tells of distress, grief, fear or anger
 * @property {'question' | 'statement'} [kind] overrules the guess whether the message asks something
 */
/**
 * @typedef {object} DialogueTurn
 * @property {string} u what the user writes
 * @property {string} [a] one good answer
 * @property {Expectation} [expect]
 */
/**
 * A card and what a user writes to it.
 * @typedef {object} Dialogue
 * @property {string} id file and line
 * @property {string} name
 * @property {string} gender
 * @property {string} description
 * @property {string} secret
 * @property {string} talks
 * @property {string[]} facts pinned by the user
 * @property {'short' | 'medium' | 'long' | 'extra long'} size
 * @property {string} opening
 * @property {DialogueTurn[]} turns
 */

export const OWN_DIALOGUES = at('bench', 'persona', 'dialogues.jsonl');

/**
 * Reads one file of conversations, or every such file of a folder.
 * @param {string} path
 * @returns {Dialogue[]}
 */
export function readDialogues(path) {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
        .map((name) => join(path, name))
    : [path];
  return files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const stem = file.replace(/^.*\/|\.jsonl$/g, '');
    return lines.flatMap((line, n) => (line.trim() === '' ? [] : [{ id: `${stem}:${n + 1}`, ...JSON.parse(line) }]));
  });
}

/**
 * So many of a list as a seed chooses, in the order of the list.
 * @template T
 * @param {T[]} list
 * @param {number} count
 * @param {number} seed
 * @returns {T[]}
 */
export function sample(list, count, seed) {
  const random = seededRandom(seed);
  const drawn = list.map((item, n) => ({ item, n, mark: random() })).sort((a, b) => a.mark - b.mark);
  return drawn
    .slice(0, count)
    .sort((a, b) => a.n - b.n)
    .map(({ item }) => item);
}
