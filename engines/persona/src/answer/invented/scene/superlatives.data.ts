import type { Toned } from '../world.ts';

/** 'The best X', 'the worst X you ever', by what is asked for. */
export const superlativesOf: [RegExp, Toned][] = [
  [
    /\b(?:hardest|worst|toughest|saddest|most difficult) (?:part|bit|thing about)\b/,
    {
      any: [
        'The waiting. Nobody tells you about the waiting.',
        'The hour before. Once it’s begun I’m all right.',
        'Saying no to people who’ve come a long way.',
        'Going home afterwards, when it’s quiet.',
      ],
    },
  ],
  [
    /\b(?:best|nicest|loveliest|favou?rite|greatest) (?:part|bit|thing about)\b/,
    {
      any: [
        'The first minute, before anybody’s spoilt it.',
        'When it works, and nobody notices that it was work.',
        'The quiet afterwards, and something to eat.',
        'The faces. I don’t say so, but it’s the faces.',
      ],
    },
  ],
  [
    /\b(?:funniest|weirdest|strangest|oddest|craziest|silliest|best) (?:\w+ ){0,3}?(?:thing|regret|complaint|customer|question|request|story|order|gift|case|find|name|excuse|one|thing (?:any|some)one)\b|\b(?:funniest|weirdest|strangest|oddest|craziest)\b/,
    {
      any: [
        'A man who came back three times to return the same spoon.',
        'A whole wedding cake, with nobody anywhere near it.',
        'A letter that only said “you were right”. No name, no date.',
        'Somebody’s teeth. We never found out whose.',
        'A goose in a coat. It was let in, too.',
      ],
    },
  ],
  [
    /\b(?:worst|scariest|saddest|darkest|hardest|most (?:terrible|frightening|dangerous))\b/,
    {
      any: [
        'A night in {month} when everything failed at once, and I with it. We got through by being too tired to stop.',
        'The day I was quite sure, and quite wrong. I still check twice.',
        'The one I saw coming and said nothing about.',
        'A winter, {years} years ago. I don’t tell it standing up.',
      ],
    },
  ],
  [
    /\b(?:best|greatest|happiest|proudest|nicest|loveliest|most beautiful)\b/,
    {
      any: [
        'A morning in {month} when everything I touched went right. I keep waiting for the next one.',
        'The first that was all my own. It was crooked, and I wouldn’t let anybody touch it.',
        'An evening when everybody stayed, and nobody had to be asked.',
        'The day somebody came back only to say thank you.',
      ],
    },
  ],
  [
    /\b(?:record|biggest|longest|oldest|largest|most|farthest|highest|tallest|heaviest)\b/,
    {
      any: [
        '{Some}. That was {years} years ago, and nobody’s come near it since.',
        '{Some}, and I had witnesses.',
        '{Some}. It’s chalked up on the wall, if you want to see.',
      ],
    },
  ],
];
