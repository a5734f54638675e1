const SECONDS_PER_STEP = 45_000;

/** Ten times the karma counts as much as being half a day younger, so the rank needs no clock once it is stored. */
export function hotOf(karma: number, since: Date): number {
  return Math.sign(karma) * Math.log10(Math.max(1, Math.abs(karma))) + since.getTime() / 1000 / SECONDS_PER_STEP;
}
