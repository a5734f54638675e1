import { normalised, sentencesIn } from '../prose.ts';
import type { Kept } from './memory.ts';
import { isSore, memoriesIn } from './memory-reading.ts';
import { spokenPart } from './person-gesture.ts';
import { tellingIn } from './telling.ts';
import { nameIn } from './user-name.ts';

/** What one turn of a person tells. */
export interface TheirTurn {
  /** What it says of their name, where she asked for it and where she did not. */
  name: { asked: ReturnType<typeof nameIn>; unasked: ReturnType<typeof nameIn> };
  sentences: { isSad: boolean; told: { kind: Kept; text: string }[]; telling: string | null }[];
}

/** Reads turns, each text once as long as it is among the last that were read. */
export interface TurnReader {
  theirs(text: string): TheirTurn;
  /** The words of her sentences. */
  hers(text: string): string[];
}

/** Of a very long message only its beginning and its end are read. */
const HEAD = 10;
const TAIL = 4;
const LONGEST = 400;
const LONGEST_TURN = 20_000;
const KEPT = 4_000;

/** The sentences of a message that are worth reading. */
export function readSentences(message: string): string[] {
  const sentences = sentencesIn(spokenPart(message.slice(0, LONGEST_TURN)));
  const read = sentences.length <= HEAD + TAIL ? sentences : [...sentences.slice(0, HEAD), ...sentences.slice(-TAIL)];
  return read.map((sentence) => sentence.slice(0, LONGEST));
}

function readTheirs(text: string): TheirTurn {
  const spoken = spokenPart(text.slice(0, 2_000));
  return {
    name: { asked: nameIn(spoken, true), unasked: nameIn(spoken, false) },
    sentences: readSentences(text).map((sentence) => ({
      isSad: isSore(sentence),
      told: memoriesIn(sentence),
      telling: tellingIn(sentence),
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
  return { theirs: once(readTheirs), hers: once((text) => sentencesIn(text).map(normalised)) };
}
