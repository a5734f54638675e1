import type { SoundEnd } from '../../../lib/play-audio.ts';
import type { Step } from '../run-machine.ts';
import type { Sound } from './speech-sound.ts';

/** The speech of one message, in consecutive pieces. */
export interface Speech {
  id: number;
  /** Which message of the chat it is. */
  index: number;
  sounds: readonly Sound[];
  /** The piece that is playing, or will be next. */
  at: number;
  /** Whether no more of them follow. */
  isClosed: boolean;
}

/** A stored message among all that are played in a row. */
export interface QueuedMessage {
  id: number;
  index: number;
  sound: Sound;
}

/** The rest of the messages that are played in a row. */
type AllRest = { kind: 'all'; id: number; rest: readonly QueuedMessage[] };

/** The speech that begins when the current one has ended. */
export type Following = { kind: 'nothing' } | { kind: 'reply'; speech: Speech } | AllRest;

export const NOTHING: Following = { kind: 'nothing' };

/** `waiting`: for more of the speech. */
export type SoundingPhase = { name: 'waiting' | 'loading' | 'playing'; speech: Speech; following: Following };
/** `blocked`: the browser wants a tap first. A new reply does not wait for one of these. */
export type RestingPhase = {
  name: 'paused' | 'blocked';
  speech: Speech;
  following: Exclude<Following, { kind: 'reply' }>;
};

export type PlayerPhase =
  | { name: 'silent' }
  /** It begins when another sound of the page has ended. */
  | { name: 'queued'; speech: Speech }
  | SoundingPhase
  | RestingPhase;

export const SILENT: PlayerPhase = { name: 'silent' };

interface ElementEvent {
  id: number;
  /** Which piece of the speech. */
  at: number;
}

export type SpeechEvent =
  | { type: 'speak'; id: number; index: number; isSoundOn: boolean }
  | { type: 'replay'; id: number; index: number; sound: Sound }
  | { type: 'playAll'; id: number; messages: readonly QueuedMessage[] }
  | { type: 'add'; id: number; sound: Sound }
  | { type: 'close'; id: number }
  | { type: 'cancel'; id: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'stop' }
  | { type: 'unlock' }
  /** No sound is on any more, whosever it was. */
  | { type: 'soundOff' }
  /** Another sound of the page begins. */
  | { type: 'turnTaken'; id: number }
  | ({ type: 'playing' | 'paused' | 'ended' | 'failed' | 'refused' } & ElementEvent);

export type SpeechEffect =
  | { type: 'play'; id: number; at: number; sound: Sound }
  | { type: 'preload'; at: number; sound: Sound }
  | { type: 'pauseElement'; at: number }
  | { type: 'emptyElements' }
  | { type: 'unlockElements'; places: readonly number[] }
  | { type: 'forgetSounds'; sounds: readonly Sound[] }
  | { type: 'takeTurn'; id: number; index: number }
  | { type: 'markTurn'; state: 'loading' | 'playing' }
  | { type: 'releaseTurn' }
  | { type: 'settle'; id: number; how: SoundEnd }
  | { type: 'settleAll'; id: number };

export type SpeechStep = Step<PlayerPhase, SpeechEffect>;

/** Whether a speech has begun and is playing, or is about to. */
export const isSounding = (phase: PlayerPhase): phase is SoundingPhase =>
  phase.name === 'waiting' || phase.name === 'loading' || phase.name === 'playing';

/** Whether a speech has begun and goes on only when asked to. */
export const isResting = (phase: PlayerPhase): phase is RestingPhase =>
  phase.name === 'paused' || phase.name === 'blocked';
