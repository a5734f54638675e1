import type { Turn } from '@sirenade/server/ports/text';
import { writtenOut } from '../../message/chat-spelling.ts';
import { questionIn } from '../../message/question.ts';
import { plainMarks, sentencesIn, stretchesOf } from '../../prose.ts';
import { spokenPart } from '../person-gesture.ts';
import { keysOf } from '../user-statement.ts';

/** A sentence of the story as it was said. */
export interface Recorded {
  by: 'user' | 'siren';
  text: string;
  /** Which turn of all, from 0; below that where it was pinned. */
  turn: number;
  keys: ReadonlySet<string>;
  /** Words of the question that it answers, or of what it corrects. */
  context: ReadonlySet<string>;
  isQuestion: boolean;
}

const LONGEST_TURN = 4_000;
const KEPT_TURNS = 120;
const JOKE =
  /^(?:jk|just kidding|kidding|only joking|just joking|joking|i'm joking|lol jk|not really|scratch that|forget (?:that|it))\b/i;
const CORRECTION =
  /^(?:no|nope|sorry|wait|actually|oops|correction|i mean|i meant)\b[,. ]|, not (?:\p{L}+ ?){1,3}[.!]*$|\bi (?:said|got|had) it wrong\b|\bi mean(?:t)?\b|\bactually (?:it's|it was|he|she|i)\b/iu;

const splitSmall = (text: string): string[] =>
  text.split(/(?<=[\p{L}\p{N})"'][.!?]+)\s+(?=[\p{L}\p{N}"'])(?<!\b(?:mr|mrs|ms|dr|st|vs|no)\. )/iu);

/** The sentences of a person's turn, with chat spelling written out. */
export function theirSentences(text: string): string[] {
  return sentencesIn(writtenOut(spokenPart(text.slice(0, LONGEST_TURN)))).flatMap(splitSmall);
}

/** The sentences she spoke in a turn, without what she did. */
export function herSentences(text: string): string[] {
  return stretchesOf(text.slice(0, LONGEST_TURN))
    .filter(({ kind }) => kind === 'speech')
    .flatMap((stretch) => sentencesIn(stretch.text));
}

/** Whether a sentence takes back what was said before it. */
export const isCorrection = (sentence: string): boolean => CORRECTION.test(plainMarks(sentence).trim());

const isAsked = (sentence: string) => /\?["”’)]*$/.test(sentence);
/** Also without a mark, as people ask in chats. */
const asks = (sentence: string) =>
  isAsked(sentence) ||
  questionIn(sentence, false) !== null ||
  /^(?:(?:now|please|ok|and),? )*(?:show|tell|teach|explain) me\b/i.test(sentence);

/** Everything that was said in a story but its last message, oldest first; what was a joke is left out. */
export function readRecord(
  turns: readonly Turn[],
  read: { theirs(text: string): string[]; hers(text: string): string[] },
  pinned: readonly string[] = [],
): Recorded[] {
  const record = pinned.map(
    (text): Recorded => ({ by: 'user', text, turn: -1, keys: keysOf(text), context: new Set(), isQuestion: false }),
  );
  let question = '';
  const from = Math.max(0, turns.length - KEPT_TURNS);
  for (const [n, { role, text }] of turns.slice(from).entries()) {
    const by = role === 'siren' ? 'siren' : 'user';
    const sentences = by === 'siren' ? read.hers(text) : read.theirs(text);
    const turn = from + n;
    const asked = keysOf(question);
    let place = 0;
    for (const sentence of sentences) {
      if (by === 'user' && JOKE.test(plainMarks(sentence))) {
        const last = record.findLastIndex((line) => line.by === 'user');
        if (last >= 0) record.splice(last, 1);
        continue;
      }
      const corrected =
        by === 'user' && isCorrection(sentence) ? record.findLast((line) => line.by === 'user')?.keys : undefined;
      record.push({
        by,
        text: sentence,
        turn,
        keys: keysOf(sentence),
        context: corrected ?? (place < 2 ? asked : new Set()),
        isQuestion: by === 'user' ? asks(sentence) : isAsked(sentence),
      });
      place++;
    }
    question = sentences.filter(isAsked).join(' ');
  }
  return record;
}
