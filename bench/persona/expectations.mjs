import { questionsOf } from './questions.mjs';
import { DISTRESS } from './words.data.mjs';
import { contentOf, sentencesOf, spokenOf, stemOf, wordsOf } from './words.mjs';

/** @typedef {import('./dialogues.mjs').Dialogue} Dialogue */
/** @typedef {import('./dialogues.mjs').Expectation} Expectation */

/** A word that stands on more cards than this share is too common to show that a fact was named. */
const COMMON_SHARE = 0.03;
/** The share is never taken of fewer, so that a word is not common by standing on two of ten. */
const LEAST_CARDS = 100;

/** Ways to ask for what was said before. */
const ASKS_BACK = [
  /\b(what|who|where|when)(?:'?s| is| was| were|) my\b|\bwho am i\b|\bdo you know my\b/i,
  /\bwhere (am i|i'?m|i am) from\b|\bwhat (do|did) i do (for|before|again)\b|\bwhat i do for\b|\b(which|what) \w+ (am|do|was|did) i\b/i,
  /\b(did (i|we)|what (i|we)) (say|said|tell|told|mention|mentioned|agree|agreed|order|ordered|call|called)\b/i,
  /\b(what|which|who|where|when|how|remember)\b.*\bagain\b/i,
  /\b(quick test|memory check|testing you|were you listening|your ears|sum up|recap|read .{0,12}\bback|remind me)\b/i,
  /\b(do|did) you (even |still )?remember (my|me\b|what (i|we)|where (i|we)|who i|why i|which)/i,
  /\bwhat was (the|his|her|their|that) .*\b(called|name)\b|\bname of (my|the)\b/i,
];
const asksBack = (/** @type {string} */ message) =>
  questionsOf(message).some((question) => ASKS_BACK.some((pattern) => pattern.test(question)));

/** Small numbers stand everywhere. */
const isTelling = (/** @type {string} */ word) => !/^\d$/.test(word);

/**
 * The words that many cards have.
 * @param {Dialogue[]} dialogues
 * @returns {Set<string>}
 */
export function commonWords(dialogues) {
  const cards = new Set(dialogues.map(({ description }) => description));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const card of cards) for (const word of contentOf(card)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(LEAST_CARDS, cards.size) * COMMON_SHARE;
  return new Set([...counts].filter(([, count]) => count > most).map(([word]) => word));
}

/**
 * What of the card an answer must name: a word of the sentences that the good answer draws on; where there is none,
 * of those that share a word with the question.
 * @param {Dialogue} dialogue
 * @param {number} at
 * @param {Set<string>} common
 */
function cardWords({ name, description, turns }, at, common) {
  const { u = '', a } = turns[at] ?? {};
  const asked = contentOf(questionsOf(u).join(' '));
  const known = new Set([...contentOf(u), ...wordsOf(name).map(stemOf), ...common]);
  const answered = a === undefined ? undefined : contentOf(spokenOf(a));
  const meant = sentencesOf(description).filter((sentence) => {
    const words = [...contentOf(sentence)].filter((word) => !common.has(word) && isTelling(word));
    const ofQuestion = words.filter((word) => asked.has(word)).length;
    if (answered === undefined) return ofQuestion > 0;
    const ofAnswer = words.filter((word) => answered.has(word) && !known.has(word)).length;
    return ofAnswer > 1 || (ofAnswer > 0 && ofQuestion > 0);
  });
  const words = new Set(meant.flatMap((sentence) => [...contentOf(sentence)]));
  return [...words].filter((word) => !known.has(word) && isTelling(word));
}

/**
 * What was said before that an answer must name. Where there is a good answer, the words that it takes from there.
 * @param {Dialogue} dialogue
 * @param {number} at
 * @param {boolean} isReference her own turns are those of the file, so that these count, too
 */
function recallWords({ turns, facts, name, opening }, at, isReference) {
  const { u = '', a } = turns[at] ?? {};
  const before = turns.slice(0, at).flatMap((turn) => (isReference ? [turn.u, turn.a ?? ''] : [turn.u]));
  const earlier = contentOf([...before, ...facts, ...(isReference ? [opening] : [])].join(' '));
  const known = new Set([...contentOf(u), ...wordsOf(name).map(stemOf)]);
  // A name by which the good answer only calls the user is not what was asked for.
  const answer = /\b(names?|called?|who)\b/i.test(u) ? a : a?.replace(/, \p{Lu}\p{L}+(?=[,.!?])/gu, '');
  const named = [...earlier].filter((word) => !known.has(word));
  if (answer === undefined) return named;
  // What was asked for comes first; the rest may be drawn from anywhere.
  const [first, ...rest] = sentencesOf(spokenOf(answer)).map(contentOf);
  const inFirst = named.filter((word) => first?.has(word));
  return inFirst.length > 0 ? inFirst : named.filter((word) => rest.some((words) => words.has(word)));
}

/**
 * What can be expected of a reply: what somebody wrote down, or else what follows from card, turns and good answer.
 * @param {Dialogue} dialogue
 * @param {number} at
 * @param {{ common: Set<string>, isReference: boolean }} options
 * @returns {Expectation}
 */
export function expectationOf(dialogue, at, { common, isReference }) {
  const { u, expect } = dialogue.turns[at] ?? { u: '' };
  if (expect !== undefined) return expect;
  /** @type {Expectation} */
  const expected = DISTRESS.test(u) ? { mood: 'distress' } : {};
  if (questionsOf(u).length === 0) return expected;
  const recall = asksBack(u) ? recallWords(dialogue, at, isReference) : [];
  if (recall.length > 0) return { ...expected, recall };
  const card = cardWords(dialogue, at, common);
  return card.length > 0 ? { ...expected, card } : expected;
}

/**
 * Which of the three kinds of turn it is judged with.
 * @param {Expectation} expectation
 */
export function kindOf({ card, recall }) {
  if (recall !== undefined) return 'recall';
  return card === undefined ? 'other' : 'card';
}
