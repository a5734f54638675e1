import { expect, test } from 'vitest';
import { ATTRIBUTES, type AttributeName, attributeOf, GROUPS, optionsOf } from './attributes.ts';

const namesIn = (group: string) => ATTRIBUTES.filter((one) => one.group === group).map(({ name }) => name);
const options = (name: AttributeName) => optionsOf(attributeOf(name));

test('every attribute stands in its group [E15] [S31]', () => {
  expect(GROUPS.map(({ id }) => id)).toEqual(['general', 'physical', 'attire', 'pose', 'details']);
  expect(namesIn('general')).toEqual(['view', 'clothing', 'background']);
  expect(namesIn('physical')).toEqual([
    'age',
    'bodyType',
    'hairColor',
    'hairStyle',
    'eyeColor',
    'skinTone',
    'facialFeatures',
    'facialExpression',
    'raceEthnicity',
    'musculature',
  ]);
  expect(namesIn('attire')).toEqual(['clothingStyle', 'accessories']);
  expect(namesIn('pose')).toEqual(['bodyPose', 'handPose', 'items']);
  expect(namesIn('details')).toEqual(['tattoos', 'specialFeatures', 'writtenText']);
});

test('the sets that are fixed are word for word, and ages begin at 20 [E15]', () => {
  expect(options('view')).toEqual(['Full Body', 'Face Close-up', 'Half Body']);
  expect(options('clothing')).toEqual(['Fully Clothed', 'Partially Clothed', 'Nude']);
  expect(options('background')).toEqual(['Indoor', 'Outdoor', 'Urban', 'Nature', 'Abstract']);
  expect(options('age')).toEqual(['20', '30', '40', '50', '60', '70']);
  expect(options('writtenText')).toEqual([]);
});

test('accessories, items and special features take many, written text takes words, all else takes one [S31]', () => {
  const ofKind = (kind: string) => ATTRIBUTES.filter((one) => one.kind === kind).map(({ name }) => name);
  expect(ofKind('many')).toEqual(['accessories', 'items', 'specialFeatures']);
  expect(ofKind('text')).toEqual(['writtenText']);
  expect(ofKind('one')).toHaveLength(17);
});

test('every open list is long, says nothing twice, and can stand in an appearance [E15]', () => {
  const fixed = ['view', 'clothing', 'background', 'age', 'writtenText'];
  for (const attribute of ATTRIBUTES) {
    const all = optionsOf(attribute);
    if (!fixed.includes(attribute.name)) expect(all.length, attribute.name).toBeGreaterThanOrEqual(12);
    expect(new Set(all.map((option) => option.toLowerCase())).size, attribute.name).toBe(all.length);
    // Commas and semicolons part the choices.
    expect(all.filter((option) => /[,;:]/.test(option) || option === 'Custom' || option.length > 60)).toEqual([]);
  }
});

test('colours are shown as they look', () => {
  for (const name of ['hairColor', 'eyeColor', 'skinTone'] as const) {
    const attribute = attributeOf(name);
    expect(Object.keys(attribute.swatches)).toEqual(optionsOf(attribute));
  }
});

test('nothing here speaks of childhood or school', () => {
  const words = ATTRIBUTES.flatMap(optionsOf).join(' ');
  expect(words).not.toMatch(/child|girl|\bboy|teen|school|youth|young|pigtail|loli|petite|baby|\bkid|minor|student/i);
});
