import { mayAnswer, questionsOf } from './questions.mjs';
import { FRIVOLOUS } from './words.data.mjs';
import { names, sameWords, sentencesOf, spokenOf, wordsOf } from './words.mjs';

/** @typedef {import('./dialogues.mjs').Dialogue} Dialogue */
/** @typedef {import('./dialogues.mjs').Expectation} Expectation */
/** @typedef {import('./play.mjs').Reply} Reply */
/** A conversation as it was played.
 * @typedef {{ dialogue: Dialogue, expected: Expectation[], replies: Reply[] }} Played */
/** What is found at one turn.
 * @typedef {object} Finding
 * @property {string[]} questions
 * @property {string[]} unanswered of those
 * @property {boolean} [namesCard] whether the fact of the card was named; absent where none is expected
 * @property {boolean} [recalls]
 * @property {string[]} frivolous what does not belong so soon after distress
 * @property {string[]} repeated sentences that stood in this story before
 * @property {string[]} pasted sentences of the card, unchanged
 */

/** Shorter sentences may be said by everybody, and twice. */
export const LINE_WORDS = 5;
/** Turns after distress in which nothing frivolous is said, beside the turn itself. */
export const CALM_TURNS = 3;

const lines = (/** @type {string} */ text) =>
  sentencesOf(text).filter((sentence) => wordsOf(sentence).length >= LINE_WORDS);

/**
 * @param {Played} played
 * @param {number} at
 */
function frivolousAt({ expected, replies }, at) {
  const isNear = expected.slice(Math.max(0, at - CALM_TURNS), at + 1).some(({ mood }) => mood === 'distress');
  const text = replies[at]?.text ?? '';
  return isNear ? sentencesOf(text).filter((sentence) => FRIVOLOUS.test(sentence)) : [];
}

/**
 * @param {Played} played
 * @param {number} at
 * @returns {Finding}
 */
function findingOf(played, at) {
  const { dialogue, expected, replies } = played;
  const { card, recall, kind } = expected[at] ?? {};
  const text = replies[at]?.text ?? '';
  const message = dialogue.turns[at]?.u ?? '';
  const found = questionsOf(message);
  const asked = found.length === 0 && kind === 'question' ? [message] : found;
  const questions = kind === 'statement' ? [] : asked;
  const known = [...sentencesOf(dialogue.description), ...dialogue.facts, ...sentencesOf(dialogue.secret)];
  const before = new Set(
    [dialogue.opening, ...replies.slice(0, at).map((reply) => reply.text)].flatMap(lines).map(sameWords),
  );
  const own = new Set(sentencesOf(dialogue.description).map(sameWords));
  const namesOne = (/** @type {string[]} */ things) => things.some((thing) => names(spokenOf(text), thing));
  const isMet = namesOne([...(card ?? []), ...(recall ?? [])]);
  return {
    questions,
    unanswered: questions.filter((question) => !mayAnswer(question, text, known)).slice(isMet ? 1 : 0),
    ...(card && { namesCard: namesOne(card) }),
    ...(recall && { recalls: namesOne(recall) }),
    frivolous: frivolousAt(played, at),
    repeated: lines(text).filter((line) => before.has(sameWords(line))),
    pasted: sentencesOf(text).filter((line) => own.has(sameWords(line)) && wordsOf(line).length > 2),
  };
}

/** @param {Played} played @returns {Finding[]} */
export const findingsOf = (played) => played.replies.map((_, at) => findingOf(played, at));

/**
 * The sentences that two or more sirens say, with how many do; the commonest first.
 * @param {Played[]} all
 * @returns {[string, number][]}
 */
export function sharedLines(all) {
  /** @type {Map<string, Set<string>>} */
  const sayers = new Map();
  for (const { dialogue, replies } of all) {
    for (const line of replies.flatMap(({ text }) => lines(text)).map(sameWords)) {
      const who = sayers.get(line) ?? new Set();
      sayers.set(line, who.add(`${dialogue.name} ${dialogue.description}`));
    }
  }
  return [...sayers]
    .map(([line, who]) => /** @type {[string, number]} */ ([line, who.size]))
    .filter(([, count]) => count > 1)
    .sort((a, b) => b[1] - a[1]);
}

/**
 * The number below which such a share of the others lies.
 * @param {number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * All figures of a run.
 * @param {Played[]} all
 */
export function countsOf(all) {
  const findings = all.flatMap(findingsOf);
  const replies = all.flatMap((played) => played.replies);
  const sum = (/** @type {(finding: Finding) => number} */ count) =>
    findings.reduce((total, one) => total + count(one), 0);
  const asking = findings.filter(({ questions }) => questions.length > 0);
  const shared = sharedLines(all);
  const times = replies.slice(1).map(({ ms }) => ms);
  const sizes = Object.fromEntries(
    ['short', 'medium', 'long', 'extra long'].flatMap((size) => {
      const of = all.filter(({ dialogue }) => dialogue.size === size).flatMap((played) => played.replies);
      const words = of.reduce((total, { text }) => total + wordsOf(text).length, 0);
      return of.length === 0 ? [] : [[size, words / of.length]];
    }),
  );
  return {
    sirens: all.length,
    replies: replies.length,
    card: {
      named: sum(({ namesCard }) => Number(namesCard === true)),
      of: sum(({ namesCard }) => Number(namesCard !== undefined)),
    },
    recall: {
      named: sum(({ recalls }) => Number(recalls === true)),
      of: sum(({ recalls }) => Number(recalls !== undefined)),
    },
    questions: {
      unanswered: sum(({ unanswered }) => unanswered.length),
      of: sum(({ questions }) => questions.length),
      turnsWithoutAnswer: asking.filter(({ questions, unanswered }) => questions.length === unanswered.length).length,
      turns: asking.length,
    },
    frivolous: {
      replies: sum(({ frivolous }) => Math.min(1, frivolous.length)),
      of: all.reduce(
        (total, { expected }) =>
          total +
          expected.filter((_, at) =>
            expected.slice(Math.max(0, at - CALM_TURNS), at + 1).some(({ mood }) => mood === 'distress'),
          ).length,
        0,
      ),
    },
    shared: { lines: shared.length, most: shared.slice(0, 5) },
    repeated: sum(({ repeated }) => repeated.length),
    pasted: sum(({ pasted }) => pasted.length),
    lines: replies.reduce((total, { text }) => total + lines(text).length, 0),
    endsWithQuestion: replies.filter(({ text }) => /\?["”’'*)\s]*$/.test(text)).length,
    words: sizes,
    time: { first: replies[0]?.ms ?? 0, p50: quantile(times, 0.5), p95: quantile(times, 0.95) },
  };
}
