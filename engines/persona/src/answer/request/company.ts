import { plainMarks } from '../../prose.ts';
import type { Moment } from '../../reply/moment.ts';
import type { Answer } from '../answer.ts';
import { drawOwn, pickOwn } from '../choose.ts';
import { worldOf } from '../invented/world.ts';
import { isHeavy } from '../reaction/mood.ts';
import { calmAround, calmFirst, calmTask, chatAbout, chatAsk, chatFirst } from './company.data.ts';

const WANTS_COMPANY =
  /^(?:just )?(?:keep )?talk(?:ing)?(?: to me| with me| to us| a bit| about (?:anything|something|whatever)(?: at all)?)*(?: so| until| while| or|,|$)|^tell me (?:anything|something)(?: at all)?$|^distract me\b|^keep me company\b|^(?:just )?say (?:something|anything)$|^keep (?:talking|me (?:awake|calm|distracted))\b|^calm me(?: down)?\b|^don't let me (?:panic|fall asleep|be alone)\b|^(?:don't leave me|stay with me|don't go)\b|^reassure me\b|^comfort me\b/i;
const AFRAID =
  /\b(?:panic\w*|afraid|scared|terrified|frightened|fear|nervous|shaking|breathe|anxious|calm|heights|dark|dying|alone|freak\w*|cry\w*|hurts?|reassure|comfort)\b/i;

/** Keeps somebody company: calm talk on what is around, or talk for its own sake. */
export function companyTo(order: string, moment: Moment): Answer | null {
  if (!WANTS_COMPANY.test(order)) return null;
  const world = worldOf(moment);
  const key = `company ${moment.story.hers.length}`;
  const around = {
    sound: world.around(key, 'sounds'),
    smell: world.around(key, 'smells'),
    thing: world.around(key, 'things'),
    food: world.around(key, 'food'),
  };
  if (AFRAID.test(plainMarks(moment.story.message)) || isHeavy(moment)) {
    const says = [drawOwn(moment, calmFirst), drawOwn(moment, calmAround, around), drawOwn(moment, calmTask)];
    return { says: [says.filter((text) => text !== null).join(' ')], isGrave: true };
  }
  const says = [drawOwn(moment, chatFirst), drawOwn(moment, chatAbout, around)];
  const ask = pickOwn(moment, chatAsk);
  return { says: [says.filter((text) => text !== null).join(' ')], ...(ask !== null && { asks: [ask] }) };
}
