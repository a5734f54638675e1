import { setTimeout as sleep } from 'node:timers/promises';

/** Collects work that comes within a moment, so that one query does for all of it. */
export interface Batches {
  /** Adds an item to the open batch of a name; `run` gets all of its items, and each caller gets its result. */
  add<Item, Result>(name: string, item: Item, run: (items: Item[]) => Promise<Result>): Promise<Result>;
}

interface Batch {
  items: unknown[];
  result: Promise<unknown>;
}

/** Batches of this process: each is open for `waitMs`, and for at most so many items. */
export function makeBatches({ waitMs = 50, maxItems = 100 } = {}): Batches {
  const open = new Map<string, Batch>();
  return {
    add: <Item, Result>(name: string, item: Item, run: (items: Item[]) => Promise<Result>) => {
      let batch = open.get(name);
      if (!batch || batch.items.length >= maxItems) {
        const items: Item[] = [];
        const runLater = async () => {
          await sleep(waitMs);
          if (open.get(name)?.items === items) open.delete(name);
          return run(items);
        };
        batch = { items, result: runLater() };
        open.set(name, batch);
      }
      batch.items.push(item);
      return batch.result as Promise<Result>;
    },
  };
}
