/** Draws that a seed decides, so that a run that failed can be had again. */
export interface Draws {
  /** From 0 up to 1. */
  share(): number;
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Makes draws from a seed. */
export function seededDraws(seed: number): Draws {
  let state = seed >>> 0;
  // mulberry32
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(share() * end);
  return {
    share,
    below,
    chance: (wanted) => share() < wanted,
    pick: (list) => {
      if (list.length === 0) throw new Error('There is nothing to pick from.');
      return list[below(list.length)] as (typeof list)[number];
    },
  };
}
