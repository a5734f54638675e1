import { namesOf } from '../../language/first-person.ts';
import { type Term, termsOf } from '../../language/terms.ts';
import { firstPersonVerb, opensWithVerb } from '../../language/verbs.ts';
import { articleFor, listed, plainMarks } from '../../prose.ts';

/** What a part of a description says about its subject, by its grammar. */
export type SegmentKind = 'age' | 'verb' | 'past' | 'state' | 'quality' | 'has' | 'wears' | 'thing' | 'is' | 'clause';

/** A part of a sentence that says one thing: 'barber in Kadıköy, Istanbul', 'vain about his moustache'. */
export interface Segment {
  kind: SegmentKind;
  text: string;
}

const NUMBER_WORDS =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|eighteen|nineteen|a hundred|one hundred)';
const AGE = new RegExp(
  `^(?:(?:aged?|about|around|nearly|almost|just|looks|appears|seems|now) )*(?:\\d{2,4}|${NUMBER_WORDS}|ageless|immortal|of no age)(?: years old|-year-old| or so)?(?: by (?:his|her|their) own count)?$`,
  'i',
);
const AGE_PERIOD =
  /^in (?:her|his|their) (?:early |mid |late )?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)$/i;

/** A part that begins like this goes on with the part before it. */
const CONTINUES =
  /^(?:which|who|whom|whose|where|when|while|whenever|because|though|although|if|unless|until|as|since|than|that|but|or|nor|not|in|at|on|with|from|for|to|by|of|under|over|near|between|behind|beside|after|before|during|without|inside|outside|among|across|along|against|about|including|usually|mostly|preferably|especially|even|also|too|except|like|all of|most of|some of|one of|none of|since|awake|asleep)\b/i;

const WEARABLE =
  /\b(?:turban|jacket|coat|hat|cap|apron|shorts|trousers|boots|shoes|scarf|shawl|dress|gown|robe|cloak|glasses|spectacles|rings?|earrings?|necklace|suit|waistcoat|cardigan|jumper|sweater|shirt|tie|gloves|uniform|chainmail|armou?r|overalls|dungarees|kilt|sari|veil|monocle|hood|tunic|leathers|braces|bracelets?|brooch|lipstick|perfume|wig|beret|bandana|slippers|sunhat|bathrobe|housecoat|dressing gown|pyjamas|trainers|plimsolls|clogs|stockings|corset)\b/i;
const BODY =
  /\b(?:hands?|eyes?|hair|skin|lips|legs?|arms?|thumbs?|fingers?|freckles|tattoos?|scars?|wings?|horns?|tail|teeth|tooth|knees?|feet|bunions|beard|moustache|mustache|eyebrows?|voice|laugh|smile|accent|dimples?|shoulders|curls|plaits?|braids?|nose|jaw|ears|cheeks|fangs|claws|fur|scales|feathers|limp|build|figure|posture|temper|humou?r|manners|wit|appetite|memory|back|hip|handshake|face|stomach|heart|nerves|chest)$/i;

/** Participles that describe how somebody is now. */
const STATE =
  /^(?:(?:now|recently|newly|freshly|long|twice|happily|unhappily|secretly|recently|still|once) )*(?:obsessed|married|divorced|widowed|retired|engaged|separated|devoted|attached|haunted|cursed|bored|baffled|offended|terrified|scared|frightened|ashamed|proud|fond|afraid|known|famous|feared|loved|respected|allowed|forbidden|banned|paid|self-taught|semi-retired|unmarried|single|estranged|stationed|based|assigned|dumped|stranded|exiled|bound|sworn|determined|convinced|worried|starved|gifted|trained|dressed|built|sunburnt|weathered|freckled|scarred|tattooed|armed)\b/i;
/** Participles that tell of something that happened. */
const HAPPENED =
  /^(?:once |recently |twice )?(?:born|raised|brought up|educated|killed|drowned|murdered|abandoned|orphaned|adopted|found|left|taught|named|discovered|built|made|created|hatched|switched on|called in|crowned|knighted|demoted|promoted|fired|sacked|expelled|betrayed|jilted|wounded|shipwrecked)\b/i;

const isPlace = (part: string) =>
  /^(?:\p{Lu}[\p{L}'.-]*|of|the|and|de|la|le|du|da|upon|under|on)(?: (?:\p{Lu}[\p{L}'.-]*|of|the|and|de|la|le|du|da|upon|under|on))*$/u.test(
    part,
  ) ||
  /^(?:now |in )?\d{3,4}$/.test(part) ||
  /^\p{Lu}[\p{L}'-]+ \d{3,4}$/u.test(part);

const PLURAL_NOUNS =
  /^(?:glasses|trousers|boots|hands|eyes|rings|shorts|thumbs|bunions|freckles|always|perhaps|besides|towards)$/i;

/** 'chain-drinks' is one word of two terms. */
function hyphenated(terms: Term[]): Term[] {
  const [first, second, ...rest] = terms;
  if (!first || !second || first.post !== '-') return terms;
  return [{ ...second, text: `${first.text}-${second.text}`, lower: `${first.lower}-${second.lower}` }, ...rest];
}

/** Whether the word begins what somebody does: 'drives', 'chain-eats', 'never wears'. */
export function isThirdPerson(terms: Term[]): boolean {
  const whole = hyphenated(terms);
  const at = whole.findIndex(
    ({ lower }) =>
      !/^(?:never|always|still|now|often|secretly|also|rarely|sometimes|once|only|just|quietly|usually|currently)$/.test(
        lower,
      ),
  );
  const [word, next] = [whole[at], whole[at + 1]];
  if (!word) return false;
  const { lower, tags } = word;
  if (/^(?:is|has|does|can|can't|cannot|won't|will|would|could|doesn't|isn't|hasn't|must|may|might)$/.test(lower))
    return true;
  if (!/[^su]s$/.test(lower) || PLURAL_NOUNS.test(lower) || BODY.test(lower)) return false;
  const base = firstPersonVerb(lower.replace(/^\w+-(?=\w)/, ''));
  if (opensWithVerb(lower.replace(/^\w+-(?=\w)/, '')) || tags.has('PresentTense')) return true;
  // A plural noun says nothing of one person, so a word in 's' before an object is what they do.
  const takesObject =
    !next ||
    next.tags.has('Determiner') ||
    next.tags.has('Possessive') ||
    next.tags.has('Preposition') ||
    next.tags.has('Pronoun') ||
    next.tags.has('Adverb') ||
    next.tags.has('Noun') ||
    next.tags.has('Adjective') ||
    next.tags.has('Gerund');
  return takesObject && base.length > 2;
}

const isPastVerb = ([first, second]: Term[]) => {
  const hasAdverb =
    first !== undefined && /^(?:never|once|also|still|only|later|then|newly|recently|just)$/.test(first.lower);
  const verb = hasAdverb ? second : first;
  if (hasAdverb && verb && /^(?:never|newly)$/.test(first.lower) && /ed$/.test(verb.lower)) return true;
  return (
    verb?.tags.has('PastTense') &&
    !STATE.test(verb.lower) &&
    !HAPPENED.test(verb.lower) &&
    !/^(?:left|spoilt)$/.test(verb.lower)
  );
};

function hasSubject(terms: Term[], pronoun: string): boolean {
  const [first] = terms;
  if (!first) return false;
  if (
    first.lower === pronoun ||
    /^(?:i|you|we|it|this|that|there|everyone|everybody|nobody|somebody)$/.test(first.lower)
  )
    return true;
  return false;
}

/** 'a', 'an', 'the' or nothing before what somebody is. */
function withArticle(text: string): string {
  const adverb = text.match(/^(?:now|once|formerly|still|also|secretly) /i)?.[0] ?? '';
  const rest = text.slice(adverb.length);
  if (/^(?:an?|the|one|your|my|his|her|their|half|part|twice|\d)\b/i.test(rest))
    return `${adverb.toLowerCase()}${lowered(rest)}`;
  const noun = lowered(rest);
  const article =
    /^\w+ (?:of|to|for) (?:the|his|her|their|a \p{Lu})/u.test(rest) &&
    /^(?:keeper|landlady|landlord|owner|warden|head|captain|curator|king|queen|guardian|mayor|leader|founder|ruler|heir|mother|father|widow)\b/i.test(
      rest,
    )
      ? 'the'
      : articleFor(noun);
  return `${adverb.toLowerCase()}${article} ${noun}`;
}

/** Small letters at the beginning, but not in names. */
export function lowered(text: string): string {
  const [first = ''] = text.split(/\s/);
  const isName =
    /^\p{Lu}\p{Ll}+$/u.test(first) && termsOf(first).some(({ tags }) => tags.has('Place') || tags.has('Demonym'));
  const isAcronym = /^\p{Lu}{2}/u.test(first);
  return isName || isAcronym ? text : `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;
}

/** Read as adjectives by the parser, and what somebody is in a card. */
const NOUN_TOO =
  /^(?:psychic|mystic|medic|paramedic|cleric|critic|native|regular|mechanic|academic|domestic|ex|widow|widower|lady|deputy|secretary|apothecary|landlady|ferry)$/;
const ADJECTIVE_END = /(?:ed|y|ful|less|ous|ive|ish|al|ic|ent|ant|able|ible|en|ile|ose|ite|er-than-\w+)$/i;

/** Whether a part names a quality: 'vain about his moustache', 'quick to laugh', 'dry'. */
function isQuality(terms: Term[]): boolean {
  const words = terms.filter(
    ({ lower }) =>
      !/^(?:very|a bit|too|so|quite|rather|deeply|privately|secretly|utterly|easily|once|then|suddenly|always|never|half|slightly|hopelessly)$/.test(
        lower,
      ),
  );
  const [first, second] = words;
  if (!first || first.tags.has('Determiner')) return false;
  const isAdjective =
    first.tags.has('Adjective') ||
    (!first.tags.has('ProperNoun') && ADJECTIVE_END.test(first.lower) && !first.tags.has('Plural'));
  if (
    /^\p{L}+-\p{L}+ed$/u.test(hyphenated(terms)[0]?.lower ?? '') ||
    /^(?:prone|apt|averse|immune|used|loth|loath)$/.test(first.lower)
  )
    return true;
  if (NOUN_TOO.test(first.lower) || (!first.tags.has('Adjective') && second?.lower === 'of')) return false;
  if (!second) return isAdjective || /ing$/.test(first.lower) || first.lower === 'out';
  if (!isAdjective && first.lower !== 'out') return false;
  if (/[,;]/.test(first.post)) return true;
  return (
    /^(?:about|of|with|to|at|in|by|and|but|on|for|as|from|under|when|until|enough|beyond|before|after|or|behind)$/.test(
      second.lower,
    ) || isQuality(words.slice(1))
  );
}

/** 'Retired railway surveyor' names a trade, 'retired at sixty' a state. */
const isTrade = (part: string) =>
  /^(?:now |recently )?(?:retired|semi-retired|self-taught|unmarried|divorced|widowed|trained|exiled|sworn|married|bored|gifted|tattooed|scarred|freckled|haunted|cursed) (?!(?:for|at|in|with|by|to|from|since|and|but|on|of|as|after|before|twice|once|a|an|the|\d+|[a-z]+(?:-[a-z]+)? (?:years|months|weeks|times))\b)[\p{L}-]+/iu.test(
    part,
  ) && !/^\w+ \w+ly\b/.test(part);

const PERSON =
  /(?:er|or|ist|ian|man|woman|ess|smith|wright|eer|ant|ent|ary|ee|ic|ster|monger|herd|hand|mother|father|widow|spirit|ghost|witch|wizard|knight|nun|monk|nurse|cook|chef|guide|thief|spy|judge|king|queen|prince|princess|lord|lady|pilot|captain|boss|champion|nerd|fan|native|regular|mechanic|virtuoso|diva|goddess|god|god|demon|angel|vampire|werewolf|elf|fairy|troll|giant|orc|android|robot|ai|twin|orphan|bachelor|veteran|convert|scribe|mate|host|clerk|duke|earl|baron|count|bard|druid|mage|scout|vet|grandparent|parent|aunt|uncle|cousin|soul|creature|human|person|loser|winner|geek|genius|snob|flirt|rebel|optimist|pessimist|barista|nomad|hermit|duchess|empress|siren|mermaid|merman|selkie|dragon|pirate|sailor|surfer)s?$/i;

/** What one part says, by its grammar. */
export function kindOf(part: string, pronoun: string): SegmentKind {
  if (AGE.test(part) || AGE_PERIOD.test(part) || /^(?:real|full|stage|true|birth) name\b/i.test(part)) return 'age';
  const terms = termsOf(part);
  if (hasSubject(terms, pronoun)) return 'clause';
  const noun = headOf(terms);
  const isBrief = terms.length <= 4 && noun !== null && !terms.some(({ tags }) => tags.has('Preposition'));
  if (isBrief && (WEARABLE.test(noun) || BODY.test(noun)) && !isThirdPerson(terms))
    return WEARABLE.test(noun) ? 'wears' : 'has';
  if (HAPPENED.test(part)) return 'past';
  // 'Worshipped by three old men', 'owed nine pounds by everyone'.
  if (/^(?:\p{L}+ly )?\p{L}+(?:ed|ung|wn|en) by\b/iu.test(part)) return 'state';
  if (isPastVerb(terms) && /^never\b/i.test(part)) return 'verb';
  if (STATE.test(part) && !isTrade(part)) return 'state';
  if (isThirdPerson(terms)) return 'verb';
  if (isPastVerb(terms)) return 'verb';
  if (isQuality(terms)) return 'quality';
  const head = headOf(terms);
  if (head !== null && BODY.test(head)) return 'has';
  if (head !== null && WEARABLE.test(head)) return 'wears';
  if (
    /\bin (?:a |his |her |their |every )?pockets?\b/i.test(part) ||
    /^(?:no|few|many|two|three|four|five|six|several) /i.test(part)
  )
    return 'has';
  if (
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|no|several|a dozen) (?:[\p{L}-]+ ){0,2}(?:sons?|daughters?|child|children|brothers?|sisters?|siblings?|cats?|dogs?|hens|goats|grandchildren|godchildren|nephews?|nieces?|wives|husbands|ex-\w+)\b/iu.test(
      part,
    )
  )
    return 'has';
  if (terms.length === 1 && !PERSON.test(head ?? '') && !/s$/.test(head ?? '')) return 'quality';
  const isShort = part.split(/\s+/).length <= 8 && !/^(?:an?|the|now|once|also)\b/i.test(part);
  return isShort && head !== null && !PERSON.test(head) && !terms.some(({ tags }) => tags.has('Actor'))
    ? 'thing'
    : 'is';
}

/** The noun that a noun phrase is about: the last before a preposition or relative. */
export function headOf(terms: Term[]): string | null {
  const end = terms.findIndex(
    ({ tags, lower, pre }, at) =>
      at > 0 &&
      (tags.has('Preposition') || /^(?:who|which|that|where|whose|and|or|like|than)$/.test(lower) || pre.includes('(')),
  );
  const main = end < 0 ? terms : terms.slice(0, end);
  return main.at(-1)?.lower ?? null;
}

/** 'where yeti, pilgrims and smugglers stop': a plural after a clause is part of its list. */
function isRestOfList(part: string, last: string): boolean {
  const [first] = termsOf(part);
  const isPlural =
    first?.tags.has('Plural') === true &&
    !isThirdPerson(termsOf(part)) &&
    !BODY.test(first.lower) &&
    !WEARABLE.test(part);
  return isPlural && /\b(?:where|which|that|who|when|of|with|between|for|about|from)\b/i.test(last);
}

/** Cuts a sentence without a subject of its own into its parts. */
export function partsOf(sentence: string): string[] {
  const raw = sentence
    .split(/,\s+|\s+[–—]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const parts: string[] = [];
  for (const [at, part] of raw.entries()) {
    const last = parts.at(-1);
    const joined = part.replace(/^(?:and|then) (?=\S)/i, '').replace(/^since then (?=the|an?\b)/i, '');
    const isApposition = last !== undefined && /\p{Lu}[\p{L}'.-]+$/u.test(last) && /^(?:an?|the) /i.test(part);
    const isGerund =
      /^[a-z]+ing \S/.test(part) && !/^(?:teasing|charming|loving|caring|aging|ageing|unassuming)\b/.test(part);
    const isCount =
      /^(?:\d+|[a-z]+(?:-[a-z]+)?) (?:years|months|weeks|days|hours|minutes|seconds|miles|times|laps)\b/i.test(part);
    const goesOn =
      last !== undefined &&
      (CONTINUES.test(part) || isPlace(part) || isApposition || isGerund || isCount) &&
      !AGE.test(last) &&
      !STATE.test(part);
    if (goesOn) parts[parts.length - 1] = `${last}, ${part}`;
    else if (at > 0 && last !== undefined && /:/.test(last) && !/:.*[.;]/.test(last))
      parts[parts.length - 1] = `${last}, ${part}`;
    else if (last !== undefined && isRestOfList(part, last)) parts[parts.length - 1] = `${last}, ${part}`;
    else parts.push(joined);
  }
  return parts;
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The sentence without the name that it begins with, and whether it did. */
export function withoutOwnName(sentence: string, name: string): { text: string; isNamed: boolean } {
  const plain = plainMarks(sentence);
  // 'Noor Halloran' of 'Inspector Noor Halloran' is her name too.
  const names = namesOf(name);
  const joined = names.flatMap((first) => names.map((second) => `${first} ${second}`));
  for (const part of [...joined, ...names]) {
    const isSame = (after: string) => withoutAccents(plain).startsWith(withoutAccents(`${part}${after}`));
    if (isSame(', ') || isSame(' ') || isSame(': ')) {
      return { text: plain.slice(part.length).replace(/^[,:]?\s+/, ''), isNamed: true };
    }
  }
  return { text: plain, isNamed: false };
}

/** One part as a sentence that begins with 'I', still with the pronouns of the description. */
export function asOwnSentence({ kind, text }: Segment): string | null {
  const start = lowered(text);
  if (kind === 'age') return null;
  if (kind === 'verb')
    return `I ${start.replace(/^(\w+-)(\w+s)\b/, (_, first: string, verb: string) => first + firstPersonVerb(verb))}`;
  if (kind === 'past') return `I was ${start}`;
  if (kind === 'state') {
    const lasting = text.match(
      /^(?:divorced|married|widowed|separated|retired|engaged|single)\b(?= (?:for )?(?:\d+|[a-z]+(?:-[a-z]+)?) (?:years|months|weeks|times))/i,
    );
    return lasting && !/times/.test(text.slice(0, 30)) ? `I have been ${start}` : `I am ${start}`;
  }
  if (kind === 'quality') return `I am ${start}`;
  if (kind === 'has' || kind === 'wears' || kind === 'thing') {
    const terms = termsOf(text);
    const head = headOf(terms) ?? '';
    const isMany =
      /(?:s|hair|skin|teeth|humour|humor|wit|feet|fur|chainmail|armou?r|lipstick|perfume)$/i.test(head) &&
      !/(?:dress|cuirass|corset|ss)$/i.test(head);
    const hasArticle = /^(?:an?|the|one|no|few|many|two|three|four|five|six|several|his|her|their|\d)\b/i.test(text);
    return `I ${kind === 'wears' ? 'wear' : 'have'} ${hasArticle || isMany ? '' : `${articleFor(start)} `}${start}`;
  }
  return `I am ${withArticle(text)}`;
}

/** Qualities in a row as one sentence: 'I am gentle, evasive and good at silences'. */
export function joinedQualities(texts: string[]): string {
  return `I am ${listed(texts.map(lowered))}`;
}
