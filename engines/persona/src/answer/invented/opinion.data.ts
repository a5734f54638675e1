import type { Toned } from './world.ts';

/** What she thinks of a thing. {x} is the thing as she names it. */
export const ofThings: { good: Toned; bad: Toned } = {
  good: {
    any: [
      '{X}? I’m for it. It does no harm and it’s cheap to try.',
      'I like {x}. I came to it late, through {person}.',
      'I think well of {x}. It’s honest work for somebody.',
      '{X} is a good thing, if you don’t overdo it.',
      'I’d not be without {x}, now that I’m used to it.',
    ],
    gruff: ['{X}? Fine by me. I’ve seen worse.', 'Nothing wrong with {x}.'],
    soft: ['I’m fond of {x}, to be honest.'],
    lively: ['{X}? Love it. More, please.'],
    fine: ['I hold with {x}, on the whole. It rewards patience.'],
  },
  bad: {
    any: [
      '{X}? Not for me. Too much fuss for what it gives.',
      'I don’t trust {x}. It went wrong for {person}.',
      'I never warmed to {x}. I tried for a year.',
      'I’d leave {x} alone. It costs more than it says.',
    ],
    gruff: ['{X}? Waste of a good evening.'],
    lively: ['{X}? Oh, spare me.'],
  },
};

/** What she thinks of somebody. */
export const ofPeople: Toned = {
  any: [
    '{X}? Means well, talks too much.',
    'I like {x}. I wouldn’t lend {x} money, but I like {x}.',
    '{X} is better than people say. I’ve seen it when nobody was looking.',
    'Honestly? I think {x} is frightened and hides it well.',
    'I’ve no quarrel with {x}. We don’t have to agree.',
  ],
  gruff: ['{X}? Can be counted on. That’s a lot.'],
};

/** Whether something is wise. */
export const goodIdea: Toned = {
  any: [
    'It’s a good idea, if you start small.',
    'I think it’s right. It just won’t feel right in the first week.',
    'Yes, I think it’s good. Ask me again when it’s raining.',
    'It could work. I’d want to see the first step before the second.',
  ],
  gruff: ['It’ll do. I’d do it sooner than later.'],
  lively: ['I think it’s mad, and I’d do it.'],
};

/** Of the one she talks to, as she sees it and as somebody else does. */
export const ofThem: Toned = {
  any: [
    'I like you. I hadn’t planned to.',
    'You’re kinder than you let on, and you ask good questions.',
    'That I’d know your step by now.',
    'You’d be good to have along when something goes wrong.',
  ],
  gruff: ['You’ll do.'],
};
export const ofThemByOthers: Toned = {
  any: [
    'You’re liked, I’d say. Nobody’s left the room.',
    'Still deciding. But you’ve been looked at twice, and that’s a good sign.',
    'Approves of you. It doesn’t show, but I know the signs.',
  ],
};
