import { SITUATION_LIKE } from '../../likeness.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Answer, Answerer } from '../answer.ts';
import { drawOwn } from '../choose.ts';
import { situationOf } from './find-situation.ts';
import type { SituationMatch } from './rank-situations.ts';

/** What she says to a situation, in her own words; null where all of it was said in this story. */
export function situationAnswer({ situation }: SituationMatch, moment: Moment): Answer | null {
  const line = drawOwn(moment, situation.says);
  if (line === null) return null;
  const ask = drawOwn(moment, situation.asks ?? []);
  const isGrave = situation.tone === 'grave';
  return {
    says: [line],
    ...(ask !== null && { asks: [ask] }),
    ...(isGrave && { isGrave: true }),
  };
}

/** Meets what is put as a question or a request and surely means a situation: 'are you flirting with me?'. */
export const situationAsked: Answerer = (act, moment, acts): Answer | null => {
  if (act.kind !== 'question' && act.kind !== 'request') return null;
  const match = situationOf(act, moment, acts);
  return match === null || match.score < SITUATION_LIKE.asked ? null : situationAnswer(match, moment);
};
