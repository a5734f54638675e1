import { expect, test } from 'vitest';
import { looksIn } from './looks.ts';

test('what the builder chose is said as she would say it', () => {
  expect(
    looksIn('Full Body; Fully Clothed; Age: 30; Hair color: auburn; Eye color: grey; Clothing style: a linen suit'),
  ).toEqual(['I have auburn hair.', 'I have grey eyes.', 'I wear a linen suit.']);
});

test('free words are read where they name something to be seen', () => {
  expect(
    looksIn('34 years old, black hair in a blunt bob, dark brown eyes, petite, small nose, beige trench coat'),
  ).toEqual([
    'I have black hair in a blunt bob.',
    'I have dark brown eyes.',
    'I have a small nose.',
    'I wear a beige trench coat.',
  ]);
});
