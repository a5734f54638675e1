import { describe, expect, test } from 'vitest';
import { layersWithinLayers } from '../test/fake-layers.ts';
import { request } from '../test/fake-requests.ts';
import { chanceOf } from './drawing/chance.ts';
import { openSheet } from './drawing/sheet.ts';
import { drawFigure, type FigurePlan } from './figure.ts';
import { HEIGHT, WIDTH } from './finish/raster.ts';
import { GARMENTS, type GarmentName } from './garments/all-garments.ts';
import { PATTERNS } from './garments/pattern.ts';
import { HAIR_SHAPES } from './hair/growth.ts';
import { FACIAL_HAIR } from './head/beard.ts';
import { planOf } from './paint-portrait.ts';
import { EXPRESSIONS, type ExpressionName } from './people/expressions.ts';
import { SCENES, type SceneName } from './scenes/all-scenes.ts';
import { WORN, type WornName } from './worn/all-worn.ts';

const worn = Object.values(WORN).flatMap((group) => Object.keys(group)) as WornName[];
const garments = Object.keys(GARMENTS) as GarmentName[];
const expressions = Object.keys(EXPRESSIONS) as ExpressionName[];
const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

function draw(plan: FigurePlan, light: -1 | 1): string {
  const sheet = openSheet('f');
  return sheet.close(drawFigure(sheet, plan, light), WIDTH, HEIGHT);
}

/** Figures that together cover every accessory, garment, pattern, hairstyle, beard and expression. */
const figures = worn.map((name, index): [string, FigurePlan, -1 | 1] => {
  const { figure } = planOf(request(`somebody ${index}`, { seed: index, gender: index % 2 ? 'male' : 'female' }));
  const [garment, shape] = [nth(garments, index), nth(HAIR_SHAPES, index)];
  const parts = {
    garment,
    pattern: nth(PATTERNS, index),
    worn: [name],
    hair: { ...figure.hair, shape },
    facialHair: nth(FACIAL_HAIR, index),
    mien: EXPRESSIONS[nth(expressions, index)],
    age: 25 + (index % 50),
    pointedEars: index % 3 === 0,
  };
  return [`${name}, ${garment}, ${shape}`, { ...figure, ...parts }, index % 2 ? 1 : -1];
});

/** Content that no SVG may have: links, scripts, text, and broken numbers. */
const UNWANTED = /NaN|undefined|Infinity|href|<image|<text|<script|<foreignObject|<style|<use/;

describe('the SVG of a figure', () => {
  test.each(figures)('is sound: %s', (_, plan, light) => {
    const svg = draw(plan, light);
    expect(svg).not.toMatch(UNWANTED);
    expect(layersWithinLayers(svg)).toEqual([]);
  });

  test('has no word of the text it was made from', () => {
    const hostile = '"/><script>alert(1)</script><image href="file:///etc/passwd"/> zzyzx';
    const { figure } = planOf(request(hostile, { description: hostile }));
    expect(draw(figure, 1)).not.toMatch(/zzyzx|script|passwd|alert/);
  });
});

describe('the drawing of a scene', () => {
  test.each(Object.keys(SCENES) as SceneName[])('is sound: %s', (name) => {
    for (const side of [-1, 1] as const) {
      const [sheet, veil] = [openSheet('b'), openSheet('v')];
      const { back, front } = SCENES[name]({ sheet, veil, chance: chanceOf(name), side });
      for (const svg of [sheet.close(back, WIDTH, HEIGHT), veil.close(front, WIDTH, HEIGHT)]) {
        expect(svg).not.toMatch(UNWANTED);
        expect(layersWithinLayers(svg)).toEqual([]);
      }
    }
  });
});
