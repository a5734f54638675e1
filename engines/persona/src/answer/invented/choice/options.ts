import type { Act } from '../../../message/acts.ts';
import { countWords, plainMarks } from '../../../prose.ts';
import { turned } from '../clause-said.ts';

const NO_CHOICE =
  /\bor (?:what|not|something|anything|nothing|so|whatever|else|die|bust|no|am I|are you|is (?:it|that|this)|do (?:we|I|you) just|never)\b|\bwhether or\b|\b(?:one|two|three|four|five|six|\d+) or (?:two|three|four|five|six|seven|\d+)\b|\bsooner or later\b|\bmore or less\b/i;
/** What is asked behind the two things, or before them. */
const CALLED_ON =
  /(?:^|[,.;:!?]+ *| )(?:(?:and )?(?:you (?:choose|pick|decide)|your (?:call|choice|pick|turn to choose)|pick one|choose one|choose|which(?: one| is it| would you (?:pick|choose|take))?|what (?:would you (?:do|pick|choose|say|prefer|take)|do you (?:think|say|prefer|want))|be honest|honestly|quick|go|tell me|please|though|then|lol|haha+|today|tonight))+$/i;
const LEAD_IN =
  /^(?:(?:so|and|but|ok|okay|well|now|right|hey|oh|fine|quick|tell me|be honest|honest question|one question|question|what do you think|what would you do|which(?: one)?|your call|you choose)[,:.!?]? +)+/i;
const ASKED =
  /^(?:what would you (?:rather|prefer)(?: have| be| do)?|would you rather(?: have| be)?|(?:do|would) you (?:want|prefer|like|fancy|choose|pick|take|have|go for)(?: to)?(?: have)?|you(?:'d)? (?:want|prefer|like)|want(?: to)?|wanna|care for|fancy|prefer|should (?:it be|we|I|you)|shall (?:we|I|it be)|(?:do|can|could|will|would) (?:we|I)|are we (?:going (?:to|for)|having|doing)?|is it (?:better|best|going to be)|(?:is it |it's )?better|I was thinking(?: of| about)?|I(?:'m| am) thinking(?: of| about)?|I (?:can't|cannot) (?:decide|choose)(?: between)?|maybe|choose|pick|choose between|pick between|between)[,:]? +/i;
const SECOND_ASKED =
  /^(?:(?:should|shall|do|can|could|would|will) (?:we|I|you|it be)|would you rather(?: have| be)?|rather|is it(?: better)?|just|maybe|to|we|I|you) +/i;
const WH_BEFORE = /^(?:what|which|who|whose|where|when|how)\b[^,:?]*(?:[,:?]|\bbetween\b) *(.+)$/i;
const WHO_WORSE = /^(?:who|which|what)(?:'s| is| are|'re| was| makes?| does| do| has| would| do you)\b/i;
const PLACED =
  /^(?:in|on|at|by|under|over|with|to|near|from|for|before|after|inside|outside|behind|through|without|along|across|past|around)\b/i;
const LAST_PLACED =
  /\b((?:in|on|at|by|under|over|with|to|near|from|for|before|after|inside|behind|through|without|along|across|past|around) [^,]+)$/i;
/** A question of fact names two things as well: 'did you build it or buy it'. */
const OF_FACT =
  /^(?:(?:so|and|but|wait|ok|okay),? )*(?:are|were|was|is|am|did|do|does|have|has|had|who(?:'s| is| was)?|where|when|how)\b/i;
const ASKS_TASTE =
  /^(?:(?:so|and|but|wait|ok|okay),? )*(?:do you (?:want|prefer|like|fancy|think)|do (?:we|I)\b|are we (?:going|having|doing)|is it better|would|should|shall)|\b(?:worse|better|best|worst|more|prefer|nicer|easier|harder|scarier|funnier|\w+er to)\b/i;

const tidy = (option: string): string =>
  option
    .replace(/^[\s,;:]+|[\s,;:.!?]+$/g, '')
    .replace(/^(?:either|the better|really|first|a bit|like|say) /i, '')
    .replace(/ (?:this time|today|tonight|though|please|now)$/i, '')
    .trim();

/** Whether a text only calls on her to choose. */
export const isCallToChoose = (text: string): boolean =>
  /^(?:(?:so|and|ok|well),? )*(?:you (?:choose|pick|decide)|your (?:call|choice|pick)|which(?: one)?(?: is it| would you (?:pick|choose|take)| do you (?:prefer|like|want))?|pick one|choose(?: one)?|what (?:would you (?:do|pick|choose|say|prefer|take)|do you (?:think|say|prefer)))[\s.!?]*$/i.test(
    plainMarks(text).trim(),
  );

/** The two sides of one 'or'. */
function sidesOf(text: string): [string, string] | null {
  const plain = plainMarks(text)
    .replace(/\p{Extended_Pictographic}/gu, '')
    .replace(/[\s.!?]+$/, '')
    .replace(LEAD_IN, '')
    .replace(CALLED_ON, '')
    .trim();
  if (NO_CHOICE.test(plain)) return null;
  const split = plain.match(/^(.+?)[,.]? or (.+)$/i);
  if (!split) return null;
  const [, before = '', after = ''] = split;
  let left = before.match(WH_BEFORE)?.[1] ?? before;
  for (let cut = left.replace(ASKED, ''); cut !== left && cut !== ''; cut = left.replace(ASKED, '')) left = cut;
  let right = after.replace(CALLED_ON, '');
  for (let cut = right.replace(SECOND_ASKED, ''); cut !== right && cut !== ''; cut = right.replace(SECOND_ASKED, ''))
    right = cut;
  if (PLACED.test(right) && !PLACED.test(left)) left = left.match(LAST_PLACED)?.[1] ?? left;
  // 'Take the stairs or the lift': the verb is for both.
  const verb = left.match(/^\p{L}+ ((?:the|a|an|my|your|this|that|some)\b.*)$/iu)?.[1];
  if (verb !== undefined && /^(?:the|a|an|my|your|this|that|some)\b/i.test(right)) left = verb;
  // 'Left arm or right', 'red dress or blue'.
  const last = left.match(/^\p{L}+ (\p{L}+)$/u)?.[1];
  if (last !== undefined && /^(?:left|right|first|second|red|blue|green|black|white|yellow|pink|other)$/i.test(right))
    right = `${right} ${last}`;
  const sides: [string, string] = [tidy(left), tidy(right)];
  return sides.every((side) => side !== '' && countWords(side) <= 12) ? sides : null;
}

/** The two things between which she is to choose; null where it asks for a fact or offers none. */
export function offeredIn(act: Act, acts: readonly Act[]): [string, string] | null {
  if (act.kind === 'gesture' || act.kind === 'request') {
    const isPick = /^(?:pick|choose)\b/i.test(act.text);
    if (!isPick) return null;
  }
  const text = plainMarks(act.text).trim();
  const isCalled =
    acts.some((other) => other !== act && isCallToChoose(other.text)) || CALLED_ON.test(text.replace(/[\s.!?]+$/, ''));
  const after = acts[acts.indexOf(act) + 1];
  // 'Pink, I thought. Or green. Which?'
  if (after && /^or\b/i.test(after.text) && !/\bor\b/i.test(text) && !/^or\b/i.test(text))
    return isCalled || after.question ? sidesOf(`${text.replace(/[\s.!?]+$/, '')} ${after.text}`) : null;
  if (!/\bor\b/i.test(text) || /^or\b/i.test(text)) return null;
  // 'Any brothers or sisters?' asks whether there are any.
  if (!isCalled && /\b(?:any|some|ever|anyone|anybody|anything)\b/i.test(text.replace(/\bor\b.*$/i, ''))) return null;
  if (act.kind === 'statement' && !isCalled) return null;
  if (!isCalled && OF_FACT.test(text) && !ASKS_TASTE.test(text) && !WHO_WORSE.test(text) && !WH_BEFORE.test(text))
    return null;
  const sides = sidesOf(text);
  return sides && [turned(sides[0]), turned(sides[1])];
}
