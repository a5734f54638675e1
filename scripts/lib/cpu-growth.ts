/** Ten times as much may take so many times the work: far more than ten, far less than the hundred of a square. */
export const MOST_GROWTH = 40;
/** Shorter runs are too short to be measured. */
const LEAST_MICROSECONDS = 1_000;
/** A compilation or a collection of garbage may fall into one try, but not into each of several. */
const TRIES = 5;

/** Time of the processor and not of the clock, which a busy machine stretches. */
async function cpuOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** How many times the work of the first the second is: the first of some tries below a limit, or else the least. */
export async function cpuGrowth(small: () => unknown, large: () => unknown, limit: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least >= limit; tries++) {
    const before = Math.max(await cpuOf(small), LEAST_MICROSECONDS);
    least = Math.min(least, (await cpuOf(large)) / before);
  }
  return least;
}
