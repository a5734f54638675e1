import type { ReplyHappening, SpokenWord } from '@sirenade/contract/reply-stream';
import { soundStart } from '@sirenade/voice/mp3';
import { makeSentenceSplitter } from '@sirenade/voice/sentences';
import { withTimeout } from '../../../platform/live/with-timeout.ts';
import type { SpeechPiece } from '../../../providers/speech/speech.ts';
import { countSpokenWords } from '../prompt/reply-size.rules.ts';

/** The speech made of a reply. */
export interface Spoken {
  pieces: Uint8Array[];
  seconds: number;
  /** Timed in seconds from the start of the whole speech. */
  words: SpokenWord[];
  /** Spoken words, which are charged. */
  count: number;
}

export interface SpeechPorts {
  speak(sentence: string, signal: AbortSignal): AsyncIterable<SpeechPiece>;
  emit(happening: ReplyHappening): void;
  /** Called with the first error, to log it; the client gets only a `missing` event. */
  failed(error: unknown): void;
  /** Words reserved before it starts. */
  reservedWords: number;
  /** Reserves more words, or as many as are left; `areElsewhere` when other replies have reserved the rest. */
  reserveMore(words: number): Promise<{ added: number; areElsewhere: boolean }>;
  timeoutMs: number;
}

/** The whole speech as one MP3, without the headers of its pieces. */
export function soundOf({ pieces }: Spoken): Uint8Array {
  return Buffer.concat(pieces.map((piece) => piece.subarray(soundStart(piece))));
}

/** The speech of a reply that is still being written. */
export interface ReplySpeech {
  /** Adds shown text; `next` is text held back after it, not spoken yet, that tells whether a sentence has ended. */
  add(text: string, next: string): void;
  /** Ends the text; resolves when its last sentence is spoken. */
  end(): Promise<Spoken>;
}

/** Sentences synthesized at once: one ahead, so that playback has no gaps. */
const AHEAD = 2;
const FAILED = 'The voice could not be made. What was not spoken is not charged.';
const WORDS_USED = 'Your audio words are used up. The rest is text only.';
const WORDS_ELSEWHERE = 'Your other audio words are set aside for another answer. The rest is text only.';
/** Words reserved at a time, to save a database round trip per sentence. */
const STEP = 40;

interface PendingSentence {
  pieces: Promise<SpeechPiece[]>;
  count: number;
}

/** Speaks a text while it is written, sentence by sentence; after an error the speech so far stays. */
export function makeReplySpeech(ports: SpeechPorts, signal: AbortSignal): ReplySpeech {
  const splitter = makeSentenceSplitter();
  const spoken: Spoken = { pieces: [], seconds: 0, words: [], count: 0 };
  const waiting: string[] = [];
  const pending: PendingSentence[] = [];
  let begun = 0;
  let reserved = ports.reservedWords;
  /** The message for the client once no more words can be reserved. */
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
    const timeoutSignal = AbortSignal.any([signal, AbortSignal.timeout(ports.timeoutMs)]);
    for await (const piece of ports.speak(sentence, timeoutSignal)) pieces.push(piece);
    return pieces;
  };
  /** How many words the next sentence needs beyond the reserved ones. */
  const missingWords = () => (waiting[0] === undefined ? 0 : begun + countSpokenWords(waiting[0]) - reserved);
  const begin = () => {
    while (pending.length < AHEAD && !isOver && !signal.aborted) {
      const sentence = waiting[0];
      if (sentence === undefined || missingWords() > 0) return;
      waiting.shift();
      const count = countSpokenWords(sentence);
      begun += count;
      const pieces = withTimeout(collect(sentence), { ms: ports.timeoutMs, signal });
      // `emitNext` awaits it in order; until then a rejection must not count as unhandled.
      pieces.catch(() => {});
      pending.push({ pieces, count });
    }
  };
  /** Reserves the words that the next sentence needs; false when too few are left. */
  const reserveForNext = async (): Promise<boolean> => {
    const wanted = missingWords();
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
  const emitNext = async ({ pieces: making, count }: PendingSentence) => {
    const pieces = await making;
    if (signal.aborted) return;
    for (const piece of pieces) emitPiece(piece);
    if (pieces.length > 0) spoken.count += count;
    pending.shift();
  };
  const run = async () => {
    while (!isOver && !signal.aborted) {
      try {
        if (pending.length < AHEAD && (await reserveForNext())) begin();
        // Sentences already in synthesis are emitted before the `missing` event.
        if (pending[0]) await emitNext(pending[0]);
        else if (shortage !== null && missingWords() > 0) giveUp(shortage);
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
      // A sentence may have been added after the last check of `run`.
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
