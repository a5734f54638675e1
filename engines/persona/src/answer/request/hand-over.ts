import { termsOf } from '../../language/terms.ts';
import type { Act } from '../../message/acts.ts';
import { capitalised, countWords } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Answer, Answerer } from '../answer.ts';
import { drawOwn } from '../choose.ts';
import { turned } from '../invented/clause-said.ts';
import { givens, handedOver, otherThing } from './hand-over.data.ts';
import { thingWanted } from './order.ts';

/** What cannot be put into anybody's hands. */
const NO_THING =
  /\b(?:you|your|yours|me|him|her|them|it|this|that one|one|chances?|ideas?|answers?|favou?rs?|advice|hints?|clues?|reasons?|explanations?|jokes?|riddles?|stor(?:y|ies)|songs?|poems?|names?|numbers?|look|hugs?|kiss(?:es)?|help|hand|tips?|call|rest|lesson|ride|lift|tour|idea|truth|trust|love|hope|sign|shot|go|try|word|words|questions?|promise|smile|compliment|fact|break|out|back|off|away|people|anyone|someone|nothing|everything|hour|day|week|job|work|life|space|quiet|peace|attention|problem|point|way|sense|price|discount|deal|secrets?|news|message|letter|example|list|summary|order|opinion|thoughts?|plan|kids?|children|husband|wife|boyfriend|girlfriend|famil(?:y|ies)|brothers?|sisters?|pets?|dogs?|cats?|friends?)\b/i;

/** As she says it: 'some tea' is 'some tea', 'that soup' is 'the soup', 'my coat' is 'your coat'. */
const asNamed = (thing: string) => turned(thing).replace(/^(?:that|this|those|these) (?=\p{L})/iu, 'the ');

function isConcrete(thing: string): boolean {
  const terms = termsOf(thing);
  const last = terms.at(-1);
  return (
    countWords(thing) <= 4 &&
    /^(?:a|an|some|the|my|your|that|those|another|more|one|two|three)\b/i.test(thing) &&
    last?.tags.has('Noun') === true &&
    !last.tags.has('Pronoun') &&
    !terms.some(({ tags }) => tags.has('Verb') && !tags.has('Adjective'))
  );
}

/** Words that are mistyped in a hurry, and are known by all letters but one. */
const OFTEN_ASKED =
  'water coffee bread blanket towel bandage candle whisky brandy chocolate biscuit medicine pencil paper'.split(' ');

/** Whether a word is another with one letter left out, doubled or wrong. */
function isMistyped(word: string, meant: string): boolean {
  if (word.length < 4 || Math.abs(word.length - meant.length) > 1 || word[0] !== meant[0]) return false;
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at++;
  const rests = [
    [word.slice(at + 1), meant.slice(at)],
    [word.slice(at), meant.slice(at + 1)],
    [word.slice(at + 1), meant.slice(at + 1)],
    [word.slice(at + 2), meant.slice(at + 2)],
  ];
  return word !== meant && rests.some(([one, other]) => one === other);
}

/** A thing as it was meant: 'some watr' is 'some water'. */
const rightly = (thing: string): string =>
  thing.replace(/\p{L}{4,}/gu, (word) => OFTEN_ASKED.find((meant) => isMistyped(word.toLowerCase(), meant)) ?? word);

/** The kind of thing that is asked for, by its last words. */
export const kindGiven = (thing: string) =>
  countWords(thing) > 7 || /\byou\b|\byour (?!\w+$)/i.test(thing)
    ? undefined
    : givens.find(({ form }) => form.test(thing));

function given(act: Act, moment: Moment, wantsSought: boolean): Answer | null {
  const wanted = thingWanted(act);
  if (!wanted || wanted.isSought !== wantsSought || wanted.thing === '') return null;
  const thing = rightly(wanted.thing);
  if (/\b(?:room|space|time|place) (?:for|to|in)\b|\bwith (?:me|you)\b|\btogether\b/i.test(thing)) return null;
  const kind = kindGiven(thing);
  if (kind) {
    const line =
      drawOwn(moment, wantsSought ? kind.there : kind.lines, { x: asNamed(thing) }) ?? drawOwn(moment, kind.lines);
    if (line === null) return null;
    // Of several things asked for, each is named.
    const isNamed =
      !wantsSought ||
      countWords(thing) > 2 ||
      /thing\b/i.test(thing) ||
      line.toLowerCase().includes(thing.toLowerCase());
    return { says: [isNamed ? line : `${capitalised(thing)}? ${line}`] };
  }
  // 'I'll take the plot' is not always for her to hand over.
  if (wantsSought || act.kind === 'statement' || NO_THING.test(thing) || !isConcrete(thing)) return null;
  const isKnown = /^(?:the|my|your|that|those)\b/i.test(thing);
  const line = drawOwn(moment, isKnown ? handedOver : otherThing, { x: asNamed(thing) });
  return line === null ? null : { says: [line] };
}

/** Hands over what is asked for: 'could I get some water'. */
export const handOver: Answerer = (act, moment) => given(act, moment, false);

/** Says that there is some, and offers it: 'is there coffee'. */
export const isThere: Answerer = (act, moment) => given(act, moment, true);
