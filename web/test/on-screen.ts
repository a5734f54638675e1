import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Watched {
  margin: string;
  element: Element;
  report(isOn: boolean): void;
}

/** Replaces IntersectionObserver: tests decide which elements are on the screen. */
export function watchScreen() {
  const watched = new Set<Watched>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #mine: Watched[] = [];
      #callback: IntersectionObserverCallback;
      #margin: string;
      constructor(callback: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
        this.#callback = callback;
        this.#margin = rootMargin;
      }
      observe(element: Element) {
        const report = (isIntersecting: boolean) =>
          this.#callback([{ isIntersecting, target: element } as unknown as IntersectionObserverEntry], this as never);
        const entry = { margin: this.#margin, element, report };
        this.#mine.push(entry);
        watched.add(entry);
      }
      disconnect() {
        for (const entry of this.#mine) watched.delete(entry);
      }
    },
  );
  return {
    /** Moves everything that matches onto the screen, or off it. */
    show(isOn: boolean, which: (watched: { margin: string; element: Element }) => boolean) {
      act(() => {
        for (const entry of [...watched].filter(which)) entry.report(isOn);
      });
    },
  };
}
