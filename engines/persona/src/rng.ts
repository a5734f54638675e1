/** Chance that can be repeated: the same beginning gives the same sequence. */
export interface Rng {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number from 0 up to but not including the given one. */
  below(count: number): number;
  chance(probability: number): boolean;
  /** One of a list, or undefined of an empty one. */
  pick<T>(list: readonly T[]): T | undefined;
  shuffled<T>(list: readonly T[]): T[];
}

/** FNV-1a over the code units, with a last stir so that near texts give far numbers. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** Makes a generator from texts and numbers. */
export function makeRng(...parts: (string | number)[]): Rng {
  let state = hashOf(parts.join('\u0000'));
  // Mulberry32: small, even enough for picking lines.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)],
    shuffled: (list) => {
      const result = [...list];
      for (let at = result.length - 1; at > 0; at--) {
        const other = below(at + 1);
        [result[at], result[other]] = [result[other] as never, result[at] as never];
      }
      return result;
    },
  };
}
