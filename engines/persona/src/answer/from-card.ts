import { CARD_LIKE } from '../likeness.ts';
import type { Question } from '../message/question.ts';
import { plainMarks } from '../prose.ts';
import { inFrame } from '../reply/lead-self.ts';
import type { Moment } from '../reply/moment.ts';
import { repriseFrames, toldLines } from '../reply/self.data.ts';
import type { Fact } from '../siren/facts.ts';
import type { Answer, Answerer } from './answer.ts';
import { type CardMatch, cardMatches, holdsAnswer, topicKeys } from './card-match.ts';
import { shortened, spoken } from './speech.ts';

const LONGEST: Record<string, number> = { short: 20, medium: 30, long: 40, 'extra long': 40 };

const NEGATIVE =
  /\b(?:not|never|no|nobody|none|cannot|can't|won't|don't|doesn't|hate|hates|refuse|without|except|hardly|isn't|wasn't|haven't|divorced|widow\w*|single|unmarried)\b/i;

/** Yes or no as the fact has it to what the question supposes. */
function polarity({ text }: Question, fact: string): 'Yes' | 'No' {
  const asked = plainMarks(text);
  const isMarital = /\b(?:married|husband|wife)\b/i.test(asked);
  if (isMarital && /\bmarried\b/i.test(fact) && !/\b(?:never|not|divorced)\b/i.test(fact)) return 'Yes';
  const factNegative = NEGATIVE.test(fact);
  const askedNegative =
    /\b(?:hate|dislike|never|not)\b|n't\b/i.test(asked) &&
    !/^(?:don't|aren't|isn't|didn't|haven't|won't|can't)\b/i.test(asked);
  return factNegative === askedNegative ? 'Yes' : 'No';
}

const isUsable = ({ story }: Moment, { fact }: CardMatch) => !story.spokenLines.holds(fact.text);

/** Says one fact, cut to what fits the size. */
export function sayFact({ reading, size }: Pick<Moment, 'reading' | 'size'>, text: string): string {
  return spoken(shortened(text, LONGEST[size] ?? 30), reading);
}

/** Says a fact, or says it again in other words. */
export function sayOnce(moment: Moment, fact: Fact): string {
  const text = sayFact(moment, fact.text);
  if (!moment.story.spokenLines.holds(fact.text) && !moment.story.spokenLines.holds(text)) return text;
  const own = { ...fact, text: text.replaceAll('\u2019', "'") };
  return inFrame(moment, repriseFrames, own) ?? moment.chooser.line(toldLines) ?? text;
}

/** Facts on the same matter that may follow. */
export function details(moment: Moment, matches: CardMatch[], used: CardMatch): string[] {
  const keys = topicKeys(used.fact.text);
  return matches
    .filter((match) => match !== used && isUsable(moment, match) && match.fact.aspects[0] !== 'age')
    .filter(
      ({ fact, near, shared }) =>
        near >= CARD_LIKE.detail || shared > 0 || [...topicKeys(fact.text)].some((key) => keys.has(key)),
    )
    .slice(0, 4)
    .map(({ fact }) => sayFact(moment, fact.text));
}

/** Answers a question about her from the sentence of her card that holds it. */
export const fromCard: Answerer = (act, moment, acts): Answer | null => {
  const { question } = act;
  const isAbout =
    act.kind === 'request' && /\b(?:tell|talk|say|explain|describe|show)\b.*\b(?:about|of|your)\b/i.test(act.text);
  if (!isAbout && (!question || question.subject === 'user' || question.subject === 'both')) return null;
  // 'Do you love me?' is about the two of them, whatever words it shares with the card.
  if (
    /\b(?:love|like|miss|want|hate|need|trust|kiss|marry|remember|know|fancy|forgive|leave|with|for|about|of) (?:me|us)\b/i.test(
      act.text,
    )
  )
    return null;
  const matches = cardMatches(act, moment, acts.indexOf(act));
  const [best] = matches.filter(
    ({ shared, near, fact }) =>
      ((shared > 0 && near >= CARD_LIKE.shared) || near >= CARD_LIKE.alone || shared > 1) &&
      (!question || holdsAnswer(question, fact.text)),
  );
  if (!best) return null;
  const form = question?.form ?? 'what';
  // One word in common says that a thing is hers, not that what is asked of it is so.
  const asksWhether =
    question?.form === 'polar' &&
    !/^(?:do you (?:still |even |really )?(?:have|own|keep)|have you got|is there|are there)\b/i.test(question.text);
  if (asksWhether && best.shared < 2 && best.near < CARD_LIKE.alone) return null;
  if (question?.form === 'why' && !/\b(?:because|since|so that)\b/i.test(best.fact.text)) return null;
  const text = sayOnce(moment, best.fact);
  const yes = form === 'polar' && question ? `${polarity(question, best.fact.text)}. ` : '';
  const more = details(moment, matches, best);
  return { says: [`${yes}${text}`], more };
};
