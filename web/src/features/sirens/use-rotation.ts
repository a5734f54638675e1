import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useOnScreen } from '../../lib/use-on-screen.ts';
import { mayRotate, rotationDelay } from './rotation.state.ts';

const reducedMotionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function onTabChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function onMotionChange(listener: () => void) {
  const query = reducedMotionQuery();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export interface Source {
  src: string;
  srcSet: string;
  sizes: string;
}

interface Turn {
  current: number;
  before: number | null;
  next: number;
}

/** Loads a picture so that it can be shown at once; rejects when it cannot be had. */
function preload({ src, srcSet, sizes }: Source): Promise<void> {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcSet;
  image.src = src;
  return image.decode();
}

/** Which picture is displayed, and which one it fades in over; they rotate while visible [T16] [K24]. */
export function useRotation(box: RefObject<Element | null>, sources: Source[]) {
  const [turn, setTurn] = useState<Turn>({ current: 0, before: null, next: 1 });
  const count = sources.length;
  const isOnScreen = useOnScreen(box, { enabled: count > 1 });
  const isTabVisible = useSyncExternalStore(onTabChange, () => document.visibilityState === 'visible');
  const prefersReducedMotion = useSyncExternalStore(onMotionChange, () => reducedMotionQuery().matches);
  const isTurning = mayRotate({ pictures: count, isOnScreen, isTabVisible, prefersReducedMotion });

  const load = useEffectEvent((number: number) => {
    const source = sources[number % count];
    return source ? preload(source) : Promise.reject();
  });
  useEffect(() => {
    if (!isTurning) return;
    let left = false;
    const goOn = (change: (turn: Turn) => Turn) => () => {
      if (!left) setTurn(change);
    };
    const timer = setTimeout(() => {
      load(turn.next).then(
        goOn(({ current, next }) => ({ current: next % count, before: current, next: (next + 1) % count })),
        // A picture that fails to load is skipped; the current one stays for another turn.
        goOn(({ current, next }) => ({ current, before: null, next: (next + 1) % count })),
      );
    }, rotationDelay(Math.random()));
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [isTurning, turn.next, count]);

  // Pictures may be taken away while they are shown.
  return turn.current < count ? turn : { current: 0, before: null };
}
