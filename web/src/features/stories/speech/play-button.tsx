import { Pause, Play } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { notify } from '../../../lib/toast.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PlayerState, SpeechPlayer } from './speech-player.ts';

/** The state of the player for one message. */
export function usePlayerState(player: SpeechPlayer, index: number): PlayerState {
  return useSyncExternalStore(player.subscribe, () => {
    const now = player.getSnapshot();
    return now.index === index ? now.state : 'silent';
  });
}

interface PlayButtonProps {
  player: SpeechPlayer;
  index: number;
  url: string;
}

/** Reads one message out, rests, and goes on. */
export function PlayButton({ player, index, url }: PlayButtonProps) {
  const state = usePlayerState(player, index);
  const isOn = state === 'playing' || state === 'loading' || state === 'waiting';
  const press = async () => {
    if (isOn) return player.pause();
    if (state !== 'silent') return player.resume();
    player.unlock();
    if ((await player.replay(index, url)) === 'failed') notify.error('Error loading audio');
  };
  return (
    <IconButton
      label={isOn ? 'Pause' : 'Play'}
      icon={isOn ? Pause : Play}
      iconSize={18}
      tip="above"
      data-on={state === 'silent' ? undefined : ''}
      onClick={() => void press()}
      className="compose-action"
    />
  );
}
