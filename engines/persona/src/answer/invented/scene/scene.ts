import type { Setting } from '../../../bank/bank.ts';
import type { Act } from '../../../message/acts.ts';
import { countWords, plainMarks } from '../../../prose.ts';
import type { Moment } from '../../../reply/moment.ts';
import type { Answer, Answerer } from '../../answer.ts';
import { drawOwn } from '../../choose.ts';
import { sayFact } from '../../from-card.ts';
import { isHeavy } from '../../reaction/mood.ts';
import { wordings } from '../../request/makes.data.ts';
import { cardDetails } from '../details.ts';
import { surroundings } from '../world.data.ts';
import { numberWord, questionKey, type Toned, worldOf } from '../world.ts';
import * as lines from './scene.data.ts';

const PLAN =
  /^what(?:'s| is| are|'re) (?:the plan|our plan|today's plan|the job|my job|(?:my|our) (?:first|next) (?:step|move|task|job)|we (?:doing|working on|up to)|happening (?:today|tonight|now|tomorrow|this (?:morning|afternoon|evening|week))|(?:for|on for) (?:today|tonight)|I (?:doing|supposed to do)|on (?:the|today's) (?:list|programme|agenda))\b|^what (?:do|should|can|shall|will|must) (?:I|we) (?:actually |even |need to |have to )?do(?: (?:now|first|next|today|here|then|tonight))*$|^what do you (?:want|need) (?:me|us) to do\b|^where do (?:I|we) (?:start|begin|go first)\b|^how can (?:I|we) help\b|^what (?:can|should) (?:I|we) (?:help|start|begin)\b/i;
const NEXT =
  /^(?:and |ok |so )?what(?:'s| is| comes| happens)? (?:now|next|then)$|^now what$|^what happens (?:now|next|then)$/i;
const THOUGHTS =
  /^what (?:do|did|would) you (?:usually |always |really )?think (?:about|of) (?:when|while|as|at night|in|during|all|up|out|down|before|after)\b|^what goes through your (?:head|mind)\b/i;
const THOUGHTS_NOW =
  /^what(?:'re| are| were) you thinking(?: about| of)?(?: (?:right )?now)?$|^what(?:'s| is) on your mind\b|^penny for your thoughts\b/i;
const LEADS =
  /^where (?:does|do|did) (?:that|this|the|these|those) (?:\w+ )?(?:doors?|roads?|paths?|stairs?|staircase|steps|tunnels?|corridor|river|passage|ladder|track|street|gate|hatch|bridge|trail|line|tracks)\b.*\b(?:lead|go|end|come out)\b/i;
const WORKS =
  /^how(?:'s| does| do| is) (?:it|this|that|they|all this|the [\w ]{2,20}) (?:all )?(?:work|function|go|done|run)\b|^how'?s (?:that|it|this) work\b/i;
const DEALS =
  /\b(?:sell|sells|selling|buy|price|stall|shop|trade|deal|bargain|order|customer|merchant|pay|contract|rent|hire)\b/i;
const COPES =
  /^how (?:do|did|can|could) you (?:even |ever |still |always )?(?:cope|manage|stand|bear|deal|do it|do this|do that|keep (?:going|it up|doing)|get through|survive|live with|live like|live here|stay (?:sane|calm|awake|warm|so calm)|put up)\b/i;
const FINDS_WAY =
  /^how (?:do|did|can|could) you (?:even |ever )?(?:find (?:the|your) way|navigate|know (?:the way|where (?:you|we)|which way)|tell where (?:you|we)|not get lost|steer)\b/i;
const TELLS =
  /^how (?:do|did|can|could|would) you (?:even |ever |always )?(?:know|tell|guess|notice|see|figure|find out)\b/i;
const MARKED =
  /^(?:what|which|how many) (?:rating|grade|score|marks?|stars|points) (?:do|did|would|will) (?:I|we) (?:get|have)\b|^how did (?:I|we) do\b|^how many (?:stars|points|marks)\b|^how was (?:I|that|my [\w ]+)$/i;
const COSTS =
  /^(?:what|how much)\b.*\b(?:cost|costs|owe you|owe|charge|the price|your price|fee|set me back|pay you)\b|^what(?:'s| is| are) (?:the|your) (?:prices?|fees?|rates?|damage)\b|^how much (?:is|are|for|will|would|do I|do you want|does|did you want)\b|^what do you (?:take|want) for\b/i;
const NO_COST =
  /\b(?:time|longer|sleep|left|of (?:it|that|this)|do you (?:love|like|miss|know|earn|make|weigh|eat|drink)|does (?:he|she|it) weigh|did (?:it|you) (?:hurt|love))\b/i;
const READY =
  /\bwhen (?:can|will|could|do|would) (?:I|we|it|they|that|this) (?:have|get|pick|collect|be|come|fetch|expect)\b.*\b(?:back|it|ready|done|finished|for it|them)\b/i;
const UP =
  /^(?:hey |so )?(?:what'?s up|sup|wassup|what is up|how's it hanging|what's new|anything new|what's happening)(?: (?:with you|today|here))?$/i;
const ONCE = /^(?:has|did) (?:any|some)(?:thing|one|body)\b.*\b(?:ever|here|happen\w*)\b/i;
const WORDED =
  /^how (?:would|do|could|should) (?:you|I|one) (?:put|phrase|word|say|write|tell)\b.*$|^what would you (?:say|write) (?:to|in)\b/i;
const MEANS = /^what(?:'s| is| does| did) (?:that|it|this|he|she|they) (?:mean|supposed to mean)\b/i;

const FORECAST =
  /^what(?:'s| is| does| do| will)\b.*\b(?:weather|forecast|knees?|sky|bones|stars)\b.*\b(?:say|tell|do|be|like|tomorrow|tonight|today)\b|^what(?:'s| is| will)\b.*\bweather\b|^(?:is it going to|will it) (?:rain|snow|storm|clear|freeze)\b|^how(?:'s| is) the weather\b/i;

/** By what is asked in the scene, in their order. */
const ASKED: [RegExp, Toned][] = [
  [NEXT, lines.nexts],
  [THOUGHTS, lines.thoughts],
  [THOUGHTS_NOW, lines.thoughtsNow],
  [LEADS, lines.leads],
  [COPES, lines.copings],
  [FINDS_WAY, lines.wayfinding],
  [TELLS, lines.tellings],
  [MARKED, lines.marks],
  [UP, lines.whatsUp],
  [ONCE, lines.onceHere],
];

const EVERYDAY_PAY = /\b(?:charge|charges|cost|costs|price|fee|paid in|pay me|payment|for nothing|for free)\b/i;

/** What it costs: from the card where it says what she is paid with, else made up. */
function priceOf(text: string, moment: Moment): Answer | null {
  if (!COSTS.test(text) || NO_COST.test(text)) return null;
  const world = worldOf(moment);
  const key = `price ${questionKey(text)}`;
  const ready = READY.test(text) ? world.line(`ready ${key}`, lines.readiness) : '';
  const own = moment.reading.facts.find(
    ({ text: fact, isSecret }) =>
      !isSecret && EVERYDAY_PAY.test(fact) && !/\b(?:sheet|cover|free of|in charge)\b/i.test(fact),
  );
  if (own)
    return { says: [sayFact(moment, own.text), ready || (drawOwn(moment, lines.amounts) ?? '')], isCertain: true };
  const coin = world.era === 'old' ? ' silver' : world.era === 'space' ? ' credits' : '';
  const n = `${numberWord(world.number(key, 3, 40))}${coin}`;
  return { says: [world.line(key, lines.prices, { n }), ready] };
}

/** Whether the message tells of a trouble of the person's own, which is for advice. */
const tellsTrouble = (act: Act, moment: Moment, acts: readonly Act[]) =>
  isHeavy(moment) ||
  acts.some(
    (other) =>
      other !== act &&
      other.kind === 'statement' &&
      countWords(other.text) > 4 &&
      /\b(?:my|I'm|I've|I|he|she)\b/.test(other.text),
  );

/** Settings that say what is worked at, before those that only say where. */
const WORKED: readonly Setting[] = ['garden', 'workshop', 'stage', 'tavern', 'library', 'forest', 'mountain', 'desert'];

/** What there is to be done where she is. */
const workAround = ({ reading: { settings } }: Moment): string[] => {
  const own = settings.find((setting) => WORKED.includes(setting)) ?? settings[0] ?? 'home';
  return surroundings[own].doing;
};

/** Answers what it costs and when it is ready: before the card, which holds words of money that mean something else. */
export const priceAsked: Answerer = (act, moment): Answer | null => {
  const text = plainMarks(act.question?.text ?? '').replace(/^(?:so+|ok|and|right|well),? /i, '');
  if (text === '') return null;
  const price = priceOf(text, moment);
  if (price || !READY.test(text)) return price;
  return { says: [worldOf(moment).line(`${questionKey(text)} ${moment.story.hers.length}`, lines.readiness)] };
};

/** Says what the weather will do: before the card, which only says how she tells. */
export const forecast: Answerer = (act, moment): Answer | null => {
  const text = plainMarks(act.question?.text ?? '');
  return FORECAST.test(text)
    ? {
        says: [worldOf(moment).line(`${questionKey(text)} ${moment.story.hers.length}`, lines.forecasts)],
        isCertain: true,
      }
    : null;
};

/** Answers what is asked of the scene they are in: the plan, what comes next, what she thinks, what it costs. */
export const sceneAsked: Answerer = (act, moment, acts): Answer | null => {
  const { question } = act;
  if (!question) return null;
  const text = plainMarks(question.text)
    .replace(/^whats\b/i, "what's")
    .replace(/[,.]? (?:honestly|really|exactly|though|then|please|lol|haha|anyway|by the way|btw)$/i, '')
    .replace(/^(?:so+|ok|and|right|well),? /i, '');
  const world = worldOf(moment);
  const key = `${questionKey(text)} ${moment.story.hers.length}`;
  const told = acts[acts.indexOf(act) - 1];
  if (MEANS.test(text) && told?.kind === 'statement' && countWords(told.text) > 3)
    return { says: [world.line(key, lines.signs)] };
  if (WORDED.test(text) && !/\b(?:like (?:him|her|them) when|you like|love you)\b/i.test(text)) {
    const matter = plainMarks(moment.story.theirs.slice(-2).join(' '));
    const [form, list = []] = wordings.find(([topic]) => topic.test(matter)) ?? [];
    const wording = form === undefined ? null : drawOwn(moment, list);
    if (wording !== null) return { says: [wording] };
  }
  if (PLAN.test(text)) {
    const before = moment.story.theirs.at(-2) ?? '';
    const isTheirs =
      /\b(?:do|should|can|shall|must) I\b/i.test(text) &&
      countWords(before) > 3 &&
      /\b(?:my|I'm|I|I've)\b/i.test(before);
    if (isTheirs || tellsTrouble(act, moment, acts)) return null;
    const rng = world.rng(`plan ${key}`);
    const [doing = 'a look round', task = 'the rest'] = rng.shuffled(workAround(moment));
    return { says: [world.line(key, lines.plans, { doing, task })], more: cardDetails(act, moment, acts, 1) };
  }
  if (WORKS.test(text)) {
    const isDeal = DEALS.test([moment.story.message, moment.story.lastReply].join(' '));
    return {
      says: [world.line(key, isDeal ? lines.bargains : lines.workings)],
      more: cardDetails(act, moment, acts, 1),
    };
  }
  const found = ASKED.find(([form]) => form.test(text))?.[1];
  if (!found) return null;
  const says = world.line(key, found);
  return says === '' ? null : { says: [says] };
};
