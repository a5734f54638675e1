import { ADMISSION, YES_OR_NO } from './words.data.mjs';
import { contentOf, sentencesOf, spokenOf } from './words.mjs';

/** Words that may stand before a question: 'haha ok so how …'. */
const BEFORE = String.raw`(?:(?:and|but|so|ok|okay|well|haha|lol|oh|wait|hey|hm+|um+|uh|also|then|now|yes|no|yeah|please|or|because|\w+,)[\s,]+)*`;
const ASKING = new RegExp(
  `^${BEFORE}(?:(?:what|who|whose|where|when|why|how|which)(?:'?s|'?re|'?d)?\\b|` +
    String.raw`(?:do|does|did|are|is|was|were|have|has|can|could|would|will|should|may|shall|isn'?t|aren'?t|don'?t|didn'?t|won'?t|can'?t) (?:you|u|ya|i|we|it|he|she|they|that|this|there|the|your|my|his|her)\b|` +
    String.raw`(?:tell|show|teach|remind|give) me\b|explain\b|describe\b|sum up\b|read (?:it|that) back\b)`,
  'i',
);
/** A clause that only looks like a question: 'what a night', 'how lovely', 'when I was small …'. */
const NOT_ASKING = new RegExp(
  `^${BEFORE}(?:what an? |how (?:lovely|nice|sweet|cute|kind|sad|awful|funny|cool|are you\\b.{0,3}$)|(?:when|where|who|whatever|which|while) (?:i|we|they|he|she|it)\\b|\\S+$|and so was)`,
  'i',
);
const WANTS_NUMBER =
  /\b(how (many|much|old|long|far|often|tall|big|late|high|deep)|when|what (time|year|day|age|number|date)|which (day|year|number|floor|room)|\d)/i;
const BEGINS_WITH_WORD = /\b(what|who|whose|where|when|why|how|which)\b/i;

/**
 * The questions of a message, also those without a question mark.
 * @param {string} message
 * @returns {string[]}
 */
export function questionsOf(message) {
  const parts = sentencesOf(spokenOf(message)).flatMap((sentence) =>
    sentence.endsWith('?') ? [sentence] : sentence.split(/\s*[,;:]\s+|\s+(?=but |also )/),
  );
  return parts.filter((part) => /\?["')]*$/.test(part) || (ASKING.test(part.trim()) && !NOT_ASKING.test(part.trim())));
}

/**
 * The sentence that shares most with a question, if any does.
 * @param {string} question
 * @param {string[]} sentences
 */
export function nearestSentence(question, sentences) {
  const asked = contentOf(question);
  const shared = (/** @type {string} */ sentence) => [...contentOf(sentence)].filter((word) => asked.has(word)).length;
  const best = sentences.reduce((best, one) => (shared(one) > shared(best) ? one : best), '');
  return shared(best) > 0 ? best : undefined;
}

/**
 * Whether a reply can be an answer at all. It need not be a good one.
 * @param {string} question
 * @param {string} reply
 * @param {string[]} card sentences that are known of her
 */
export function mayAnswer(question, reply, card) {
  const topic = new Set([...contentOf(question), ...contentOf(nearestSentence(question, card) ?? '')]);
  const said = contentOf(reply);
  if ([...topic].some((word) => said.has(word)) || ADMISSION.test(spokenOf(reply))) return true;
  if (WANTS_NUMBER.test(question) && [...said].some((word) => /^\d+$/.test(word))) return true;
  return !BEGINS_WITH_WORD.test(question) && YES_OR_NO.test(spokenOf(reply).trim());
}
