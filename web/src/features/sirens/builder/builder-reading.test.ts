import { expect, test } from 'vitest';
import { ATTRIBUTES, optionsOf } from './attributes.ts';
import {
  appearanceOf,
  type Builder,
  CUSTOM,
  choose,
  customTextsOf,
  emptyBuilder,
  toggle,
  write,
} from './builder.state.ts';
import { readBuilder } from './builder-reading.ts';
import { type Chance, chanceOf } from './chance.ts';

test('every option is found again [E15]', () => {
  for (const attribute of ATTRIBUTES) {
    for (const option of optionsOf(attribute)) {
      const builder = choose(emptyBuilder, attribute.name, option);
      expect(readBuilder(appearanceOf(builder)).chosen).toEqual({ [attribute.name]: [option] });
    }
  }
});

const WORDS = [
  'sea',
  'Half Body',
  'auburn',
  'round glasses',
  ',',
  ';',
  ':',
  'Age: 30',
  '  ',
  'a',
  'Zoë',
  '\n',
  'Custom',
  '42',
];

function anyText(chance: Chance): string {
  const words = Array.from({ length: 1 + Math.floor(chance.pick([0, 1, 2, 5, 9])) }, () => chance.pick(WORDS));
  return words.join(chance.pick([' ', ', ', '']));
}

function anyBuilder(chance: Chance): Builder {
  let builder: Builder = emptyBuilder;
  for (const attribute of ATTRIBUTES) {
    const { name, kind } = attribute;
    if (chance.is(0.5)) continue;
    const options = optionsOf(attribute);
    if (kind === 'text') builder = write(builder, name, anyText(chance));
    else if (kind === 'many')
      for (let turn = 0; turn < 3; turn += 1) builder = toggle(builder, name, chance.pick([...options, CUSTOM]));
    else builder = choose(builder, name, chance.pick([...options, CUSTOM, CUSTOM]));
    if (kind !== 'text' && chance.is(0.7)) builder = write(builder, name, name === 'age' ? '47' : anyText(chance));
  }
  return builder;
}

test('any choices and texts survive being saved and opened again [E15]', () => {
  for (let seed = 0; seed < 400; seed += 1) {
    const builder = anyBuilder(chanceOf(seed));
    const saved = appearanceOf(builder);
    const texts = customTextsOf(builder);
    const again = readBuilder(saved, texts);
    expect(appearanceOf(again), saved).toBe(saved);
    expect(customTextsOf(again), saved).toEqual(texts);
    expect(saved.length).toBeLessThanOrEqual(2000);
  }
});

test('no word of an appearance that others wrote is lost', () => {
  const texts = [
    'Tall woman, red hair, green eyes. She limps; nobody asks why.',
    'Full Body; a quiet laugh; Hair color: auburn; freckles everywhere',
    'Age: 30; Age: 40; Hair color: something between copper and smoke',
    'Accessories: round glasses, her grandmother’s ring; Pets: two cats',
    '; ;; ,',
    'Written text: first; Written text: second',
    `Hair style: ${'long '.repeat(60)}`,
  ];
  const wordsOf = (text: string) =>
    text
      .split(/[\s;]+/)
      .filter((word) => /\w/.test(word))
      .map((word) => word.replace(/,$/, ''))
      .sort();
  for (const text of texts) {
    const result = appearanceOf(readBuilder(text));
    expect(wordsOf(result)).toEqual(wordsOf(text));
    expect(appearanceOf(readBuilder(result))).toBe(result);
  }
});

test('what is not known stays at the end, as it was written', () => {
  const { chosen, rest } = readBuilder('a quiet laugh; Full Body; Hair color: Auburn; she hums, always');
  expect(chosen).toEqual({ view: ['Full Body'], hairColor: ['auburn'] });
  expect(rest).toBe('a quiet laugh; she hums, always');
});

test('a list parted by commas counts where all of it is known', () => {
  const { chosen, rest } = readBuilder('Full Body, Age: 30, Hair color: auburn');
  expect(chosen).toEqual({ view: ['Full Body'], age: ['30'], hairColor: ['auburn'] });
  expect(rest).toBe('');
  expect(readBuilder('Nature, calm water').rest).toBe('Nature, calm water');
});

test('an age below 20 is not taken over, but shown to be put right', () => {
  const builder = readBuilder('Age: 12; Full Body');
  expect(appearanceOf(builder)).toBe('Full Body');
  expect(builder.chosen.age).toEqual([CUSTOM]);
  expect(builder.texts.age).toBe('12');
  expect(appearanceOf(readBuilder('Age: 34 years old'))).toBe('Age: 34');
});

test('what is as long as can be stays untouched', () => {
  const text = `Full Body;${'y'.repeat(1990)}`;
  expect(appearanceOf(readBuilder(text))).toBe(text);
  const longer = 'z'.repeat(2400);
  expect(appearanceOf(readBuilder(longer))).toBe(longer);
});
