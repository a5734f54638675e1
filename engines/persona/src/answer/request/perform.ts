import { plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Answer, Answerer } from '../answer.ts';
import { drawOwn } from '../choose.ts';
import { turned } from '../invented/clause-said.ts';
import * as lines from './performed.data.ts';

const one = (moment: Moment, texts: readonly string[], fill: Record<string, string> = {}): Answer | null => {
  const text = drawOwn(moment, texts, fill);
  return text === null ? null : { says: [text.replace(' / ', ' ')] };
};

const onTopic = (list: readonly [RegExp, readonly string[]][], text: string) =>
  list.find(([form]) => form.test(text))?.[1];

const READS =
  /^read (?:(?:me|us|out|aloud|to me|on|from it|it to me|something|anything) ?)*(?:(?:a|the|one|some|your|another|out of|from|that)\b.*)?$/i;
const NOT_READ =
  /\b(?:my|palm|cards?|mind|fortune|future|thoughts|face|hand|room|lips|stars|leaves|label|letter|message|this)\b/i;
const VERSE = /\b(?:poem|verse|rhyme|haiku|limerick|ode|sonnet)\b/i;

function reading(moment: Moment): Answer | null {
  const about = [moment.story.message, ...moment.reading.facts.map(({ text }) => text)].join(' ');
  const text = drawOwn(moment, onTopic(lines.passages, about) ?? lines.anyPassage) ?? drawOwn(moment, lines.anyPassage);
  const beat = drawOwn(moment, lines.readingBeats);
  return text === null ? null : { says: [`${beat === null ? '' : `*${beat}* `}${text}`] };
}

function verseOn(order: string, moment: Moment): Answer | null {
  const thing = plainMarks(order).match(
    /\b(?:about|on|for|to) ((?:an?|the|my|your|this|that|our)? ?(?:[\p{L}'-]+ ){0,2}[\p{L}'-]+?)(?: (?:please|then|now))?$/iu,
  )?.[1];
  if (thing === undefined || /^(?:me|you|it|him|her|us|them|love|something|anything|that|this)$/i.test(thing))
    return null;
  return one(moment, lines.versesOn, { x: turned(thing) });
}

/** What she performs, reads, draws or shows because she is asked to. */
export function performed(order: string, moment: Moment): Answer | null {
  if (READS.test(order) && !NOT_READ.test(order)) return reading(moment);
  if (VERSE.test(order)) return verseOn(order, moment);
  if (/^(?:say|speak|tell me|teach me|talk)\b.*\bin (?!english\b)\p{L}+$/iu.test(order)) {
    const known = onTopic(lines.tongues, order);
    if (known || /\bin (?:\p{L}+(?:ish|ese|ian|ic|an)|your (?:own )?(?:language|tongue))$/iu.test(order))
      return one(moment, known ?? lines.otherTongue);
  }
  if (/^(?:throw|toss|chuck|drop) (?:me|us|down|it|one|that|him|her)\b/i.test(order))
    return one(moment, lines.throwing);
  if (/^(?:draw|sketch|paint) (?:it|this|that|me|us|him|her|them|one|a|an|the|my)\b/i.test(order))
    return one(moment, lines.drawing);
  if (/^(?:just )?(?:stamp|sign|approve) (?:it|this|that|my|the|here)\b/i.test(order))
    return one(moment, lines.signing);
  if (
    /^(?:give|find|show) (?:me|us) (?:something|anything|a job|a task|work|some work|a tool)\b.*\b(?:broken|to do|to (?:fix|mend|repair|carry|clean|hold|help)|job|task|work)\b/i.test(
      order,
    )
  )
    return one(moment, lines.tasks);
  if (/^show (?:me|us) (?:the|your) (?:most \p{L}+|\p{L}+est|best|finest)\b/iu.test(order))
    return one(moment, lines.finest);
  if (
    /^(?:do|be|play) (?:the|an?|your) (?:[\p{L}'-]+ ){0,3}?(?:voice|impression|lady|man|woman|king|queen|witch|dragon|villain|old \p{L}+|part|role|ghost|captain|character|accent)\b/iu.test(
      order,
    )
  )
    return one(moment, lines.performances);
  return null;
}

const SOMETHING_FOR =
  /^(?:do you (?:have|sell|keep|know)|have you got|got|is there) (?:anything|something|any \w+) (?:on|for|about|against|with|in|that|to (?:help|read|wear|take))\b/i;

/** Finds something on or for what is named, where the card names nothing. */
export const somethingFor: Answerer = (act, moment): Answer | null =>
  act.question && SOMETHING_FOR.test(plainMarks(act.question.text)) ? one(moment, lines.justTheThing) : null;

const RIDDLED =
  /^(?:why did (?:the|an?) .+ (?:cross|go|jump|run|climb|take|bring|sit|walk)\b.*|what do you (?:call|get (?:if|when)) .+|what did (?:the|one) .+ say to .+|how many .+ does it take to .+|knock,? knock.*|what's the difference between .+|why (?:are|do|can't|don't) \p{L}+s? (?:never|always|so) .+)$/iu;
const BEGIN =
  /^(?:(?:so|ok|well|now|go on|please|then),? )*(?:begin|start|perform|the stage is yours|showtime|entertain (?:me|us)|do your (?:thing|act|show|number))(?: then| please)?$/i;

/** Plays along with a riddle or a joke that somebody begins, and begins when told to. */
export const playsAlong: Answerer = (act, moment, acts): Answer | null => {
  if (act.kind === 'gesture') return null;
  const text = plainMarks(act.question?.text ?? act.text).replace(/[\s.!?]+$/, '');
  const isTheirs = acts.some(({ text: other }) =>
    /\b(?:my turn|joke|riddle|here's one|I have one|got one)\b/i.test(other),
  );
  if (
    RIDDLED.test(text) &&
    (isTheirs || /^(?:why did the \w+ cross|knock,? knock|what do you (?:call|get))/i.test(text))
  ) {
    if (/^knock,? knock$/i.test(text)) return { says: ['Who’s there?'], isCertain: true };
    const said = one(moment, lines.playAlong);
    return said && { ...said, isCertain: true };
  }
  return BEGIN.test(text) ? one(moment, lines.begun) : null;
};
