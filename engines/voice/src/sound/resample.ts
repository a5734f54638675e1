/** Filter half-width: the samples on either side that a new sample is computed from. */
const REACH = 16;
/** Positions between two samples for which the weights are precomputed. */
const STEPS = 256;

/** A windowed sinc: a low-pass filter at half the source rate. */
const WEIGHTS = Float32Array.from({ length: 2 * REACH * STEPS + 1 }, (_, n) => {
  const distance = n / STEPS - REACH;
  const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / REACH);
  return distance === 0 ? 1 : (window * Math.sin(Math.PI * distance)) / (Math.PI * distance);
});

/** Resamples to a higher rate. */
export function resampleUp(samples: Float32Array, from: number, to: number): Float32Array {
  if (to < from) throw new Error('A sound can only get more samples here.');
  const step = from / to;
  const result = new Float32Array(Math.floor(samples.length / step));
  for (let n = 0; n < result.length; n++) {
    const place = n * step;
    const before = Math.floor(place);
    let sum = 0;
    for (let at = Math.max(0, before - REACH + 1); at <= Math.min(samples.length - 1, before + REACH); at++) {
      sum += (samples[at] ?? 0) * (WEIGHTS[Math.round((at - place + REACH) * STEPS)] ?? 0);
    }
    result[n] = sum;
  }
  return result;
}
