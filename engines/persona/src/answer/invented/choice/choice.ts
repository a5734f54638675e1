import { termsOf } from '../../../language/terms.ts';
import type { Act } from '../../../message/acts.ts';
import { capitalised, countWords, plainMarks } from '../../../prose.ts';
import { keysOf } from '../../../story/user-statement.ts';
import type { Answer, Answerer } from '../../answer.ts';
import { spoken } from '../../speech.ts';
import { turned } from '../clause-said.ts';
import { cardDetails } from '../details.ts';
import { questionKey, worldOf } from '../world.ts';
import { classReasons, plainReasons, thingReasons } from './choice.data.ts';

const FORMS = ['{A}.', '{A}, every time.', '{A}, I’d say.', 'I’d go with {a}.', '{A}. No question.'];

const PLAIN_FORMS = ['{A}.', '{A}, I’d say.', '{A}. Yes, {a}.'];

const isThing = (option: string): boolean => {
  const terms = termsOf(option);
  return (
    terms.length > 0 &&
    terms.length <= 4 &&
    terms.every(({ tags }) => !tags.has('Pronoun') || tags.has('Possessive')) &&
    (terms.at(-1)?.tags.has('Noun') ?? false)
  );
};

const VERB_OR =
  /^(?:should|shall|do|would|could|can|will) (?:I|we|you) (?:rather |just )?([\p{L}]+) (.+?),? or (.+?)$/iu;
const BARE_OR =
  /^((?:the |a |an |my |your )?[\p{L}'-]+(?: [\p{L}'-]+)?) or ((?:the |a |an |my |your )?[\p{L}'-]+(?: [\p{L}'-]+)?)$/iu;
const isNoun = (text: string) => /^(?:the|a|an|my|your|this|that|some)\b/i.test(text);

/** The two things offered; null where it offers none. */
function optionsOf({ kind, text, question }: Act): readonly string[] | null {
  if (question?.form === 'choice' && question.options.length > 1) return question.options;
  const plain = plainMarks(question?.text ?? text).replace(/[\s.!?]+$/, '');
  if (/\bor (?:what|not|something|anything|nothing|so|whatever|else)\b/i.test(plain)) return null;
  const verb = question?.form === 'polar' ? plain.match(VERB_OR) : null;
  if (verb) {
    const [, first = '', one = '', other = ''] = verb;
    if (countWords(one) > 5 || countWords(other) > 5) return null;
    return isNoun(one) && isNoun(other) ? [one, other] : [`${first} ${one}`, other];
  }
  const bare = kind === 'statement' ? plain.match(BARE_OR) : null;
  return bare ? [bare[1] ?? '', bare[2] ?? ''] : null;
}

/** Chooses one of two things that are offered, and says why. */
export const choice: Answerer = (act, moment, acts): Answer | null => {
  const { question } = act;
  const asked = question?.text ?? act.text;
  const named = optionsOf(act);
  if (named === null) return null;
  const options = named.map((option) =>
    turned(plainMarks(option))
      .replace(/^(?:is it|are you|do you|it's|I'm|am I) /i, '')
      .replace(/^(?:just |also |really |too )/i, '')
      .replace(/^(?:should|shall|could|would|will) (?:I|you|we) /i, ''),
  );
  const world = worldOf(moment);
  const key = questionKey(asked);
  const card = moment.reading.facts.map(({ text }) => keysOf(text));
  const hits = options.map(
    (option) => [...keysOf(option)].filter((word) => card.some((keys) => keys.has(word))).length,
  );
  const first = hits[0] === hits[1] ? world.rng(`choice ${key}`).below(2) : (hits[0] ?? 0) > (hits[1] ?? 0) ? 0 : 1;
  const [a = '', b = ''] = first === 0 ? options : [options[1], options[0]];
  if (countWords(a) > 6)
    return { says: [spoken(`${capitalised(a)}.`, moment.reading)], more: cardDetails(act, moment, acts) };
  const areThings = isThing(a) && isThing(b);
  const says = world.line(
    `choice ${key}`,
    areThings && !/^(?:in|on|at|by|under|over|with|to|up|down|near|from) /i.test(a) ? FORMS : PLAIN_FORMS,
    { a, b },
  );
  const isHers = /^(?:are|were|is|was) (?:you|it|that|this|he|she|they)\b/i.test(asked);
  const ofClass = isHers ? undefined : classReasons.find(([form]) => form.test(a))?.[1];
  const reason = world.line(`reason ${key}`, ofClass ?? (areThings ? thingReasons : plainReasons), { a, b });
  return { says: [says, reason], more: cardDetails(act, moment, acts) };
};
