import type { Gender } from '@sirenade/contract/sirens';
import { expect, test } from 'vitest';
import { ACCESSORIES } from './attire.options.ts';
import { type AttributeName, attributeOf, optionsOf } from './attributes.ts';
import { appearanceOf, chooseAll, emptyBuilder } from './builder.state.ts';
import { DYES, ROOTS } from './random-looks.data.ts';
import { EVERYDAY_FEATURES } from './random-outfits.data.ts';
import { randomPerson } from './random-person.ts';

const genders: Gender[] = ['female', 'male', 'non_binary'];
const people = Array.from({ length: 10_000 }, (_, seed) => {
  const gender = genders[seed % 3] as Gender;
  const person = randomPerson(seed, gender);
  const one = (name: AttributeName) => person[name]?.[0] ?? '';
  return { seed, gender, person, one, age: Number(one('age')) };
});
/** The seeds whose people break a rule. */
const breaking = (rule: (entry: (typeof people)[number]) => boolean) =>
  people.filter((entry) => !rule(entry)).map(({ seed }) => seed);

test('the same seed gives the same person', () => {
  expect(randomPerson(7, 'female')).toEqual(randomPerson(7, 'female'));
  expect(randomPerson(7, 'female')).not.toEqual(randomPerson(8, 'female'));
});

test('everybody is made of options, with one of each that takes one, and fits into an appearance [S31]', () => {
  expect(
    breaking(({ person }) =>
      Object.entries(person).every(([name, values]) => {
        const attribute = attributeOf(name as AttributeName);
        const options = optionsOf(attribute);
        return values.every((value) => options.includes(value)) && (attribute.kind === 'many' || values.length <= 1);
      }),
    ),
  ).toEqual([]);
  const lengths = people.slice(0, 300).map(({ person }) => appearanceOf(chooseAll(emptyBuilder, person)).length);
  expect(Math.max(...lengths)).toBeLessThan(800);
});

test('everybody is grown up and fully clothed', () => {
  expect(breaking(({ age, one }) => age >= 20 && one('clothing') === 'Fully Clothed')).toEqual([]);
  expect(breaking(({ one }) => one('clothingStyle') !== '' && one('clothingStyle') !== 'swimwear')).toEqual([]);
});

test('hair fits the years: no grey before 50 but silver by dye, mostly grey from 60 on', () => {
  const gray = ['gray', 'white', 'salt and pepper', 'silver'];
  expect(breaking(({ age, one }) => age >= 50 || !gray.slice(0, 3).includes(one('hairColor')))).toEqual([]);
  const old = people.filter(({ age, one }) => age >= 60 && one('hairColor') !== '');
  expect(old.filter(({ one }) => gray.includes(one('hairColor'))).length / old.length).toBeGreaterThan(0.7);
});

test('hair, eyes and skin are those of the person’s roots, but for dye and years', () => {
  const rootsOf = (name: string) => ROOTS.find(({ names }) => (names as readonly string[]).includes(name));
  expect(
    breaking(({ one, age }) => {
      const roots = rootsOf(one('raceEthnicity'));
      if (!roots) return false;
      const hair = one('hairColor');
      const isHairRight = hair === '' || hair in roots.hair || hair in DYES || age >= 50;
      return isHairRight && one('skinTone') in roots.skin && one('eyeColor') in roots.eyes;
    }),
  ).toEqual([]);
  const coiled = ['afro', 'tight coils', 'box braids', 'cornrows', 'locs'];
  expect(
    breaking(
      ({ one }) => !coiled.includes(one('hairStyle')) || 'coily' in (rootsOf(one('raceEthnicity'))?.texture ?? {}),
    ),
  ).toEqual([]);
});

test('no beard on a woman, no hair colour on a bald head, laugh lines from 60 on', () => {
  const beards = ['stubble', 'moustache', 'goatee', 'short beard', 'full beard', 'long beard'];
  expect(breaking(({ gender, one }) => gender !== 'female' || !beards.includes(one('facialFeatures')))).toEqual([]);
  expect(breaking(({ one }) => (one('hairStyle') === 'bald') === (one('hairColor') === ''))).toEqual([]);
  expect(breaking(({ age, one }) => age >= 60 || one('facialFeatures') !== 'laugh lines')).toEqual([]);
});

test('at most three accessories, each for another place, and at most one thing in hand', () => {
  const groupOf = (name: string) =>
    Object.entries(ACCESSORIES).find(([, names]) => (names as readonly string[]).includes(name))?.[0];
  expect(
    breaking(({ person: { accessories = [], items = [], specialFeatures = [] } }) => {
      const groups = new Set(accessories.map(groupOf));
      return (
        accessories.length <= 3 &&
        groups.size === accessories.length &&
        items.length <= 1 &&
        specialFeatures.length <= 1
      );
    }),
  ).toEqual([]);
});

test('hands, pose and view go together', () => {
  expect(breaking(({ one, person }) => one('view') !== 'Face Close-up' || person.items?.length === 0)).toEqual([]);
  expect(breaking(({ one, person }) => one('handPose') !== 'holding something' || person.items?.length === 1)).toEqual(
    [],
  );
  expect(
    breaking(
      ({ one }) =>
        one('specialFeatures') !== 'uses a wheelchair' || !/standing|walking|leaning|cross|knee/.test(one('bodyPose')),
    ),
  ).toEqual([]);
});

test('horns and wings come only with clothes of legend or of the future', () => {
  const legend = /tunic|cloak|robes|armor|pirate|renaissance|corset|mermaid|space|futuristic/;
  const everyday: readonly string[] = EVERYDAY_FEATURES;
  expect(
    breaking(({ one }) => {
      const feature = one('specialFeatures');
      return feature === '' || everyday.includes(feature) || legend.test(one('clothingStyle'));
    }),
  ).toEqual([]);
});

test('people differ: hardly two alike, and all that is common comes up', () => {
  const looks = new Set(people.map(({ person }) => JSON.stringify(person)));
  expect(looks.size).toBeGreaterThan(9_990);
  const seen = (name: AttributeName) => new Set(people.flatMap(({ person }) => person[name] ?? []));
  expect(seen('age').size).toBe(6);
  expect(seen('background').size).toBe(5);
  expect(seen('raceEthnicity').size).toBe(optionsOf(attributeOf('raceEthnicity')).length);
  expect(seen('hairStyle').size).toBeGreaterThan(30);
  expect(seen('hairColor').size).toBeGreaterThan(20);
  expect(seen('clothingStyle').size).toBeGreaterThan(35);
  expect(seen('bodyType').size).toBeGreaterThan(15);
  const most = Math.max(
    ...ROOTS.map(
      ({ names }) => people.filter(({ one }) => (names as readonly string[]).includes(one('raceEthnicity'))).length,
    ),
  );
  expect(most / people.length).toBeLessThan(0.12);
});
