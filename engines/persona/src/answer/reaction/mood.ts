import type { Act } from '../../message/acts.ts';
import { plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Answer, Answerer } from '../answer.ts';
import { drawOwn, leftOwn } from '../choose.ts';
import { asSaid, mirrored } from '../mirror.ts';
import { situationOf } from '../situations/find-situation.ts';
import { situationAnswer } from '../situations/situation-answer.ts';
import { joyAsks, joyLines, moodLines } from './mood.data.ts';
import { isGoodNews, moodIn } from './mood-events.ts';
import { gentleLines } from './statement.data.ts';

/** How many of the person's turns after heavy news she stays in earnest. */
const EARNEST_TURNS = 3;

/** How many turns ago something heavy was told, 0 for now; null where it was not within three. */
export function heavySince({ story }: Pick<Moment, 'story'>): number | null {
  const last = story.theirs.slice(-1 - EARNEST_TURNS).reverse();
  const at = last.findIndex((turn) => moodIn(turn) !== null);
  return at < 0 ? null : at;
}

/** Whether something heavy was told in the last few turns. */
export const isHeavy = (moment: Pick<Moment, 'story'>): boolean => heavySince(moment) !== null;

const isCrying = ({ kind, text }: Act) => kind === 'gesture' && moodIn(`*${text}*`) !== null;
/** 'They told me that your wife passed' is felt for her. */
const FOR_HER =
  /\byour (?:\w+ )?(?:wife|husband|mother|father|mum|mom|dad|brother|sister|son|daughter|partner|friend|dog|cat|loss)\b/i;
const isFelt = (act: Act) =>
  (act.kind === 'statement' &&
    !FOR_HER.test(act.text) &&
    !/\b(?:were|are|was) you\b/i.test(act.text) &&
    (moodIn(act.text) !== null || isGoodNews(act.text))) ||
  isCrying(act);

/** The act of a message that weighs on the person, or gladdens them. */
export const feltAct = (acts: readonly Act[]): Act | undefined => acts.find(isFelt);

function joy(act: Act, moment: Moment): Answer {
  const restated = mirrored(act.text);
  const glad = drawOwn(moment, joyLines) ?? 'I’m glad.';
  const ask = drawOwn(moment, joyAsks);
  return {
    says: [restated === null || moment.story.spokenLines.holds(restated) ? glad : `${asSaid(restated, '!')} ${glad}`],
    ...(ask !== null && { asks: [ask] }),
  };
}

/** What was told is named again where it is short. */
const LONGEST_NAMED = 9;

/** Heavy or good news of a kind that is known. */
function situated(act: Act, moment: Moment, acts: readonly Act[], isHeavyNews: boolean): Answer | null {
  const match = act.kind === 'gesture' ? null : situationOf(act, moment, acts);
  if (match === null || (isHeavyNews && match.situation.tone === 'playful')) return null;
  const answer = situationAnswer(match, moment);
  if (answer === null) return null;
  return {
    ...answer,
    ...(isHeavyNews && {
      isGrave: true,
      isCertain: true,
      more: moment.size === 'short' || moment.size === 'medium' ? [] : leftOwn(moment, gentleLines.stances).slice(0, 1),
    }),
  };
}

/** Meets heavy or good news before anything else: named as it was told, felt, and asked about. */
export const mood: Answerer = (act, moment, acts): Answer | null => {
  // Once a message, at its first heavy sentence.
  if (feltAct(acts) !== act) return null;
  const isCried = acts.some(isCrying);
  const own = moodIn(act.kind === 'gesture' ? `*${act.text}*` : act.text);
  const kind = isCried && (own === null || own === 'weary' || own === 'work') ? 'sad' : own;
  const isAsked = acts.some(({ kind: other }) => other === 'question' || other === 'request');
  const met = situated(act, moment, acts, kind !== null);
  if (met) return { ...met, asks: isAsked ? [] : (met.asks ?? []) };
  if (kind === null) return joy(act, moment);
  const isOthers =
    /\b(?:he|she|they|his|her|their|him|them|my (?!head|leg|arm|back|heart|chest|knee|stomach|migraine|headache))\b/i.test(
      plainMarks(act.text),
    );
  const isOwn =
    !isOthers ||
    /\b(?:I|I'm|I've|my (?:head|leg|arm|back|heart|chest|knee|stomach|migraines?|headache))\b/.test(
      plainMarks(act.text).replace(/\bI (?:think|guess|know|hope|hear)\b/g, ''),
    );
  const { feels, asks, more } = (isOwn ? null : moodLines[kind].other) ?? moodLines[kind];
  const restated = act.kind === 'gesture' ? null : mirrored(act.text, LONGEST_NAMED);
  const feeling = drawOwn(moment, feels) ?? 'I’m sorry.';
  const isNamed =
    restated !== null && !moment.story.spokenLines.holds(restated) && /^you(?:r|’re|’ve)?\b/i.test(restated);
  const ask = isAsked ? null : drawOwn(moment, asks);
  // 'Sorry, I lost my dog. Not dead, missing.' is put right first.
  const isPutRight = kind === 'missing' && /\bnot dead\b/i.test(plainMarks(act.text));
  return {
    says: [isPutRight ? `Missing, then. ${feeling}` : isNamed ? `${asSaid(restated)} ${feeling}` : feeling],
    more: leftOwn(moment, more).slice(0, moment.size === 'short' || moment.size === 'medium' ? 1 : 2),
    ...(ask !== null && { asks: [ask] }),
    isGrave: true,
    isCertain: true,
  };
};
