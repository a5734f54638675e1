import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnScreen } from '../lib/use-on-screen.ts';

/** Stands at the end of a list, and asks for more while two screens are still to go. */
export function NearEnd({ isWanted, onNear }: { isWanted: boolean; onNear(): void }) {
  const mark = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(mark, { margin: '200% 0px' });
  const ask = useEffectEvent(onNear);
  useEffect(() => {
    if (isNear && isWanted) ask();
  }, [isNear, isWanted]);
  return <div ref={mark} aria-hidden />;
}
