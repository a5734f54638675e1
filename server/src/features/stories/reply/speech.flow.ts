import type { ReplyHappening, SpokenWord } from '@sirenade/contract/reply-stream';
import { soundStart } from '@sirenade/voice/mp3';
import { makeSentenceSplitter } from '@sirenade/voice/sentences';
import { withTimeout } from '../../../platform/live/with-timeout.ts';
import type { SpeechPiece } from '../../../providers/speech/speech.ts';
import { countSpokenWords } from '../prompt/reply-size.rules.ts';

/** What was said of a reply. */
export interface Spoken {
  pieces: Uint8Array[];
  seconds: number;
  /** In seconds from the start of the whole. */
  words: SpokenWord[];
  /** Words that were said, as they are charged. */
  count: number;
}

export interface SpeechPorts {
  speak(sentence: string, signal: AbortSignal): AsyncIterable<SpeechPiece>;
  emit(happening: ReplyHappening): void;
  /** Called with the first fault; the reader learns only that no more speech comes. */
  failed(error: unknown): void;
  /** Words that are reserved for it. */
  reservedWords: number;
  /** Reserves more of them, as many as there are. */
  reserveMore(words: number): Promise<{ added: number; areElsewhere: boolean }>;
  patienceMs: number;
}

/** All that was said as one sound. */
export function soundOf({ pieces }: Spoken): Uint8Array {
  return Buffer.concat(pieces.map((piece) => piece.subarray(soundStart(piece))));
}

/** The speech of a reply that is still being written. */
export interface ReplySpeech {
  /** Takes what was shown, and what may follow: that is not spoken yet, but tells whether a sentence has ended. */
  add(text: string, next: string): void;
  /** No more text comes; gives what was said once all of it is. */
  end(): Promise<Spoken>;
}

/** Sentences in the making at once: the next is ready when the one before it has been heard. */
const AHEAD = 2;
const FAILED = 'The voice could not be made. What was not spoken is not charged.';
const WORDS_USED = 'Your audio words are used up. The rest is text only.';
const WORDS_ELSEWHERE = 'Your other audio words are set aside for another answer. The rest is text only.';
/** Asked for at once, so that it is not asked for every sentence. */
const STEP = 40;

interface Coming {
  pieces: Promise<SpeechPiece[]>;
  count: number;
}

/** Speaks a text while it is written, sentence by sentence and in order; when that fails, what was said stays. */
export function makeReplySpeech(ports: SpeechPorts, signal: AbortSignal): ReplySpeech {
  const splitter = makeSentenceSplitter();
  const spoken: Spoken = { pieces: [], seconds: 0, words: [], count: 0 };
  const waiting: string[] = [];
  const coming: Coming[] = [];
  let begun = 0;
  let reserved = ports.reservedWords;
  /** Why no more sentences can be begun, once that is known. */
  let shortage: string | null = null;
  let isOver = false;
  let running: Promise<void> | undefined;

  const giveUp = (message: string) => {
    isOver = true;
    waiting.length = 0;
    ports.emit({ missing: 'audio', message });
  };
  const collect = async (sentence: string): Promise<SpeechPiece[]> => {
    const pieces: SpeechPiece[] = [];
    const patient = AbortSignal.any([signal, AbortSignal.timeout(ports.patienceMs)]);
    for await (const piece of ports.speak(sentence, patient)) pieces.push(piece);
    return pieces;
  };
  /** Words that the next sentence needs and that are not there. */
  const lacking = () => (waiting[0] === undefined ? 0 : begun + countSpokenWords(waiting[0]) - reserved);
  const begin = () => {
    while (coming.length < AHEAD && !isOver && !signal.aborted) {
      const sentence = waiting[0];
      if (sentence === undefined || lacking() > 0) return;
      waiting.shift();
      const count = countSpokenWords(sentence);
      begun += count;
      const pieces = withTimeout(collect(sentence), { ms: ports.patienceMs, signal });
      // Waited for in its turn.
      pieces.catch(() => {});
      coming.push({ pieces, count });
    }
  };
  /** Looks for the words that the next sentence needs; false where there are none. */
  const reach = async (): Promise<boolean> => {
    const wanted = lacking();
    if (wanted <= 0) return true;
    if (shortage !== null) return false;
    const { added, areElsewhere } = await ports.reserveMore(Math.max(wanted, STEP));
    reserved += added;
    if (added < wanted) shortage = areElsewhere ? WORDS_ELSEWHERE : WORDS_USED;
    return added >= wanted;
  };
  const emitPiece = ({ audio, seconds, words }: SpeechPiece) => {
    ports.emit({ audio: Buffer.from(audio).toString('base64'), seconds, words });
    const from = spoken.seconds;
    spoken.pieces.push(audio);
    spoken.words.push(...words.map(({ word, start, end }) => ({ word, start: from + start, end: from + end })));
    spoken.seconds += seconds;
  };
  const emitNext = async ({ pieces: making, count }: Coming) => {
    const pieces = await making;
    if (signal.aborted) return;
    for (const piece of pieces) emitPiece(piece);
    if (pieces.length > 0) spoken.count += count;
    coming.shift();
  };
  const run = async () => {
    while (!isOver && !signal.aborted) {
      try {
        if (coming.length < AHEAD && (await reach())) begin();
        // What is being made is emitted before the reader learns that no more comes.
        if (coming[0]) await emitNext(coming[0]);
        else if (shortage !== null && lacking() > 0) giveUp(shortage);
        else return;
      } catch (error) {
        if (signal.aborted) return;
        ports.failed(error);
        giveUp(FAILED);
      }
    }
  };
  const wake = () => {
    running ??= run().finally(() => {
      running = undefined;
      // A sentence that came at the very end of the run.
      if (waiting.length > 0 && !isOver && !signal.aborted) wake();
    });
  };
  const say = (sentences: string[]) => {
    if (isOver || sentences.length === 0) return;
    waiting.push(...sentences);
    wake();
    begin();
  };

  return {
    add: (text, next) => say(splitter.push(text, next)),
    end: async () => {
      say(splitter.end());
      while (running) await running;
      return spoken;
    },
  };
}
