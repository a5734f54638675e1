import type { Act } from '../../../message/acts.ts';
import { capitalised, countWords, plainMarks } from '../../../prose.ts';
import type { Moment } from '../../../reply/moment.ts';
import { keysOf } from '../../../story/user-statement.ts';
import type { Answer, Answerer } from '../../answer.ts';
import { topicKeys } from '../../card-match.ts';
import { sayFact } from '../../from-card.ts';
import { questionKey, worldOf } from '../world.ts';
import { classReasons, compared, longChoices, pickForms, pickReasons } from './choice.data.ts';
import { isCallToChoose, offeredIn } from './options.ts';

const AGAINST =
  /\b(?:never|not|cannot|can't|won't|don't|doesn't|refuse\w*|hate|loathe|detest|despise|dislike|afraid|terrified|scared|fear|allergic|quit|gave up|stopped|sworn|swore|avoid|dread|forbid|sick of|deaf)\b|n't\b/i;
const FAVOURS =
  /\b(?:love|like|adore|prefer|enjoy|favou?rite|fond|drink|eat|collect|always|every|rather|best|wish|want|dream|miss|live|only)\b/i;

/** How the card stands to a thing, and the sentence that says so. */
function stand({ reading, heat }: Moment, option: string): { points: number; fact: string | null } {
  const keys = topicKeys(option);
  let points = 0;
  for (const { text, isSecret, heat: own } of reading.facts) {
    if (isSecret || own > heat) continue;
    const clause = plainMarks(text)
      .split(/[,;:]| but | and /)
      .find((part) => [...keysOf(part)].some((key) => keys.has(key)));
    if (clause === undefined) continue;
    if (AGAINST.test(clause)) return { points: -1, fact: text };
    if (FAVOURS.test(clause)) return { points: 1, fact: text };
    // What only stands in the card is nearer to her than what does not.
    points = 0.5;
  }
  return { points, fact: null };
}

const HER = /^(?:you|yours|yourself|I|me|mine|us|ours)$/i;
const WORSE =
  /\b(?:worse|worst|uglier|slower|dumber|lazier|weaker|older|louder|messier|ruder|more (?:stubborn|annoying|boring))\b/i;

/** Chooses one of two that are offered, by what the card says of them, else by taste, and says why. */
export const chooseBetween: Answerer = (act: Act, moment, acts): Answer | null => {
  if (isCallToChoose(act.text) && acts.some((other) => other !== act && offeredIn(other, acts) !== null))
    return { says: [], isTakenUp: true };
  const before = acts[acts.indexOf(act) - 1];
  if (/^or\b/i.test(act.text) && before && offeredIn(before, acts) !== null) return { says: [], isTakenUp: true };
  const options = offeredIn(act, acts);
  if (options === null) return null;
  const world = worldOf(moment);
  const key = `${questionKey(act.text)} ${moment.story.hers.length}`;
  if (options.some((option) => HER.test(option))) {
    const lines = WORSE.test(act.text) ? compared.worse : compared.better;
    return { says: [world.line(key, lines)], isCertain: true };
  }
  const stands = options.map((option) => stand(moment, option));
  const [one, other] = [stands[0]?.points ?? 0, stands[1]?.points ?? 0];
  const first = one === other ? world.rng(`choice ${key}`).below(2) : one > other ? 0 : 1;
  const [a = '', b = ''] = first === 0 ? options : [options[1], options[0]];
  const fact = one === other ? null : (stands[one < 0 || (other >= 0 && one > other) ? 0 : 1]?.fact ?? null);
  if (countWords(a) > 7)
    return { says: [world.line(key, first === 0 ? longChoices.first : longChoices.second)], isCertain: true };
  if (fact !== null && !moment.story.spokenLines.holds(fact))
    return { says: [`${capitalised(a)}.`, sayFact(moment, fact)], isCertain: true };
  const says = world.line(key, pickForms, { a, b });
  const isHers = /^(?:are|were|is|was) (?:you|it|that|this|he|she|they)\b/i.test(act.text);
  const ofClass = isHers ? undefined : classReasons.find(([form]) => form.test(a))?.[1];
  return { says: [says, world.line(`reason ${key}`, ofClass ?? pickReasons, { a, b })], isCertain: true };
};
