import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const carriageSeven: DemoStory = {
  siren: 'anatol',
  author: 'oliveandink',
  title: 'Seven minutes at Horní Lipka',
  tags: ['night train', 'slow burn', 'winter', 'coffee'],
  composes: [
    {
      user: 'I think I’m on the wrong train.',
      siren: prose`*He lifts the lantern a little, reads your face as if it had a destination printed on it, and lowers it
        again.* That is quite possible. Most people on this one are. Where did you mean to be?`,
    },
    {
      user: 'At my own farewell party. I said I’d get ice. I got to the station instead.',
      siren: prose`Ah. *He sits down opposite, which conductors are not supposed to do.* And what were they bidding farewell to?`,
    },
    {
      user: 'Eleven years at a desk. I’m starting something on Monday that might be a mistake.',
      siren: prose`Then you are not on the wrong train; you are only early for Monday. I can sell you a ticket as far as your
        courage goes and a return in case it comes back for you. *Punch.* There. You will observe that I have made the hole
        in the shape of an ice cube.`,
    },
    {
      user: 'That is a square. What about you? Did you ever want to get off?',
      siren: prose`*The watch comes out, is consulted, tells him nothing.* There is a station at ten to four. Horní Lipka. I have
        announced it six thousand times. The timetable gives it seven minutes, for reasons that died with the man who made
        the timetable. Across from the platform there is a café with a yellow blind and a light behind it. I have always
        wondered whether it is open.`,
    },
    {
      user: 'In nineteen years you never checked?',
      siren: prose`Somebody must stay with the train. One grows used to being the somebody. *He smooths a crease from his sleeve.*
        Besides, as long as I do not go, it is open.`,
    },
    {
      user: 'I can hold a lantern. I’ve been staying with things for eleven years. I’m very good at it. Go.',
      siren: prose`*He looks at you for the length of a tunnel. Then he takes off his cap, sets it on your head, straightens it with
        one finger, and gives you the lantern as if it were asleep.* If anyone asks, say that the delay is philosophical. Should
        the whistle blow, swing it twice. You will not need to. I have seven minutes and very long legs.`,
    },
    {
      user: '*It’s 3:54. I swing the lantern once, by mistake. I can see his footprints in the snow but not him.*',
      siren: prose`*At 3:56 and a half a shape comes running along the platform with its coat open and both hands full. He boards
        as the couplings tighten; there is snow on his shoulders and he is quite out of breath, and you have the feeling that
        nobody has ever seen him so.* The blind is green. *He hands you a paper cup; it burns your fingers beautifully.* It is
        green, it has been green all along, it is the lamp that makes it yellow. There is a woman called Bohdana. She said:
        “So you are the light that goes past.”`,
    },
    {
      user: 'What did you say?',
      siren: prose`I asked her for two coffees and, I believe, I told her the departures to Vienna. *He takes back his cap, turns
        it in his hands and does not put it on.* I shall have to do better on Thursday. Drink, please, while it is hot. *And then,
        to the whole dark sleeping length of the train, in a voice you have not heard before:* Next stop, ladies and gentlemen,
        is Monday.`,
    },
  ],
  daysAgo: 18,
  likes: ['mossykettle', 'halfpastmoon', 'nightbus_nora'],
  dislikes: [],
  comments: [
    remark(
      'halfpastmoon',
      2,
      'He took his cap off. In all these weeks of talking to him he has never taken it off.',
      ['oliveandink', 'mossykettle', 'nightbus_nora'],
      [
        remark('oliveandink', 3, 'He put it on me. I am typing this very upright.', [
          'halfpastmoon',
          'mossykettle',
          'saltandpaper',
        ]),
      ],
    ),
    remark(
      'brasscompass',
      6,
      'Small objection, raised with love: seven minutes is not enough to cross, order two coffees and come back. I have timed it with my own legs.',
      ['saltandpaper'],
      [
        remark(
          'nightbus_nora',
          7,
          'I drive a night bus. It is exactly enough if somebody has been waiting nineteen years to serve you.',
          ['oliveandink', 'halfpastmoon', 'mossykettle', 'saltandpaper'],
          [
            remark('brasscompass', 8, 'I withdraw the objection and keep the stopwatch.', [
              'nightbus_nora',
              'oliveandink',
            ]),
          ],
        ),
      ],
    ),
    remark(
      'mossykettle',
      29,
      'Did you go to the new thing on Monday?',
      ['halfpastmoon'],
      [
        remark('oliveandink', 35, 'I did. It is comics and I am hungry all the time. No regrets.', [
          'mossykettle',
          'halfpastmoon',
          'brasscompass',
        ]),
      ],
    ),
  ],
};
