/** The word some steps away: -1 is the one before, 1 the one after; '' is a pause or an end. */
export type Around = (steps: number) => string;

const set = (words: string): Set<string> => new Set(words.split(' '));

export const DETERMINERS = set(
  'a an the this that these those my your his her its our their some any no every each another which whose what ' +
    'either neither both all many few several much more most less enough one two three four five six seven eight nine ' +
    'ten first second third last next other same such own',
);
export const SUBJECTS = set(
  'i you we they he she it who everyone everybody nobody someone somebody anyone anybody people',
);
export const BE = set(
  "am is are was were be been being i'm you're he's she's it's we're they're that's isn't wasn't aren't weren't ain't",
);
export const HAVE = set(
  "have has had having i've you've we've they've hasn't haven't hadn't could've would've should've",
);
const HELPERS = set(
  "to will would can could shall should may might must do does did don't doesn't didn't can't cannot couldn't won't " +
    "wouldn't shouldn't mustn't i'll you'll he'll she'll it'll we'll they'll i'd you'd he'd she'd we'd they'd let's " +
    'please gonna wanna gotta lets let help make makes made',
);
const PREPOSITIONS = set(
  'of in on at by for from with without about into onto over under after before between through during against near ' +
    'behind toward towards upon as like than across beneath beside within inside outside',
);
const OBJECTS = set('me him her it us them you myself yourself himself herself itself themselves ourselves that this');
const ADVERBS = set(
  'never always often just also still even ever only not really actually already soon now then sometimes usually here there both all',
);
const ADJECTIVES = set(
  'good new old big small long short little great high low different whole full real true best better worst main only ' +
    'single double final early late dark bright strange beautiful sweet cold hot warm young dear perfect public private ' +
    'strong weak deep red blue green white black golden silver tiny huge lovely lost secret broken wild quiet soft hard ' +
    'fresh sheer pure utter local open free clean safe daily deadly burning unexpected',
);
const isAdverb = (word: string): boolean => ADVERBS.has(word) || /..ly$/.test(word);
const isAdjective = (word: string): boolean =>
  ADJECTIVES.has(word) || /(?:ous|ful|less|ive|ish|able|ible|ical|ian)$/.test(word);
const isPlural = (word: string): boolean =>
  /[^sui']s$/.test(word) && word.length > 3 && !DETERMINERS.has(word) && !PREPOSITIONS.has(word) && !BE.has(word);
const isOwner = (word: string): boolean =>
  /[a-z]'s$/.test(word) && !BE.has(word) && !/^(?:let|there|here|what|who|where|how)'s$/.test(word);

/** Whether an auxiliary verb or 'to' comes before, possibly with an adverb or a subject between. */
export function isHelped(around: Around): boolean {
  const before = around(-1);
  if (HELPERS.has(before)) return true;
  if (OBJECTS.has(before) && /^(?:let|help|make|made|makes|watch|see|saw|hear|heard)$/.test(around(-2))) return true;
  // 'Will you use it?', 'I will not use it'.
  return (isAdverb(before) || SUBJECTS.has(before)) && HELPERS.has(around(-2)) && around(-2) !== 'to';
}

/** Positive if the context suggests a verb, negative if it suggests a noun or an adjective. */
export function verbScore(around: Around): number {
  const [before, after] = [around(-1), around(1)];
  let score = 0;
  if (isHelped(around)) score += 4;
  else if (SUBJECTS.has(before) || (isAdverb(before) && SUBJECTS.has(around(-2)))) score += 3;
  else if (DETERMINERS.has(before) || isOwner(before)) score -= 4;
  else if (PREPOSITIONS.has(before)) score -= 3;
  else if (isAdjective(before)) score -= 2;
  else if (BE.has(before) || (isAdverb(before) && BE.has(around(-2)))) score -= 3;
  else if (HAVE.has(before)) score -= 2;
  else if (isPlural(before) || (isAdverb(before) && isPlural(around(-2)))) score += 1.5;
  else if (before === '' || before === 'and' || before === 'or' || before === 'but' || before === 'then') {
    score += OBJECTS.has(after) || DETERMINERS.has(after) ? 2 : 0;
  }
  if (OBJECTS.has(after) || (DETERMINERS.has(after) && score > -4)) score += 1.5;
  if (after === 'of' || BE.has(after) || HAVE.has(after)) score -= 1.5;
  return score;
}
