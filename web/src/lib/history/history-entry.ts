/** The state stored with an entry of the window's history. */
export interface HistoryEntry {
  key: string;
  /** The router's own location state. */
  usr: unknown;
  /** Its place in the list. */
  idx: number;
  /** How many things lie over the page at it: each has put one entry on top of the page's own. */
  depth: number;
}

/** A new entry with a random key. */
export function fresh(idx: number): HistoryEntry {
  return { key: Math.random().toString(36).slice(2, 10), usr: null, idx, depth: 0 };
}

/** The entry that was stored; null if other code wrote the state. */
export function readEntry(state: unknown): HistoryEntry | null {
  if (typeof state !== 'object' || state === null) return null;
  const { key, idx, depth, usr } = state as Partial<HistoryEntry>;
  if (typeof key !== 'string' || !Number.isInteger(idx) || !Number.isInteger(depth)) return null;
  return { key, usr, idx: idx as number, depth: depth as number };
}

/** Whether two entries are of one page, and differ only in the layers over it. */
export function isWithin(from: HistoryEntry, to: HistoryEntry): boolean {
  return from.idx - to.idx === from.depth - to.depth;
}
