import { termsOf } from '../../language/terms.ts';
import { capitalised, countWords, plainMarks } from '../../prose.ts';
import { keysOf } from '../../story/user-statement.ts';
import type { Answer, Answerer } from '../answer.ts';
import { spoken } from '../speech.ts';
import { turned } from './clause-said.ts';
import { cardDetails } from './details.ts';
import { questionKey, type Toned, worldOf } from './world.ts';

/** Why one thing and not the other. {a} is chosen, {b} is not. */
const REASONS: Toned = {
  any: [
    'I’ve had enough {b} for one lifetime.',
    'With {b} I never know when to stop.',
    'I was brought up on {a}.',
    '{Person} says {b}, and {person} is wrong.',
    'I wouldn’t say no to {b} on a {day}, though.',
    '{A} never let me down yet.',
  ],
  gruff: ['{B} is for people with time.', 'Not even close.'],
  soft: ['It’s what we had at home.'],
  lively: ['Was that a serious question?'],
  fine: ['{B} has its merits, but no.'],
};
const PLAIN_REASONS: Toned = {
  any: [
    'That’s how it looks from here.',
    'A bit of both, if I’m honest, but more that.',
    'I’d have said otherwise a year ago.',
    'I’m fairly sure of it.',
  ],
};
const FORMS = ['{A}.', '{A}, every time.', '{A}, I’d say.', 'I’d go with {a}.', '{A}. No question.'];

const isThing = (option: string): boolean => {
  const terms = termsOf(option);
  return (
    terms.length > 0 &&
    terms.length <= 4 &&
    terms.every(({ tags }) => !tags.has('Pronoun') || tags.has('Possessive')) &&
    (terms.at(-1)?.tags.has('Noun') ?? false)
  );
};

/** Chooses one of two things that are offered, and says why. */
export const choice: Answerer = (act, moment, acts): Answer | null => {
  const { question } = act;
  if (question?.form !== 'choice' || question.options.length < 2) return null;
  const options = question.options.map((option) =>
    turned(plainMarks(option))
      .replace(/^(?:is it|are you|do you|it's|I'm|am I) /i, '')
      .replace(/^(?:just |also |really |too )/i, ''),
  );
  const world = worldOf(moment);
  const key = questionKey(question.text);
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
    areThings ? FORMS : FORMS.slice(0, 3).map((form) => form.replace(', every time', ', mostly')),
    { a, b },
  );
  const reason = world.line(`reason ${key}`, areThings ? REASONS : PLAIN_REASONS, { a, b });
  return { says: [says, reason], more: cardDetails(act, moment, acts) };
};
