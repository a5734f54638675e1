import { isListed } from '../../language/lexicon.ts';
import { BODY, KIN, NOT_PERSONS, PERSONS, WEARABLE } from './card-words.data.ts';
import {
  afterAdverbs,
  bare,
  COMPLEMENT,
  type Deed,
  deedOf,
  isKnownVerb,
  isObject,
  isPlainAdverb,
  isPresentVerb,
  isSurePast,
  wordsIn,
} from './deeds.ts';
import { QUALITIES } from './qualities.data.ts';

/** What a part of a description says about its subject; 'other' where that is not sure. */
export type Kind = Deed | 'age' | 'quality' | 'is' | 'kin' | 'body' | 'wears' | 'clause' | 'other';

const setOf = (text: string) => new Set(text.trim().split(/\s+/));
const PERSON_WORDS = setOf(PERSONS);
const THING_WORDS = setOf(NOT_PERSONS);
const QUALITY_WORDS = setOf(QUALITIES);

const NUMBER_WORDS =
  '(?:(?:(?:one|two|three|four|five|six|seven|eight|nine|a) (?:hundred|thousand)(?: and)? ?)?(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|eighteen|nineteen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:a|one|two|three|four|five|six|seven|eight|nine) (?:hundred|thousand))';
const AGE = new RegExp(
  `^(?:(?:aged?|about|around|nearly|almost|just|looks|appears|seems|now|roughly|over|past) )*(?:\\d{2,3}|[2-9]\\d{3}|${NUMBER_WORDS}|ageless|of no age)(?: years old|-year-old| or so| or thereabouts| in the shade)?(?: by (?:his|her|their) own count)?$`,
  'i',
);
const AGE_PERIOD =
  /^(?:somewhere )?in (?:her|his|their) (?:early |mid |late |mid-|late-)?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)$/i;
const SMALL_NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;

export const isAge = (part: string): boolean => (AGE.test(part) && !SMALL_NUMBER.test(part)) || AGE_PERIOD.test(part);

const SUBJECT =
  /^(?:i|my|we|it|it's|this|there|there's|everyone|everybody|nobody|somebody|someone|people|that's|what|who's)$/i;

/** Prepositions with what makes them a state: 'in love', 'out of work', 'from Porto'. */
const STATE_PHRASE =
  /^(?:(?:still|now|secretly|currently|hopelessly|deeply|newly|always|recently|quietly|forever) )*(?:in (?:love|debt|exile|mourning|recovery|therapy|hiding|training|charge|remission|denial|trouble)|on (?:parole|probation|the run|leave|strike|a diet|sabbatical|loan|call|tour)|out (?:of (?:work|love|practice|time|money|fashion|luck)|to (?:his|her|their))|off (?:duty|sugar|meat|cigarettes|the drink)|under (?:a curse|house arrest|a spell|oath|contract)|at (?:war|peace|odds|home)|between jobs|behind (?:on|with)|up (?:to|at|before|by|until)|down to|past caring|from \p{Lu}|no (?:good|use|stranger)|\d+ (?:cm|centimetres))/iu;
const HEIGHT =
  /^(?:(?:just|nearly|barely|over|about) )?(?:four|five|six|seven|eight|nine|\d) (?:foot|feet)(?: \w+)?(?: tall)?$/i;

const INTENSIFIER =
  /^(?:very|too|so|quite|rather|half|more|less|most|much|deeply|a|bit|little|slightly|somewhat|surprisingly|unreasonably|not|equally|part|openly)$/i;
const NO_QUALITY =
  /^(?:gold|golden|silver|tweed|linen|orange|rouge|psychic|mystic|medic|cleric|critic|native|regular|mechanic|academic|domestic|ex|widow|deputy|secretary|apothecary|wool|velvet|silk|leather|corduroy|cotton|satin|denim|iron|steel|brass|copper|plastic|wooden|only|own|other|same|such|former|ex-|next|last|first|second|third|fourth|double|past|ready-made|second-hand|left|right|front|public|private|general|fellow|current|main|best|worst|least|patter|elder|eldest|youngest|oldest|older|younger|one|two|few|many|several|local|no)$/i;
const QUALITY_END =
  /(?:ful|less|ous|ish|ive|able|ible|like|some|proof|prone|etic|otic|istic|atic|astic|-spoken|-worn|-bred|-born|-grown|-\p{L}+ed|-\p{L}+y|worthy)$/iu;
const DEMONYM =
  /^(?:african|albanian|algerian|american|argentine|armenian|australian|austrian|bavarian|belgian|bengali|berber|black|brazilian|breton|british|bulgarian|canadian|catalan|chilean|chinese|colombian|cornish|cree|croatian|cuban|cypriot|czech|danish|dutch|egyptian|english|estonian|ethiopian|filipino|finnish|flemish|french|galician|georgian|german|ghanaian|greek|hawaiian|hungarian|icelandic|indian|indonesian|inuit|iranian|iraqi|irish|israeli|italian|jamaican|japanese|jewish|kenyan|kerry|korean|kurdish|latvian|lebanese|lithuanian|maltese|manx|maori|māori|métis|metis|mexican|mongolian|moroccan|navajo|nepali|nigerian|norwegian|orcadian|pakistani|persian|peruvian|polish|portuguese|punjabi|roma|romanian|russian|sami|sámi|samoan|sardinian|scottish|senegalese|serbian|sicilian|singaporean|slovak|slovenian|somali|spanish|swedish|swiss|syrian|tamil|thai|tibetan|tongan|tunisian|turkish|ukrainian|vietnamese|welsh|yoruba|zulu)$/i;

export const isDemonym = (word: string): boolean => DEMONYM.test(word) || isListed(word, 'Demonym');

function isAdjective(word: string): boolean {
  const lower = bare(word);
  if (NO_QUALITY.test(lower)) return false;
  if (PERSON_WORDS.has(lower) && !/^(?:vegetarian|vegan|human|romantic|stoic|insomniac|comic)$/.test(lower))
    return false;
  return (
    ['Adjective', 'Comparative', 'Superlative'].some((tag) => isListed(lower, tag)) ||
    (QUALITY_END.test(lower) && !isListed(lower, 'Plural') && !isListed(lower, 'Singular')) ||
    isDemonym(lower) ||
    QUALITY_WORDS.has(lower) ||
    /^(?:un|over|under|well-|ill-|self-|half-)\p{L}+ed$/u.test(lower)
  );
}

/** Whether words name a quality and nothing else: 'vain about his moustache', 'quick to laugh', 'dry'. */
function isQuality(words: string[]): boolean {
  let at = afterAdverbs(words);
  while (at + 1 < words.length && INTENSIFIER.test(bare(words[at] ?? ''))) at++;
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || (next === undefined && isPlainAdverb(bare(word)))) return false;
  const isLasting =
    /(?:ed|y|ing)$/.test(word) &&
    !isListed(bare(word), 'Singular') &&
    !isListed(bare(word), 'Plural') &&
    !isListed(bare(word), 'Infinitive');
  const isSure = isAdjective(word) && (QUALITY_WORDS.has(bare(word)) || isDemonym(bare(word)) || !isPerson(bare(word)));
  if (next === undefined) return isSure || (isLasting && word.length > 4 && !NO_QUALITY.test(bare(word)));
  if (
    !isSure &&
    !(
      (/(?:ed|y)$/.test(bare(word)) &&
        !isListed(bare(word), 'Singular') &&
        !PERSON_WORDS.has(bare(word)) &&
        /^(?:by|with|about|at|to)$/.test(bare(next))) ||
      (/er$/.test(bare(word)) && bare(next) === 'than')
    )
  )
    return false;
  if (/^(?:and|or|but|yet)$/i.test(next)) {
    const rest = words.slice(at + 2);
    return isQuality(rest) || /^(?:never|not|always|only|slow|quick)$/i.test(rest[0] ?? '');
  }
  if (/^(?:every|home|once|first|last|like|only|so)$/i.test(next)) return false;
  return COMPLEMENT.test(bare(next));
}

const STOPS =
  /^(?:of|from|with|in|at|on|who|which|that|where|whose|for|by|under|and|to|near|or|like|than|aboard|behind|beside|between|without|after|before|since|until|over|across|above|below|gone|turned|hired|born|named|called|incapable|capable|against|as|about|into|off|but|when|while|whom|known|&)$/i;

/** The noun that a few words are about: the last before a preposition or a relative. */
export function headOf(words: string[]): string {
  const isStop = (word: string | undefined) => word !== undefined && (STOPS.test(bare(word)) || /^\(/.test(word));
  // 'A bridge troll employed by the council'.
  const end = words.findIndex(
    (word, at) => at > 0 && (isStop(word) || (/(?:ed|ing|en)$/.test(bare(word)) && isStop(words[at + 1]))),
  );
  return bare((end < 0 ? words : words.slice(0, end)).at(-1) ?? '');
}

const PERSON_END =
  /(?:[bcdfghiklmnprstvwxyz]er|[ct]or|sor|ist|ian|man|woman|person|ess|smith|wright|eer|eur|ster|monger|herd|keeper|maker|mate|worker|father|mother)$/;

/** Whether a noun names what somebody is. */
export function isPerson(noun: string): boolean {
  const [last = noun] = noun.split('-').slice(-1);
  if (THING_WORDS.has(noun) || THING_WORDS.has(last)) return PERSON_WORDS.has(noun);
  return (
    PERSON_WORDS.has(noun) ||
    PERSON_WORDS.has(last) ||
    (isListed(noun, 'Actor') && !/s$/.test(noun)) ||
    (last.length > 4 && PERSON_END.test(last))
  );
}

/** Whether a part holds a verb of its own outside a relative clause, so that it is a statement about something. */
export function hasFinite(words: string[]): boolean {
  let isRelative = false;
  return words.some((word, at) => {
    if (/^(?:who|which|that|where|whose|when|while|because|if|until|since|as|after|before)$/i.test(bare(word)))
      isRelative = true;
    if (isRelative || at === 0) return false;
    const lower = bare(word);
    if (
      /^(?:is|are|was|were|has|have|had|does|do|did|can|will|would|could|must|won't|can't|cannot|doesn't|don't|isn't|aren't|am)$/.test(
        lower,
      ) ||
      (/\p{L}'(?:s|re)$/u.test(lower) &&
        /^(?:called|named|a|an|the|on|in|always|never|dead|gone)$/.test(bare(words[at + 1] ?? '')))
    )
      return true;
    if (isSurePast(lower) && at > 1) return true;
    return isKnownVerb(lower) && isPresentVerb(word, words[at + 1]) && isObject(words[at + 1]);
  });
}

function isPlural(noun: string): boolean {
  return /(?:[^s'u]s|people|men|women|children|feet|teeth)$/.test(noun) && !isListed(noun, 'Singular');
}

/** What somebody is: 'rose distiller near Kazanlak'; in the first words of a card any noun will do. */
function isBeing(words: string[], isOpening: boolean): boolean {
  const head = headOf(words);
  const first = bare(words[0] ?? '');
  if (
    /^(?:no|many|few|several|all|every|some|both|her|his|their|my|your|it|more|bigger|\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|best|worst|fourth|third|second|one|never|not|always|often|rarely|sometimes|same|such|what|thirty|forty|fifty|sixty|seventy|eighty|ninety|twenty|[a-z]+ty-[a-z]+)$/.test(
      first,
    )
  )
    return false;
  if (
    hasFinite(words) ||
    isPlural(head) ||
    (isPlural(first) && /(?:ed|en)$/.test(bare(words[1] ?? ''))) ||
    words.length > 30
  )
    return false;
  if (KIN.test(head) && !/^(?:twin|ex)$/.test(head) && !(isOpening && bare(words[1] ?? 'and') === 'and'))
    return (
      // 'A clergyman's daughter with mismatched gloves'.
      /^(?:an? )?[\p{L}-]+'s (?:son|daughter|child|granddaughter|grandson)\b/iu.test(words.join(' ')) ||
      (new RegExp(`\\b${head} (?:of|to) `, 'i').test(words.join(' ')) &&
        !/^(?:wife|husband|girlfriend|boyfriend|partner)$/.test(head))
    );
  if (BODY.test(head) || WEARABLE.test(head)) return false;
  if (first === 'the' && !isOpening && !/^(?:only|youngest|oldest|eldest|last|first)$/.test(bare(words[1] ?? '')))
    return false;
  const after = bare(words[words.findIndex((word) => bare(word) === head) + 1] ?? '');
  // 'Patter like a tap', 'magnifier on his forehead'.
  const isThing = !isOpening && !PERSON_WORDS.has(head) && /^(?:like|on|under|behind|between|over)$/.test(after);
  // 'Lavender, opera glasses': a single word must be a known one.
  const isSuffix = words.length === 1 && !PERSON_WORDS.has(head) && !isListed(head, 'Actor');
  if (isPerson(head) && (isOpening || !isSuffix)) return !isThing;
  if (/^(?:only|sole|first|last|youngest|oldest|eldest)$/.test(first)) return false;
  return isOpening && !COMPLEMENT.test(first) && !isAdjective(head);
}

/** What one part says, by its words; 'other' where that is not sure. */
export function kindOf(
  part: string,
  { pronoun, isFirst, isOpening }: { pronoun: string; isFirst: boolean; isOpening: boolean },
): Kind {
  if (isAge(part)) return 'age';
  const words = wordsIn(part.replace(/^and (?=\S)/i, ''));
  const first = bare(words[0] ?? '');
  if (first === pronoun || SUBJECT.test(first) || /^(?:she|he|they|we|i)(?:'|$)/.test(first)) return 'clause';
  if (HEIGHT.test(part)) return 'quality';
  // 'Eighty-one when he died in 1953'.
  const age = part.match(/^(.+?) when (?:she|he|they) /i)?.[1];
  if (age !== undefined && isAge(age)) return 'was';
  if (STATE_PHRASE.test(part)) return 'state';
  const deed = deedOf(part, isFirst);
  if (deed) return deed;
  const head = headOf(words);
  for (const [kind, form] of [
    ['body', BODY],
    ['wears', WEARABLE],
  ] as const) {
    const isAll = part.split(/ and /i).every((piece) => {
      const own = wordsIn(piece);
      return (
        own.length <= 4 &&
        form.test(bare(own.at(-1) ?? '')) &&
        afterAdverbs(own) === 0 &&
        !own.some((word) => STOPS.test(bare(word)))
      );
    });
    if (isAll) return kind;
  }
  if (isQuality(words)) return 'quality';
  if (isBeing(words, isOpening)) return 'is';
  if (KIN.test(head) && !hasFinite(words) && !/^(?:the|her|his|their|my)$/.test(first)) return 'kin';
  return 'other';
}
