import type { ReplyHappening, SpokenWord } from '@sirenade/contract/reply-stream';
import { makeSentenceSplitter } from '../../providers/speech/sentences.ts';
import type { SpeechPiece } from '../../providers/speech/speech.ts';
import { countSpokenWords } from './reply-size.rules.ts';
import { within } from './reply-waiting.ts';

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
  tell(happening: ReplyHappening): void;
  /** Told of the first fault; the reader hears only that no more speech comes. */
  failed(error: unknown): void;
  mostWords: number;
  patienceMs: number;
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
const FAILED = 'Her voice could not be made. What was not spoken is not charged.';
const WORDS_USED = 'Your audio words are used up. The rest is text only.';

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
  let isOver = false;
  let running: Promise<void> | undefined;

  const giveUp = (message: string) => {
    isOver = true;
    waiting.length = 0;
    ports.tell({ missing: 'audio', message });
  };
  const collect = async (sentence: string): Promise<SpeechPiece[]> => {
    const pieces: SpeechPiece[] = [];
    const patient = AbortSignal.any([signal, AbortSignal.timeout(ports.patienceMs)]);
    for await (const piece of ports.speak(sentence, patient)) pieces.push(piece);
    return pieces;
  };
  const begin = () => {
    while (coming.length < AHEAD && !isOver && !signal.aborted) {
      const sentence = waiting[0];
      if (sentence === undefined) return;
      const count = countSpokenWords(sentence);
      // What is being made is heard before the reader learns that no more comes.
      if (begun + count > ports.mostWords) {
        if (coming.length === 0) giveUp(WORDS_USED);
        return;
      }
      waiting.shift();
      begun += count;
      const pieces = within(collect(sentence), { ms: ports.patienceMs, signal });
      // Waited for in its turn.
      pieces.catch(() => {});
      coming.push({ pieces, count });
    }
  };
  const hear = ({ audio, seconds, words }: SpeechPiece) => {
    ports.tell({ audio: Buffer.from(audio).toString('base64'), seconds, words });
    const from = spoken.seconds;
    spoken.pieces.push(audio);
    spoken.words.push(...words.map(({ word, start, end }) => ({ word, start: from + start, end: from + end })));
    spoken.seconds += seconds;
  };
  const run = async () => {
    for (begin(); coming[0] !== undefined && !isOver; begin()) {
      try {
        const pieces = await coming[0].pieces;
        if (signal.aborted) return;
        for (const piece of pieces) hear(piece);
        if (pieces.length > 0) spoken.count += coming[0].count;
        coming.shift();
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
