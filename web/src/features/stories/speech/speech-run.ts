import type { SoundEnd, SoundTurn } from '../../../lib/play-audio.ts';
import type { PlayerState } from './speech-player.ts';
import { type Sound, unlockElement } from './speech-sound.ts';

/** One speech on its way through the loudspeaker. */
export interface Run {
  index: number;
  sounds: Sound[];
  /** Which of them is heard, or will be. */
  at: number;
  isClosed: boolean;
  state: PlayerState;
  turn: SoundTurn | null;
  settle(how: SoundEnd): void;
  readonly over: Promise<SoundEnd>;
}

/** A speech that has not begun. */
export function makeRun(index: number, sounds: Sound[], isClosed: boolean): Run {
  let settle: (how: SoundEnd) => void = () => {};
  const over = new Promise<SoundEnd>((resolve) => {
    settle = resolve;
  });
  return { index, sounds, at: 0, isClosed, state: 'waiting', turn: null, settle, over };
}

/** An element of the page, and what it has loaded. */
export interface Slot {
  element: HTMLAudioElement;
  sound: Sound | null;
  isUnlocked: boolean;
}

/** An element of the page with nothing in it. */
export const makeSlot = (): Slot => ({ element: new Audio(), sound: null, isUnlocked: false });

/** Lets an element sound later; to be called in answer to a tap. */
export function unlockSlot(slot: Slot): void {
  if (slot.isUnlocked) return;
  slot.isUnlocked = true;
  slot.sound = null;
  unlockElement(slot.element);
}

/** Whether it was begun and goes on only when asked to. */
export const isResting = ({ state }: Run) => state === 'paused' || state === 'blocked';
