import { plainMarks } from '../../../prose.ts';
import type { Answer, Answerer } from '../../answer.ts';
import { questionKey, worldOf } from '../world.ts';
import * as lines from './urgent.data.ts';

const WHAT_TO_DO =
  /^(?:(?:oh|god|omg|quick|help|shit|fuck|damn|ok|so|and|wait|hey),?!? )*(?:what (?:do|should|can|shall) (?:I|we) do(?: now)?|what now|now what|do something|what's (?:happening|going on|that)|what is (?:that|it|happening|going on)|what was that|(?:did|do) you (?:hear|see) that|you hear that|help(?: me| us)?)$/i;
const ALARM =
  /\?\?|!!|\?!|!\?|\b(?:THAT|HELP|WHAT|NOW)\b|\bhelp!|!\s*help|\bquick\b|\bo+h (?:no|god|shit)\b|\buh oh\b|\ba+h+\b/;
const UH_OH = /^(?:u+h[- ]?o+h|oh no+|oh god|oh shit|a+h+|aaa+|help)$/i;
const THAT = /^(?:(?:wait|hey|um|uh|and|so|oh),? )*(?:what(?:'s| is| was| the hell is) (?:that|this|it))$/i;
const HERE =
  /^where(?:'s| is| are|'re) (?:the|your|my|that) ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+?)(?: (?:in (?:this|here|the|your)\b.*|here|around here|then|please|again))?$/iu;
const IN_THE_ROOM =
  /\b(?:window|door|exit|toilet|loo|bathroom|restroom|light|switch|kitchen|stairs|chair|table|key|keys|salt|sugar|cups?|glasses|towels?|scissors|knife|spoon|broom|coat|hat|bag|mirror|bed|bin|blanket|candle|matches|water|way out|bar|stage|ladder|rope|cat|dog|map|menu|bell|button|lever|socket|phone|pen|paper|tools?|hammer)\b/i;

/** Meets what just happens in the scene: one thing to do, at once, and no talk. */
export const urgentStep: Answerer = (act, moment, acts): Answer | null => {
  const text = plainMarks(act.question?.text ?? act.text)
    .replace(/[\s.!?…]+$/, '')
    .replace(/^[\s.…]+/, '');
  const message = plainMarks(moment.story.message);
  const world = worldOf(moment);
  const key = `${questionKey(message)} ${moment.story.hers.length}`;
  const isSmall = UH_OH.test(text);
  if (act.kind !== 'gesture' && (WHAT_TO_DO.test(text) || isSmall)) {
    const rest = acts
      .filter((other) => other !== act)
      .map(({ text: own }) => own)
      .join('. ');
    const found = lines.urgent.find(([form]) => form.test(plainMarks(rest)))?.[1];
    const isAlarm = ALARM.test(message) || isSmall || acts.some(({ kind }) => kind === 'gesture');
    const isOfTheirs =
      /\b(?:my (?:mum|mom|dad|mother|father|sister|brother|boss|wife|husband|ex|friend|girlfriend|boyfriend)|job|rent|exam|divorce)\b/i.test(
        rest,
      );
    if (found && isAlarm && !isOfTheirs && !/^help\?/i.test(act.text))
      return { says: [world.line(key, found)], isCertain: true };
    if (rest !== '' && THAT.test(text)) return { says: [world.line(key, lines.whatIsThat)] };
    if (isAlarm && rest !== '' && !isOfTheirs && /\b(?:we|do something)\b/i.test(text))
      return { says: [world.line(key, lines.anyUrgent)] };
  }
  const sought = text.match(HERE)?.[1];
  if (sought === undefined || !(IN_THE_ROOM.test(sought) || /\b(?:in this|in here| here)\b/i.test(text))) return null;
  const isMissing = /\bwindow/i.test(sought) && /\bin (?:this|here)\b/i.test(text);
  return { says: [world.line(key, isMissing ? lines.noWindow : lines.whereHere, { x: sought })] };
};
