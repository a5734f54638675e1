import type { Toned } from '../world.ts';

/** 'What did he buy', 'what will you write on it': what somebody does, by the verb, where nothing else is known. */
export const deedLines: [RegExp, Toned][] = [
  [
    /^happens$|^does it do$|^happened$/,
    {
      any: [
        'Nothing, for a breath. Then a click, and a smell like rain.',
        'It moves. Not much, but it moves. Do it again.',
        'Something inside begins to turn, slowly, as if it had been waiting for you.',
        'It gives a little, and then it looks at you. I don’t know how else to put it.',
      ],
    },
  ],
  [
    /\b(?:write|writes|writing|wrote|say|says|read|reads|call|put) (?:on|in|about|to)\b|^(?:does|did) (?:it|the \w+|that) say\b/,
    {
      any: [
        '“Handle with care.” It’s true of both of us.',
        '“Try again”, in large letters. And the date.',
        'The truth, in five words or fewer. I’m still counting.',
        'Only a name, and under it: “was here, and was glad of it”.',
      ],
    },
  ],
  [
    /\b(?:think|thinks|say|says) (?:of|about)\b/,
    {
      any: [
        'Nothing aloud. But the eyebrows went up, and that’s high praise.',
        'Could be worse. From there, that’s a love letter.',
        'I’d have to ask, and I’m not sure I want to hear it.',
      ],
    },
  ],
  [
    /\b(?:buy|bought|buying|bring|brought|get|getting|got|give|gave|giving|find|found|take|took|taking|steal|stole|lose|lost|win|won|keep|kept|hide|hiding|hid|carry|carrying|pick|picked|choose|chose|order|ordered|send|sent|have|having|make|made|making)\b/,
    {
      any: [
        '{Thing}. Don’t laugh, it’s a good one.',
        'Something small. {Thing}, as it happens.',
        '{Thing}, and a lot of string.',
        'What was left: {thing}. It’ll do nicely.',
      ],
    },
  ],
];

/** On somebody she is asked to tell about, whom no card describes. */
export const toldOf: Record<'her' | 'him' | 'them', Toned> = {
  her: {
    any: [
      'She laughed at the wrong moments and was nearly always right about people. I could go on till morning.',
      'Where do I begin? She couldn’t pass a stray dog, and she never once let me win at cards.',
      'She’d have liked you. She’d have hidden it for a week, and then fed you.',
    ],
  },
  him: {
    any: [
      'He said little and mended everything. You’d notice only later that he’d been there.',
      'Stubborn as a gate, and he sang when he thought nobody heard. I miss the singing.',
      'He’d have liked you. He’d have shown it by arguing.',
    ],
  },
  them: {
    any: [
      'Loud, late, and the first to come when it mattered.',
      'There’s not much to tell that isn’t a long story. They were good to me, begin with that.',
    ],
  },
};

/** 'How about X?' is a thing proposed. */
export const proposed: Toned = {
  any: [
    '{X}? I could get used to that.',
    '{X}. Say it again. Yes, that’ll do.',
    '{X}? Why not. I’ve nothing better.',
    '{X} it is, then, until one of us has a better idea.',
  ],
  gruff: ['{X}. Fine.'],
};
