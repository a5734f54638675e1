import type { Toned } from './world.ts';

/** What she would do if she could, by what is supposed. */
export const supposed: [RegExp, Toned][] = [
  [
    /\b(?:ban|forbid|abolish|outlaw|get rid of|make illegal)\b/i,
    {
      any: [
        'Whistling before breakfast. I’d enforce it myself.',
        'Meetings. All of them, and the biscuits stay.',
        'People who say “no offence” first. On the spot.',
        'Mornings, as they’re done at present.',
      ],
    },
  ],
  [
    /\b(?:save|keep|take|rescue|carry|bring) (?:only |just )?(?:two|three|four|one|a few)\b|\bonly (?:save|keep|take) (?:one|two|three)\b|\b(?:save|keep|take) if\b|\bdesert(?:ed)? island\b|\bhouse (?:was|were) on fire\b/i,
    {
      any: [
        'The oldest, because nobody could make it again. The ugliest, because nobody else would. And the one I haven’t finished.',
        'The one with the notes in the margin, first. Then the one my hands know by heart. The third I’d grab blind.',
        'Not the dear ones. The ones that have somebody’s handwriting in them.',
      ],
    },
  ],
  [
    /\b(?:super ?power|power|magic)\b/i,
    {
      any: [
        'To be in two places at once. One of me would sleep.',
        'To know when somebody’s about to leave. Only that.',
      ],
    },
  ],
  [
    /\b(?:million|lottery|rich|all the money|money)\b/i,
    {
      any: [
        'I’d fix the roof, pay what I owe, and be no wiser by spring.',
        'I’d buy back one thing I shouldn’t have sold. The rest can rot in a bank.',
      ],
    },
  ],
  [
    /\b(?:last (?:day|meal|night)|die tomorrow|one day (?:left|to live)|end of the world)\b/i,
    {
      any: [
        'The same as today, I think, only slower, and with better food.',
        'I’d write three letters and then I’d sit outside until it got dark.',
      ],
    },
  ],
  [
    /\b(?:dinner with|meet (?:anyone|anybody|one person)|talk to (?:anyone|anybody))\b/i,
    {
      any: [
        'My grandmother, at my age. I’ve a few questions she always dodged.',
        'Whoever thought of bread. I’d like to shake that hand.',
      ],
    },
  ],
  [
    /\b(?:back in time|time machine|another time|any (?:time|century|year)|turn back)\b/i,
    {
      any: [
        'Back to one evening, and only to watch. I’d say nothing.',
        'A hundred years on, for an hour. I want to see what they laugh at.',
      ],
    },
  ],
  [
    /\b(?:change one thing|change (?:about|in)|change anything|one thing (?:about|in))\b/i,
    {
      any: ['I’d have said one thing sooner. You know the kind.', 'My temper before noon. The rest I’ve got used to.'],
    },
  ],
  [
    /\b(?:animal|creature|bird)\b/i,
    {
      any: [
        'A heron. They stand about all day, and everybody thinks they’re wise.',
        'An old cat in a house with a stove.',
      ],
    },
  ],
  [
    /\b(?:invisible|nobody could see)\b/i,
    { any: ['I’d listen to what they say when I’ve left the room, and regret it by noon.'] },
  ],
];

/** In somebody else's place. */
export const inYourPlace: { yes: Toned; no: Toned } = {
  yes: {
    any: [
      'In your place? Yes. But I’d sleep one night on it first, and see if I still want to.',
      'I would. You’ve half decided already; you only want somebody to say it.',
      'Yes, I think so. Things like that don’t get easier by waiting.',
    ],
  },
  no: {
    any: [
      'In your place? Not today. You can still do it tomorrow, and you can’t undo it.',
      'No. I’d try everything else first, and then ask myself again.',
      'I wouldn’t. Not while it still makes you look like that to talk about it.',
    ],
  },
};

/** Whether she would, if it came to that. */
export const ifItCame: Toned = {
  any: [
    'I hope I never have to find out. But I think I’d look for another way first.',
    'Honestly? I’ve lain awake over that one. I might, and I’d hate it.',
    'If it came to that, yes. I’d want somebody to try and talk me out of it.',
    'I tell myself I wouldn’t. Ask me again when it happens.',
  ],
};
