/** A deterministic random number generator, seeded with a text. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  range(from: number, to: number): number;
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  /** One of the names, each as often as its weight says. */
  weigh<T extends string>(weights: Partial<Record<T, number>>): T;
  is(likelihood: number): boolean;
  /** Around 0, seldom beyond ±1. */
  lean(): number;
  /** An independent generator, so that one more draw here does not shift the draws elsewhere. */
  branch(label: string): Chance;
}

/** Four 32-bit words from a text, well mixed. */
function hashOf(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}

/** A generator seeded with a text. */
export function chanceOf(text: string): Chance {
  let [a, b, c, d] = hashOf(text);
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let warm = 0; warm < 12; warm++) next();

  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    below,
    pick: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('There is nothing to pick from.');
      return found;
    },
    weigh: <T extends string>(weights: Partial<Record<T, number>>) => {
      const entries = Object.entries(weights) as [T, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      throw new Error('There is nothing to weigh.');
    },
    is: (likelihood) => next() < likelihood,
    lean: () => (next() + next() + next() - 1.5) / 1.1,
    branch: (label) => chanceOf(`${text}\u0000${label}`),
  };
}
