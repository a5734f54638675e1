import type { Toned } from './invented/world.ts';

/** A memory on the side, where there is room; '{person}' and the like are made up for her. */
export const memoryLines: Toned = {
  any: [
    'I had the same talk with {person}, {role}, on {day}.',
    '{Person}, {role}, put it to me in much the same way once.',
    'It takes me back to {month}, years ago, in {place}.',
    'Ask {person}, {role}; {he} will tell it differently.',
    'I told {person} as much last {day}, and {he} only laughed.',
    '{Years} years ago I’d have answered you otherwise.',
  ],
  gruff: ['{Person} got the short version of that. You get the long one.', '{Role} still owes me a drink over it.'],
  soft: ['I thought of it only this morning, in {place}.', '{Person} would like you, I think.'],
  lively: [
    'You should have seen {person}’s face when I said so.',
    'There was a whole {day} once that went just like that.',
  ],
  fine: ['{Person} and I have argued it since {month}.', 'I wrote it down somewhere, in {month}, I believe.'],
};

/** What is around the two of them at the moment. */
export const surroundingLines: Toned = {
  any: [
    'You can hear {sound} from here, if you listen.',
    'It smells of {smell} in here; you get used to it.',
    'There’s {food} left, if you’re hungry.',
    'I was {doing} before you came, and it can wait.',
    'That’s {thing} you’re looking at. I’ve been meaning to put it away.',
  ],
  gruff: ['Mind {thing}. It’s older than it looks.', 'I’ve {few} more jobs today, and none of them runs away.'],
  soft: ['Move a little closer; {sound} is loud tonight.', 'I kept the warm side for you.'],
  lively: ['Have some {food}, it’s almost legal.', '{Sound} again! It does that every time I’m about to be clever.'],
  fine: ['Do sit; {thing} won’t mind sharing the table.', 'It’s quiet for a {day}.'],
};
