import type { Call } from '../call.ts';

/** When a word is said, in seconds from the start of its piece. */
export interface WordTime {
  word: string;
  start: number;
  end: number;
}

/** A stretch of speech that can be played on its own. */
export interface SpeechPiece {
  /** MP3. */
  audio: Uint8Array;
  seconds: number;
  words: WordTime[];
  /** False where the times are guessed from the letters. */
  timed: boolean;
}

/** Speaks a text. */
export interface SpeechEngine {
  kind: string;
  /** A piece per sentence, in order, each as soon as it is made. Text between asterisks is not spoken. */
  speak(text: string, voice: string, options: Call): AsyncIterable<SpeechPiece>;
}
