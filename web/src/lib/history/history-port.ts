/** The window's session history, as far as the app needs it; tests have one in memory. */
export interface HistoryPort {
  /** Path, query and fragment of the entry one is at. */
  href(): string;
  state(): unknown;
  push(state: unknown, href: string): void;
  replace(state: unknown, href: string): void;
  go(delta: number): void;
  /** Calls back once the window has moved to another entry. */
  onPop(listener: () => void): () => void;
}

/** The entries of this window. */
export const browserPort: HistoryPort = {
  href: () => window.location.pathname + window.location.search + window.location.hash,
  state: () => window.history.state,
  push(state, href) {
    try {
      window.history.pushState(state, '', href);
    } catch {
      // Safari allows a hundred entries in half a minute; a whole new page is better than none.
      window.location.assign(href);
    }
  },
  replace: (state, href) => window.history.replaceState(state, '', href),
  go: (delta) => window.history.go(delta),
  onPop(listener) {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
};
