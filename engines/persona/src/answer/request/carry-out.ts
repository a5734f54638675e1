import type { Act } from '../../message/acts.ts';
import { isStop } from '../../message/intent-rules.ts';
import { countWords, plainMarks, sentencesIn } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Answer, Answerer } from '../answer.ts';
import { drawOwn } from '../choose.ts';
import { turned } from '../invented/clause-said.ts';
import { isCloseOrWrong } from '../invented/proposal.ts';
import { companyTo } from './company.ts';
import { handOver } from './hand-over.ts';
import { askLeave, handiwork, helpWith, leading, letTry, showing } from './handiwork.data.ts';
import { madeFor } from './makes.ts';
import { orderIn } from './order.ts';
import { performed } from './perform.ts';

const own = (
  moment: Moment,
  lines: Parameters<typeof drawOwn>[1],
  fill: Record<string, string> = {},
): Answer | null => {
  const text = drawOwn(moment, lines, fill);
  return text === null ? null : { says: [text] };
};

const PLACE =
  /\b(?:garden|house|room|ship|town|village|workshop|place|view|way|kitchen|bar|stars|sea|castle|tower|deck|cellar|attic|library|stable|orchard|studio|shop|city|road|path|cave|lake|river|beach|forest|lab|bridge|around|outside|upstairs|downstairs)\b/i;

const THING =
  /^(?:\w+ )(?:up |down |out |on |off )?((?:the|this|that|my|your|these|those) [\p{L}' -]{2,24}?)(?: (?:for|to|with|on|in|at|from|and|before|until|while|so)\b.*)?$/iu;

/** The thing of an order as she names it: 'the window' of 'open the window for me'. */
function thingOf(order: string): string {
  const named = order.match(THING)?.[1];
  if (named === undefined || countWords(named) > 4) return 'it';
  return turned(named).replace(/^(?:this|that|these|those) (?=\p{L})/iu, 'the ');
}

/** What is done at once: opened, held, looked at, waited for. */
function done(order: string, moment: Moment): Answer | null {
  const lines = handiwork.find(([form]) => form.test(order))?.[1];
  return lines ? own(moment, lines, { x: thingOf(order) }) : null;
}

/** What is wanted in return: 'teach me one move' of 'I'll give you the sandwich if you teach me one move'. */
const bargainIn = ({ kind, text }: Act): string | null =>
  kind === 'statement'
    ? (plainMarks(text).match(
        /\bif you ((?:teach|show|play|sing|tell|read|draw|give|pour|make|buy|lend) (?:me|us) .+?)[\s.!?]*$/i,
      )?.[1] ?? null)
    : null;

/** What she said last, without what she did and asked. */
function lastSaid({ story }: Moment): string | null {
  const said = sentencesIn(story.lastReply.replace(/\*[^*]*\*/g, ' ')).filter((text) => !/\?["”’]*$/.test(text));
  return said.at(-1) ?? null;
}

const LEAVE =
  /^(?:(?:so|hey|ok|wait|and|but),? )*(?:can|could|may) I (?:just )?ask (?:you )?(?:something|a question|one thing|a favou?r)\b[^,]{0,20}$/i;
const AGAIN = /^(?:say (?:that|it) (?:again|once more)|repeat (?:that|it)|come again)$/i;

function carriedOut(act: Act, moment: Moment, acts: readonly Act[]): Answer | null {
  if (acts.at(-1) === act && LEAVE.test(plainMarks(act.text).replace(/[\s.!?]+$/, ''))) return own(moment, askLeave);
  if (isStop(moment.story.message)) return null;
  const order = orderIn(act) ?? bargainIn(act);
  if (order === null) return isCloseOrWrong(act.text) ? null : handOver(act, moment, acts);
  if (isCloseOrWrong(order)) return null;
  const last = AGAIN.test(plainMarks(act.text).replace(/[\s.!?]+$/, '')) ? lastSaid(moment) : null;
  if (last !== null) return { says: [`I said: ${last}`] };
  const made =
    companyTo(order, moment) ?? performed(order, moment) ?? madeFor(order, moment) ?? handOver(act, moment, acts);
  if (made) return made;
  const isLong = countWords(order) > 14;
  if (/^let me (?:try|do|have a (?:go|try)|help)\b|^(?:my turn)\b/i.test(order)) return own(moment, letTry);
  if (/^(?:help|give me a hand)(?: me| us)?(?: with| to| out|$)/i.test(order) && !/\bpoison|\bcheat/i.test(order))
    return own(moment, helpWith);
  if (/^show (?:me|us)(?: (?:it|that|them|the|your|what|one|some)\b|$)/i.test(order) && !isLong)
    return own(moment, PLACE.test(order) ? leading : showing);
  // What is told is for the card, and an order to a third person for others.
  return isLong || /^(?:tell|say|describe|explain|remember|remind)\b/i.test(order) ? null : done(order, moment);
}

/** Does what is asked for, instead of saying that she will. It needs nothing of her own life beside it. */
export const carryOut: Answerer = (act, moment, acts): Answer | null => {
  const answer = carriedOut(act, moment, acts);
  // What is wanted is less urgent than two questions on it: 'I want that soup. What kind is it, and is there bread?'
  if (answer && act.kind === 'statement' && acts.filter(({ question }) => question).length > 1)
    return { says: [], isTakenUp: true };
  return answer && { ...answer, isCertain: true };
};
