import { expect, it } from 'vitest';
import { makeBatches } from './batches.ts';

it('handles what comes within a moment in one go, and gives everybody the same result', async () => {
  const batches = makeBatches({ waitMs: 5 });
  const runs: number[][] = [];
  const run = async (items: number[]) => {
    runs.push(items);
    return items.length;
  };
  expect(await Promise.all([1, 2, 3].map((item) => batches.add('a', item, run)))).toEqual([3, 3, 3]);
  expect(await batches.add('a', 4, run)).toBe(1);
  expect(runs).toEqual([[1, 2, 3], [4]]);
});

it('keeps names apart, and opens another batch where one is full', async () => {
  const batches = makeBatches({ waitMs: 5, maxItems: 2 });
  const count = async (items: unknown[]) => items.length;
  const sizes = await Promise.all([
    batches.add('a', 1, count),
    batches.add('a', 2, count),
    batches.add('a', 3, count),
    batches.add('b', 4, count),
  ]);
  expect(sizes).toEqual([2, 2, 1, 1]);
});

it('fails for those of a batch that failed, and for nobody else', async () => {
  const batches = makeBatches({ waitMs: 5 });
  const broken = batches.add('a', 1, () => Promise.reject(new Error('away')));
  const concurrent = batches.add('a', 2, async () => 0);
  await expect(broken).rejects.toThrow('away');
  await expect(concurrent).rejects.toThrow('away');
  expect(await batches.add('a', 3, async ([item]) => item)).toBe(3);
});
