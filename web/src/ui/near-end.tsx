import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnScreen } from '../lib/use-on-screen.ts';

/** At the end of a list: asks for the next page while two screens are left to scroll. */
export function NearEnd({ isWanted, onNear }: { isWanted: boolean; onNear(): void }) {
  const mark = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(mark, { margin: '200% 0px' });
  const ask = useEffectEvent(onNear);
  useEffect(() => {
    if (isNear && isWanted) ask();
  }, [isNear, isWanted]);
  return <div ref={mark} aria-hidden />;
}
