import type { Compose } from '@sirenade/contract/stories';
import { useSyncExternalStore } from 'react';
import { notify } from '../../lib/toast.ts';
import type { SpeechPlayer } from './speech-player.ts';

/** Hears the whole chat from its beginning, rests, and goes on [S34]. */
export function usePlayAll(player: SpeechPlayer, composes: readonly Compose[]) {
  const { state, isAll } = useSyncExternalStore(player.subscribe, player.getSnapshot);
  const isPlayingAll = isAll && state !== 'paused' && state !== 'blocked';
  return {
    isSpeaking: state === 'playing',
    isPlayingAll,
    toggle() {
      if (isPlayingAll) return player.pause();
      if (isAll) return player.resume();
      const spoken = composes.flatMap(({ audio_url: url }, index) => (url ? [{ index, url }] : []));
      if (spoken.length === 0) return notify.info('This chat has no audio.');
      player.unlock();
      void player.playAll(spoken);
    },
  };
}
