/** With TEST_ALL=1 every test digs as deep as it can; without, as deep as finds a break within seconds. */
const isFull = process.env.TEST_ALL === '1';

/** How much of something is tried: less in the quick run, all of it in the full one. */
export const depth = <T>(quick: T, full: T): T => (isFull ? full : quick);

/** One in so many of a list in the quick run, spread evenly over it; all of it in the full one. */
export const oneIn = <T>(every: number, list: readonly T[]): T[] =>
  isFull ? [...list] : list.filter((_, at) => at % every === 0);

/** How often fast-check tries a property: the same cases each time in the quick run, new ones in the full one. */
export const runs = (quick: number, full: number): { numRuns: number; seed?: number } =>
  isFull ? { numRuns: full } : { numRuns: quick, seed: 1 };
