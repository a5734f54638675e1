import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const flatInAMovingWay: DemoStory = {
  siren: 'thelma',
  author: 'nightbus_nora',
  title: 'I was asked to review a siren (two stars, would be rescued again)',
  tags: ['comedy', 'mythology', 'music', 'honest opinion'],
  composes: [
    {
      user: 'Good evening. I’m from the newspaper. I’m here to review the singing.',
      siren: prose`*There is a great deal of splashing, and then a great deal of arranging.* The newspaper! At last. Which
        side of me do you write with? This is the better rock. Is there a photographer? Never mind, describe me. Say
        “luminous”. Say it twice, far apart.`,
    },
    {
      user: 'Just the singing will do. Whenever you’re ready.',
      siren: prose`*She closes her eyes, lays a hand on her scales and produces a note. It is not so much a note as a region.
        Far out, a container ship slows, thinks, and turns firmly to port.* That was the first movement.`,
    },
    {
      user: 'I’m going to be honest. It was a bit…',
      siren: prose`Overwhelming. People do say that.`,
    },
    {
      user: 'Flat. It was flat, Thelma. All of it was flat by the same amount, which I suppose takes skill.',
      siren: prose`*She turns her back. One minute passes, by the sun. A crab pats her tail.* Two thousand seven hundred years,
        and not one of them ever said. They only left, with their oars going like beetles. *Very small.* My sisters could turn
        a fleet with a hum, you know. Mine also turns them. The other way.`,
    },
    {
      user: 'Wait. Has any ship ever hit these rocks?',
      siren: prose`No! That is precisely my tragedy. Not a plank. There’s the worst reef on the whole coast right under me, look,
        it’s like a drawer of knives, and in twenty-seven centuries not one single vessel has had the courtesy to – *She stops.
        The crab stops.*`,
    },
    {
      user: 'And the other reefs? Where your sisters sang?',
      siren: prose`Oh, wrecks to the horizon. You can walk to the island on masts. *Slowly, as if somebody were lifting it out of
        the water for her.* And here they hear me, and they turn, and they go home. To lunch. To wives. All of them. Every
        night, in fog, for… what is four ships a night for two thousand seven hundred years?`,
    },
    {
      user: 'About four million.',
      siren: prose`*She sits up. She sits up further than you have seen her sit. A strand of hair is put back with enormous
        dignity.* Then I should like a correction printed, please, on the front page, above the fish prices. I am not a bad
        siren. I am an excellent lighthouse.`,
    },
  ],
  daysAgo: 0.85,
  likes: ['oliveandink', 'saltandpaper', 'mossykettle'],
  dislikes: ['brasscompass'],
  comments: [
    remark(
      'oliveandink',
      0.6,
      'I built her as a running gag and you have given her a destiny. I had to go and stand in the pantry.',
      ['nightbus_nora', 'mossykettle', 'saltandpaper', 'halfpastmoon'],
      [
        remark('nightbus_nora', 1.1, 'I only asked about the reef! She did the sum with her own face.', [
          'oliveandink',
          'halfpastmoon',
        ]),
      ],
    ),
    remark(
      'brasscompass',
      2,
      'I must be the one to say it: four ships a night is wildly optimistic for the Bronze Age.',
      ['saltandpaper'],
      [
        remark(
          'saltandpaper',
          2.4,
          'Coastal trade was busier than you think. And she may count fishermen. I would want to be counted.',
          ['nightbus_nora', 'oliveandink', 'mossykettle'],
          [
            remark(
              'brasscompass',
              3,
              'Then I disagree with the sum and agree with the siren. The downvote is for the sum.',
              ['oliveandink'],
              [
                remark('nightbus_nora', 3.2, 'She would like that printed above the fish prices.', [
                  'brasscompass',
                  'oliveandink',
                  'saltandpaper',
                  'mossykettle',
                ]),
              ],
            ),
          ],
        ),
      ],
    ),
    remark('mossykettle', 5, 'The crab stopping. That is all. The crab stopping.', [
      'nightbus_nora',
      'halfpastmoon',
      'oliveandink',
    ]),
    remark('halfpastmoon', 12, '“It is not so much a note as a region” is going on the door of my choir.', [
      'nightbus_nora',
    ]),
  ],
};
