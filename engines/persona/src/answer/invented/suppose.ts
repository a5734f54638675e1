import { plainMarks } from '../../prose.ts';
import type { Answer, Answerer } from '../answer.ts';
import { cardMatches } from '../card-match.ts';
import { ifItCame, inYourPlace, supposed } from './suppose.data.ts';
import { questionKey, worldOf } from './world.ts';

const IF =
  /\bif you (?:could|had|were|would|won|only|ruled|got)\b|\bif (?:only )?(?:one|two|three)\b|^(?:which|what|who)\b.* would you\b.*|^(?:you|we)(?:'d| would| could)\b/i;
const IN_MY_PLACE = /\b(?:in my (?:shoes|place|position)|if you were me|were you me)\b/i;
/** Parting with a thing is put off, the rest is dared. */
const PARTS = /\b(?:sell|leave|quit|give up|throw|burn|divorce|delete|move out|end it)\b/i;
/** A wish of her own answers what she would do. */
const WISHED = /\b(?:want|wish|dream|long|would|hope|ambition|saving|rather|like to|love to|never|can't|hate)\b/i;
/** Below this the card has nothing to say on it. */
const OF_THE_CARD = 0.5;

/** Answers what she would do if she could, and what she would do in somebody's place. */
export const suppose: Answerer = (act, moment, acts): Answer | null => {
  const { question } = act;
  const isPut = question !== null || /\b(?:what|which|who|where) would\b/i.test(act.text);
  if (!isPut) return null;
  const text = plainMarks(question?.text ?? act.text);
  const world = worldOf(moment);
  const key = `suppose ${questionKey(text)}`;
  if (IN_MY_PLACE.test(text) && question?.form === 'polar')
    return { says: [world.line(key, PARTS.test(text) ? inYourPlace.no : inYourPlace.yes)], isCertain: true };
  if (
    question?.form === 'polar' &&
    /^would you\b.* if (?:they|he|she|it|somebody|someone|nobody|you had)\b/i.test(text)
  )
    return { says: [world.line(key, ifItCame)], isCertain: true };
  const whole = plainMarks(acts.map(({ text: own }) => own).join(' '));
  if (!IF.test(text) && !/\bif you (?:could|had|were)\b/i.test(whole)) return null;
  const lines = supposed.find(([form]) => form.test(whole))?.[1];
  const [best] = cardMatches(act, moment, acts.indexOf(act));
  const isWished = best && best.chance >= OF_THE_CARD && WISHED.test(best.fact.text);
  return !lines || isWished ? null : { says: [world.line(key, lines)], isCertain: true };
};
