import { plainMarks } from '../../prose.ts';
import type { Answer, Answerer } from '../answer.ts';
import { drawOwn } from '../choose.ts';
import { isKnownElsewhere } from '../invented/details.ts';
import { anyExplanation, anySteps, explanations, practised } from './explain.data.ts';
import { lessonsFor } from './lessons.data.ts';

const LEAD_IN =
  /^(?:(?:so|and|but|ok|okay|well|now|hey|wait|please|seriously|can|could|would|will) (?:you (?:please |maybe |just )?(?=explain|tell|show|teach))?)+/i;
/** How something works or comes about, asked of a thing and not of her life. */
const HOW_THING =
  /^(?:(?:explain|tell|teach|show)(?: (?:it )?(?:to )?(?:me|us))? )?how (?:exactly |on earth |the hell |even )?(?:(?:does|do|did|can|could|would) (?:an?|the|these|those|this|that|it|they|your|\p{L}+s) (?:[\p{L}'-]+ ){0,5}?(?:work|function|go|get|become|happen|fly|float|stay|know|make|turn|move|break|grow|form|sing|sound|burn|rise|die|survive|stick|come|fall|taste|smell|keep)\b|(?:an?|the|these|this|that|it|they|your|\p{L}+s) (?:[\p{L}'-]+ ){0,4}?(?:works?|functions?|goes|go|gets?|becomes?|happens?|flies|floats?|stays?|breaks?|grows?|sings?|rises?)\b)/iu;
const WHY_THING = /^explain(?: (?:it )?(?:to )?(?:me|us))? (?:why|what|this|that|the|your|it|magic|love|\p{L}+)\b/iu;
/** How somebody can do it themselves. */
const HOW_TO =
  /^(?:(?:explain|tell|teach|show)(?: (?:to )?(?:me|us))? )?how (?:to|(?:do|can|should|would) (?:I|you|we|one|people)(?: actually| even)?) (?!(?:you|I|we|feel|know|think|like|do|look|get (?:to|home|there)|help|sleep|cope|say)\b)\p{L}+/iu;
/** How she manages something that is hard to believe. */
const HOW_SHE = /^how (?:do|can|did) you (?:even|actually|ever|manage|possibly|stay|keep (?:from|calm|going)|not)\b/i;
const STEPS = /\b(?:step by step|the steps|step one|first step|from scratch|walk me through)\b/i;

const onTopic = (list: readonly [RegExp, readonly string[]][], text: string) =>
  list.find(([form]) => form.test(text))?.[1];

/** Explains how a thing works in two sentences, or shows how it is done. */
export const explain: Answerer = (act, moment, acts): Answer | null => {
  if (act.kind === 'gesture' || act.kind === 'statement') return null;
  const text = plainMarks(act.question?.text ?? act.text)
    .replace(/[\s.!?]+$/, '')
    .replace(LEAD_IN, '')
    .trim();
  const whole = acts.map(({ text: own }) => own).join(' ');
  if (isKnownElsewhere(moment, text)) return null;
  if (HOW_THING.test(text) || (WHY_THING.test(text) && !/\byou(?:r|rself)?\b/i.test(text))) {
    const said = drawOwn(moment, onTopic(explanations, text) ?? onTopic(explanations, whole) ?? anyExplanation);
    return said === null ? null : { says: [said], isCertain: true };
  }
  if (HOW_SHE.test(text)) {
    const said = drawOwn(moment, practised);
    return said === null ? null : { says: [said] };
  }
  const isAsked = act.kind === 'request' || STEPS.test(plainMarks(whole)) || /^how to\b/i.test(text);
  if (!HOW_TO.test(text) || !isAsked) return null;
  const said = drawOwn(moment, onTopic(lessonsFor, text) ?? anySteps) ?? drawOwn(moment, anySteps);
  return said === null ? null : { says: [said], isCertain: true };
};
