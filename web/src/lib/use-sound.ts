import { useEffect, useSyncExternalStore } from 'react';
import { onSound, playSound, type SoundEnd, type SoundState, soundState, stopSound } from './play-audio.ts';

export interface SoundControl {
  state: SoundState;
  /** Starts the sound, or stops it while it is on. */
  toggle(): Promise<SoundEnd>;
}

/** The sound at an address, for a button that starts and stops it; it ends when the button goes away. */
export function useSound(url: string | null): SoundControl {
  const state = useSyncExternalStore(onSound, () => soundState(url));
  useEffect(
    () => () => {
      if (soundState(url) !== 'silent') stopSound();
    },
    [url],
  );
  return {
    state,
    async toggle() {
      if (url === null) return 'failed';
      if (soundState(url) === 'silent') return playSound(url).ended;
      stopSound();
      return 'stopped';
    },
  };
}
