import type { HistoryPort } from '../src/lib/history/history-port.ts';

/** A session history in memory, with as many entries as a window has. Moves are asynchronous, as they are there. */
export function makeMemoryPort(start: string): HistoryPort & { length(): number } {
  const entries: { state: unknown; href: string }[] = [{ state: null, href: start }];
  const listeners = new Set<() => void>();
  let at = 0;
  const absolute = (href: string) => (href.startsWith('/') ? href : new URL(href, `http://x${entries[at]?.href}`).href);
  return {
    href: () => entries[at]?.href ?? '/',
    state: () => entries[at]?.state,
    push(state, href) {
      entries.splice(at + 1, entries.length, { state: structuredClone(state), href: absolute(href) });
      at += 1;
    },
    replace(state, href) {
      entries[at] = { state: structuredClone(state), href: absolute(href) };
    },
    go(delta) {
      setTimeout(() => {
        if (!entries[at + delta]) return;
        at += delta;
        for (const listener of listeners) listener();
      });
    },
    onPop(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    length: () => entries.length,
  };
}
