import { plainMarks } from '../../../prose.ts';

const TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|yesterday|this (?:morning|week|month|year|spring|summer|autumn|winter)|last (?:night|week|month|year|\w+day)|since|ago|for (?:\w+ )?(?:years?|months?|weeks?|days?|hours?|ages)|january|february|march|april|june|july|august|september|october|november|december|\d{4}|\d+(?:st|nd|rd|th)|at \d|by \d|in (?:may|spring|summer|autumn|winter)|next \w+)\b/i;
const KIN =
  /\b(?:mum|mom|mother|dad|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|son|daughter|gran\w*|aunt|uncle|cousin|friend|boss|neighbou?r|teacher|nephew|niece|ex|girl|guy|man|woman|doctor|landlord)\b/i;
const NAME = /(?:\b(?:called|named|name is|name's)\b|(?<=[\p{L},] )\p{Lu}\p{Ll}{2,})/u;
const ALONE = /\b(?:alone|by myself|on my own|nobody|no one)\b/i;

/** What a question asks for, and the words by which a message has told it. */
const ASKED: [RegExp, RegExp][] = [
  [
    /^(?:and )?(?:when(?:’s| is| was| did| do| does| will)?|since when|how long|what day|which day)\b|\bthe day\?/i,
    TIME,
  ],
  [/\b(?:called|(?:its|their|her|his|your|the) name)\b/i, NAME],
  [/^(?:and )?where\b/i, /\b(?:in|at|from|near|under|behind|on) (?:the |my |a |our )?\p{L}{3,}/iu],
  [/^(?:and )?(?:who|whose|with whom)\b/i, new RegExp(`${KIN.source}|${ALONE.source}`, 'i')],
  [/^(?:and )?who(?:’s| is| was| did| left| ended|m)?\b/i, /(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}/u],
  [/^(?:and )?how (?:much|many|old)\b/i, /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred)\b/i],
  [/^(?:and )?why\b|\bwhat for\b|\bwhat made you\b/i, /\b(?:because|cause|cos|that's why|so that|since)\b/i],
  [
    /\b(?:anybody|anyone|who)(?: else)? (?:see|saw|seen|notice)/i,
    /\bin front of\b|\b(?:saw|everyone|everybody|nobody)\b/i,
  ],
  [/\b(?:how did (?:it|you|they|she|he) (?:die|break up|find out))\b/i, /\b(?:because|from a|of a)\b/i],
];

/** Whether a question asks for what the message tells. */
export const asksWhatWasTold = (ask: string, message: string): boolean =>
  ASKED.some(([form, words]) => form.test(ask) && words.test(plainMarks(message)));
