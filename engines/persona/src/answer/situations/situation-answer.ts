import type { Moment } from '../../reply/moment.ts';
import type { Answer } from '../answer.ts';
import { drawOwn } from '../choose.ts';
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
