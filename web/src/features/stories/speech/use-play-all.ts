import type { Compose } from '@sirenade/contract/stories';
import { useSyncExternalStore } from 'react';
import { notify } from '../../../lib/toast.ts';
import type { SpeechPlayer } from './speech-player.ts';

type Spoken = Pick<Compose, 'audio_url'>;

/** Plays the whole chat from its beginning; the same button pauses and resumes any speech [S34]. */
export function usePlayAll(player: SpeechPlayer, composes: readonly Spoken[], liveIndex: number | null) {
  const { state, index, isAll } = useSyncExternalStore(player.subscribe, player.getSnapshot);
  const isResting = state === 'paused' || state === 'blocked';
  const isSounding = (isAll && !isResting) || state === 'playing' || state === 'loading';
  return {
    isSpeaking: state === 'playing',
    isSounding,
    toggle() {
      if (isSounding) return player.pause();
      // A single message that was paused stays so: the button plays all of them.
      if (isResting && (isAll || index === liveIndex)) return player.resume();
      const spoken = composes.flatMap(({ audio_url: url }, index) => (url ? [{ index, url }] : []));
      if (spoken.length === 0) return notify.info('This chat has no audio.');
      player.unlock();
      void player.playAll(spoken);
    },
  };
}
