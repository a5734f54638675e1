import { emptyReply, foldReply, type ReplyHappening } from '@sirenade/contract/reply-stream';
import type { SirenImage } from '@sirenade/contract/sirens';
import type { ReplyPorts } from '../src/features/stories/reply/pump.flow.ts';
import type { SpeechPiece } from '../src/providers/speech/speech.ts';
import type { TextEvent } from '../src/providers/text/text.ts';
import { untilStopped } from './fake-painter.ts';
import { GREETING } from './fake-writer.ts';

const USAGE: TextEvent = { usage: { promptTokens: null, replyTokens: null, finish: 'stop' } };
export const TEXT = GREETING.join('');
export const IMAGE: SirenImage = { id: 'p', url: '/p', card_url: '/c', thumb_url: '/t', width: 1, height: 1 };

/** What a writer says, in these pieces. */
export async function* written(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<TextEvent> {
  for await (const piece of pieces) yield { piece };
  yield USAGE;
}

/** A sentence is a second long, and its words share it. */
export function sound(sentence: string): SpeechPiece {
  const words = sentence.split(' ');
  const times = words.map((word, at) => ({ word, start: at / words.length, end: (at + 1) / words.length }));
  return { audio: Buffer.from(sentence), seconds: 1, words: times, timed: true };
}

const folded = (told: ReplyHappening[]) =>
  told.reduce((reply, event, at) => foldReply(reply, { ...event, seq: at + 1 }), emptyReply);

/** Ports that greet, with what was told; a test changes what it is about. */
export function portsWith(changes: Partial<ReplyPorts> = {}) {
  const told: ReplyHappening[] = [];
  const faults: unknown[] = [];
  const ports: ReplyPorts = {
    write: () => written(GREETING),
    judge: async () => {},
    cues: null,
    speech: null,
    paint: null,
    findTags: null,
    emit: (happening) => told.push(happening),
    soFar: () => folded(told),
    failed: (what, error) => faults.push([what, error]),
    message: 'Hello',
    hasMinor: false,
    isQuoting: null,
    ...changes,
  };
  return { ports, told, faults };
}
const noMore = async () => ({ added: 0, areElsewhere: false });
/** A voice that has no more words than these. */
export const speaks = (speak: NonNullable<ReplyPorts['speech']>['speak'], mostWords = 100) => ({
  speak,
  reservedWords: mostWords,
  reserveMore: noMore,
});
/** A voice that says everything. */
export const plainly = speaks(async function* (sentence) {
  yield sound(sentence);
});
/** Cues that never are any. */
export const noCues = { atEnd: () => false, within: () => false, hasChild: () => false };
export const never = new AbortController().signal;
/** What was told, by its kinds. */
export const kindsOf = (told: ReplyHappening[]) => told.map((happening) => Object.keys(happening)[0]);
/** What was told, as a reader has it. */
export const textOf = (told: ReplyHappening[]) => folded(told).text;

/** Never ends by itself, and ends at once when it is told to. */
export async function untilStoppedPort(signal: AbortSignal): Promise<never> {
  return untilStopped({ signal });
}
