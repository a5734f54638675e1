import { swapped } from '../../language/swap.ts';
import { termsOf } from '../../language/terms.ts';
import { firstPersonVerb } from '../../language/verbs.ts';
import { FACT_LIKE } from '../../likeness.ts';
import type { Act } from '../../message/acts.ts';
import { countWords, plainMarks, tidied } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Answerer } from '../answer.ts';
import { cardMatches } from '../card-match.ts';
import { drawOwn } from '../choose.ts';
import { sayFact } from '../from-card.ts';
import { answers, otherBeats, otherSays, plainBeats } from './gesture.data.ts';
import { mishaps } from './gesture-mishaps.data.ts';
import { isHeavy } from './mood.ts';

const PARTICLES =
  /^(?:up|out|over|down|back|off|on|across|at|to|for|you|him|her|them|me|slowly|carefully|gently|quickly)$/i;
const NO_THING = /^(?:it|you|them|me|him|her|hand|hands|breath|eyes|head|one|seat|look|moment|step|steps)$/i;

/** What somebody hands over, shows or works at: 'the wrench'; 'it' where it is not named. */
export function thingIn(text: string): string {
  const clause = text.split(/[.;:!?,]| and | then | while /)[0] ?? '';
  const words = clause
    .replace(/^(?:I|she|he|they|\p{Lu}\p{Ll}+) (?=\p{Ll}+s\b)/u, '')
    .split(/\s+/)
    .slice(1);
  while (words.length > 0 && PARTICLES.test(words[0] ?? '')) words.shift();
  const article = /^(?:the|a|an|my|your|some|his|her|their|two|three|this|that)$/i.test(words[0] ?? '')
    ? (words.shift() ?? '')
    : '';
  const end = words.findIndex((word) =>
    /^(?:on|in|into|onto|at|to|from|with|of|off|out|over|under|up|down|for|by|as|through|around|round|across|along|between|beside|behind|back|away|towards?|against|while)$/i.test(
      word,
    ),
  );
  const phrase = (end < 0 ? words : words.slice(0, end)).slice(0, 3).join(' ');
  const last = termsOf(`the ${phrase}`).at(-1);
  if (phrase === '' || !last?.tags.has('Noun') || last.tags.has('Pronoun') || NO_THING.test(last.lower)) return 'it';
  const owner = article.toLowerCase();
  if (/^some(?:thing|one)/i.test(phrase)) return 'it';
  return owner === 'my' ? `your ${phrase}` : owner === 'your' ? `my ${phrase}` : `the ${phrase}`;
}

/** 'writes nephron' as 'write nephron', 'puts my hand on it' as 'put your hand on it'; null where it cannot be said so. */
export function doneIn(text: string): string | null {
  const [first = ''] = plainMarks(text).split(/[.;:!?]|, (?:and |then )?| and | then | while /);
  const clause = first.replace(/^(?:I|she|he|they|\p{Lu}\p{Ll}+) (?=\p{Ll}+)/u, '').trim();
  const [verb = '', ...rest] = clause.split(' ');
  const base = firstPersonVerb(verb.toLowerCase());
  const isVerb = termsOf(`They ${base} it`)[1]?.tags.has('Verb') === true;
  if (!isVerb || countWords(clause) > 9 || !/s$/i.test(verb) || /\b(?:she|he|him)\b/i.test(clause)) return null;
  return tidied(swapped([base, ...rest].join(' ')));
}

/** What her card says on what is done: a whistle to one who can't bear it. */
const onCard = (moment: Moment, act: Act, acts: readonly Act[]) =>
  cardMatches(act, moment, acts.indexOf(act))
    .filter(
      ({ fact, shared, near }) =>
        shared > 0 && near >= FACT_LIKE.shared && !fact.isSecret && !moment.story.spokenLines.holds(fact.text),
    )
    .slice(0, 1)
    .map(({ fact }) => sayFact(moment, fact.text));

const OUTCRY =
  /^(?:(?:uh|oh|no|a+h+|o+w+|a+r+g+h*|oops|whoops|help|eek|whoa|omg|oh my god|shit|damn|yikes|sorry|i'm|so)[-,.!? ]*)+$/i;

/** 'Uh oh', 'help!': a cry that says no more than what is done. */
export const isOutcry = ({ kind, text }: Act): boolean => kind === 'statement' && OUTCRY.test(plainMarks(text).trim());

/** Whether something went wrong in what is done. */
export const isMishap = (acts: readonly Act[]): boolean =>
  acts.some(({ kind, text }) => kind === 'gesture' && mishaps.some(({ form }) => form.test(plainMarks(text))));

/** 'Opens a bag of cherries and holds it out' offers them, whatever was done before. */
const OFFERED =
  /\b(?:holds? (?:it|them|one|some) out|holds? out (?:it|one|some)|offers? (?:it|you|one|some)|hands? (?:it|you|one|them))\b.*/i;

/** Takes up what is done in asterisks: with something done in return, and a word beside it where nothing was said. */
export const gesture: Answerer = (act, moment, acts) => {
  if (act.kind !== 'gesture') return null;
  // Of what is told as narration, the first thing done.
  const [text = ''] = plainMarks(act.text).split(/[.!?](?:\s|$)|, though /);
  const first = OFFERED.test(act.text) ? 'offers it' : text;
  const found = [...mishaps, ...answers].find(({ form }) => form.test(first));
  const isAlone = acts.every((other) => other.kind === 'gesture' || (isMishap(acts) && isOutcry(other)));
  // Beside words, what has no answer of its own is left to stand.
  if (!found && !isAlone) return null;
  const done = found ? null : doneIn(text);
  const beats = found?.beats ?? (done === null ? plainBeats : otherBeats);
  const beat = drawOwn(moment, beats, { thing: thingIn(text), done: done ?? '' }) ?? 'I nod';
  const line = isAlone ? drawOwn(moment, found?.says ?? otherSays) : null;
  return {
    says: [`*${beat}.*${line === null ? '' : ` ${line}`}`],
    more: onCard(moment, act, acts),
    ...(isHeavy(moment) && { isGrave: true }),
  };
};
