import type { Act } from '../message/acts.ts';
import { countWords } from '../prose.ts';
import type { Lead, Moment } from '../reply/moment.ts';
import { advice } from './advice/advice.ts';
import type { Answer, Answerer } from './answer.ts';
import { attribute } from './attributes.ts';
import { pinned, sum } from './facts-first.ts';
import { againstHer, fromCard, surelyFromCard } from './from-card.ts';
import { fromSecrets } from './from-secrets.ts';
import { choice } from './invented/choice/choice.ts';
import { chooseBetween } from './invented/choice/choose-between.ts';
import { followUp } from './invented/follow-up.ts';
import { admission, invented, smallTalk } from './invented/invented.ts';
import { kindAsked } from './invented/kinds/kinds.ts';
import { opinion } from './invented/opinion.ts';
import { proposal } from './invented/proposal.ts';
import { forecast, priceAsked, sceneAsked } from './invented/scene/scene.ts';
import { urgentStep } from './invented/scene/urgent.ts';
import { suppose } from './invented/suppose.ts';
import { remark, whether } from './invented/whether/whether.ts';
import { why } from './invented/why.ts';
import { yesNo } from './invented/yes-no.ts';
import { gesture } from './reaction/gesture.ts';
import { asksWhatWasTold } from './reaction/matters/told-already.ts';
import { mood } from './reaction/mood.ts';
import { statement } from './reaction/statement.ts';
import { likelyTold } from './recall/matched.ts';
import { notRecalled, recall } from './recall/recall.ts';
import { remembered } from './remembered.ts';
import { carryOut } from './request/carry-out.ts';
import { explain } from './request/explain.ts';
import { isThere } from './request/hand-over.ts';
import { clueGuess } from './request/makes.ts';
import { playsAlong, somethingFor } from './request/perform.ts';
import { refusal } from './request/refusal.ts';
import { request } from './request/request.ts';
import { situationAsked } from './situations/situation-answer.ts';

/** The ways to answer, in the order in which they are tried. */
const ANSWERERS: readonly Answerer[] = [
  urgentStep,
  mood,
  sum,
  againstHer,
  chooseBetween,
  recall,
  pinned,
  clueGuess,
  playsAlong,
  priceAsked,
  forecast,
  suppose,
  attribute,
  explain,
  surelyFromCard,
  sceneAsked,
  advice,
  refusal,
  remark,
  carryOut,
  smallTalk,
  proposal,
  followUp,
  choice,
  somethingFor,
  fromCard,
  likelyTold,
  fromSecrets,
  kindAsked,
  isThere,
  notRecalled,
  situationAsked,
  gesture,
  request,
  statement,
  why,
  whether,
  opinion,
  yesNo,
  invented,
  admission,
];

/** How many acts of one message are answered, by size. */
const MOST_ANSWERS: Record<Moment['size'], number> = { short: 3, medium: 3, long: 4, 'extra long': 5 };

function answerTo(act: Act, moment: Moment, acts: readonly Act[]): Answer | null {
  for (const answerer of ANSWERERS) {
    const answer = answerer(act, moment, acts);
    if (answer?.isTakenUp) return null;
    const says = answer?.says.filter((text) => text !== '') ?? [];
    if (answer && says.length > 0) return { ...answer, says };
  }
  return null;
}

/** So many of the answers, in their order; what is certain goes before what was made up. */
function fewest(answers: Answer[], most: number): Answer[] {
  const best = [...answers].sort((a, b) => Number(b.isCertain ?? false) - Number(a.isCertain ?? false)).slice(0, most);
  return answers.filter((answer) => best.includes(answer));
}

/** Answers every act of a message that can be answered, in its order; null where none can. */
export function answerLead(moment: Moment): Lead | null {
  const { acts } = moment.seen;
  const answers = acts.flatMap((act) => answerTo(act, moment, acts) ?? []);
  const real = answers.filter(({ isAdmission }) => !isAdmission);
  const chosen = fewest(real.length > 0 ? real : answers, MOST_ANSWERS[moment.size]);
  if (chosen.length === 0) return null;
  const says: string[] = [];
  for (const answer of chosen) {
    for (const text of answer.says) {
      const words = countWords([...says, text].join(' '));
      if (says.length > 0 && words > moment.budget.most + 10) continue;
      // One thing done is enough.
      if (says.includes(text) || (text.startsWith('*') && says.some((other) => other.includes('*')))) continue;
      says.push(text);
    }
  }
  const asks = chosen.flatMap(({ asks: own = [] }) => own).filter((ask) => !asksWhatWasTold(ask, moment.story.message));
  const beat = chosen.find((answer) => answer.beat !== undefined)?.beat;
  return remembered(moment, {
    says,
    isAnswer: true,
    more: chosen.flatMap(({ more = [] }) => more),
    asks: asks.length > 0 ? asks : 'none',
    ...(beat !== undefined && { beat }),
    // What is remembered needs nothing of her own life beside it.
    ...(chosen.every(({ isCertain }) => isCertain) && { isBrief: true }),
    ...(chosen.some(({ isGrave }) => isGrave) && { isEarnest: true }),
    toldFact: true,
  });
}
