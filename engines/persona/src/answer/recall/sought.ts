import { kindsOfThing } from '../../story/ledger/concepts.data.ts';

/** What the sought clause must hold. */
export type Sought =
  | 'name'
  | 'number'
  | 'weight'
  | 'price'
  | 'time'
  | 'length'
  | 'place'
  | 'person'
  | 'trade'
  | 'reason'
  | 'colour'
  | 'promise'
  | 'order'
  | 'advice'
  | 'ban'
  | 'errand'
  | 'age'
  | null;

const NUMBER =
  '(?:\\d[\\d.,]*|(?:a |one |two |three |four |five |six |seven |eight |nine |ten )?(?:hundred|thousand|million|dozen)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';

const FORMS: [Exclude<Sought, null>, RegExp][] = [
  [
    'errand',
    /\b(?:what I came (?:here )?for|why I(?:'m| am| came) here|what did I (?:want|come (?:here )?for|tell you about why)|why did I come)\b/i,
  ],
  ['weight', /\b(?:how heavy|weigh|weight|how many (?:kilos|pounds|kg))\b/i],
  ['age', /\b(?:her|his|their|whose|my \w+'s|the \w+'s) age\b|\bhow old\b|^age$/i],
  ['price', /\b(?:how much (?:do|did|does|was|is|for|money|cash|have|will)|price|cost|paid|pay|budget)\b/i],
  [
    'ban',
    /\bI (?:can't|cannot|mustn't|shouldn't|am not|wasn't|not) (?:\w+ )?do\b|\bnot (?:supposed|allowed) to\b|\bnot supposed\b/i,
  ],
  ['name', /\b(?:name|called|named|name's)\b/i],
  ['length', /\bhow long\b|\bsince when\b/i],
  [
    'number',
    /\b(?:how (?:many|much|tall|far|big|high|deep|late)|number|total|score|floor|room|cabin|plot|age|year|refund|change|percent|count|amount|dose|gate|seat|platform)\b/i,
  ],
  [
    'time',
    /\b(?:when|when's|what time|which day|what day|(?:what|which|the) date|o'clock|which train|deadline|what year|which month)\b/i,
  ],
  [
    'person',
    /\b(?:who|whom|whose|who's|groom|bride|recipient|sender|client|patient|witness|suspect|which (?:friend|sister|brother|one of))\b/i,
  ],
  [
    'place',
    /\b(?:where|where's|which (?:place|city|town|country|village|island|street)|what (?:city|town|place|country|village|street)|address|street|destination|direction)\b/i,
  ],
  ['colour', /\bcolou?r\b/i],
  [
    'trade',
    /\b(?:trade|job|profession|occupation|do(?:es)? for (?:a living|work)|line of work)\b|\bwhat (?:did I say )?(?:my|his|her|the|does|do) (?!I\b)(?:\w+ ){0,3}do(?:es)?\b/i,
  ],
  ['promise', /\bpromised?\b/i],
  ['order', /\b(?:order|ordered|my usual)\b/i],
  [
    'advice',
    /\bwhat (?:do|should|can|must|was|am) I (?:to |supposed to |not supposed to )?(?:do|say|tell)\b|\bwhat to (?:do|say)\b|\bshould \w+ do first\b|\bsupposed to do\b/i,
  ],
  ['reason', /\b(?:why|how come|reason|what for)\b/i],
];

const LEADS: Record<string, Sought> = {
  who: 'person',
  whom: 'person',
  whose: 'person',
  where: 'place',
  when: 'time',
  why: 'reason',
  'how did': 'reason',
  'how come': 'reason',
};

/** What kind of thing a question asks for. */
export function soughtIn(text: string, isItem = false): Sought {
  if (
    isItem &&
    /^(?:(?:the|my|his|her|their) )?(?:day|date|time|deadline|season|month|since when|hour|year)$/i.test(text)
  )
    return 'time';
  if (/\bwhose fault\b|\bto blame\b|\bwhat caused\b/i.test(text)) return 'reason';
  const lead = text.match(
    /^(?:(?:and|so|but|ok|now|wait|sorry|of|for|to|with|at|from|in|until|till|by|since|do you (?:even |still )?(?:remember|know)|tell me|remind me) )*(who|whom|whose|who's|where|where's|when|when's|why|how (?:did|come))\b/i,
  )?.[1];
  const asked = lead === undefined ? undefined : LEADS[lead.toLowerCase().replace("'s", '')];
  if (asked !== undefined && !/\b(?:names?|called)\b/i.test(text)) return asked;
  return FORMS.find(([, form]) => form.test(text))?.[0] ?? null;
}

const HOLDS: Record<Exclude<Sought, null>, RegExp> = {
  name: /(?<!^)(?<![.!?"] )\b(?!I\b)\p{Lu}[\p{Ll}'-]+|^\p{Lu}\p{Ll}+(?:[.,!]|$)|\b(?:called|named|name is|name's|calling (?:him|her|it))\b/u,
  number: new RegExp(`\\b${NUMBER}\\b|\\d|\\bhalf\\b|\\b(?:no|only one|a couple|both|a pair|twice|once)\\b`, 'i'),
  weight: new RegExp(`${NUMBER} ?(?:kilos?|kg|pounds?|lbs?|grams?|stone|ounces?|tonnes?|tons?)\\b`, 'i'),
  price: new RegExp(
    `[£$€]|${NUMBER} ?(?:\\p{L}+ )?(?:pounds?|euros?|dollars?|bucks?|quid|coins?|silver|gold|denarii|crowns?|pence|cents?|rupees?|yen|lari|francs?|credits?|k\\b|grand|sheep)|\\b${NUMBER}\\b|\\bfree\\b|\\bpaid?\\b`,
    'iu',
  ),
  time: /\b(?:half (?:past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)|\d{1,2}(?:st|nd|rd|th)|quarter (?:past|to)|\d{1,2}[.:]\d\d|\d{1,2} ?(?:am|pm)|[12]\d{3}|o'clock|noon|midnight|dawn|dusk|sunrise|sunset|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight|today|yesterday|morning|afternoon|evening|weekend|week|month|spring|summer|autumn|winter|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|ago|since|minutes?|hours?|days?|years?|in '?\d\d(?:\d\d)?|at (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b/i,
  length: new RegExp(
    `\\b(?:${NUMBER}|a|an|half an?|few|couple of|all|many|since|for) ?(?:\\w+ )?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|ages)\\b|\\bsince\\b|\\b(?:ages|forever)\\b`,
    'i',
  ),
  place: kindsOfThing.place as RegExp,
  person:
    /(?<!^)(?<![.!?"] )\b(?!I\b)\p{Lu}[\p{Ll}'-]+|^\p{Lu}\p{Ll}+$|\b(?:mother|mum|mom|mam|father|dad|sister|brother|aunt(?:ie)?|uncle|cousin|niece|nephew|gran\w*|nan|nana|wife|husband|son|daughter|girlfriend|boyfriend|ex|partner|friend|mate|boss|neighbour|neighbor|woman|man|lady|guy|girl|boy|baby|kid|child|teacher|doctor|landlord|landlady|colleague|flatmate|roommate|family|parents|bishop|priest|nurse|captain|judge|chef|cook|twins|(?:the|a|an|my|his|her|some|that) (?:\p{L}+ )?\p{L}{3,}(?:man|woman|er|or|ist)|in-laws?|king|queen|bride|groom|team|twins?|fiancée?|fiance)(?:'?s)?\b/u,
  trade: kindsOfThing.trade as RegExp,
  reason:
    /\b(?:because|cause|since|so that|so I|due to|to \w+|for my|for the|after|double|all night|didn't sleep|shift|lost|left|broke|fired|died|fight|exam)\b/i,
  colour: kindsOfThing.colour as RegExp,
  promise: /\bI(?:'ll| will| promise| swear|'m going to)\b|\b(?:deal|promise)\b/i,
  order: /\b(?:I'd like|I'll have|I'll take|give me|can I (?:get|have)|could I (?:get|have)|please|for me|I want)\b/i,
  age: new RegExp(
    `\\b(?:he|she|they|it|I|\\p{L}+)(?:'s| is|'re| are|'m| am| was|'ll be| will be| turns?| turned| turning| be) (?:just |only |now |almost |nearly |about )?${NUMBER}\\b(?! (?:o'clock|minutes|hours|kilos|of|pm|am)\\b)|\\b${NUMBER}[- ]years?[- ]old|\\baged ${NUMBER}|^${NUMBER}(?: (?:now|today|this year))?$|\\bsince (?:I|he|she) was ${NUMBER}|, ${NUMBER}(?:,|$)`,
    'iu',
  ),
  ban: /\b(?:don't|no|never|not|avoid|stay off|without|mustn't|can't)\b/i,
  errand: /\b(?:I came|I'm here|I want|I need|I'm looking|I wanted|I'd like|I promised|to \w+|for (?:a|an|my))\b/i,
  advice: /^(?:(?:then|and|first|so|just|now|tonight|tomorrow|next),? )*(?:\p{Lu}?\p{Ll}+)\b/iu,
};

/** Kinds of which a clause that holds none is no answer. */
const STRICT = new Set<Sought>([
  'name',
  'number',
  'weight',
  'price',
  'time',
  'length',
  'colour',
  'age',
  'ban',
  'errand',
  'person',
]);

/** Kinds that show themselves without a word in common. */
const KEYLESS = new Set<Sought>([
  'number',
  'time',
  'promise',
  'order',
  'errand',
  'ban',
  'age',
  'weight',
  'colour',
  'length',
  'trade',
  'person',
  'price',
  'reason',
]);

/** Whether a clause holds the kind of thing that is asked for. */
export const holds = (sought: Sought, plain: string): boolean => sought !== null && HOLDS[sought].test(plain);
export const isStrict = (sought: Sought): boolean => STRICT.has(sought);
export const isKeyless = (sought: Sought): boolean => KEYLESS.has(sought);
