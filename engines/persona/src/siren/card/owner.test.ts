import { expect, it } from 'vitest';
import { withOwner } from './owner.ts';

it.each([
  ['Wife Isa runs the caf\u00e9 next door', 'My wife Isa runs the caf\u00e9 next door'],
  ['Wife, Karima, a midwife', 'My wife is Karima, a midwife'],
  ['I am a daughter Temi studies law', 'My daughter Temi studies law'],
  ['Father a ferry captain', 'My father is a ferry captain'],
  ['Horse named Receipt', 'My horse is named Receipt'],
  ['Van is called Doris', 'My van is called Doris'],
  ['Parents breed carp', 'My parents breed carp'],
  ['I am a crew of five plus a hen', 'Crew of five plus a hen'],
  ['I am a Venice, 1741', 'Venice, 1741'],
  ['I am an on weekdays a dental hygienist', 'On weekdays I am a dental hygienist'],
  ['I am an investigates insurance fraud for a firm', 'I investigate insurance fraud for a firm'],
])('%s is said of her own: %s', (fact, own) => {
  expect(withOwner(fact)).toBe(own);
});

it.each([
  'I am a mother of three',
  'I am a dog lover',
  'I am a princess of the north',
  'I am a ship cook on the Marigold',
  'Three sons, all taller than me',
])('%s stays', (fact) => {
  expect(withOwner(fact)).toBe(fact);
});
