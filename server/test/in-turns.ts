/** p50, p95 and p99, in milliseconds. */
export interface Quantiles {
  p50: number;
  p95: number;
  p99: number;
}

/** However slow each is, so many times are taken. */
const FEWEST = 20;
const LONGEST_MS = 2_500;

/** Times of each work, taken in turns, so that a busy moment of the machine falls on all of them. */
export async function timeInTurns(works: (() => Promise<unknown>)[], runs: number, warmUp = 10): Promise<number[][]> {
  const times: number[][] = works.map(() => []);
  const end = performance.now() + LONGEST_MS;
  for (let run = 0; run < runs + warmUp; run++) {
    if (run >= FEWEST + warmUp && performance.now() > end) break;
    for (const [at, work] of works.entries()) {
      const began = performance.now();
      await work();
      if (run >= warmUp) times[at]?.push(performance.now() - began);
    }
  }
  return times;
}

/** The quantiles of some times. */
export function quantilesOf(times: number[]): Quantiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
