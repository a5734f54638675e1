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
  /\b(?:any (?:advice|tips?|ideas)|advice|advise me|tips? (?:for|on)|what (?:should|shall|can|could|would you have me) I (?:do|say|write|bring|wear|cook|tell|make|give)|what do I (?:do|say|write|bring|wear|cook|tell|make|give)|what would you do|what now|how (?:do|can|should|would) I\b|how to\b|help me (?:with|write|learn|cook|sleep|say|find|get|choose)|I need (?:your )?(?:help|advice) (?:with|on))/i;
/** What only tells of a difficulty asks for advice where it is a thing that can be taught. */
const HOPELESS =
  /\b(?:I'm (?:hopeless|terrible|useless|bad|no good) (?:at|with)|I don't know (?:how|what) to (?:say|write|do|cook|start)|I can't (?:cook|dance|bake|write))\b/i;
const NOT =
  /\b(?:again|how do I (?:look|know you)|how do I get to|what do I do for|how can I help you|remind me|repay)\b/i;

function topicOf(act: Act, { story }: Moment): Advice | undefined {
  const own = advices.find(({ form }) => form.test(act.text));
  if (own) return own;
  // 'Any advice?' is about what was told last; 'how do I hold a sword' is not.
  if (/\bhow (?:do|can|should|would) I\b|\bhow to\b/i.test(act.text)) return undefined;
  const last = story.theirs.slice(-2).reverse().map(plainMarks);
  return last.map((text) => advices.find(({ form }) => form.test(text))).find((advice) => advice !== undefined);
}

/** Gives the advice that is asked for: two or three concrete points, in her manner. */
export const advice: Answerer = (act, moment): Answer | null => {
  const text = plainMarks(act.text);
  if (act.kind === 'gesture' || NOT.test(text)) return null;
  const isAsked = ASKS.test(text);
  if (!isAsked && !(act.kind === 'statement' && HOPELESS.test(text))) return null;
  const topic = topicOf(act, moment);
  const isOpen = /\b(?:advice|tips?|what (?:should|do|can|would) (?:I|you) do)\b/i.test(text);
  if (!topic && !isOpen) return null;
  const { spokenLines } = moment.story;
  const ways = makeRng('advice', moment.reading.name, topic?.ask ?? text).shuffled(topic?.ways ?? general);
  const way = ways.find(([first = '']) => !spokenLines.holds(first)) ?? ways.at(-1) ?? [];
  const fresh = way.filter((point) => !spokenLines.holds(point));
  if (fresh.length === 0) return null;
  const most = moment.size === 'short' ? 2 : 3;
  const opener = drawOwn(moment, openers);
  const ask = topic ? (spokenLines.holds(topic.ask) ? null : topic.ask) : drawOwn(moment, generalAsks);
  const other = ways.filter((points) => points !== way).flat();
  return {
    says: [[...(opener === null || moment.size === 'short' ? [] : [opener]), ...fresh.slice(0, most)].join(' ')],
    more: [...fresh.slice(most), ...other],
    ...(ask !== null && { asks: [ask] }),
  };
};
