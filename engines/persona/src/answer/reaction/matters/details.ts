import { swapped } from '../../../language/swap.ts';
import { capitalised, plainMarks, tidied } from '../../../prose.ts';

const NUMBER =
  '(?:\\d[\\d,.]*(?:st|nd|rd|th|k|%|am|pm)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|a hundred|half an?)';
const UNIT =
  '(?:dollars?|euros?|pounds?|quid|bucks|pence|shillings?|coins?|gold|denarii|kilos?|kg|grams?|tonnes?|tons?|litres?|metres?|miles?|kilometres?|km|rooms?|people|guests|persons?|bottles?|boxes|bags?|pieces?|copies|tickets?|nights?|days?|weeks?|months?|hours?|minutes?)';
const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|midnight|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december';

const FORMS = [
  new RegExp(
    `\\b(?:(?:max(?:imum)?|at most|up to|under|below|about|around|only|less than|more than|at least|no more than)\\.? )?[€$£]?${NUMBER} ?(?:${UNIT})\\b(?: (?:a|per|of) (?:month|week|day|head|\\w+))?`,
    'gi',
  ),
  /\b(?:max(?:imum)?|at most|up to|under|no more than)\.? [€$£]?\d[\d,.]*/gi,
  /[€$£]\d[\d,.]*/g,
  new RegExp(
    `\\b(?:by|before|until|till|on|from|after|at) (?:the )?(?:(?:next |this )?(?:${DAY})(?: \\d+(?:st|nd|rd|th)?)?|\\d+(?:st|nd|rd|th)(?: of \\w+)?|\\d{1,2}(?::\\d\\d)?(?: ?(?:am|pm|o'clock))?)\\b`,
    'gi',
  ),
];

/** Amounts, limits and days that were given, in their order. */
export function detailsIn(text: string): string[] {
  const plain = plainMarks(text);
  const found = FORMS.flatMap((form) =>
    [...plain.matchAll(form)].map((match) => ({ at: match.index, text: match[0] })),
  );
  return found
    .filter(
      (one) =>
        !found.some((other) => other !== one && other.text.length > one.text.length && other.text.includes(one.text)),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ text: detail }) => tidied(swapped(detail.replace(/^(max)\b\.?/i, 'at most').trim())));
}

/** The same in one short sentence: 'At most 700, by the 1st of March'; null where fewer were given than needed. */
export function detailsNamed(text: string, least: number): string | null {
  const details = detailsIn(text);
  return details.length < least || details.length > 4 ? null : capitalised(details.join(', '));
}
