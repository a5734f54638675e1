/** Root mean square, between 0 and 1. */
export function levelOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

/** The largest sample, between 0 and 1. */
export function peakOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

const LOWEST = 70;
const HIGHEST = 350;
const FRAME_SECONDS = 0.04;
/** The least autocorrelation of a frame that counts as a tone. */
const LIKENESS = 0.75;

/** The normalised autocorrelation of a frame at a lag, at most 1. */
function likeness(samples: Float32Array, from: number, length: number, lag: number): number {
  let both = 0;
  let first = 1e-9;
  let second = 1e-9;
  for (let at = from; at < from + length; at++) {
    const a = samples[at] ?? 0;
    const b = samples[at + lag] ?? 0;
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return both / Math.sqrt(first * second);
}

/** The pitch of a voice in hertz: the median over the frames that have one. */
export function pitchOf(samples: Float32Array, rate: number): number {
  const length = Math.round(FRAME_SECONDS * rate);
  const floor = levelOf(samples) / 2;
  const lags = Array.from({ length: Math.round(rate / LOWEST) }, (_, lag) => lag).slice(Math.round(rate / HIGHEST));
  const tones: number[] = [];
  for (let from = 0; from + length + rate / LOWEST < samples.length; from += length) {
    if (levelOf(samples.subarray(from, from + length)) < floor) continue;
    const found = lags.map((lag) => ({ lag, like: likeness(samples, from, length, lag) }));
    const best = Math.max(...found.map(({ like }) => like));
    // Multiples of the period correlate as well, so the first lag that is nearly the best is the period.
    const turn = found.find(({ like }) => like > best * 0.95);
    if (turn && best > LIKENESS) tones.push(rate / turn.lag);
  }
  return tones.sort((a, b) => a - b)[tones.length >> 1] ?? 0;
}
