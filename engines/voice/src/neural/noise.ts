/** A number that depends on every letter of a text. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text, 'utf8')) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Evenly spread numbers between 0 and 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Normally distributed noise, the same for the same seed. */
export function gaussianNoise(seed: number, length: number): Float32Array {
  const random = randomFrom(seed);
  const noise = new Float32Array(length);
  for (let at = 0; at < length; at += 2) {
    // Never the logarithm of zero.
    const size = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    noise[at] = size * Math.cos(angle);
    if (at + 1 < length) noise[at + 1] = size * Math.sin(angle);
  }
  return noise;
}
