import { findingsOf } from './counts.mjs';

/** @typedef {ReturnType<typeof import('./counts.mjs').countsOf>} Counts */
/** @typedef {import('./counts.mjs').Played} Played */

const share = (/** @type {number} */ part, /** @type {number} */ of) =>
  of === 0 ? 'none to count' : `${part} of ${of} (${Math.round((part / of) * 100)} %)`;

/**
 * What a reply did wrong or right, in short.
 * @param {import('./counts.mjs').Finding} finding
 */
function marksOf({ questions, unanswered, namesCard, recalls, frivolous, repeated, pasted }) {
  return [
    ...(namesCard === undefined ? [] : [namesCard ? 'card named' : 'CARD NOT NAMED']),
    ...(recalls === undefined ? [] : [recalls ? 'recalled' : 'NOT RECALLED']),
    ...(unanswered.length > 0 ? [`UNANSWERED ${unanswered.length} of ${questions.length}`] : []),
    ...(frivolous.length > 0 ? ['FRIVOLOUS'] : []),
    ...(repeated.length > 0 ? ['REPEATED'] : []),
    ...(pasted.length > 0 ? ['PASTED'] : []),
  ];
}

/**
 * A conversation to be read, with what was found beside each reply.
 * @param {Played} played
 */
export function transcriptOf(played) {
  const { dialogue, replies } = played;
  const { id, name, size, description, secret, talks, facts, opening, turns } = dialogue;
  const findings = findingsOf(played);
  const head = [`── ${id} ${name} (${size})`, `   ${description}`, `   Secret: ${secret}`, `   Talks: ${talks}`];
  const pinned = facts.map((fact) => `   Pinned: ${fact}`);
  const lines = turns.flatMap(({ u }, at) => {
    const marks = findings[at] ? marksOf(findings[at]) : [];
    return [`> ${u}`, `  ${replies[at]?.text ?? ''}${marks.length > 0 ? `  [${marks.join(', ')}]` : ''}`];
  });
  return [...head, ...pinned, `  ${opening}`, ...lines].join('\n');
}

/**
 * The figures of a run as a table.
 * @param {Counts} counts
 */
export function tableOf(counts) {
  const { card, recall, questions, frivolous, shared, words, time } = counts;
  const rows = [
    ['sirens, replies', `${counts.sirens}, ${counts.replies}`],
    ['facts of the card named', share(card.named, card.of)],
    ['what was said recalled', share(recall.named, recall.of)],
    ['questions unanswered', share(questions.unanswered, questions.of)],
    ['turns that ask, without any answer', share(questions.turnsWithoutAnswer, questions.turns)],
    ['frivolous within three turns of distress', share(frivolous.replies, frivolous.of)],
    ['lines shared by two sirens', `${shared.lines} of ${counts.lines} said`],
    ['lines repeated in a story', String(counts.repeated)],
    ['sentences of the card pasted', String(counts.pasted)],
    ['replies that end with a question', share(counts.endsWithQuestion, counts.replies)],
    [
      'words a reply',
      Object.entries(words)
        .map(([size, mean]) => `${size} ${mean.toFixed(0)}`)
        .join(', '),
    ],
    [
      'time a reply',
      `median ${time.p50.toFixed(0)} ms, p95 ${time.p95.toFixed(0)} ms, the first ${time.first.toFixed(0)} ms`,
    ],
  ];
  const most = shared.most.map(([line, count]) => `  ${count} sirens: ${line}`);
  return [...rows.map(([name = '', value]) => `${name.padEnd(42)}${value}`), ...most].join('\n');
}
