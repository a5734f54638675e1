import { createPath, type Location, type NavigateOptions, type NavigationType, parsePath, type To } from 'react-router';
import { type HistoryEntry as Entry, fresh, isWithin, readEntry } from './history-entry.ts';
import type { HistoryPort } from './history-port.ts';

/** A navigation from one page to another, before it happens. */
export interface Step {
  currentLocation: Location;
  nextLocation: Location;
}

export interface Moment {
  location: Location;
  action: `${NavigationType}`;
  /** Whether the page stays scrolled as it is. */
  keepsScroll: boolean;
}

interface Guard {
  refuses(step: Step): boolean;
  /** Takes a refused step into keeping: to call it is to take it after all. */
  onBlocked(take: () => void): void;
}

interface Layer {
  onBack(): void;
}

interface Travel {
  to: number;
  then(): void;
}

export type AppHistory = ReturnType<typeof createHistory>;

/** The longest our own `history.go` may take; a window that never arrives must not block every link. */
const LOST_MS = 1_000;

/**
 * The session history of the app. A layer over a page (a modal, a drawer) has an entry of its own, so that the back
 * button closes it before it leaves the page; guards may block a navigation that would lose something.
 */
export function createHistory(port: HistoryPort) {
  let entry: Entry = readEntry(port.state()) ?? fresh(0);
  let moment: Moment = { location: locationOf(port.href(), entry), action: 'POP', keepsScroll: false };
  /** The address as it shall read at every entry of this page. */
  let pageHref = port.href();
  let travel: Travel | null = null;
  const waiting: (() => void)[] = [];
  const listeners = new Set<(next: Moment) => void>();
  const guards = new Set<Guard>();
  const layers: Layer[] = [];

  const enter = (next: Entry, change: Moment) => {
    entry = next;
    moment = change;
    pageHref = port.href();
    for (const listener of listeners) listener(moment);
  };

  const refusing = (nextLocation: Location) =>
    [...guards].find((guard) => guard.refuses({ currentLocation: moment.location, nextLocation }));

  /** Moves the window without notifying the listeners; navigations requested meanwhile are queued. */
  const goSilently = (to: number, then: () => void) => {
    const mine: Travel = { to, then };
    travel = mine;
    port.go(to - entry.idx);
    setTimeout(() => {
      if (travel === mine) arrive(mine);
    }, LOST_MS);
  };

  const whenSettled = (run: () => void) => {
    if (travel) waiting.push(run);
    else run();
  };

  const arrive = ({ then }: Travel) => {
    travel = null;
    then();
    while (!travel && waiting.length > 0) waiting.shift()?.();
    if (!travel) settle();
  };

  /** Puts the page's address back at whichever of its entries the window has come to. */
  const stayHere = () => {
    if (port.href() === pageHref) return;
    // The page changed its address while something lay over it.
    entry = { ...entry, key: moment.location.key, usr: moment.location.state };
    port.replace(entry, pageHref);
  };

  /** Leaves the entries of layers above a depth behind. */
  const goDown = (depth: number, then: () => void) => {
    const to = entry.idx - entry.depth + depth;
    goSilently(to, () => {
      entry = { ...(readEntry(port.state()) ?? entry), idx: to, depth };
      then();
    });
  };

  /** Pushes an entry for every layer that has none, and goes back over those of layers that have closed. */
  const settle = () => {
    if (travel) return;
    if (entry.depth > layers.length) return goDown(layers.length, stayHere);
    pageHref = port.href();
    while (entry.depth < layers.length) {
      entry = { ...entry, idx: entry.idx + 1, depth: entry.depth + 1 };
      port.push(entry, pageHref);
    }
  };

  const onPop = () => {
    const known = readEntry(port.state());
    if (travel && known?.idx === travel.to) return arrive(travel);
    const landed = known ?? fresh(entry.idx + 1);
    if (!known) port.replace(landed, port.href());
    const covering = [...layers].reverse();
    if (isWithin(entry, landed)) {
      entry = landed;
      stayHere();
      for (const layer of covering.slice(0, layers.length - landed.depth)) layer.onBack();
    } else {
      const location = locationOf(port.href(), landed);
      const guard = refusing(location);
      const take = () => {
        enter(readEntry(port.state()) ?? landed, { location, action: 'POP', keepsScroll: false });
        for (const layer of covering) layer.onBack();
      };
      if (guard) {
        const from = entry.idx;
        entry = landed;
        goSilently(from, () => {
          entry = readEntry(port.state()) ?? entry;
          stayHere();
          guard.onBlocked(() => whenSettled(() => goSilently(landed.idx, take)));
        });
        return;
      }
      take();
    }
    setTimeout(settle);
  };

  const step = (to: To, state: unknown, options: NavigateOptions | undefined, replaces: boolean) => {
    const key = fresh(0).key;
    const path = typeof to === 'string' ? parsePath(to) : to;
    const { pathname } = moment.location;
    const location: Location = { pathname, search: '', hash: '', ...path, state, key };
    const take = () => {
      const isElsewhere = !replaces || location.pathname !== moment.location.pathname;
      // The layers of the old page are closed: the new page takes the place of the lowest of their entries.
      const most = isElsewhere ? (replaces ? 0 : 1) : entry.depth;
      if (entry.depth > most) return goDown(most, take);
      const inPlace = replaces || entry.depth === 1;
      const next = { key, usr: state, idx: entry.idx + (inPlace ? 0 : 1), depth: isElsewhere ? 0 : entry.depth };
      port[inPlace ? 'replace' : 'push'](next, createPath(location));
      enter(next, {
        location,
        action: replaces ? 'REPLACE' : 'PUSH',
        keepsScroll: options?.preventScrollReset === true,
      });
    };
    const guard = refusing(location);
    if (guard) guard.onBlocked(() => whenSettled(take));
    else take();
  };

  return {
    moment: () => moment,
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    push: (to: To, state?: unknown, options?: NavigateOptions) => whenSettled(() => step(to, state, options, false)),
    replace: (to: To, state?: unknown, options?: NavigateOptions) => whenSettled(() => step(to, state, options, true)),
    go: (delta: number) => port.go(delta),
    /** Takes up the window's entries, and calls back at every other page, until the returned function is called. */
    listen(listener: (next: Moment) => void): () => void {
      listeners.add(listener);
      const ignore = port.onPop(onPop);
      if (!readEntry(port.state())) port.replace(entry, port.href());
      // After a reload nothing lies over the page any more.
      queueMicrotask(settle);
      return () => {
        ignore();
        listeners.delete(listener);
      };
    },
    guard(guard: Guard): () => void {
      guards.add(guard);
      return () => guards.delete(guard);
    },
    /** Opens a layer over the page that the back button closes; the returned function removes it. */
    cover(onBack: () => void): () => void {
      const layer = { onBack };
      layers.push(layer);
      queueMicrotask(settle);
      return () => {
        layers.splice(layers.indexOf(layer), 1);
        queueMicrotask(settle);
      };
    },
  };
}

function locationOf(href: string, { key, usr }: Entry): Location {
  return { pathname: '/', search: '', hash: '', ...parsePath(href), state: usr ?? null, key };
}
