import { countWords, plainMarks, tidied } from '../../../prose.ts';
import type { Moment } from '../../../reply/moment.ts';
import { keysOf, sharedKeys } from '../../../story/user-statement.ts';
import type { Answer } from '../../answer.ts';
import { drawOwn } from '../../choose.ts';
import { coreOf } from '../../mirror.ts';
import { detailsNamed } from './details.ts';
import { eventMatters } from './events.data.ts';
import type { Matter } from './matter.ts';
import { slotsOf, thingNamed } from './naming.ts';
import { generalMatters, peopleMatters } from './people.data.ts';
import { thingMatters } from './things.data.ts';

const NEGATED = /\b(?:not|never|no|nobody|nothing|without|hate|don't|dont|didn't|isn't|wasn't)\b|n't\b/i;

/** So short that the thing named is all there is. */
const FRAGMENT = 4;

/** A thing is what is told of where it is named as one: 'a trumpet', 'my dog', 'two cacti'. */
function isMeant({ form, never }: Matter, text: string): boolean {
  const found = form.exec(text);
  if (found === null || never?.test(text) === true) return false;
  const noun = found.groups?.it;
  return noun === undefined || countWords(text) <= FRAGMENT || /^(?!the )/.test(thingNamed(text, noun) ?? 'the ');
}

/** What is told of, and the words that tell it. */
interface Told {
  matter: Matter;
  text: string;
}

/** What is told of, by its words: what happened in any part of a message, then who it is about, then the things that are named. */
export function matterIn(text: string, message = text): Told | null {
  const part = plainMarks(coreOf(text));
  const whole = plainMarks(coreOf(message));
  const tries: [readonly Matter[], string][] = [
    [eventMatters, whole],
    [eventMatters, part],
    [peopleMatters, part],
    [peopleMatters, whole],
    [NEGATED.test(part) ? [] : thingMatters, part],
    [NEGATED.test(whole) ? [] : thingMatters, whole],
    [generalMatters, part],
    [generalMatters, whole],
  ];
  for (const [matters, words] of tries) {
    const matter = matters.find((one) => isMeant(one, words));
    if (matter) return { matter, text: words };
  }
  return null;
}

/** How much what is told of adds to a part of a message: what happened most. */
export function matterWeight(text: string): number {
  const told = matterIn(text);
  return told === null ? 0 : eventMatters.includes(told.matter) ? 6 : 3;
}

const ABOUT_HER = /\byou(?:'ve|'re|'d)? (?!know\b)\w+/i;

/** What she says, and whether a thing that is only named led to it. */
export interface MatterAnswer extends Answer {
  isThing: boolean;
}

/** Reacts to what is told of by its words; null where nothing is known. */
export function matterAnswer(text: string, moment: Moment, isUnnamed = false): MatterAnswer | null {
  const told = matterIn(text, moment.seen.spoken);
  // 'Maybe you dreamed it' is about her.
  if (told === null || (thingMatters.includes(told.matter) && ABOUT_HER.test(told.text))) return null;
  const { matter, text: core } = told;
  const noun = matter.form.exec(core)?.groups?.it;
  const slots = isUnnamed ? {} : slotsOf(core, noun);
  const isShunned = sharedKeys(keysOf(core), new Set(moment.story.shunned)) > 0;
  const line = isShunned ? null : drawOwn(moment, matter.says, slots);
  if (line === null) return null;
  const ask = drawOwn(moment, matter.asks ?? [], slots);
  return {
    says: [tidied(line)],
    ...(ask !== null && { asks: [ask] }),
    ...(matter.isGrave && { isGrave: true }),
    isThing: thingMatters.includes(matter),
  };
}

const TERMS = [
  '{Details}. That narrows it.',
  '{Details}. Good, that’s something to work with.',
  '{Details}. I’ve got that.',
  '{Details}. Then I know what we’re dealing with.',
];
const TERMS_ASKS = ['Is that fixed, or can it move a little?', 'Is there anything else I should know?'];

/** So short a message gives a number or a day and nothing else. */
const BARE = 6;

/** Says a number or a day back that is all of a message; null where it tells more. */
export function detailsAnswer(text: string, moment: Moment): Answer | null {
  const core = plainMarks(coreOf(text));
  const isBare = countWords(core) <= BARE && !/\b(?:I|you|he|she|we|they|my|your)\b|'/i.test(core);
  const details = isBare ? detailsNamed(text, 1) : null;
  const line = details === null ? null : drawOwn(moment, TERMS, { Details: details });
  return line === null ? null : { says: [line] };
}

const ORDERS =
  /\b(?:I need|we need|need(?:s)?|I want|I'm looking for|looking for|has to|must|max|at most|budget|no more than|by the|before|deadline|I can pay|I've got|I have|size|order)\b/i;

/** Says the conditions of a whole message back with what it is for: 'At most 700, by the 1st of March, and a greyhound.' */
export function orderAnswer(moment: Moment): Answer | null {
  const text = moment.seen.spoken;
  const details = ORDERS.test(plainMarks(text)) ? detailsNamed(text, 2) : null;
  if (details === null) return null;
  const noun = thingMatters
    .flatMap(({ form, never }) => (never?.test(text) ? [] : (form.exec(text)?.groups?.it ?? [])))
    .find((one) => /^(?:a|an|your) /.test(thingNamed(text, one) ?? ''));
  const thing = noun === undefined ? null : thingNamed(text, noun);
  const line = drawOwn(moment, TERMS, { Details: thing === null ? details : `${details}, and ${thing}` });
  const ask = drawOwn(moment, TERMS_ASKS);
  return line === null ? null : { says: [line], ...(ask !== null && { asks: [ask] }) };
}
