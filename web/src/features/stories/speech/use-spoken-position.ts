import type { Compose } from '@sirenade/contract/stories';
import { useEffect, useState } from 'react';
import { usePlayerState } from './play-button.tsx';
import { placeSpeech, spokenUpTo } from './reveal.state.ts';
import type { SpeechPlayer } from './speech-player.ts';

const LOOK_MS = 100;

type Spoken = Pick<Compose, 'ai_response' | 'audio_words' | 'audio_seconds'>;

/** How far a message has been spoken while it is replayed; undefined while it is not [K18]. */
export function useSpokenPosition(player: SpeechPlayer, index: number, compose: Spoken): number | undefined {
  const isPlaying = usePlayerState(player, index) === 'playing';
  const [spokenTo, setSpokenTo] = useState<number>();
  const { ai_response, audio_words, audio_seconds } = compose;
  useEffect(() => {
    // Without word times the current word is unknown.
    if (!isPlaying || audio_seconds === null || audio_words.length === 0) return;
    const placed = placeSpeech(ai_response, [{ words: audio_words, seconds: audio_seconds }]);
    const look = () => {
      const playhead = player.playhead(index);
      // Speech that came in pieces has times of its own.
      setSpokenTo(playhead?.piece === 0 ? spokenUpTo(placed, playhead) : undefined);
    };
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      setSpokenTo(undefined);
    };
  }, [player, index, isPlaying, ai_response, audio_words, audio_seconds]);
  return spokenTo;
}
