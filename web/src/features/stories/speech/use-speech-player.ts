import { useEffect, useState } from 'react';
import { createSpeechPlayer } from './speech.effects.ts';

/** A player for this component; it stops on unmount. */
export function useSpeechPlayer() {
  const [player] = useState(createSpeechPlayer);
  useEffect(() => player.stop, [player]);
  return player;
}

export type Player = ReturnType<typeof useSpeechPlayer>;
