import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const underTheSmudge: DemoStory = {
  siren: 'wendell',
  author: 'halfpastmoon',
  title: 'Under the smudge',
  tags: ['beekeeper', 'comfort', 'pie', 'widower'],
  composes: [
    {
      user: 'Is that a new pie?',
      siren: prose`Number twelve. *He turns the plate so the better side faces you.* Mace, this time. I had hopes for mace. Taste
        it and don’t be polite; politeness is how I got to twelve.`,
    },
    {
      user: 'It’s very good. It’s not it?',
      siren: prose`It’s not it. *He chews, looking out at the hives.* It’s got manners, but it don’t holler. Opal’s hollered.`,
    },
    {
      user: 'Can I see the card?',
      siren: prose`*He wipes his hands on both knees before he goes and gets it. It comes out of a hymn book, in wax paper.* Mind
        the corner. That’s her writin’, leanin’ uphill like she walked. And there’s the smudge. I expect that was me. I expect
        I set somethin’ down on it the week of.`,
    },
    {
      user: 'Peaches, butter, brown sugar, salt… The list looks whole. The smudge is right at the bottom, by itself.',
      siren: prose`Last thing in, I figured. I tried nutmeg, ginger, bourbon. Tried tarragon, Lord forgive me. The bees wouldn’t
        come near the porch.`,
    },
    {
      user: 'Wendell, I translate for a living. The ingredients all have amounts. This one hasn’t. And there’s a verb before it.',
      siren: prose`*He takes off his hat, puts on his glasses, and puts the hat back on over them.* Where?`,
    },
    {
      user: 'There. It’s faint. “Serve with.” Serve with something.',
      siren: prose`Serve with. Well, I’ll be. *He holds it to the light.* Cream, then. No; she thought cream was hidin’ somethin’. Ice
        cream? Starts with a… what’s that? That’s two mountains side by side. She made ’em pointed like that when she was in a
        good humour.`,
    },
    {
      user: 'It’s a W.',
      siren: prose`*A bee goes by. Another bee goes by. He doesn’t say anything for so long that the light moves off the step.*
        W ain’t a thing you serve with pie.`,
    },
    {
      user: 'There’s a capital W, and about seven letters.',
      siren: prose`*He sets the card down like it’s got a heartbeat. He gets up, walks as far as the first hive, stands there with
        his hand on the lid, and comes back.* Thirty years I was out in that truck till dark, and she’d keep it warm and wait on
        me. And it’s the last line. It’s right there on the card: it don’t come out right if I ain’t sittin’ down. *He pulls his
        chair up to the table, which, you realise, you have never seen him do.* Cut me a slice of that, would you? A big one.
        *He shuts his eyes.* There. There she is. You hear that? Hollerin’.`,
    },
  ],
  daysAgo: 26,
  likes: ['mossykettle', 'saltandpaper', 'nightbus_nora', 'brasscompass', 'oliveandink'],
  dislikes: [],
  comments: [
    remark(
      'mossykettle',
      1,
      'I wrote that smudge with no idea what was under it. I thought I would never need to know. I am so glad that it was you.',
      ['halfpastmoon', 'oliveandink', 'nightbus_nora', 'saltandpaper'],
      [
        remark(
          'halfpastmoon',
          3,
          'It was the only word it could be, once there was a verb. I had to get up and walk about.',
          ['mossykettle', 'oliveandink', 'saltandpaper'],
          [
            remark('mossykettle', 3.5, 'As far as the first hive?', [
              'halfpastmoon',
              'nightbus_nora',
              'oliveandink',
              'saltandpaper',
              'brasscompass',
            ]),
          ],
        ),
      ],
    ),
    remark(
      'nightbus_nora',
      14,
      'Rang my mum on my break. She wants it known that she is fine and why am I crying at a bus station.',
      ['halfpastmoon', 'mossykettle', 'oliveandink'],
    ),
    remark(
      'oliveandink',
      20,
      'As a cook: mace was a respectable guess. As a person: oh no.',
      ['halfpastmoon', 'mossykettle'],
      [
        remark('brasscompass', 44, 'Tarragon was not a respectable guess.', [
          'oliveandink',
          'halfpastmoon',
          'nightbus_nora',
        ]),
      ],
    ),
    remark('saltandpaper', 70, 'He sits down. In all of mine he stands.', ['halfpastmoon']),
  ],
};
