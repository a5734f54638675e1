import { swapped } from '../../language/swap.ts';
import { termsOf } from '../../language/terms.ts';
import { firstPersonVerb } from '../../language/verbs.ts';
import { countWords, plainMarks, tidied } from '../../prose.ts';
import type { Answerer } from '../answer.ts';
import { drawOwn } from '../choose.ts';
import { answers, otherBeats, otherSays, plainBeats } from './gesture.data.ts';
import { isHeavy } from './mood.ts';

/** What somebody hands over, pours or points at: 'the wrench'. */
function thingIn(text: string): string {
  const found = text.match(
    /\b(?:hands?(?= (?:you|him|her|over|the|a|an|me|my|some|it)\b)|gives?|offers?|passes|slides?|brings?|holds? out|pushes|tosses|throws)(?: (?:you|him|her|over|across|out|back|\p{Lu}\p{Ll}+))* ((?:the|a|an|my|your|some|his|her|two|three) )?([\p{L}-]+(?: [\p{L}-]+)?)/u,
  );
  const [, article = '', words = ''] = found ?? [];
  const terms = termsOf(words);
  const last = terms.findLast(({ tags }) => tags.has('Noun'));
  if (!last || /^(?:it|you|them|me|him|her|hand|and|to)$/i.test(words.split(' ')[0] ?? '')) return 'it';
  const noun = words.slice(0, words.indexOf(last.text) + last.text.length);
  const owner = article.trim().toLowerCase();
  return owner === 'my' ? `your ${noun}` : owner === 'your' ? `my ${noun}` : `the ${noun}`;
}

/** 'writes nephron' as 'write nephron', 'puts my hand on it' as 'put your hand on it'; null where it cannot be said so. */
export function doneIn(text: string): string | null {
  const [first = ''] = plainMarks(text).split(/[.;:!?]|, (?:and |then )?| and | then /);
  const clause = first.replace(/^(?:I|she|he|they|\p{Lu}\p{Ll}+) (?=\p{Ll}+)/u, '').trim();
  const [verb = '', ...rest] = clause.split(' ');
  const base = firstPersonVerb(verb.toLowerCase());
  const isVerb = termsOf(`They ${base} it`)[1]?.tags.has('Verb') === true;
  if (!isVerb || countWords(clause) > 9 || !/s$/i.test(verb) || /\b(?:she|he|him)\b/i.test(clause)) return null;
  return tidied(swapped([base, ...rest].join(' ')));
}

/** Takes up what is done in asterisks: with something done in return, and a word beside it where nothing was said. */
export const gesture: Answerer = (act, moment, acts) => {
  if (act.kind !== 'gesture') return null;
  // Of what is told as narration, the first thing done.
  const [text = ''] = plainMarks(act.text).split(/[.!?](?:\s|$)|, though /);
  const found = answers.find(({ form }) => form.test(text));
  const isAlone = acts.every(({ kind }) => kind === 'gesture');
  // Beside words, what has no answer of its own is left to stand.
  if (!found && !isAlone) return null;
  const done = found ? null : doneIn(text);
  const beats = found?.beats ?? (done === null ? plainBeats : otherBeats);
  const beat = drawOwn(moment, beats, { thing: thingIn(text), done: done ?? '' }) ?? 'I nod';
  const line = isAlone ? drawOwn(moment, found?.says ?? otherSays) : null;
  return {
    says: [`*${beat}.*${line === null ? '' : ` ${line}`}`],
    ...(isHeavy(moment) && { isGrave: true }),
  };
};
