import { countWords, plainMarks } from '../../prose.ts';
import type { Answer, Answerer } from '../answer.ts';
import { turned } from './clause-said.ts';
import { cardDetails } from './details.ts';
import { goodIdea, ofPeople, ofThem, ofThemByOthers, ofThings } from './opinion.data.ts';
import { questionKey, worldOf } from './world.ts';

const ASKED =
  /^(?:what (?:do|does|did|would) (?:you|u|your \w+) (?:really |honestly |actually )?(?:think|make|say)(?: (?:of|about|to))?|how do you feel about|(?:any )?thoughts (?:on|about)|what(?:'s| is) your (?:opinion|view|take) (?:on|of|about)|your opinion (?:on|of)|do you have (?:an )?opinions? (?:on|about))\b\s*(.*)$/i;
const IDEA =
  /^(?:is|was) (?:it|that|this|.{2,40}) (?:a |such a )?(?:good|bad|stupid|terrible|great) (?:idea|plan)\b|^(?:good|bad) idea$/i;
const PERSON =
  /^(?:\p{Lu}\p{Ll}+|him|her|them|(?:my|your|the|his|her) (?:\w+ )?(?:mother|father|sister|brother|boss|wife|husband|neighbour|friend|teacher|captain|king|queen|mayor|doctor|son|daughter|ex|boyfriend|girlfriend|crew|people))(?: honestly| really)?$/u;
const BAD = /\b(?:war|death|taxes|lying|liars|cheating|cruelty|bullies|wasps|noise|traffic|poverty|violence|spam)\b/i;

/** Answers what she thinks of something: a view that names it, with a reason. */
export const opinion: Answerer = (act, moment, acts): Answer | null => {
  const { question } = act;
  if (!question) return null;
  const text = plainMarks(question.text);
  const world = worldOf(moment);
  const key = questionKey(text);
  const more = cardDetails(act, moment, acts);
  if (IDEA.test(text)) return { says: [world.line(key, goodIdea)], more };
  const match = text.match(ASKED);
  if (!match) return null;
  const thing = turned(
    (match[1] ?? '')
      .replace(/,.*$/, '')
      .replace(/\s*(?:honestly|really|then|so far|btw)$/i, '')
      .trim(),
  );
  if (/^(?:I|you|we|he|she|they|it is|if|when|happened|happens)\b/i.test(thing) && thing.includes(' ')) {
    return { says: [world.line(key, goodIdea)], more };
  }
  if (thing === '' || /^(?:it|that|this|so)$/i.test(thing)) return { says: [world.line(key, goodIdea)], more };
  if (/^(?:you|you so far|your face)$/i.test(thing)) {
    const isHers = /^what (?:do|did|would) (?:you|u)\b/i.test(text);
    return { says: [world.line(key, isHers ? ofThem : ofThemByOthers)], more: [] };
  }
  if (countWords(thing) > 6) return null;
  if (PERSON.test(thing)) {
    const lines = /^(?:him|her|them)$/.test(thing)
      ? {
          any: [
            'Honestly? Means well, talks too much.',
            'Better than people say. I’ve seen it when nobody was looking.',
          ],
        }
      : ofPeople;
    return { says: [world.line(key, lines, { x: thing })], more };
  }
  const isGood = !BAD.test(thing) && world.rng(`good ${key}`).chance(0.7);
  return { says: [world.line(key, isGood ? ofThings.good : ofThings.bad, { x: thing })], more };
};
