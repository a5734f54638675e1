import { useEffect, useState } from 'react';
import { createSpeechPlayer } from './speech.effects.ts';

/** A player of its own for what is shown here; silent once that is gone. */
export function useSpeechPlayer() {
  const [player] = useState(createSpeechPlayer);
  useEffect(() => player.stop, [player]);
  return player;
}

export type Player = ReturnType<typeof useSpeechPlayer>;
