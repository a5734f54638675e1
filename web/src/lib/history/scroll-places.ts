const STORAGE_KEY = 'scrollPlaces';

/** How long to wait for the element that a fragment names. */
const FRAGMENT_TIMEOUT_MS = 10_000;

/** Input by which the reader moves the page; it ends the wait for a fragment. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

function readPlaces(): Record<string, number> {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}

/** Remembers how far down each entry of the history was read, also over a reload. */
export function makeScrollPlaces() {
  const places = readPlaces();
  let stopWaiting = () => {};
  return {
    save: (key: string) => {
      places[key] = window.scrollY;
    },
    store: () => {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
      } catch {
        // Where the browser refuses storage a reload begins at the top.
      }
    },
    /** Scrolls to where the reader was, else to the fragment's element as soon as it exists, else to the top. */
    restore: (key: string, hash: string) => {
      stopWaiting();
      stopWaiting = () => {};
      const place = places[key];
      window.scrollTo(0, place ?? 0);
      if (place === undefined && hash) stopWaiting = whenThere(nameIn(hash), (target) => target.scrollIntoView());
    },
  };
}

/** Calls back with an element once it is on the page, unless the reader moves before; the answer stops the waiting. */
function whenThere(id: string, run: (element: Element) => void): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop, { capture: true });
  };
  const look = () => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    run(element);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, FRAGMENT_TIMEOUT_MS);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { capture: true, passive: true });
  look();
  return stop;
}

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
