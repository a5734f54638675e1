/** What is kept with an entry of the window's history. */
export interface HistoryEntry {
  key: string;
  /** What the page wanted to be kept with it. */
  usr: unknown;
  /** Its place in the list. */
  idx: number;
  /** How many things lie over the page at it: each has put one entry on top of the page's own. */
  depth: number;
}

/** An entry nobody has been at yet. */
export function fresh(idx: number): HistoryEntry {
  return { key: Math.random().toString(36).slice(2, 10), usr: null, idx, depth: 0 };
}

/** The entry as it was kept, unless another hand has made it. */
export function readEntry(state: unknown): HistoryEntry | null {
  if (typeof state !== 'object' || state === null) return null;
  const { key, idx, depth, usr } = state as Partial<HistoryEntry>;
  if (typeof key !== 'string' || !Number.isInteger(idx) || !Number.isInteger(depth)) return null;
  return { key, usr, idx: idx as number, depth: depth as number };
}

/** Whether two entries are of one page, and differ only in what lies over it. */
export function isWithin(from: HistoryEntry, to: HistoryEntry): boolean {
  return from.idx - to.idx === from.depth - to.depth;
}
