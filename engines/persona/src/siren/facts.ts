import { namesOf, type Pronoun, toFirstPerson } from '../language/first-person.ts';
import { isAdverb, type Term, termsOf } from '../language/terms.ts';
import { opensWithVerb } from '../language/verbs.ts';
import { articleFor, capitalised, countWords, listed, plainMarks, sentencesIn } from '../prose.ts';

/** What a fact tells about her, as far as its words show. */
export type Aspect =
  | 'age'
  | 'home'
  | 'work'
  | 'likes'
  | 'dislikes'
  | 'fears'
  | 'family'
  | 'love'
  | 'looks'
  | 'past'
  | 'dreams'
  | 'self';

/** One thing she can say about herself. */
export interface Fact {
  text: string;
  aspects: Aspect[];
  /** As with lines: 0 for all, 2 for what only romance should hear. */
  heat: 0 | 1 | 2;
  /** Comes from the Secrets: for a talk between two, not for what everybody reads. */
  isSecret?: boolean;
  /** Pinned by the person: it comes before what else is known of her. */
  isPinned?: boolean;
}

/** Instructions to a model, and things no person says of herself. */
const NOT_SPOKEN =
  /\b(?:roleplay|role-play|respond|responses?|repl(?:y|ies)|prompt|scenario|characters?|dialogue|narrat|user|nsfw|markdown|asterisks|third person|first person|bot|ooc|persona|llm|chatbot|must never|do not|system)\b/i;
const LONGEST = 34;

const ASPECTS: [Aspect, RegExp][] = [
  ['age', /\b(?:years old|year-old|my (?:twenties|thirties|forties|fifties|sixties|seventies|eighties)|aged)\b/i],
  [
    'home',
    /\b(?:lives?|lodge|home|house|flat|cottage|tower|island|village|lodgings?|rooms?|apartment|cabin|reside|grew up|born|come from|lighthouse|castle|manor|reef|street)\b/i,
  ],
  [
    'work',
    /\b(?:works?|job|trade|profession|keep (?:the|a|bees|an)|run (?:a|an|the)|serve|teach|paid|career|shop|am an? (?:[\w-]+ ){0,3}?[\w-]*(?:er|or|ist|ian|smith|wright|nurse|chef|cook|detective|captain|mechanic|witch|thief|spy|monk|queen|pirate))\b/i,
  ],
  ['likes', /\b(?:love|like|enjoy|adore|favou?rite|fond|delight|collect|hobby|hobbies|prefer|passion|weakness for)\b/i],
  ['dislikes', /\b(?:hate|dislike|can't stand|cannot stand|loathe|despise|detest|have no patience)\b/i],
  ['fears', /\b(?:fear|afraid|scared|terrif|dread|frighten|nightmare|phobia)/i],
  [
    'family',
    /\b(?:mother|father|sisters?|brothers?|husband|wife|widow|daughters?|sons?|family|parents?|aunt|uncle|grandmother|grandfather|married|twin|children|orphan|cousin|nephew|niece)\b/i,
  ],
  ['love', /\b(?:in love|lovers?|married|husband|wife|heart|romance|kiss|single|divorced|engaged|ex|crush)\b/i],
  [
    'looks',
    /\b(?:hair|eyes|skin|tall|short|slim|scars?|tattoos?|freckles|wear|dressed|smile|hands|face|wings|tail|horns|beard|body|curves)\b/i,
  ],
  [
    'past',
    /\b(?:was|were|once|used to|grew up|born|years ago|childhood|lost|left|had|since|before|raised|ran away)\b/i,
  ],
  ['dreams', /\b(?:dream|wish|hope|want to|long to|one day|someday|would like to|ambition|plan to)\b/i],
  ['self', /\b(?:I am|people call me|they call me|never|always|known for|secretly)\b/i],
];

const HEAT: [1 | 2, RegExp][] = [
  [
    2,
    /\b(?:sex\w*|naked|nude|lust\w*|erotic\w*|breasts?|orgasm\w*|kinky?|submissive|dominatrix|horny|virgin\w*|moan\w*|aroused?|in love with you|thighs?|bdsm)\b/i,
  ],
  [1, /\b(?:kiss\w*|seduc\w*|flirt\w*|sultry|desire\w*|lovers?|sensual\w*|curves|bed)\b/i],
];

/** Whether a fact only names qualities: 'I am shy, bookish and kind.' */
export function isQuality({ text }: Fact): boolean {
  const [, verb, ...rest] = termsOf(text);
  return verb?.lower === 'am' && rest.every((term) => term.tags.has('Adjective') || term.tags.has('Conjunction'));
}

/** Makes a fact of a finished sentence in the first person. */
export function factOf(text: string): Fact {
  const plain = plainMarks(text);
  return {
    text,
    aspects: ASPECTS.filter(([, words]) => words.test(plain)).map(([aspect]) => aspect),
    heat: HEAT.find(([, words]) => words.test(plain))?.[0] ?? 0,
  };
}

const HAVE_ONE =
  /^(?:smile|voice|accent|tail|scar|tattoo|beard|temper|laugh|build|figure|sense|love|fear|weakness|habit|heart|passion)$/;
const HAVE_MANY =
  /^(?:eyes|hair|skin|lips|legs|hands|freckles|tattoos|scars|wings|horns|glasses|hips|teeth|manners|patience)$/;

const isRelative = ({ lower }: Term) => /^(?:who|whom|whose|which|that|where|when)$/.test(lower);
const isClause = ({ tags, lower }: Term, before: Term | undefined) =>
  (tags.has('PastTense') ||
    tags.has('Copula') ||
    tags.has('Modal') ||
    tags.has('PresentTense') ||
    tags.has('Auxiliary')) &&
  !tags.has('Gerund') &&
  before?.lower !== 'to' &&
  !(tags.has('PastTense') && /^(?:by|in|at|with|a|an|the|of|,)$/.test(before?.lower ?? '')) &&
  lower !== 'like';

/** 'a shy bookbinder with ink on her fingers': no verb of its own, so she is what it says. */
function asBeing(sentence: string): string | null {
  const terms = termsOf(sentence);
  const [first] = terms;
  if (!first || first.tags.has('Pronoun') || first.tags.has('Possessive') || first.tags.has('Preposition')) return null;
  const relative = terms.findIndex(isRelative);
  const main = relative < 0 ? terms : terms.slice(0, relative);
  if (main.some((term, at) => at > 0 && isClause(term, main[at - 1]))) return null;
  if (main.every((term) => term.tags.has('Adjective') || term.tags.has('Conjunction') || isAdverb(term))) {
    return `I am ${listed(sentence.toLowerCase().split(/\s*,\s*(?:and )?/))}`;
  }
  const headEnd = main.findIndex(
    (term, at) => term.tags.has('Noun') && !(main[at + 1]?.tags.has('Noun') && !/[,;]/.test(term.post)),
  );
  const head = main[headEnd];
  if (!head || (!first.tags.has('Determiner') && head.tags.has('ProperNoun'))) return null;
  const start = /^(?:[A-Z][a-z]|An? )/.test(sentence) ? `${sentence[0]?.toLowerCase()}${sentence.slice(1)}` : sentence;
  if (HAVE_MANY.test(head.lower)) return `I have ${start}`;
  const hasArticle = /^(?:an?|the|one|your|my)$/.test(first.lower);
  const article = hasArticle ? '' : `${articleFor(start)} `;
  if (HAVE_ONE.test(head.lower)) return `I have ${article}${start}`;
  if (head.tags.has('Plural') || head.tags.has('Uncountable')) return null;
  return `I am ${article}${start}`;
}

/** Facts of lines like 'Likes: tea, storms'. */
function asAttribute(key: string, value: string): string[] {
  const text = value.replace(/[.\s]+$/, '');
  const items = text.split(/\s*[,;]\s*|\s+and\s+/).filter((item) => item !== '');
  const isList = items.length > 0 && items.every((item) => countWords(item) <= 6);
  const all = isList ? listed(items) : text;
  if (/^(?:likes?|loves?|hobbies|interests|enjoys)$/.test(key)) return isList ? [`I am fond of ${all}`] : [];
  if (/^(?:dislikes?|hates?)$/.test(key)) return isList ? [`I cannot stand ${all}`] : [];
  if (/^(?:fears?|afraid of)$/.test(key)) return isList ? [`I am afraid of ${all}`] : [];
  if (/^(?:home|lives|lives in|location|residence)$/.test(key)) return [`I live in ${text}`];
  if (/^(?:from|origin|birthplace|hometown|born in)$/.test(key)) return [`I come from ${text}`];
  if (/^(?:occupation|job|work|profession|species|race|role)$/.test(key)) {
    return [/^(?:an?|the) /i.test(text) ? `I am ${text}` : `I am ${articleFor(text)} ${text}`];
  }
  if (/^(?:personality|traits|character|mood)$/.test(key)) return isList ? [`I am ${all.toLowerCase()}`] : [value];
  if (/^(?:dream|goal|wish)$/.test(key)) return [`What I want most is ${text}`];
  if (/^(?:about|description|background|history|backstory|secret|secrets|bio|summary)$/.test(key))
    return sentencesIn(value);
  return [];
}

/** 'Meet Odile, who mends clocks' says that Odile mends clocks. */
function withoutMeeting(sentence: string, name: string): string {
  const met = sentence.replace(/^(?:meet|introducing|this is|here is|here's) (?=\p{L})/iu, '');
  const known = met === sentence ? undefined : namesOf(name).find((part) => met.startsWith(part));
  if (known === undefined) return sentence;
  const rest = met.slice(known.length).match(/^(?: \p{Lu}[\p{L}'-]*)*, who (.+)$/u)?.[1];
  return rest === undefined ? met : `${known} ${rest}`;
}

/** One sentence or line about her as she would say it; null where it cannot be said cleanly. */
function spokenFact(sentence: string, name: string, pronoun: Pronoun): string | null {
  const plain = withoutMeeting(plainMarks(sentence).trim(), name);
  const [full = ''] = namesOf(name);
  // 'Mairi Grant, lighthouse keeper of Skerryvore' is a being with a name before it.
  const bare = full !== '' && plain.startsWith(`${full}, `) ? plain.slice(full.length + 2) : plain;
  const being = asBeing(
    bare
      .replace(/[.\s]+$/, '')
      .replace(/, \d{2,3}$/, '')
      .replace(/^(\d{2,3}), /, ''),
  );
  if (being !== null) return toFirstPerson(being, { name, pronoun, isNounPhrase: true });
  const words = termsOf(plain);
  const verb = words.find((term) => !isAdverb(term));
  if (/^(?:born|raised|trained|educated|cursed|haunted|named|brought up|exiled|widowed)\b/i.test(plain)) {
    return toFirstPerson(`I was ${plain[0]?.toLowerCase()}${plain.slice(1)}`, { name, pronoun });
  }
  const isPast = words[0]?.tags.has('PastTense') && !/\b(?:she|he|they|i|you)\b/i.test(plain);
  if (verb && (opensWithVerb(verb.lower) || isPast) && !/^\w+ (?:is|are)\b/.test(plain)) {
    return toFirstPerson(`I ${plain[0]?.toLowerCase()}${plain.slice(1)}`, { name, pronoun });
  }
  return toFirstPerson(plain, { name, pronoun });
}

const PLACES = 'town|city|village|castle|forest|bar|library|house|lighthouse|shop|tavern|cottage|tower|garden';

/** 'surfer, easygoing, loves dogs' is three things; 'in small town' lacks its article. */
function sparseParts(line: string): string[] {
  const parts = line.replace(/[.\s]+$/, '').split(/\s*[,;]\s*/);
  const isSparse = parts.length > 1 && parts.every((part) => countWords(part) <= 5) && countWords(line) <= 20;
  const hasVerb = parts.some((part, at) => at > 0 && opensWithVerb(part.split(' ')[0] ?? ''));
  const isWhole = /\b(?:is|are|was|were|she|he|they|i|you|and)\b/i.test(line);
  if (isWhole || countWords(line) > 20) return [line];
  return (isSparse && hasVerb ? parts : [line]).map((part) =>
    part.replace(new RegExp(`\\b(in|at|from|of) ((?:[a-z]+ )?(?:${PLACES}))\\b`, 'g'), (whole, where, place) =>
      /^(?:an?|the|my|her|his|their|your|every|each|some|any|no) /.test(place)
        ? whole
        : `${where} ${articleFor(place)} ${place}`,
    ),
  );
}

function isTold(sentence: string, pronoun: Pronoun): boolean {
  const words = countWords(sentence);
  if (words < 1 || words > LONGEST || NOT_SPOKEN.test(sentence) || /["?]/.test(plainMarks(sentence))) return false;
  // 'You meet her on the pier' tells the person's part.
  return pronoun === 'you' || !/^you\b/i.test(sentence);
}

/** Everything a text says about her, sentence by sentence, in the first person. */
export function factsIn(text: string, name: string, pronoun: Pronoun): Fact[] {
  const sentences = text.split(/\r?\n/).flatMap((raw) => {
    const line = raw
      .replace(/^[\s>•*–+-]+(?=\S)/, '')
      .replace(/[*_`#~]+/g, '')
      .trim();
    const pair = line.match(/^([\p{L} ']{2,24}):\s*(.+)$/u);
    const key = pair?.[1]?.trim() ?? '';
    if (pair?.[2] === undefined) return sentencesIn(line);
    return key === name ? sentencesIn(pair[2]) : asAttribute(key.toLowerCase(), pair[2]);
  });
  const facts = sentences
    .flatMap((sentence) => sentence.split(/;\s+(?:(?:and|but|so) )?/))
    .flatMap((sentence) => (countWords(sentence) > LONGEST ? sentence.split(/\s+[–—]\s+/) : [sentence]))
    .flatMap(sparseParts)
    .filter((sentence) => isTold(sentence, pronoun))
    .flatMap((sentence) => spokenFact(sentence, name, pronoun) ?? [])
    .filter((fact) => countWords(fact) >= 3 && !/\bI am I\b|\bI I\b/.test(fact))
    .map((fact) => factOf(capitalised(fact)));
  return facts.filter((fact, at) => facts.findIndex((other) => other.text === fact.text) === at);
}
