import { termsOf } from '../language/terms.ts';
import { capitalised, plainMarks, wordsOf } from '../prose.ts';

const WORD = "\\p{L}[\\p{L}'-]{0,19}";
const INTRODUCED = new RegExp(
  `\\b(?:my (?:real |first |actual )?name(?:'s| is|s)|(?:^|[.!?,;] *|\\bthe )name(?:'s|s| is)|(?:you can |please |just |they |people |friends |everyone )*(?<!(?:don't|do not|never) )call(?:s)? me|i go by|i'm called|i am called)(?: actually| really| just)? (${WORD}(?: \\p{Lu}[\\p{L}'-]{1,19})?)`,
  'iu',
);
const SELF = new RegExp(
  `(?:^|[.!?,;] *|\\b(?:hi|hello|hey|and) )(?:(it's|this is)|i'm|i am|im) (${WORD})(?= *(?:[.!,;)]|$|and\\b|from\\b|by the way|btw|here))`,
  'iu',
);
const HERE = new RegExp(`^(\\p{Lu}${WORD}) here\\b`, 'u');
const DENIED = new RegExp(
  `\\bmy name (?:isn't|is not|ain't) (${WORD})|\\b(?:don't|do not|stop) call(?:ing)? me (${WORD})`,
  'iu',
);
const ANSWERED = new RegExp(
  `^(?:(?:it's|its|it is|i'm|i am|just|um|uh|well|oh|call me|sure|okay|ok)[ ,.]*)*(${WORD})(?: \\p{Lu}${WORD})?[.! ]*$`,
  'iu',
);

/** Words that follow 'I'm' or 'call me' and are no names. */
const NO_NAMES = new Set(
  (
    'not no yes sure fine ok okay good great bad well here back home there just really very so too tired sad happy sorry ' +
    'lost alone lonely bored cold hot hungry sick ill drunk dead alive late early ready done new old young single married ' +
    'gay straight bi trans male female a an the your my his her in on at from with crazy curious nervous anxious scared ' +
    'maybe tomorrow today tonight later anything whatever nothing nobody someone something what who when where why how ' +
    'busy free leaving going coming it that this all yours mine you me him them afraid crying working studying german ' +
    'french english scottish irish american british spanish italian christian muslim jewish hindu buddhist human god ' +
    'important irrelevant unimportant secret none is nope yeah yep lol haha hi hello hey please thanks unknown private ' +
    'girl boy rhyme guess man woman dude mate friend stranger ' +
    'hurt hungover exhausted broken better worse serious joking kidding glad up down out off over above'
  ).split(' '),
);

const isFirstName = (word: string) => termsOf(capitalised(word.toLowerCase()))[0]?.tags.has('FirstName') ?? false;

function isName(word: string, isIntroduced: boolean): boolean {
  const lower = word.toLowerCase();
  if (NO_NAMES.has(lower) || word.length < 2 || /^([a-z])\1+$/.test(lower)) return false;
  const [term] = termsOf(lower);
  if (isFirstName(word)) return true;
  if (isIntroduced && /^\p{Ll}/u.test(word) && term?.tags.has('Adjective')) return false;
  if (isIntroduced) return !term?.tags.has('Adverb') && !term?.tags.has('Preposition') && !term?.tags.has('Determiner');
  const isCommon = [
    'Adjective',
    'Verb',
    'Adverb',
    'Preposition',
    'Determiner',
    'Plural',
    'Value',
    'Demonym',
    'Actor',
  ].some((tag) => term?.tags.has(tag));
  return /^\p{Lu}/u.test(word) && !isCommon;
}

const asName = (word: string) => capitalised(word.replace(/'s$/, ''));

/** Where a name may stand alone: she asked for it, she asked nothing of the kind, or she asked for another's. */
export type NameAsked = 'theirs' | 'none' | 'other';

const ALONE = new RegExp(
  `^(?:(?:hi|hello|hey|oh|um|uh|yes|no|thanks|sure|ok|okay|evening|morning)[ ,]+)?(${WORD})$`,
  'iu',
);
const FROM = new RegExp(`(?:^|, |^[^,]* btw,? )(\\p{Lu}${WORD}),? from \\p{Lu}`, 'u');

/** Somebody or something that may have a name. */
const OTHER_ONE =
  /^(?:[\p{L}']+,? )?(?:it's |its |she's |he's |with )?(?:an?|my|our|the|one|her|his) [\p{L}-]+(?: [\p{L}-]+)?$/iu;

/** 'Vic.' in a message of several sentences, 'Ilkka from Finland'. */
function aloneIn(plain: string, asked: NameAsked): string | null {
  if (asked === 'other') return null;
  const parts = plain.split(/[.!?;\n]+\s*|\s+-\s+/).map((part) => part.trim());
  const whole = asked === 'theirs' ? parts.find((part) => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(part)) : undefined;
  if (whole !== undefined && isFirstName(whole.split(' ')[0] ?? '')) return whole;
  for (const [at, part] of parts.slice(0, 6).entries()) {
    // 'An alpaca. Rosalind.' names the alpaca.
    if (at > 0 && OTHER_ONE.test(parts[at - 1] ?? '')) continue;
    const from = part.match(FROM)?.[1];
    if (from !== undefined && isName(from, false)) return asName(from);
    const first = asked === 'theirs' && at === 0 ? (part.split(/,\s*/)[0] ?? '') : part;
    const word = asked === 'theirs' || !/[ ,]/.test(first) ? first.match(ALONE)?.[1] : undefined;
    if (word === undefined) continue;
    if (asked === 'theirs' && at < 2 ? isName(word, true) : isFirstName(word) && /^\p{Lu}/u.test(word))
      return asName(word);
    if (at > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) && /^\p{Ll}/u.test(parts[at + 1] ?? 'x') && isName(word, false))
      return asName(word);
  }
  return null;
}

/** What a message does to the known name: gives one, takes one back, or neither. */
export function nameIn(message: string, asked: NameAsked | boolean): { name: string } | { denied: string } | null {
  const wasAsked = asked === true || asked === 'theirs';
  const plain = plainMarks(message).trim();
  // 'Do you remember my name's rhyme' gives none.
  const isAsked = /\b(?:remember|know|forget|forgot|guess|recall)\b[^.!?]*\bname\b/i.test(plain);
  const introduced = (isAsked ? undefined : plain.match(INTRODUCED)?.[1])?.split(' ') ?? [];
  const [first = ''] = introduced;
  if (first !== '' && isName(first, true)) {
    const second = introduced[1];
    return {
      name: [first, ...(second !== undefined && /^\p{Lu}/u.test(second) ? [second] : [])].map(asName).join(' '),
    };
  }
  const self = plain.match(SELF);
  const named = plain.match(HERE)?.[1] ?? self?.[2];
  // 'It's Rob' is a name, 'It's Monday' is none.
  if (named !== undefined && (self?.[1] === undefined ? isName(named, false) : isFirstName(named))) {
    return { name: asName(named) };
  }
  const answer = wasAsked && wordsOf(plain).length <= 4 ? plain.match(ANSWERED)?.[1] : undefined;
  if (answer !== undefined && isName(answer, true)) return { name: asName(answer) };
  const behind = plain.match(/\b(?:I'm|I am|I'm just|im) [^.!?]{3,60}, (\p{Lu}\p{Ll}+)(?=[.!?,]|$)/u)?.[1];
  if (behind !== undefined && isFirstName(behind)) return { name: behind };
  const alone = typeof asked === 'string' ? aloneIn(plain, asked) : null;
  if (alone !== null) return { name: alone };
  const denied = plain.match(DENIED);
  const no = denied?.[1] ?? denied?.[2];
  return no === undefined ? null : { denied: asName(no) };
}
