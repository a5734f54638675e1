import type { Act } from '../../message/acts.ts';
import { plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import { makeRng } from '../../rng.ts';
import type { Answer, Answerer } from '../answer.ts';
import { drawOwn } from '../choose.ts';
import { advices, general, generalAsks, openers } from './advice.data.ts';
import type { Advice } from './advice-topic.ts';

/** Advice is asked for outright. */
const ASKS =
  /\b(?:any (?:advice|tips?|ideas)|advice|advise me|tips? (?:for|on)|what (?:should|shall|can|could|would you have me) I (?:do|say|write|bring|wear|cook|tell|make|give)|what do I (?:do|say|write|bring|wear|cook|tell|make|give)|what would you do|what now|how (?:do|can|should|would) I\b|how to\b|help me (?:with|write|learn|cook|sleep|say|find|get|choose)|I need (?:your )?(?:help|advice) (?:with|on)|^help(?: me)?[\s.!?]*$|no idea what to (?:say|do|wear|write|bring|cook|give))/i;
/** What only tells of a difficulty asks for advice where it is a thing that can be taught. */
const HOPELESS =
  /\b(?:I'm (?:hopeless|terrible|useless|bad|no good) (?:at|with)|I don't know (?:how|what) to (?:say|write|do|cook|start)|I can't (?:cook|dance|bake|write))\b/i;
const NOT =
  /\b(?:again|how do I (?:look|know you)|how do I get to|what do I do for|how can I help you|remind me|repay)\b/i;

/** Asks for advice and says nothing else: it is about what was told before. */
const BARE =
  /^(?:(?:so|and|but|ok|well|please|help|ugh|idk|honestly),?!? )*(?:any (?:advice|tips?|ideas)|what (?:should|shall|can|do) I do|what would you do|what now|what do you advise|advise me|I need (?:your )?(?:help|advice)|got any advice)(?: (?:for me|now|then|here|about it|with that))?[\s.!?]*$/i;

/** The topic that the message itself names; of the message before only where nothing but advice is asked for. */
function topicOf(act: Act, { story }: Moment): Advice | undefined {
  const of = (text: string) => advices.find(({ form }) => form.test(plainMarks(text)));
  const own = of(act.text);
  // 'How do I hold a sword' is about nothing else.
  if (own || /\bhow (?:do|can|should|would) I\b|\bhow to\b/i.test(act.text)) return own;
  const isBare = BARE.test(plainMarks(story.message).trim());
  return of(story.message) ?? (isBare ? of(story.theirs.at(-2) ?? '') : undefined);
}

/** Gives the advice that is asked for: two concrete points, seldom three, in her manner. */
export const advice: Answerer = (act, moment, acts): Answer | null => {
  const text = plainMarks(act.text);
  if (act.kind === 'gesture' || NOT.test(text)) return null;
  const isAsked = ASKS.test(text);
  if (!isAsked && !(act.kind === 'statement' && HOPELESS.test(text))) return null;
  const topic = topicOf(act, moment);
  // 'Help!' alone is not for advice.
  const isOpen = /\b(?:advice|tips?|what (?:should|do|can|would) (?:I|you) do)\b/i.test(text);
  if (!topic && !isOpen) return null;
  // Of two calls for advice in one message one is answered.
  if (
    acts
      .slice(0, acts.indexOf(act))
      .some((before) => ASKS.test(plainMarks(before.text)) && topicOf(before, moment) === topic)
  )
    return { says: [], isTakenUp: true };
  const { spokenLines } = moment.story;
  const ways = makeRng('advice', moment.reading.name, topic?.ask ?? text).shuffled(topic?.ways ?? general);
  const way = ways.find(([first = '']) => !spokenLines.holds(first)) ?? ways.at(-1) ?? [];
  const fresh = way.filter((point) => !spokenLines.holds(point));
  if (fresh.length === 0) return null;
  const most = 2;
  const opener = drawOwn(moment, openers);
  const ask = topic ? (spokenLines.holds(topic.ask) ? null : topic.ask) : drawOwn(moment, generalAsks);
  return {
    says: [
      [...(opener === null || moment.size === 'short' || !topic ? [] : [opener]), ...fresh.slice(0, most)].join(' '),
    ],
    more: moment.size === 'short' ? [] : fresh.slice(most, most + 1),
    ...(ask !== null && { asks: [ask] }),
  };
};
