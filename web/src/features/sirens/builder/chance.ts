/** How often each of several things comes up, against the others. */
export type Weights<Name extends string> = Partial<Record<Name, number>>;

export interface Chance {
  is(likely: number): boolean;
  pick<T>(things: readonly T[]): T;
  weigh<Name extends string>(weights: Weights<Name>): Name;
}

/** Chance that repeats itself: the same seed gives the same row of answers (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    is: (likely) => next() < likely,
    pick: <T>(things: readonly T[]) => things[Math.floor(next() * things.length)] as T,
    weigh: <Name extends string>(weights: Weights<Name>) => {
      const entries = Object.entries(weights) as [Name, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? (entries.at(-1) as [Name, number]))[0];
    },
  };
}
