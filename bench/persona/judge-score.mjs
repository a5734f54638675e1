/** @typedef {import('./judge-pack.mjs').Key} Key */
/** @typedef {{ relevant: boolean, correct: boolean, character: boolean, writing: number }} Verdict */
/** @typedef {import('./judge-sample.mjs').Kind} Kind */
/** @typedef {{ turn: number, asks?: Kind, A: Verdict, B: Verdict }} VerdictLine */
/** @typedef {Verdict & { kind: Kind }} Judged */

/** @param {unknown} value @returns {value is Verdict} */
function isVerdict(value) {
  const { relevant, correct, character, writing } = /** @type {Record<string, unknown>} */ (value ?? {});
  const isRated = typeof writing === 'number' && writing >= 0 && writing <= 3;
  return isRated && [relevant, correct, character].every((one) => typeof one === 'boolean');
}

/**
 * @param {string} text a file of verdicts, a line of JSON for each turn
 * @param {string} name of the file, for what is said of a bad line
 * @returns {VerdictLine[]}
 */
export function readVerdicts(text, name) {
  return text.split('\n').flatMap((line, n) => {
    if (line.trim() === '') return [];
    const where = `${name}, line ${n + 1}`;
    /** @type {VerdictLine} */
    let verdict;
    try {
      verdict = JSON.parse(line);
    } catch {
      throw new Error(`${where}: this is no JSON.`);
    }
    const isKind = verdict.asks === undefined || ['card', 'recall', 'other'].includes(verdict.asks);
    if (typeof verdict.turn !== 'number' || !isKind || !isVerdict(verdict.A) || !isVerdict(verdict.B)) {
      throw new Error(
        `${where}: a turn, and for A and B relevant, correct, character and writing from 0 to 3 are needed.`,
      );
    }
    return [verdict];
  });
}

/**
 * What was said of each engine.
 * @param {Key} key
 * @param {VerdictLine[]} verdicts
 */
export function unblind(key, verdicts) {
  const turns = new Map(key.turns.map((turn) => [turn.turn, turn]));
  return verdicts.map(({ turn, asks, A, B }) => {
    const known = turns.get(turn);
    if (!known) throw new Error(`The key has no turn ${turn}.`);
    const [old, fresh] = known.a === 'old' ? [A, B] : [B, A];
    const kind = asks ?? known.kind;
    // What is beside the message cannot be right.
    const judged = (/** @type {Verdict} */ one) => ({ ...one, correct: one.relevant && one.correct, kind });
    return { turn, old: judged(old), new: judged(fresh) };
  });
}

const share = (/** @type {number} */ part, /** @type {number} */ of) =>
  of === 0 ? '–' : `${part} of ${of} (${Math.round((part / of) * 100)} %)`;

/**
 * @param {Key} key
 * @param {VerdictLine[]} verdicts
 */
export function scoreTable(key, verdicts) {
  const judged = unblind(key, verdicts);
  /** @type {(name: string, cell: (list: Judged[]) => string) => string} */
  const row = (name, cell) =>
    `${name.padEnd(34)}${cell(judged.map((one) => one.old)).padEnd(22)}${cell(judged.map((one) => one.new))}`;
  /** @type {(test: (one: Judged) => boolean, among?: (one: Judged) => boolean) => (list: Judged[]) => string} */
  const shareOf =
    (test, among = () => true) =>
    (list) =>
      share(list.filter((one) => among(one) && test(one)).length, list.filter(among).length);
  const isCorrect = (/** @type {Judged} */ one) => one.correct;
  const ofKind = (/** @type {string} */ kind) => (/** @type {Judged} */ one) => one.kind === kind;
  const mean = (/** @type {Judged[]} */ list) =>
    list.length === 0 ? '–' : (list.reduce((sum, { writing }) => sum + writing, 0) / list.length).toFixed(2);
  const gained = judged.filter((one) => one.new.correct && !one.old.correct).length;
  const lost = judged.filter((one) => one.old.correct && !one.new.correct).length;
  const missing = key.turns.filter(({ turn }) => !verdicts.some((verdict) => verdict.turn === turn)).length;
  return [
    `${''.padEnd(34)}${'old'.padEnd(22)}new`,
    row(
      'relevant',
      shareOf((one) => one.relevant),
    ),
    row('relevant and correct', shareOf(isCorrect)),
    row('  facts of the card', shareOf(isCorrect, ofKind('card'))),
    row('  recall of what was said', shareOf(isCorrect, ofKind('recall'))),
    row('  everything else', shareOf(isCorrect, ofKind('other'))),
    row(
      'in character',
      shareOf((one) => one.character),
    ),
    row('writing, 0 to 3', mean),
    `correct only from the new engine ${gained}, only from the old ${lost}`,
    ...(missing > 0 ? [`${missing} of ${key.turns.length} turns have no verdict yet`] : []),
  ].join('\n');
}
