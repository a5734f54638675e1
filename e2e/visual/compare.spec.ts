import { expect } from '@playwright/test';
import { compare, markDifference, readPixels } from './support/compare.ts';
import { type Changes, render } from './support/sample-page.ts';
import { toWebp } from './support/sheet.ts';
import { test } from './support/stage.ts';

test('a page that is rendered again is the same, also as a stored baseline', async ({ stage }) => {
  const baseline = await render(stage);
  expect(compare(baseline, await render(stage))).toBeNull();
  expect(compare(await readPixels(await toWebp(baseline)), await render(stage))).toBeNull();
});

test('edges that are softened otherwise, and a side that is rounded otherwise, are no difference', async ({
  stage,
}) => {
  const baseline = await render(stage);
  const waver = (value: number, place: number) => Math.min(255, Math.max(0, value + ((place % 7) - 3) * 2));
  const soft = { ...baseline, data: baseline.data.map(waver) };
  expect(compare(baseline, soft)).toBeNull();
  const shorter = {
    ...baseline,
    data: baseline.data.subarray(0, 3 * baseline.width * (baseline.height - 1)),
    height: baseline.height - 1,
  };
  expect(compare(baseline, shorter)).toBeNull();
});

const changes: [what: string, changes: Changes][] = [
  ['a button that moved by 8 pixels', { left: 48 }],
  ['text of another colour', { colour: '#8a93a8' }],
  ['a line that was added', { extra: '<p style="margin:260px 40px">Nothing was charged.</p>' }],
];
for (const [what, changed] of changes)
  test(`${what} is a difference`, async ({ stage }) => {
    expect(compare(await render(stage), await render(stage, changed))).toMatch(/differ/);
  });

// Every screen also has a phone's view, where text is largest.
test('another word is a difference at the scale of phones', async ({ stage }) => {
  const [baseline, actual] = [await render(stage, {}, 1 / 2), await render(stage, { word: 'Cancel it' }, 1 / 2)];
  expect(compare(baseline, actual)).toMatch(/differ/);
});

test('a page of another length is a difference, and the difference is marked', async ({ stage }) => {
  const baseline = await render(stage);
  const longer = { ...baseline, data: Buffer.concat([baseline.data, baseline.data]), height: 2 * baseline.height };
  expect(compare(baseline, longer)).toMatch(/^it was 320 by 200 and is 320 by 400/);
  const marked = markDifference(baseline, await render(stage, { left: 90 }));
  const red = marked.data.findIndex((value, at) => at % 3 === 0 && value === 220 && marked.data[at + 1] === 20);
  const row = Math.floor(red / 3 / marked.width);
  expect(row).toBeGreaterThan(200 / 4 - 8);
  expect(row).toBeLessThan(244 / 4);
});
