/** A fixed sequence of numbers from 0 to 1: a drawing made with it is the same on every visit. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** A coordinate with one digit after the point. */
export const round = (value: number) => Math.round(value * 10) / 10;
