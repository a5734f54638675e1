import type { CueSearch } from '@sirenade/server/ports/moderation';
import { findAges } from './ages.ts';
import { findChildlike } from './childlike.ts';
import { cueGate, MOST_HALVES, type Unflagged } from './cue-gate.ts';
import type { Language } from './languages/language.ts';
import { memo } from './lexicon.ts';
import { foldText } from './normalise.ts';
import { neededWords } from './phrase-book.ts';
import { isIn, type Label, type Reader, spellOut } from './reading.ts';
import { findRealClaims } from './real-claims.ts';
import type { People } from './real-people.ts';
import { findContexts } from './sexual-context.ts';
import type { Word } from './words.ts';

/** Without one of these, an age, a child or a name nothing is refused: intimacy alone is no cue. */
const HARMS: Label[] = [
  'childPlaces',
  'childActs',
  'nonConsent',
  'withoutConsent',
  'selfHarm',
  'bestiality',
  'trafficking',
];
const AGES: Label[] = ['certainAges', 'likelyAges', 'bareAges', 'pastAges', 'almostAdult', 'minors', 'childlike'];
/** Words of a claim that a character is a real person: these by themselves, those of CLAIM_OF only with a name. */
const CLAIM = /\b(?:real|actual|celebrit|deep ?fake|fake nudes)/i;
const CLAIM_OF =
  /\b(?:famous|known|look|image|likeness|double|twin|replica|alike|doppelg|clone|impersonator|body|face|identical|model|resembl)/i;
/** The beginning of a claim, for chunks that are checked one at a time. */
const CLAIM_START = /\b(?:real|actual|celebrit|deep|fake)/;
const NAME = /\p{Lu}[\p{L}'’-]+ (?:\S+ ){0,3}\p{Lu}/u;

/** Signs for letters, letters one by one, words run together, long gaps; outside ASCII also two scripts in a word. */
const DISGUISED =
  /[a-z][@$+|*\d]+[a-z]|[@$|][a-z]|(?:^|[^a-z\d'])(?:[a-z\d][^a-z\d']+){3}[a-z\d](?![a-z\d])|[a-z]{20}|[^a-z\d]{12}/;
const DISGUISED_ELSEWHERE =
  /\p{L}[@$+|*€£¢¥\d]+\p{L}|[@$|€£¢¥]\p{L}|(?<![\p{L}\p{N}'])(?:[\p{L}\p{N}][^\p{L}\p{N}']+){3}[\p{L}\p{N}](?![\p{L}\p{N}])|[a-z\u0370-\u04ff]{20}|[^\p{L}\p{N}]{12}|[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]/u;
/** Format characters, except the zero-width joiner of emoji. */
const INVISIBLE = /(?!\u200d)\p{Cf}/u;
const ASCII = /^[\0-\x7f]*$/;

/** In characters: a phrase with a cue word this far back may still be going on. */
const ENDING = 48;
/** From this many letters on, a prefix of a word for an age or a child is a cue until the word ends otherwise. */
const SHORTEST_START = 4;
const LEAST_AGE = 10;

/** The index at which the last chunk of a text begins. */
function lastChunk(text: string): number {
  let at = text.length;
  while (at > 0 && !/\s/.test(text[at - 1] ?? '')) at--;
  return at;
}

interface Names {
  people: People;
  known: People;
}

const isDisguised = (text: string, folded: string) =>
  ASCII.test(folded)
    ? DISGUISED.test(folded) || (folded.length !== text.length && INVISIBLE.test(text))
    : DISGUISED_ELSEWHERE.test(folded) || INVISIBLE.test(text);

/** Tests for a required word: of each phrase of harm or age the rarest one without which it cannot match. */
function requiredWords(languages: Language[]): (word: string) => boolean {
  const words = new Set<string>(['younger']);
  const stems = new Set<string>();
  for (const language of languages) {
    for (const label of [...HARMS, ...AGES]) {
      for (const phrase of language[label]) {
        const needed = neededWords(spellOut(phrase, language.names));
        for (const word of needed.words) words.add(word);
        for (const stem of needed.stems) stems.add(stem);
      }
    }
  }
  const lengths = [...new Set([...stems].map(({ length }) => length))];
  return (word) => words.has(word) || lengths.some((length) => stems.has(word.slice(0, length)));
}

function openingsOf(words: Iterable<string>, from: number): Set<string> {
  const openings = new Set<string>();
  for (const word of words) {
    for (let length = from; length < word.length; length++) openings.add(word.slice(0, length));
  }
  return openings;
}

/** Searches for cues in a text that is still being streamed. */
export function cueSearch(languages: Language[], reader: Reader, names: Names): Omit<CueSearch, 'hasChild'> {
  const isRequiredWord = requiredWords(languages);
  const parts = new Set([...names.people.words, ...names.known.words]);
  const ages = languages.flatMap(({ numbers }) =>
    Object.keys(numbers).filter((word) => (numbers[word] ?? 0) >= LEAST_AGE),
  );
  const openings = openingsOf([...ages.map(foldText), ...reader.any.children], SHORTEST_START);
  /** Reads a chunk as `judge` does: numbers, children, required words and listed names count. */
  const mayBeCue = memo((chunk) => {
    const { words } = reader.read(chunk);
    const isOne = (word: Word) =>
      word.numbers.length > 0 || isIn(word, reader.any.children) || word.forms.some(isRequiredWord);
    return words.some(isOne) || names.people.find(words).length > 0 || names.known.find(words).length > 0;
  });
  /** A part of a listed name; the possessive may lack its apostrophe. */
  const isPart = (form: string) => parts.has(form) || (form.endsWith('s') && parts.has(form.slice(0, -1)));
  const hasPart = memo((chunk) => reader.read(chunk).words.some(({ forms }) => forms.some(isPart)));
  const lettersOf = memo((chunk) => chunk.replace(/[^\p{L}]+/gu, ''));

  const isCueWord = (word: string) => reader.isKnown(word) && (mayBeCue(word) || parts.has(word));
  /** Whether the chunks from here on spell a cue word in pieces ('fif te en'). */
  const isInPieces = (chunks: string[], at: number): boolean => {
    let whole = lettersOf(chunks[at] ?? '');
    for (let count = 1; count < MOST_HALVES && reader.isBeginning(whole); count++) {
      const next = chunks[at + count];
      if (next === undefined) return false;
      whole += lettersOf(next);
      if (isCueWord(whole)) return true;
    }
    return false;
  };
  const isStarting = (chunk: string) => {
    const word = lettersOf(chunk);
    return word.length >= SHORTEST_START && openings.has(word) && !reader.isKnown(word);
  };
  const mayHaveCue = (text: string, folded: string): boolean => {
    const chunks = folded.split(/\s+/);
    let before = '';
    for (const [at, chunk] of chunks.entries()) {
      if (mayBeCue(chunk) || isInPieces(chunks, at)) return true;
      // A name is two of its parts in a row, or an initial and one part.
      if (hasPart(chunk) && (hasPart(before) || lettersOf(before).length === 1)) return true;
      before = chunk;
    }
    return CLAIM.test(text) || (CLAIM_OF.test(text) && NAME.test(text));
  };
  const gate = cueGate({
    mayBeCue: (chunk) => mayBeCue(chunk) || isStarting(chunk) || CLAIM_START.test(chunk),
    isClaiming: (chunk) => CLAIM_OF.test(chunk),
    isDisguised: (chunk) => DISGUISED.test(chunk),
    hasPart,
    hasName: (text) => NAME.test(text),
    lettersOf,
    isBeginning: reader.isBeginning,
    isCueWord,
  });

  return {
    atEnd: (text, length) => {
      const ending = text.slice(-ENDING - length);
      const folded = foldText(ending);
      if (gate.hasNone(folded, ending) && (folded.length === ending.length || !INVISIBLE.test(ending))) return false;
      if (isDisguised(ending, folded) || isStarting(folded.slice(folded.lastIndexOf(' ') + 1))) return true;
      if (!mayHaveCue(ending, folded)) return false;
      if (hasCue(text, reader, names)) return true;
      // Also without the last word, which may be unfinished; if only that word is new, the previous call read the rest.
      const last = lastChunk(text);
      return last > text.length - length + 1 && hasCue(text.slice(0, last), reader, names);
    },
    within: (text) => hasCue(text, reader, names),
    unflagged: {
      end: (text) => gate.endOf(text.slice(-ENDING)),
      advance: (end, piece) => gate.advance(end as Unflagged, piece),
    },
  };
}

/** Whether `judge` would find anything here that it refuses, by itself or next to intimate text. */
function hasCue(text: string, reader: Reader, { people, known }: Names): boolean {
  const reading = reader.read(text);
  if (HARMS.some((label) => reading.hits(label).length > 0)) return true;
  const { minors, childlike } = findChildlike(reading, reader);
  if (minors.length > 0 || childlike.length > 0 || findAges(reading, reader).length > 0) return true;
  if (people.find(reading.words).length > 0 || known.find(reading.words).length > 0) return true;
  if ((CLAIM.test(text) || CLAIM_OF.test(text)) && findRealClaims(text).length > 0) return true;
  // Words for children are refused only as the object of a sexual phrase before them.
  const isSexual = () => findContexts(reading, reader).levels.includes(2);
  return reading.words.some((word) => isIn(word, reader.any.children)) && isSexual();
}
