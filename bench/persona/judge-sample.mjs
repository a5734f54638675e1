import { seededRandom } from '../lib/random.mjs';
import { commonWords, expectationOf, kindOf } from './expectations.mjs';

/** @typedef {import('./dialogues.mjs').Dialogue} Dialogue */
/** @typedef {'card' | 'recall' | 'other'} Kind */
/** A turn to be judged.
 * @typedef {{ dialogue: Dialogue, at: number, kind: Kind }} JudgedTurn */

/** How many of the turns ask for the card, for what was said, and for neither. */
const SHARES = /** @type {const} */ ({ recall: 0.2, card: 0.35, other: 0.45 });

/**
 * @template T
 * @param {T[]} list
 * @param {() => number} random
 */
const shuffled = (list, random) =>
  list
    .map((item) => ({ item, mark: random() }))
    .sort((a, b) => a.mark - b.mark)
    .map(({ item }) => item);

/**
 * Turns of each kind as a seed chooses them, no two of a conversation as long as there are enough of them.
 * @param {Dialogue[]} dialogues
 * @param {number} count
 * @param {number} seed
 * @param {Set<string>} excluded ids of conversations ('comedy:12') or files ('comedy')
 * @returns {JudgedTurn[]}
 */
export function turnsToJudge(dialogues, count, seed, excluded) {
  const random = seededRandom(seed);
  const common = commonWords(dialogues);
  const left = dialogues.filter(({ id }) => !excluded.has(id) && !excluded.has(id.replace(/:\d+$/, '')));
  const turns = left.flatMap((dialogue) =>
    dialogue.turns.map((_, at) => ({
      dialogue,
      at,
      kind: /** @type {Kind} */ (kindOf(expectationOf(dialogue, at, { common, isReference: true }))),
    })),
  );
  const used = new Set();
  /** @type {JudgedTurn[]} */
  const chosen = [];
  for (const kind of /** @type {Kind[]} */ (['recall', 'card', 'other'])) {
    const wanted = kind === 'other' ? count - chosen.length : Math.round(count * SHARES[kind]);
    const mixed = shuffled(
      turns.filter((turn) => turn.kind === kind),
      random,
    );
    /** @type {JudgedTurn[]} */
    const fresh = [];
    for (const turn of mixed) {
      if (fresh.length >= wanted || used.has(turn.dialogue.id)) continue;
      used.add(turn.dialogue.id);
      fresh.push(turn);
    }
    const more = mixed.filter((turn) => !fresh.includes(turn)).slice(0, wanted - fresh.length);
    chosen.push(...fresh, ...more);
  }
  return shuffled(chosen, random);
}
