import { normalised, sentencesIn } from '../prose.ts';
import { type EntryReader, entriesIn } from './ledger/ledger.ts';
import { herSentences, theirSentences } from './ledger/record.ts';
import type { MemoryKind } from './memory.ts';
import { isSore, memoriesIn } from './memory-reading.ts';
import { spokenPart } from './person-gesture.ts';
import { type NameAsked, nameIn } from './user-name.ts';
import { userStatementIn } from './user-statement.ts';

/** What one turn of a person tells. */
export interface TheirTurn {
  /** What it says of their name, by what she had asked for. */
  name: Record<NameAsked, ReturnType<typeof nameIn>>;
  sentences: { isSad: boolean; memories: { kind: MemoryKind; text: string }[]; statement: string | null }[];
}

/** Reads turns, each text once as long as it is among the last that were read. */
export interface TurnReader {
  theirs(text: string): TheirTurn;
  /** The words of her sentences. */
  hers(text: string): string[];
  /** What a turn tells of the person and theirs. */
  entries: EntryReader;
  /** Sentences as they were said. */
  spoken: { theirs(text: string): string[]; hers(text: string): string[] };
}

/** Of a very long message only its beginning and its end are read. */
const HEAD = 10;
const TAIL = 4;
const LONGEST = 400;
const LONGEST_TURN = 20_000;
const KEPT = 4_000;
/** Between the parts of a key. */
const PART = '\u0000';

/** The sentences of a message that are worth reading. */
export function readSentences(message: string): string[] {
  const sentences = sentencesIn(spokenPart(message.slice(0, LONGEST_TURN)));
  const read = sentences.length <= HEAD + TAIL ? sentences : [...sentences.slice(0, HEAD), ...sentences.slice(-TAIL)];
  return read.map((sentence) => sentence.slice(0, LONGEST));
}

function readTheirs(text: string): TheirTurn {
  const spoken = spokenPart(text.slice(0, 2_000));
  return {
    name: { theirs: nameIn(spoken, 'theirs'), none: nameIn(spoken, 'none'), other: nameIn(spoken, 'other') },
    sentences: readSentences(text).map((sentence) => ({
      isSad: isSore(sentence),
      memories: memoriesIn(sentence),
      statement: userStatementIn(sentence),
    })),
  };
}

function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const result = known.get(text) ?? read(text);
    known.delete(text);
    known.set(text, result);
    if (known.size > KEPT) known.delete(known.keys().next().value ?? '');
    return result;
  };
}

/** Makes a reader that remembers what it has read: a story comes again with every reply. */
export function makeTurnReader(): TurnReader {
  const entries = once((joined) => {
    const [text = '', asked = '', before = ''] = joined.split(PART);
    return entriesIn(text, asked, before);
  });
  return {
    theirs: once(readTheirs),
    hers: once((text) => sentencesIn(text).map(normalised)),
    entries: (text, asked, before) => entries([text, asked, before].join(PART)),
    spoken: { theirs: once(theirSentences), hers: once(herSentences) },
  };
}
