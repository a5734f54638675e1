import { wordsOf } from '../../prose.ts';
import { alikeWords, kindsOfThing, kindWords } from './concepts.data.ts';

/** Forms that no rule of endings finds. */
const IRREGULAR: Record<string, string> = {
  died: 'die',
  dies: 'die',
  dying: 'die',
  drove: 'drive',
  driven: 'drive',
  went: 'go',
  goes: 'go',
  gone: 'gone',
  came: 'come',
  brought: 'bring',
  bought: 'buy',
  forgot: 'forget',
  forgotten: 'forget',
  broke: 'break',
  broken: 'break',
  met: 'meet',
  ate: 'eat',
  drank: 'drink',
  drunk: 'drink',
  left: 'leave',
  lost: 'lose',
  paid: 'pay',
  taught: 'teach',
  wrote: 'write',
  sang: 'sing',
  slept: 'sleep',
  sold: 'sell',
  stole: 'steal',
  stolen: 'steal',
  fell: 'fall',
  felt: 'feel',
  grew: 'grow',
  grown: 'grow',
  lay: 'lie',
  lying: 'lie',
  made: 'make',
  ran: 'run',
  saw: 'see',
  seen: 'see',
  spoke: 'speak',
  took: 'take',
  taken: 'take',
  wore: 'wear',
  won: 'win',
  got: 'get',
  sent: 'send',
  built: 'build',
  told: 'tell',
  said: 'say',
  found: 'find',
  gave: 'give',
  caught: 'catch',
  thought: 'think',
  had: 'have',
  has: 'have',
  children: 'child',
  feet: 'foot',
  swore: 'swear',
  hid: 'hide',
  hidden: 'hide',
  kept: 'keep',
  married: 'marry',
  kilos: 'kilo',
  kilogram: 'kilo',
  kilograms: 'kilo',
  kgs: 'kilo',
  kg: 'kilo',
  allergies: 'allergy',
};

/** A word without its ending: 'mornings' and 'morning', 'rained' and 'rainy' are the same. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase().replace(/'s?$/, '');
  const irregular = Object.hasOwn(IRREGULAR, lower) ? IRREGULAR[lower] : undefined;
  if (irregular !== undefined) return irregular.replace(/(?<=..)[ey]$/, '');
  let stem = lower;
  if (stem.length > 3) stem = stem.replace(/ies$/, 'y').replace(/(?<![su])s$/, '');
  if (stem.length > 5) stem = stem.replace(/(?:ing|ed)$/, '');
  else if (stem.length > 4) stem = stem.replace(/ed$/, '');
  if (stem.length > 5) stem = stem.replace(/ly$/, '');
  stem = stem.replace(/([bdgklmnprt])\1$/, '$1');
  return stem.length > 3 ? stem.replace(/[ey]$/, '') : stem;
}

const GROUPS = new Map<string, number[]>();
for (const [at, row] of alikeWords.entries()) {
  for (const word of row.split(' ')) {
    const stem = stemOf(word);
    const groups = GROUPS.get(stem) ?? [];
    if (!groups.includes(at)) GROUPS.set(stem, [...groups, at]);
  }
}

/** Words that say nothing of what a sentence is about. */
const EMPTY = new Set(
  (
    'a an the and or but so if then than that this these those there here it its he she they him her his them their we us our ' +
    "i i'm i've i'd i'll me my mine myself you your yours yourself you're you've you'd you'll it's he's she's they're we're that's there's " +
    'is am are was were be been being do does did done have has had having will would can could shall should may might must ' +
    "don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't haven't hasn't not no yes " +
    "what what's whats which who who's whom whose where where's when when's whens why how how's " +
    'to of in on at by for from with about into as up out off over down all any some one ones just only even still really very ' +
    'much many more most too also again already now ok okay well oh haha lol please thanks sorry right properly exactly actually ' +
    'thing things stuff kind sort type way something anything everything nothing someone somebody anyone old'
  ).split(' '),
);

/** Words by which people ask, and which say little of what they ask for. */
const COMMON = new Set(
  (
    'say says said saying tell tells told telling mention mentioned remember recall remind know knew listen listened listening hear heard ' +
    'supposed name names called named call test quiz quick let see think guess suppose mean ever never always get got like likes liked lets going gonna ' +
    'write read repeat sum record ledger form label book list note official ago want wants wanted'
  ).split(' '),
);

/** One word of a text by which it can be found. */
export interface Concept {
  word: string;
  stem: string;
  groups: readonly number[];
  /** The kind of thing that it asks for: 'instrument'. */
  kind: RegExp | null;
  /** One by which people ask, such as 'tell'. */
  isCommon: boolean;
}

/** The words of a text that mean something. */
export function conceptsOf(text: string): Concept[] {
  const seen = new Set<string>();
  return wordsOf(text).flatMap((word) => {
    if (EMPTY.has(word)) return [];
    const stem = stemOf(word);
    if (seen.has(stem)) return [];
    seen.add(stem);
    const name = Object.hasOwn(kindWords, word) ? kindWords[word] : undefined;
    const kind = name === undefined ? null : (kindsOfThing[name] ?? null);
    return [{ word, stem, groups: GROUPS.get(stem) ?? [], kind, isCommon: COMMON.has(word) }];
  });
}

/** How well a word meets a text: the same word, a kindred one, or one of the kind that it names; 0 for none. */
export function meets(asked: Concept, concepts: readonly Concept[], plain: string): number {
  if (concepts.some(({ stem }) => stem === asked.stem)) return 1;
  if (asked.kind !== null && (asked.kind.test(plain) || concepts.some(({ kind }) => kind === asked.kind))) return 0.9;
  // 'Any pets?' before what is said of rats.
  if (concepts.some(({ kind }) => kind?.test(asked.word))) return 0.6;
  return asked.groups.length > 0 && concepts.some(({ groups }) => groups.some((group) => asked.groups.includes(group)))
    ? 0.75
    : 0;
}
