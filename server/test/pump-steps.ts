import { emptyReply, foldReply, type ReplyHappening } from '@sirenade/contract/reply-stream';
import type { SirenImage } from '@sirenade/contract/sirens';
import type { ReplyPorts } from '../src/features/stories/reply/pump.flow.ts';
import type { SpeechPiece } from '../src/providers/speech/speech.ts';
import type { TextEvent } from '../src/providers/text/text.ts';
import { untilStopped } from './fake-painter.ts';
import { GREETING } from './fake-writer.ts';

const USAGE: TextEvent = { usage: { promptTokens: null, replyTokens: null, finish: 'stop' } };
export const TEXT = GREETING.join('');
/** Enough text for a picture before the end. */
export const LONG_TEXT = `The lamp turns, and its light goes over the water. ${'Far out a ship answers with three flashes. '.repeat(8)}`;
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

const folded = (events: ReplyHappening[]) =>
  events.reduce((reply, event, at) => foldReply(reply, { ...event, seq: at + 1 }), emptyReply);

/** Ports of a greeting reply, with the emitted events; a test overrides the ports it is about. */
export function portsWith(changes: Partial<ReplyPorts> = {}) {
  const events: ReplyHappening[] = [];
  const faults: unknown[] = [];
  const ports: ReplyPorts = {
    write: () => written(GREETING),
    judge: async () => {},
    cues: null,
    speech: null,
    paint: null,
    findTags: null,
    emit: (happening) => events.push(happening),
    soFar: () => folded(events),
    failed: (what, error) => faults.push([what, error]),
    message: 'Hello',
    hasMinor: false,
    isQuoting: null,
    ...changes,
  };
  return { ports, events, faults };
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
/** The kinds of the emitted events. */
export const kindsOf = (events: ReplyHappening[]) => events.map((happening) => Object.keys(happening)[0]);
/** The text that the emitted events fold to. */
export const textOf = (events: ReplyHappening[]) => folded(events).text;

/** Ends only when its signal is aborted, and then at once. */
export async function untilStoppedPort(_text: string, signal: AbortSignal): Promise<never> {
  return untilStopped({ signal });
}
