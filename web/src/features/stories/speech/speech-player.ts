import type { SoundEnd } from '../../../lib/play-audio.ts';
import type { Playhead } from './reveal.state.ts';

/**
 * `waiting`: for another sound to end, or for more of the speech; `blocked`: the browser wants a tap first, after which
 * `resume` goes on.
 */
export type PlayerState = 'silent' | 'waiting' | 'loading' | 'playing' | 'paused' | 'blocked';

export interface PlayerSnapshot {
  state: PlayerState;
  /** The message that is playing; null while none is. */
  index: number | null;
  /** Whether the others follow. */
  isAll: boolean;
}

/** The speech of a reply that is still streaming. */
export interface LiveSpeech {
  /** The next piece, as MP3 in base64. */
  add(audio: string): void;
  /** The rest of it, from a second of the stored speech on. */
  addRest(url: string, from: number): void;
  /** Nothing more follows. */
  close(): void;
  /** Drops the speech without playing it. */
  cancel(): void;
  /** Settles once and never rejects. */
  readonly over: Promise<SoundEnd>;
}

export interface SpeechPlayer {
  subscribe(listener: () => void): () => void;
  getSnapshot(): PlayerSnapshot;
  /** The position in the speech of a message; null while it is not playing. */
  playhead(index: number): Playhead | null;
  /** To be called in answer to a tap or key, so that speech may start later. */
  unlock(): void;
  /** Plays a reply while it streams; waits while another sound is playing [T6]. */
  speak(index: number): LiveSpeech;
  /** Plays the stored speech of a message from its beginning. */
  replay(index: number, url: string): Promise<SoundEnd>;
  /** Plays one message after the other; false when there is nothing to play. */
  playAll(messages: { index: number; url: string }[]): Promise<boolean>;
  pause(): void;
  resume(): void;
  stop(): void;
}
