import { expect, test } from 'vitest';
import {
  appearanceOf,
  type Builder,
  CUSTOM,
  choose,
  chooseAll,
  chosenOf,
  customTextsOf,
  emptyBuilder,
  hasWrongAge,
  isAdultAge,
  isSame,
  toggle,
  write,
} from './builder.state.ts';

const custom = (name: 'age' | 'hairColor' | 'background', text: string, before: Builder = emptyBuilder) =>
  write(choose(before, name, CUSTOM), name, text);

test('chosen values become one string, some with their name, others bare [E15]', () => {
  let builder = choose(emptyBuilder, 'hairColor', 'auburn');
  builder = choose(builder, 'view', 'Full Body');
  builder = choose(builder, 'clothing', 'Fully Clothed');
  builder = choose(builder, 'background', 'Nature');
  builder = choose(builder, 'age', '30');
  expect(appearanceOf(builder)).toBe('Full Body; Fully Clothed; Nature; Age: 30; Hair color: auburn');
  expect(appearanceOf(choose(builder, 'view', ''))).toBe('Fully Clothed; Nature; Age: 30; Hair color: auburn');
});

test('one choice takes the place of the other, many stand side by side in the order of the list [S31]', () => {
  let builder = choose(choose(emptyBuilder, 'age', '30'), 'age', '40');
  builder = toggle(toggle(builder, 'accessories', 'hoop earrings'), 'accessories', 'round glasses');
  expect(appearanceOf(builder)).toBe('Age: 40; Accessories: round glasses, hoop earrings');
  expect(appearanceOf(toggle(builder, 'accessories', 'round glasses'))).toBe('Age: 40; Accessories: hoop earrings');
});

test('words of one’s own count while Custom is chosen, and are carried by attribute [S31] [E15]', () => {
  const builder = custom('hairColor', '  moss green; with gold\n dust ');
  expect(appearanceOf(builder)).toBe('Hair color: moss green, with gold dust');
  expect(customTextsOf(builder)).toEqual({ hairColor: 'moss green; with gold\n dust' });
  const back = choose(builder, 'hairColor', 'auburn');
  expect(appearanceOf(back)).toBe('Hair color: auburn');
  expect(customTextsOf(back)).toEqual({});
  expect(appearanceOf(choose(back, 'hairColor', CUSTOM))).toBe('Hair color: moss green, with gold dust');
  expect(appearanceOf(custom('background', 'a lighthouse'))).toBe('Background: a lighthouse');
});

test('many can hold words of one’s own beside options', () => {
  const builder = toggle(toggle(emptyBuilder, 'items', CUSTOM), 'items', 'book');
  expect(appearanceOf(write(builder, 'items', 'a brass key'))).toBe('Items: book, a brass key');
});

test('written text is free and labelled [E15]', () => {
  const builder = write(emptyBuilder, 'writtenText', 'Mind the tide');
  expect(appearanceOf(builder)).toBe('Written text: Mind the tide');
  expect(customTextsOf(builder)).toEqual({ writtenText: 'Mind the tide' });
});

test('an age of one’s own is a number from 20 to 99, or it counts for nothing', () => {
  for (const age of ['20', '47', '99', ' 33 ']) expect(isAdultAge(age), age).toBe(true);
  for (const age of ['19', '9', '0', '100', '020', '-30', '3e1', '２５', 'thirty', '2O', ''])
    expect(isAdultAge(age), age).toBe(false);
  expect(appearanceOf(custom('age', '47'))).toBe('Age: 47');
  expect(appearanceOf(custom('age', '17'))).toBe('');
  expect(customTextsOf(custom('age', '17'))).toEqual({});
  expect(hasWrongAge(custom('age', '17'))).toBe(true);
  expect(hasWrongAge(choose(custom('age', '17'), 'age', '30'))).toBe(false);
  expect(hasWrongAge(custom('age', ''))).toBe(false);
});

test('a text has at most 200 characters and an appearance at most 2000', () => {
  expect(write(emptyBuilder, 'writtenText', 'x'.repeat(500)).texts.writtenText).toHaveLength(200);
  const full = { ...emptyBuilder, rest: 'y'.repeat(1990) };
  expect(choose(full, 'hairColor', 'auburn')).toBe(full);
  expect(toggle(full, 'items', 'book')).toBe(full);
  const written = write(choose(full, 'age', CUSTOM), 'writtenText', 'Mind the tide');
  expect(appearanceOf(written).length).toBeLessThanOrEqual(2000);
  expect(appearanceOf(chooseAll(full, { hairColor: ['auburn'], view: ['Nude'] }))).toBe(full.rest);
});

test('what came in too long stays, and may only become shorter', () => {
  const long: Builder = { chosen: { age: ['30'] }, texts: {}, rest: 'y'.repeat(2100) };
  expect(choose(long, 'view', 'Full Body')).toBe(long);
  expect(appearanceOf(choose(long, 'age', ''))).toBe(long.rest);
});

test('taking over other choices keeps the words that were written', () => {
  const before: Builder = {
    chosen: { age: ['30'], tattoos: ['half sleeve'] },
    texts: { writtenText: 'Ahoy' },
    rest: 'she hums',
  };
  const after = chooseAll(before, { age: ['50'], accessories: ['hoop earrings', 'round glasses'] });
  expect(appearanceOf(after)).toBe('Age: 50; Accessories: round glasses, hoop earrings; Written text: Ahoy; she hums');
  expect(chosenOf(after, 'tattoos')).toEqual([]);
});

test('builders are the same when they would save the same', () => {
  const auburn = choose(emptyBuilder, 'hairColor', 'auburn');
  expect(isSame(emptyBuilder, choose(auburn, 'hairColor', ''))).toBe(true);
  expect(isSame(emptyBuilder, auburn)).toBe(false);
  expect(isSame(emptyBuilder, custom('age', '17'))).toBe(false);
});
