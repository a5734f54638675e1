import { expect, it } from 'vitest';
import { cpuGrowth, MOST_GROWTH } from './cpu-growth.ts';

/** Walks a text once for each of its letters, or so often. */
function walk(text: string, times: number): number {
  let sum = 0;
  for (let n = 0; n < times; n++) for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at) ^ n;
  return sum;
}
const [little, much] = ['x'.repeat(1_000), 'x'.repeat(10_000)];

it('tells work that grows with a text from work that grows with its square', async () => {
  const linear = await cpuGrowth(
    () => walk(little, 1_000),
    () => walk(much, 1_000),
    MOST_GROWTH,
  );
  expect(linear).toBeLessThan(MOST_GROWTH);
  const square = await cpuGrowth(
    () => walk(little, little.length),
    () => walk(much, much.length),
    MOST_GROWTH,
  );
  expect(square).toBeGreaterThan(MOST_GROWTH);
});
