import { isAdverb, type Term } from './terms.ts';
import { opensWithVerb } from './verbs.ts';

/** Third persons that the parser takes for the plural of a noun, and that hardly anybody uses as one. */
const HARDLY_NOUNS = new Set(
  (
    'adores blushes chatters daydreams detests fidgets gambles hesitates hums loathes longs mutters pouts snores ' +
    'stammers stutters sulks swoons tinkers'
  ).split(' '),
);
/** Those that are nouns just as often: only what stands before them can tell. */
const ALSO_NOUNS = new Set(
  'brews chases doodles drums grins growls hiccups hisses limps murmurs naps purrs shrugs sighs whistles winks'.split(
    ' ',
  ),
);
const JOINTS = new Set(['and', 'but', 'or', 'then', 'yet']);
const BEFORE_CLAUSE = /^(?:while|when|whenever|as|because|until|if|to|at|in|on|about|it|them|him|the|a|an|my)$/;

/** Where the word stands that a joint comes after: 'bees' of 'keeps bees and quietly hums'; -1 where nothing joins. */
function jointBefore(terms: Term[], at: number): number {
  let before = at - 1;
  while (before >= 0 && isAdverb(terms[before] as Term) && !/,/.test((terms[before] as Term).post)) before--;
  const previous = terms[before];
  const isJoined = previous !== undefined && (/,\s*$/.test(previous.post) || JOINTS.has(previous.lower));
  return isJoined ? before : -1;
}

function ends(terms: Term[], at: number): boolean {
  const next = terms[at + 1];
  if (!next || /[,;]/.test((terms[at] as Term).post)) return true;
  return next.tags.has('Conjunction') && !BEFORE_CLAUSE.test(next.lower);
}

/** Whether a word that is read as a verb joins the one before it: 'keeps bees, reads late and never sleeps'. */
export function joins(terms: Term[], at: number): boolean {
  const before = jointBefore(terms, at);
  if (before < 0) return false;
  // 'Keeps gloves in a drawer, never pairs'.
  const isLast = at === terms.length - 1 && before < at - 1 && /,\s*$/.test(terms[before]?.post ?? '');
  const word = terms[at]?.lower ?? '';
  if (isLast && !opensWithVerb(word) && !HARDLY_NOUNS.has(word)) return false;
  const tags = terms[before - 1]?.tags;
  return !ends(terms, at) || before < at - 1 || (tags?.has('Verb') === true && !tags.has('Gerund'));
}

/** Whether no thing can be meant after these words: 'is 30 and …', 'is shy, …', 'draws and …'. */
function isAfterNoThing(terms: Term[], joint: number): boolean {
  const last = JOINTS.has(terms[joint]?.lower ?? '') ? joint - 1 : joint;
  const [word, before] = [terms[last], terms[last - 1]];
  if (word && HARDLY_NOUNS.has(word.lower)) return surelyJoins(terms, last);
  if (!word || word.tags.has('Noun') || word.tags.has('Gerund') || before?.tags.has('Determiner')) return false;
  return ['Adjective', 'Value', 'Verb', 'Adverb'].some((tag) => word.tags.has(tag));
}

/** Whether a word that may be a noun can only be a verb that joins the one before it: 'is 30 and hums while she draws'. */
export function surelyJoins(terms: Term[], at: number): boolean {
  const [word, next, joint] = [terms[at], terms[at + 1], jointBefore(terms, at)];
  if (!word || joint < 0) return false;
  const isSure = HARDLY_NOUNS.has(word.lower);
  // 'Talks to bones and scolds patients': a plural is not followed by another thing.
  const isBeforeThing =
    JOINTS.has(terms[joint]?.lower ?? '') &&
    /[^su]s$/.test(word.lower) &&
    !/\S/.test(word.post) &&
    next !== undefined &&
    (next.tags.has('Determiner') ||
      /^(?:it|them|him|everyone|everybody|nobody|everything)$/.test(next.lower) ||
      next.tags.has('Possessive') ||
      (next.tags.has('Noun') && !next.tags.has('Pronoun')));
  if (isBeforeThing) return true;
  if (isAfterNoThing(terms, joint)) {
    // 'Tall, looks and brains' is a list of what she has.
    const isList = !JOINTS.has(terms[joint]?.lower ?? '') && next?.lower === 'and' && !!terms[at + 2]?.tags.has('Noun');
    return isSure || (!isList && (opensWithVerb(word.lower) || ALSO_NOUNS.has(word.lower)));
  }
  return isSure && !/\S/.test(word.post) && (BEFORE_CLAUSE.test(next?.lower ?? '') || !!next?.tags.has('Adverb'));
}
