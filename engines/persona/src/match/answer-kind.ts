import type { Question } from '../message/question.ts';
import { plainMarks } from '../prose.ts';

const NUMBER =
  /\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|once|twice|half|\w+teen)\b/i;
const TIME =
  /\b(?:\d{3,4}|\d+(?:st|nd|rd|th)|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|night|dawn|dusk|midnight|noon|ago|since|when|years?|months?|weeks?|spring|summer|autumn|winter|at (?:twenty|thirty|forty|fifty|sixty|\w+teen|\d+))\b/i;
const PLACE =
  /\b(?:in|at|on|near|above|below|under|behind|between|from|aboard|beside|of|to) (?:the |a |an |my |his |her )?\p{L}/iu;
const PERSON =
  /\p{Lu}\p{Ll}+|\b(?:mother|father|sister|brother|wife|husband|aunt|uncle|grand\w+|son|daughter|friend|teacher|man|woman|partner|boss|neighbour|widow\w*|cousin)\b/u;
const REASON = /\b(?:because|since|so that|in order to|for (?:it|the|a|my)|to \w+|after|as long as)\b/i;

/** Whether a sentence holds what the question asks for: a number, a place, a person, a reason. */
export function holdsAnswer({ form, measure }: Pick<Question, 'form' | 'measure'>, text: string): boolean {
  const plain = plainMarks(text).replace(/^I\b/, '');
  if (form === 'measure') return measure === 'much' || NUMBER.test(plain) || (measure === 'long' && TIME.test(plain));
  if (form === 'when') return TIME.test(plain);
  if (form === 'where') return PLACE.test(plain);
  if (form === 'who' || form === 'whose') return PERSON.test(plain);
  if (form === 'why') return REASON.test(plain);
  return true;
}
