import { isListed } from '../../language/lexicon.ts';
import { thirdPersonVerb } from '../../language/third-person.ts';
import { opensWithVerb } from '../../language/verbs.ts';
import * as data from './card-words.data.ts';

const setOf = (text: string) => new Set(text.trim().split(/\s+/));
const VERBS = new Set([...setOf(data.MORE_VERBS)].map(thirdPersonVerb));
const ALSO_PLURALS = setOf(data.ALSO_PLURALS);
const BEFORE_PREPOSITIONS = setOf(data.VERBS_BEFORE_PREPOSITIONS);
const NEVER_VERBS = setOf(data.NEVER_VERBS);
const PAST_ALONE = setOf(data.PAST_ALONE);
const PAST_ONLY = setOf(data.PAST_ONLY);
const PAST_WITH_OBJECT = setOf(data.PAST_WITH_OBJECT);
const DONE_TO = setOf(data.DONE_TO);
const STATES = setOf(data.STATES);

/** What a part tells that somebody does, did, had done to them or is, by its verb alone. */
export type Deed = 'verb' | 'past' | 'was' | 'state' | 'been' | 'doing';

const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|dozens|\\d[\\d,.]*';
/** Words that begin the object of a verb. */
const OBJECT = new RegExp(
  `^(?:an?|the|this|that|these|those|every|each|all|both|some|any|no|most|many|half|enough|several|another|her|his|their|my|your|its|our|it|them|him|everyone|everybody|everything|nobody|nothing|anyone|anything|somebody|someone|something|people|herself|himself|themself|themselves|you|me|us|what|whatever|whoever|how|${NUMBERS}|(?:${NUMBERS})-.+|\\p{L}+'s|\\p{L}+s')$`,
  'iu',
);
/** Words that begin what goes on with a verb or a quality, and name no thing. */
export const COMPLEMENT =
  /^(?:about|above|across|after|against|along|among|and|around|as|at|away|back|badly|because|before|behind|below|beneath|beside|besides|between|beyond|but|by|down|during|enough|every|for|from|if|in|inside|into|like|near|of|off|on|once|only|onto|or|out|outside|over|past|round|since|so|than|through|till|to|together|too|toward|towards|twice|under|unless|until|up|upon|when|whenever|where|while|with|within|without|again|never|not|now|alone|aboard|abroad|home|here|there|nowhere|everywhere|somewhere|instead|ago|young|early|late|first|last|long|well|hard|\p{L}+ly)$/iu;
const ADVERB =
  /^(?:never|always|still|now|often|also|rarely|seldom|sometimes|once|only|just|even|twice|nearly|almost|later|then|long|no-longer|not|ever|perpetually|\p{L}{3,}ly)$/iu;
/** Adjectives that end as adverbs do. */
const LIKE_ADVERBS =
  /^(?:lonely|friendly|lovely|elderly|lively|silly|ugly|holy|lowly|surly|burly|curly|prickly|early|kindly|costly|deadly|ghostly|homely|jolly|manly|motherly|fatherly|orderly|unruly|worldly|wily|oily|wooly|bubbly|cuddly|wobbly|stately|saintly|scholarly|comely|family)$/i;
const AUXILIARY =
  /^(?:is|isn't|has|hasn't|does|doesn't|can|can't|cannot|won't|will|would|wouldn't|could|couldn't|must|may|might|should|was|wasn't|had|hadn't|did|didn't|ought)$/i;
const YEAR = /^1[0-9]{3}$|^20[0-9]{2}$/;
/** They go with 'of' as verbs; other forms in -s before 'of' are things. */
const OF_VERBS =
  /^(?:dreams|smells|thinks|hears|knows|approves|disapproves|speaks|disposes|tastes|talks|tires|reeks)$/i;
const BODY_SIDE = /^(?:hand|eye|ear|arm|leg|foot|side|knee|shoulder|hip|handed)$/i;

export const bare = (word: string): string => word.toLowerCase().replace(/^[("']+|[)"'.,;:!?]+$/g, '');

export const wordsIn = (text: string): string[] =>
  text
    .replace(/^no longer\b/i, 'no-longer')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** 'briefly', 'openly', and not 'lonely'. */
export const isPlainAdverb = (word: string): boolean => /\p{L}{3,}ly$/u.test(word) && !LIKE_ADVERBS.test(word);

/** Where the first word stands that is no adverb. */
export function afterAdverbs(words: string[]): number {
  let at = 0;
  while (at + 1 < words.length && ADVERB.test(bare(words[at] ?? '')) && !LIKE_ADVERBS.test(bare(words[at] ?? ''))) at++;
  return at;
}

export const isObject = (word: string | undefined): boolean => word !== undefined && OBJECT.test(bare(word));
const isComplement = (word: string | undefined) => word !== undefined && COMPLEMENT.test(bare(word));

/** Whether a form in -s is listed as what somebody does. */
export const isKnownVerb = (lower: string): boolean =>
  VERBS.has(lower) || opensWithVerb(lower) || BEFORE_PREPOSITIONS.has(lower) || isListed(lower, 'PresentTense');

/** Whether a word is what somebody does, in the third person of now, before this one. */
export function isPresentVerb(word: string, next: string | undefined, after?: string): boolean {
  // 'Posts typed notices', but 'tusks capped in silver'.
  const isNounAfter = after !== undefined && !isComplement(after);
  const lower = bare(word).replace(/^\p{L}+-(?=\p{L})/u, '');
  if (AUXILIARY.test(lower)) return true;
  if (!/[^su']s$/.test(lower) || NEVER_VERBS.has(lower) || (/^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(next ?? '')))
    return false;
  if (next !== undefined && /^(?:is|are|was|were|have|had)$/.test(bare(next))) return false;
  if (next !== undefined && bare(next) === 'of') return OF_VERBS.test(lower);
  // 'Parents grow leeks'.
  if (
    data.KIN.test(lower) ||
    (next !== undefined && ALSO_PLURALS.has(lower) && !isComplement(next) && isListed(bare(next), 'Infinitive'))
  )
    return false;
  if (isObject(next)) return !(bare(next ?? '') === 'that' && ALSO_PLURALS.has(lower));
  // 'Chimes that play a march', 'letters L to N'.
  if (ALSO_PLURALS.has(lower) && !BEFORE_PREPOSITIONS.has(lower) && /^\p{Lu}/u.test(next ?? '')) return false;
  if (next === undefined && ALSO_PLURALS.has(lower)) return /\p{L}-/u.test(word);
  if (ALSO_PLURALS.has(lower) && !BEFORE_PREPOSITIONS.has(lower)) {
    // 'Tusks capped in silver', 'knees like hinges'; but nothing is called 'doctors alligators'.
    return (
      next !== undefined &&
      !isComplement(next) &&
      (!/(?:ed|en)$/.test(bare(next)) || isNounAfter) &&
      !data.BODY.test(lower) &&
      !data.WEARABLE.test(lower)
    );
  }
  if (BEFORE_PREPOSITIONS.has(lower)) return true;
  return isKnownVerb(lower);
}

function pastDeed(words: string[], at: number, adverbs: string[], isFirst: boolean): Deed | null {
  const [word = '', next] = [bare(words[at] ?? ''), words[at + 1]];
  const isOnce = adverbs.some((adverb) => /^(?:never|once|nearly|almost|also|later|then|twice)$/.test(adverb));
  const isCount = /^(?:years|months|weeks|days|times)$/.test(bare(words[at + 2] ?? ''));
  if (word === 'used') return bare(next ?? '') === 'to' ? 'past' : null;
  if (word === 'left' && BODY_SIDE.test(bare(next ?? ''))) return null;
  if (word === 'never' || word === 'broke' || (word === 'paid' && !/^(?:her|his|their)$/.test(bare(next ?? ''))))
    return null;
  if (
    /^(?:fished|worked|played|served|toured|farmed|danced|sailed|studied|coached|directed|herded|hunted)$/.test(word) &&
    next !== undefined &&
    isFirst
  )
    return 'past';
  if (word === 'turned' && /^(?:at|in)$/.test(bare(next ?? ''))) return 'was';
  if (word === 'made' && bare(next ?? '') === 'up') return 'past';
  if (word === 'married' && adverbs.includes('never') && bare(next ?? '') !== 'to') return 'past';
  if (word === 'given') return bare(next ?? '') === 'to' ? 'state' : null;
  if (/^(?:learned|learnt|studied|taught|played|married|sang|spoke)$/.test(word) && /^\p{Lu}/u.test(next ?? ''))
    return 'past';
  if (word === 'married' && isObject(next) && !isCount) return 'past';
  if (STATES.has(word) && (!isOnce || adverbs.includes('twice'))) {
    const goesOn = next === undefined || isComplement(next) || isCount || /[,:]$/.test(words[at] ?? '');
    return goesOn ? 'state' : null;
  }
  if (isCount && DONE_TO.has(word)) return 'was';
  const isTitled = /^(?:born|raised|named|crowned|christened|elected|knighted|made|baptised|baptized)$/.test(word);
  if (isTitled && (/^(?:an?|the)$/.test(bare(next ?? '')) || /^\p{Lu}/u.test(next ?? ''))) {
    return word === 'made' || (word === 'raised' && !/^\p{Lu}/u.test(words[at + 2] ?? '')) ? 'past' : 'was';
  }
  const isPast =
    PAST_ALONE.has(word) || PAST_WITH_OBJECT.has(word) || isListed(word, 'PastTense') || /[^e]ed$/.test(word);
  if (isPast && isObject(next) && !YEAR.test(bare(next ?? ''))) return word === 'born' ? null : 'past';
  if (/^(?:drowned|taught|left|apprenticed|cheated|built|brought|paid)$/.test(word)) {
    if (word === 'drowned') return 'past';
    if (word === 'left' && /^(?:home|school|university|\p{Lu}\p{L}+)$/u.test(next ?? '')) return 'past';
    return next !== undefined && /^(?:by|at|to|for|with|behind|in)$/.test(bare(next)) && DONE_TO.has(word)
      ? 'was'
      : null;
  }
  if (DONE_TO.has(word))
    return next === undefined || isComplement(next) || YEAR.test(bare(next)) || isCount
      ? isOnce && adverbs.includes('never')
        ? null
        : 'was'
      : null;
  if (next !== undefined && bare(next) === 'by' && /(?:ed|ung|wn|en|ht|lt)$/.test(word)) return 'state';
  if (PAST_ONLY.has(word))
    return word === 'lost' && !isComplement(next)
      ? next && /^(?:everything|faith|count|money)$/.test(bare(next))
        ? 'past'
        : null
      : 'past';
  if (PAST_ALONE.has(word)) return next === undefined || isComplement(next) || YEAR.test(bare(next)) ? 'past' : null;
  if (isOnce && isPast && (next === undefined || isComplement(next))) return 'past';
  return null;
}

/** Past forms that are nothing else: 'went', 'became'. */
export const isSurePast = (lower: string): boolean =>
  PAST_ONLY.has(lower) && !/^(?:kept|spent|sold|taught|led|met|won)$/.test(lower);

/** What somebody does or did, or what was done to them, where a part without a subject begins with it. */
export function deedOf(part: string, isFirst: boolean): Deed | null {
  const words = wordsIn(part.replace(/^and (?=\S)/i, ''));
  const at = afterAdverbs(words);
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined) return null;
  const adverbs = words.slice(0, at).map(bare);
  if (bare(word) === 'been') return 'been';
  if (isPresentVerb(word, next, words[at + 2]) || (adverbs.includes('then') && /[^su']s$/.test(word))) return 'verb';
  // 'still monologues', 'never bets'.
  if (
    !next &&
    adverbs.some((adverb) => /^(?:never|still|also|rarely)$/.test(adverb)) &&
    BEFORE_PREPOSITIONS.has(bare(word))
  )
    return 'verb';
  const isGerund =
    /^\p{L}{2,}ing$/u.test(word) &&
    (isListed(bare(word), 'Gerund') ||
      VERBS.has(thirdPersonVerb(bare(word).slice(0, -3))) ||
      VERBS.has(thirdPersonVerb(`${bare(word).slice(0, -3)}e`)));
  const isNow = adverbs.some((adverb) => /^(?:now|currently|secretly|still|presently)$/.test(adverb));
  if (
    isGerund &&
    (isFirst || isNow) &&
    (isObject(next) || isComplement(next)) &&
    !words.some((one) => AUXILIARY.test(one))
  )
    return 'doing';
  return pastDeed(words, at, adverbs, isFirst);
}
