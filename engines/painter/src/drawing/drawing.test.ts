import { describe, expect, test } from 'vitest';
import { layersWithinLayers } from '../../test/fake-layers.ts';
import { chanceOf } from './chance.ts';
import { lightnessOf, mix, shift } from './colour.ts';
import { exact, n, ribbon, taper } from './shape.ts';
import { openSheet } from './sheet.ts';

describe('chance', () => {
  test('brings the same for the same words, and another thing for others', () => {
    const draws = (text: string) => Array.from({ length: 5 }, chanceOf(text).next);
    expect(draws('a')).toEqual(draws('a'));
    expect(draws('a')).not.toEqual(draws('b'));
  });

  test('has branches that do not hang on what was drawn before', () => {
    const chance = chanceOf('a');
    const before = chance.branch('eyes').next();
    chance.next();
    expect(chance.branch('eyes').next()).toBe(before);
  });

  test('weighs as it is told, and picks nothing that weighs nothing', () => {
    const chance = chanceOf('weights');
    const draws = Array.from({ length: 2_000 }, () => chance.weigh({ often: 3, seldom: 1, never: 0 }));
    const share = draws.filter((name) => name === 'often').length / draws.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.8);
    expect(draws).not.toContain('never');
  });

  test('is even over its whole range', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 5_000; index++) {
      const tenth = Math.floor(chanceOf(`person ${index}`).next() * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  test('says so where there is nothing to pick', () => {
    expect(() => chanceOf('a').pick([])).toThrow('nothing to pick');
    expect(() => chanceOf('a').weigh({})).toThrow('nothing to weigh');
  });
});

describe('colour', () => {
  test('mixes from one end to the other', () => {
    expect(mix('#102030', '#f0e0d0', 0)).toBe('#102030');
    expect(mix('#102030', '#f0e0d0', 1)).toBe('#f0e0d0');
    const middle = lightnessOf(mix('#000000', '#ffffff', 0.5));
    expect(middle).toBeCloseTo(0.5, 1);
  });

  test('grows lighter and darker, and stays a colour at the ends', () => {
    expect(lightnessOf(shift('#805040', { light: 1.3 }))).toBeGreaterThan(lightnessOf('#805040'));
    expect(shift('#ffffff', { light: 9, strong: 9, turn: 400 })).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('shapes', () => {
  test('write numbers short and without an exponent', () => {
    expect([0, -0.04, 0.26, -0.26, -12.05, 3, 1e-9, 512].map(n)).toEqual([
      '0',
      '0',
      '0.3',
      '-0.3',
      '-12',
      '3',
      '0',
      '512',
    ]);
    expect(exact(1 / 3)).toBe('0.333');
  });

  test('make a ribbon that is closed and as wide as it was told', () => {
    const d = ribbon(
      [
        [0, 0],
        [10, 0],
        [20, 0],
      ],
      () => 2,
    );
    expect(d).toMatch(/^M0 2C.*Z$/);
    expect(taper(4, 0.5)(0.5)).toBeCloseTo(4);
    expect(taper(4, 0.5)(0)).toBeCloseTo(0);
  });
});

describe('a sheet', () => {
  test('keeps each gradient once', () => {
    const sheet = openSheet();
    const stops = [
      [0, '#000000'],
      [1, '#ffffff', 0.5],
    ] as const;
    expect(sheet.linear([0, 0], [0, 9], stops)).toBe(sheet.linear([0, 0], [0, 9], stops));
    expect(sheet.linear([0, 0], [0, 8], stops)).not.toBe(sheet.linear([0, 0], [0, 9], stops));
  });

  test('cuts neighbours together, and soft ones each for itself', () => {
    const sheet = openSheet();
    const cut = sheet.clippedTo('M0 0L9 0L9 9Z');
    const content =
      cut.path('M0 0L5 5L0 5Z', { fill: '#111111' }) +
      cut.path('M1 1L5 5L0 5Z', { fill: '#222222' }) +
      cut.path('M2 2L5 5L0 5Z', { fill: '#333333', blur: 2 }) +
      sheet.path('M3 3L5 5L0 5Z', { fill: '#444444' });
    const svg = sheet.close(content, 10, 10);
    expect(svg.match(/clip-path="url/g)).toHaveLength(2);
    expect(layersWithinLayers(svg)).toEqual([]);
    expect(svg.match(/<path /g)).toHaveLength(5);
  });

  test('cuts within a cut', () => {
    const sheet = openSheet();
    const inner = sheet.clippedTo('M0 0L9 0L9 9Z').clippedTo('M0 0L5 0L5 5Z');
    const svg = sheet.close(inner.dot(2, 2, 1, { fill: '#ffffff' }), 10, 10);
    expect(svg).toMatch(/<clipPath id="\w+" clip-path="url\(#\w+\)">/);
  });
});
