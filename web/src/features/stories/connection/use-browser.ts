import { useSyncExternalStore } from 'react';

function watch(target: EventTarget, events: string[]) {
  return (listener: () => void) => {
    for (const event of events) target.addEventListener(event, listener);
    return () => {
      for (const event of events) target.removeEventListener(event, listener);
    };
  };
}

const watchVisible = watch(document, ['visibilitychange']);
const watchOnline = watch(window, ['online', 'offline']);

/** Whether the page is visible. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(watchVisible, () => document.visibilityState === 'visible');
}

/** Whether the browser believes that it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchOnline, () => navigator.onLine);
}
