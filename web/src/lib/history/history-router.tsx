import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { NavigationType, Router } from 'react-router';
import type { AppHistory, Moment, Step } from './history.ts';
import { makeScrollPlaces } from './scroll-places.ts';

const HistoryContext = createContext<AppHistory | null>(null);

const types = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace };

/** Shows the pages of a history: the old one stays until the next is ready, and each comes back where it was read. */
export function HistoryRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const [{ location, action, keepsScroll }, setMoment] = useState<Moment>(history.moment);
  const [places] = useState(makeScrollPlaces);
  const savePlace = useEffectEvent(() => places.save(location.key));

  useLayoutEffect(
    () =>
      history.listen((next) => {
        savePlace();
        // A change within the page, as a dialog closed by the address, is drawn with the click that asked for it.
        if (next.keepsScroll) setMoment(next);
        else startTransition(() => setMoment(next));
      }),
    [history],
  );

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onPageHide = () => {
      savePlace();
      places.store();
      // Until the page is here again the browser knows better.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [places]);

  useLayoutEffect(() => {
    if (!keepsScroll) places.restore(location.key, location.hash);
  }, [places, location, keepsScroll]);

  return (
    <HistoryContext value={history}>
      <Router navigator={history} location={location} navigationType={types[action]}>
        {children}
      </Router>
    </HistoryContext>
  );
}

/** Lets the back button close the layer over the page, as long as it is mounted and may be dismissed. */
export function useLayer(isDismissible: boolean, onBack: () => void): void {
  const history = useContext(HistoryContext);
  const goBack = useEffectEvent(onBack);
  useLayoutEffect(
    () => (history && isDismissible ? history.cover(() => goBack()) : undefined),
    [history, isDismissible],
  );
}

export interface BlockedStep {
  take(): void;
  stay(): void;
}

/** Blocks navigations that `refuses` returns true for, until the user has decided; null while none is blocked. */
export function useBlockedStep(refuses: (step: Step) => boolean): BlockedStep | null {
  const history = useContext(HistoryContext);
  const [blocked, setBlocked] = useState<{ take(): void } | null>(null);
  const decide = useEffectEvent(refuses);
  useEffect(
    () => history?.guard({ refuses: (step) => decide(step), onBlocked: (take) => setBlocked({ take }) }),
    [history],
  );
  if (!blocked) return null;
  const stay = () => setBlocked(null);
  return {
    stay,
    take: () => {
      stay();
      blocked.take();
    },
  };
}
