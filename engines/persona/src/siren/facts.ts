import type { Pronoun } from '../language/first-person.ts';
import { termsOf } from '../language/terms.ts';
import { articleFor, countWords, listed, plainMarks, sentencesIn } from '../prose.ts';
import { ownSentences } from './card/card-sentences.ts';
import { isAge } from './card/kinds.ts';
import { namesUser } from './card/user-in-card.ts';

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
  /** Which sentence of the card it comes from, so that what stands together can be told together; -1 where none. */
  sentence: number;
  /** As with lines: 0 for all, 2 for what only romance should hear. */
  heat: 0 | 1 | 2;
  /** Comes from the Secrets: for a talk between two, not for what everybody reads. */
  isSecret?: boolean;
  /** Pinned by the person: it comes before what else is known of her. */
  isPinned?: boolean;
}

/** Instructions to a model, and things no person says of herself. */
const NOT_SPOKEN =
  /\b(?:roleplay|role-play|in character|(?:will|must|should|always|never) (?:always |never |only )?(?:respond|reply)|responses?|(?:respond|repl(?:y|ies)) (?:in|with|as)|(?:system|this) prompt|scenario|\{\{char\}\}|the character|example dialogue|narrations?|nsfw|markdown|asterisks|third person|first person|bot|ooc|persona|llm|chatbot|must never|do not)\b/i;
const LONGEST = 40;

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
export function factOf(text: string, sentence = -1): Fact {
  const plain = plainMarks(text);
  return {
    text,
    sentence,
    aspects: ASPECTS.filter(([, words]) => words.test(plain)).map(([aspect]) => aspect),
    heat: HEAT.find(([, words]) => words.test(plain))?.[0] ?? 0,
  };
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

function isTold(sentence: string, pronoun: Pronoun): boolean {
  const words = countWords(sentence);
  if (words < 1 || words > LONGEST || NOT_SPOKEN.test(sentence) || /["?]/.test(plainMarks(sentence))) return false;
  // 'You meet her on the pier' tells the person's part.
  return pronoun === 'you' || !/^you\b/i.test(sentence);
}

/** Everything a text says about her, sentence by sentence, in the first person. */
export function factsIn(text: string, name: string, pronoun: Pronoun, isCard = true): Fact[] {
  // 'Tattooist, Malmö / tattoos only plants / used to be a florist': some part their fragments by other marks.
  const isParted = (text.match(/\s[/|•·]\s/g) ?? []).length >= 3;
  const parted = isParted
    ? text.replace(/\s+[/|•·]\s+/g, '. ').replace(/\. (\p{Ll})/gu, (_, first) => `. ${first.toUpperCase()}`)
    : text;
  const sentences = parted.split(/\r?\n/).flatMap((raw) => {
    const line = raw
      .replace(/^[\s>•*–+-]+(?=\S)/, '')
      .replace(/[*_`#~]+/g, '')
      // A nickname or a word in quotes is no speech.
      .replace(/["“]([^"“”]{1,30})["”]/g, "'$1'")
      .trim();
    const pair = line.match(/^([\p{L} ']{2,24}):\s*(.+)$/u);
    const key = pair?.[1]?.trim() ?? '';
    if (pair?.[2] === undefined) return sentencesIn(line);
    return key === name ? sentencesIn(pair[2]) : asAttribute(key.toLowerCase(), pair[2]);
  });
  const facts = sentences.flatMap((sentence, at) =>
    isTold(sentence, pronoun)
      ? ownSentences(sentence, {
          name,
          pronoun,
          isOpening: isCard && isOpening(sentences, at),
          isOfUser: at > 0 && namesUser(sentences[at - 1] ?? ''),
        })
          .filter((fact) => countWords(fact) >= 1 && countWords(fact) <= LONGEST && !/\bI am I\b|\bI I\b/.test(fact))
          .map((fact) => factOf(fact, at))
      : [],
  );
  return facts.filter((fact, at) => facts.findIndex((other) => other.text === fact.text) === at);
}

/** Whether nothing before a sentence has said what she is: only her age, or one word. */
const isOpening = (sentences: string[], at: number) =>
  at === 0 || (at < 3 && sentences.slice(0, at).every((sentence) => isAge(sentence.replace(/\.$/, ''))));
