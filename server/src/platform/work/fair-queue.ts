/** A bounded queue that takes one item of each account in turn, however many items one account has queued. */
export interface FairQueue<Item> {
  /** Says whether there was room, in all and for this person. */
  push(who: string, item: Item): boolean;
  shift(): Item | undefined;
  remove(who: string, item: Item): boolean;
  readonly length: number;
}

/** Makes an empty queue with room for so many items, and for so many of one person. */
export function makeFairQueue<Item>(room: { inAll: number; each: number }): FairQueue<Item> {
  // A map keeps insertion order: the account that was served moves to the end.
  const lines = new Map<string, Item[]>();
  let length = 0;
  return {
    push: (who, item) => {
      const line = lines.get(who) ?? [];
      if (length >= room.inAll || line.length >= room.each) return false;
      lines.set(who, line);
      line.push(item);
      length++;
      return true;
    },
    shift: () => {
      const next = lines.entries().next();
      if (next.done) return undefined;
      const [who, line] = next.value;
      const item = line.shift();
      lines.delete(who);
      if (line.length > 0) lines.set(who, line);
      length--;
      return item;
    },
    remove: (who, item) => {
      const line = lines.get(who);
      const at = line?.indexOf(item) ?? -1;
      if (!line || at < 0) return false;
      line.splice(at, 1);
      if (line.length === 0) lines.delete(who);
      length--;
      return true;
    },
    get length() {
      return length;
    },
  };
}
