import type { Toned } from '../world.ts';
import type { Kind } from './kind.ts';

/** What to give somebody. */
export const gifts: Kind = {
  form: /\b(?:gifts?|presents?)\b/i,
  values: [
    'something that gets used up: good soap, good tea, a candle',
    'a warm pair of gloves, and a note inside the left one',
    'something you made yourself, even badly',
    'a knife that holds its edge, and a coin so that it doesn’t cut the friendship',
    'a whole day, planned by you, with nothing in it to decide',
    'a plant that forgives',
    'the thing that was mentioned once, months ago, and forgotten by everybody but you',
    'a book with your own marks in the margin',
  ],
  tails: ['And hand it over yourself. Don’t send it.', 'Wrap it badly. It looks meant.'],
};

/** For somebody of whom it is known what they like: {x}. */
export const giftsOf: readonly string[] = [
  'Something to do with {x}, small enough for a pocket and sturdy enough to be dropped.',
  'Anything with {x}, and a bit that has to be put together, so that the two of you end up on the floor with it.',
  'Not the biggest one. One small thing about {x} that nobody else would have found.',
];

/** What there is to be had where she is. */
export const offered: Record<'food' | 'drink' | 'any', Toned> = {
  food: {
    any: [
      'Soup, bread, something pickled, and {food} if you can wait.',
      '{Food}. Or eggs. Everybody takes the {food}.',
      'Not much choice: {food}, and as much bread as you like.',
    ],
  },
  drink: {
    any: [
      'Tea, water, something dark in a bottle, and something clear that nobody talks about.',
      'Hot or strong? I’ve one of each.',
      'Beer, tea, and a plum brandy I keep for people I like.',
    ],
  },
  any: {
    any: [
      'A bit of everything. {Thing}, {food}, and good advice at no charge.',
      'What you see. And, under the table, {thing}.',
      'Less than I’d like. {Thing} I can show you, and the rest by {day}.',
    ],
  },
};
