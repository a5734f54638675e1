import { swapped } from '../language/swap.ts';
import { termsOf } from '../language/terms.ts';
import { normalised, plainMarks, wordsOf } from '../prose.ts';
import type { Memory, MemoryKind } from './memory.ts';

const KIN =
  'sister|brother|mother|father|mum|mom|mummy|dad|wife|husband|partner|girlfriend|boyfriend|fiancee?|daughter|son|aunt|uncle|cousin|' +
  'niece|nephew|grandmother|grandfather|grandma|grandpa|gran|granny|friend|best friend|boss|neighbou?r|roommate|flatmate|colleague|' +
  'twin|godmother|stepmother|stepfather|mother-in-law|father-in-law|teacher|landlord|landlady';
const PETS =
  'dog|cat|kitten|puppy|horse|pony|parrot|rabbit|hamster|snake|tortoise|turtle|goldfish|budgie|bird|ferret|guinea pig|donkey|goat|hen|chicken|lizard|gecko|mouse|rat|spaniel|terrier|labrador|poodle|collie|greyhound|tarantula';
const NAME = "\\p{Lu}[\\p{L}'-]+";

/** Where a phrase ends. */
const STOP =
  /\s*(?:[.!?;:()"\n]|,| - | – | — |\b(?:but|because|since|when|while|although|though|if|so|than|too|as well|at all|anymore|any more|very much|a lot|right now|these days|lately|sometimes|mostly|myself|actually|honestly|who|which|that)\b)/i;
/** Nothing to come back to. */
const EMPTY = new Set(
  (
    'it that this them him her you me us these those things stuff something anything everything nothing someone people ' +
    'one here there being doing having what how to when where talking yourself myself and or the a an so lot'
  ).split(' '),
);

const cut = (text: string) => (text.split(STOP)[0] ?? '').trim();

/** A phrase of a few words that can stand as a thing, or null. */
function thing(text: string, most = 5): string | null {
  const phrase = cut(text)
    .replace(/^(?:really |just |also |to be )+/i, '')
    .trim();
  const words = wordsOf(phrase);
  if (words.length === 0 || words.length > most || EMPTY.has(words[0] ?? '') || EMPTY.has(words.at(-1) ?? ''))
    return null;
  const terms = termsOf(phrase);
  const isGerund = terms[0]?.tags.has('Gerund') ?? false;
  const isClause = terms.some(
    (term, at) =>
      at > 0 &&
      (term.tags.has('Pronoun') || term.tags.has('Copula') || term.tags.has('Modal')) &&
      !term.tags.has('Possessive'),
  );
  // One bare word after 'I love' is a thing, whatever it is elsewhere: 'rain'.
  const isBare =
    terms.length === 1 &&
    !['Adverb', 'Adjective', 'Pronoun', 'QuestionWord', 'Preposition'].some((tag) => terms[0]?.tags.has(tag));
  const isNoun = isBare || terms.some((term) => term.tags.has('Noun') && !term.tags.has('Pronoun'));
  if (isClause || !(isNoun || isGerund) || /\b(?:you|your|yours)\b/i.test(phrase)) return null;
  return swapped(
    /^(?:I|[A-Z]{2,}|\p{Lu}\p{Ll}+ \p{Lu})/u.test(phrase) || terms[0]?.tags.has('ProperNoun')
      ? phrase
      : lowerFirst(phrase),
  );
}

const lowerFirst = (text: string) => `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;

/** 'tea and rain' is two things; 'walking in the rain' is one. */
function things(text: string): string[] {
  const list = text.split(/[.!?;:()\n]|\b(?:but|because|when)\b/i)[0] ?? '';
  const parts = list.split(/,\s*(?:and )?|\s+and\s+/);
  return parts
    .map((part) => thing(part))
    .filter((part) => part !== null)
    .slice(0, 3);
}

/** 'visiting' of 'visit'. */
function gerundOf(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  // A short verb doubles its last letter: 'swim', 'get', 'run', but not 'visit' or 'learn'.
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}

/** Says a plan as a doing: 'visit my sister' is 'visiting your sister'. */
function doing(text: string): string | null {
  const phrase = cut(text);
  if (wordsOf(phrase).length < 1 || wordsOf(phrase).length > 9 || /\b(?:you|die|kill|hurt|be|not)\b/i.test(phrase))
    return null;
  const [verb, ...rest] = phrase.split(' ');
  if (verb === undefined || !(/ing$/.test(verb) || termsOf(`I ${phrase}`)[1]?.tags.has('Verb'))) return null;
  const gerund = /ing$/.test(verb) ? verb : gerundOf(verb.toLowerCase());
  return /^[a-z-]+ing$/.test(gerund) ? swapped([gerund, ...rest].join(' ')) : null;
}

type Finder = (sentence: string) => { kind: MemoryKind; text: string }[];

const all = (kind: MemoryKind, texts: (string | null | undefined)[]) =>
  texts.flatMap((text) => (text === null || text === undefined || text === '' ? [] : [{ kind, text }]));

const LIKES =
  /\bi (?:(?:really|also|do|just|absolutely|still|quite|always|so|kinda|secretly) )*(?:love|like|adore|enjoy)d? (.+)/i;
const DISLIKES =
  /\bi (?:(?:really|also|do|just|absolutely|still|always) )*(?:hate|can't stand|cannot stand|dislike|don't (?:really )?like|do not like|detest|loathe) (.+)/i;
const FAVOURITE = /\bmy favou?rite ([\p{L} ]{2,20}?) (?:is|are|was|has always been) (.+)/iu;
const INTO =
  /\bi(?:'m| am) (?:really |very |quite )?(?:into|fond of|crazy about|mad about|obsessed with|a fan of) (.+)/i;
const PLACE = new RegExp(
  `\\b(?:[Ii] (?:now |still |currently )?(?:live|grew up|was born|was raised|moved|come)|[Ii](?:'m| am)(?: originally)?|[Ww]e (?:live|moved)|[Ii](?:'m| am) an? [a-z]+(?: [a-z]+)?|[Ii](?:'m| am) \\p{Lu}[\\p{L}'-]+,?) ?(?:back )?(?:in|from|to|near|on)(?: the (?:city|town|village|island) of)? ((?:the )?${NAME}(?:[ -](?:${NAME}|of|on|the|upon|am))*)`,
  'u',
);
const PLACE_LOWER =
  /\bi (?:live|grew up|was born|was raised) (?:in|on|near) ((?:a|an|the) [a-z -]{3,30}?)(?=[.,!?;]|$| and | with | but )/i;
const WORK_AS = /\bi (?:work|worked|am working|'m working) as an? ([\p{L} -]{3,40})/iu;
const WORK_AT = /\bi work (?:at|in|for|on|with) ((?:an? |the |my )?[\p{L}' -]{3,40})/iu;
const AM_A = /\bi(?:'m| am) an? ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)/iu;
const TRADES =
  /(?:er|or|ist|ian|nurse|chef|cook|student|mechanic|architect|accountant|guard|pilot|clerk|judge|monk|poet|smith|wright|vet|analyst|consultant|surgeon|postman|fireman|soldier|assistant|dev|agent)$/i;
const NO_TRADE =
  /(?:lover|loser|fighter|believer|stranger|monster|hater|dreamer|thinker|sucker|failure|sinner|killer|disaster|beginner|sleeper|talker|listener|reader|father|mother|brother|sister|daughter|winner|survivor|liar|starter|member|visitor|number|outsider|traveller|traveler|drinker|eater|cuddler|romantic|bit|little|burden|mess|singer in the shower)$/i;
const KINSHIP = new RegExp(`\\bmy (?:little |big |older |younger |elder |twin |dear )*(${KIN})\\b(.{0,30})`, 'iu');
const OWN_PET = new RegExp(
  `\\b(?:my|i have an?|i've got an?|we have an?|i own an?|we've got an?) ((?:[a-z]+ ){0,2}?)(${PETS})\\b(.{0,30})`,
  'iu',
);
const NAMED = new RegExp(`^(?:,? (?:is |who is )?(?:called|named|is)|'s name is|,)? (${NAME})`, 'u');
const WHEN =
  'tomorrow(?: morning| night| evening| afternoon)?|tonight|next (?:week|month|year|summer|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this (?:weekend|summer|evening)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|soon|one day|someday';
const PLAN_FIRST = new RegExp(
  `\\b(?:${WHEN}),? (?:i|we)(?:'ll| will|'m going to(?= \\w+ )| am going to| want to| have to| need to| plan to|'m|'re| am| are)? (.+)`,
  'i',
);
const PLAN_LAST = new RegExp(
  `\\b(?:i|we)(?:'ll| will|'m going to| am going to|'m gonna| want to| have to| need to| plan to| hope to|'m|'re| am| are) (.+?) (?:${WHEN})\\b`,
  'i',
);
const PLAN_MEANT = /\bi(?:'m| am)? (?:planning|plan|hope|hoping|dream|dreaming|want|saving up) (?:to|of) (.+)/i;
const EVENT =
  /\bi(?:'ve got| have) an? ((?:[\p{L}-]+ ){0,2}(?:exam|interview|date|wedding|flight|trip|meeting|concert|match|race|test|appointment|party|audition|presentation|holiday|operation))\b/iu;
const FEELING =
  /\bi(?:'m| am| feel| feeling|'m feeling| am feeling|'ve been feeling) (?:(?:so|really|very|a bit|a little|quite|just|pretty|too|kind of|still|rather) )*([a-z]+)\b/i;
const FEELINGS = new Set(
  'sad happy lonely tired exhausted anxious nervous angry excited bored afraid scared proud hopeful hopeless lost stressed calm grateful jealous guilty ashamed restless worried depressed furious heartbroken useless overwhelmed content cheerful homesick empty numb relaxed'.split(
    ' ',
  ),
);

function nameAfter(text = ''): string {
  const name = text.match(NAMED)?.[1]?.replace(/'s?$/, '');
  return name === undefined || /^I\b/.test(name) ? '' : ` ${name}`;
}

const finders: Finder[] = [
  (s) =>
    /\bi(?:'d| would) (?:love|like)|\bwould i\b|\bi like (?:you|how|that|it|this|when)\b|\bi love (?:you|it|that|this|how|when)\b/i.test(
      s,
    )
      ? []
      : all('like', things(s.match(LIKES)?.[1] ?? '')),
  (s) =>
    all('dislike', /\bi hate (?:you|it|that|this|when|how)\b/i.test(s) ? [] : things(s.match(DISLIKES)?.[1] ?? '')),
  (s) => {
    const [, what = '', which = ''] = s.match(FAVOURITE) ?? [];
    return all('like', [/colou?r/i.test(what) ? cut(which).toLowerCase() : thing(which)]);
  },
  (s) => all('like', things(s.match(INTO)?.[1] ?? '')),
  (s) => all('place', [s.match(PLACE)?.[1] ?? s.match(PLACE_LOWER)?.[1]]),
  (s) => {
    const as = cut(s.match(WORK_AS)?.[1] ?? '');
    const at = cut(s.match(WORK_AT)?.[1] ?? '').split(/ (?:in|at|for|and|with) /)[0] ?? '';
    if (as !== '') return all('work', [as.split(/ (?:in|at|for|and) /)[0]]);
    if (at !== '' && !EMPTY.has(at)) return all('work', [swapped(at.replace(/^an? /i, 'the '))]);
    const trade = cut(s.match(AM_A)?.[1] ?? '').split(/ (?:in|at|for|and|from|with|of)\b/)[0] ?? '';
    const isTrade = TRADES.test(trade) && !NO_TRADE.test(trade) && wordsOf(trade).length <= 3;
    return all('work', [isTrade ? trade : null]);
  },
  (s) => {
    const [, kin, after] = s.match(KINSHIP) ?? [];
    return all('person', [kin && `your ${kin.toLowerCase()}${nameAfter(after)}`]);
  },
  (s) => {
    const [, , pet, after] = s.match(OWN_PET) ?? [];
    return all('animal', [pet && `your ${pet.toLowerCase()}${nameAfter(after)}`]);
  },
  (s) => {
    const event = s.match(EVENT)?.[1];
    const plan = s.match(PLAN_FIRST)?.[1] ?? s.match(PLAN_LAST)?.[1] ?? s.match(PLAN_MEANT)?.[1];
    return all('plan', [
      event ? `your ${event}` : plan === undefined ? null : doing(plan.replace(/^(?:be |go to )(?=\w+ing\b)/i, '')),
    ]);
  },
  (s) => {
    const word = s.match(FEELING)?.[1]?.toLowerCase() ?? '';
    return all('feeling', [FEELINGS.has(word) && !/\bi(?:'m| am) not\b/i.test(s) ? word : null]);
  },
];

/** What makes it cruel to come back lightly to whoever is spoken of. */
const SORE =
  /\b(?:died|dead|death|dying|passed away|funeral|buried|killed|hit|hits|beat|beats|hurt|abus\w*|left me|leaving me|divorc\w*|cheat\w*|hates?|shout\w*|yell\w*|fired|sick|ill|hospital|cancer|dementia|miss|missing|lost|late|ex|put down|gone)\b/i;

/** Whether a sentence says something sad of the person or animal it speaks of. */
export function isSore(sentence: string): boolean {
  return SORE.test(sentence);
}

/** Everything one sentence of a person tells about themself. */
export function memoriesIn(sentence: string): { kind: MemoryKind; text: string }[] {
  const plain = plainMarks(sentence);
  if (/\?\s*$/.test(plain) && !/\bmy\b/i.test(plain)) return [];
  return finders
    .flatMap((find) => find(plain))
    .filter(({ kind, text }) => !(kind === 'dislike' && /\byour\b/.test(text)));
}

/** Kinds of which a person has one: the last told is the true one. */
const SINGLE: MemoryKind[] = ['work', 'place'];

/** Adds what was told later: it replaces what it contradicts, and 'your sister Lena' replaces 'your sister'. */
export function withMemory(memories: Memory[], added: Memory): Memory[] {
  const same = normalised(added.text);
  const opposite = added.kind === 'like' ? 'dislike' : added.kind === 'dislike' ? 'like' : null;
  // 'My sister' again does not make her name forgotten.
  const known = memories.find(({ kind, text }) => kind === added.kind && normalised(text).startsWith(`${same} `));
  if (known && (added.kind === 'person' || added.kind === 'animal')) return memories;
  const isSettled = ({ kind, text, isPinned }: Memory) =>
    isPinned === true &&
    ((kind === added.kind && (SINGLE.includes(kind) || normalised(text) === same)) ||
      (kind === opposite && normalised(text) === same));
  if (!added.isPinned && memories.some(isSettled)) return memories;
  const rest = memories.filter(({ kind, text }) => {
    const other = normalised(text);
    if (kind === opposite && other === same) return false;
    if (kind !== added.kind) return true;
    return !SINGLE.includes(kind) && other !== same && !same.startsWith(`${other} `);
  });
  return [...rest, added];
}
