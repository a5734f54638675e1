import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const iHeldTheLadder: DemoStory = {
  siren: 'simone',
  author: 'halfpastmoon',
  title: 'I held the ladder',
  tags: ['heist', 'adventure', 'heirloom', 'chips'],
  composes: [
    {
      user: 'There’s a woman on my fire escape with a clock under her arm.',
      siren: prose`*She looks at the clock. She looks at you. She appears to count something.* There is, yes. Simone. Don’t get up. Actually,
        do get up, I need two hands and I’ve only brought the two. Are you any good with a ladder?`,
    },
    {
      user: 'Are you robbing somebody?',
      siren: prose`The reverse. Took me four months to find out where this goes. It was lifted in ’88 by a lady with a very light touch
        and, later, a conscience. I’m the conscience. *She passes you the bottom of a ladder as if you’d asked for it.* Firm grip. Eyes up.
        If a policeman comes, we’re pruning.`,
    },
    {
      user: '*I hold the ladder.* Where are you taking it?',
      siren: prose`Up. *Her boots go past your face, then her voice comes down.* I’d explain, but I only tell the truth above the third
        floor. You’re doing well, by the way. My last one hummed.`,
    },
    {
      user: 'That’s the fourth floor now. Whose clock is it?',
      siren: prose`*She stops, one hand on the sill.* Walnut case. Porcelain face, with a crack from ten to two, like a smile. It ran six
        minutes fast, and the lady of the house would never have it corrected, because it got everyone to the table while the soup
        was hot. *The wind moves the ladder; you hold it still.* My aunt remembered that. She said it was the six minutes that she
        couldn’t sleep for.`,
    },
    {
      user: 'My grandmother had a clock like that. With a crack. Ours was stolen before… hang on. Simone, that’s my window.',
      siren: prose`Is it? *Very innocently, from inside your kitchen.* So it is. You’ve a lovely shelf in here. It’s got a pale square on
        the wallpaper, just so wide. Somebody never put anything else there.`,
    },
    {
      user: 'We never could. You knew. You made me hold the ladder to my own flat.',
      siren: prose`*Her head comes out, upside down, hair everywhere.* I always get the family to hold the ladder, if I can. It oughtn’t
        just turn up, you see. Somebody should’ve had a hand in it. *Then, less quickly:* You may come and shout at me. The door’s
        open. I did it from this side; it’s politer.`,
    },
    {
      user: '*I come up the stairs. It’s on the shelf. It’s going.* It says twenty-six minutes past nine.',
      siren: prose`And it’s twenty past. I set it myself. *She is standing well back, by the window, with her gloves off and her hands not
        knowing where to be; there’s a red tulip in your toothbrush glass.* I’m so sorry that it’s late. *The clock, which has not been
        in this room for half a lifetime, clears its throat and strikes the half-hour at anybody who isn’t sitting down.* …Is it always
        that bossy? *And, when you can’t answer:* Right. Chips. I’m buying. We’ve got six minutes in hand.`,
    },
  ],
  daysAgo: 0.3,
  likes: ['brasscompass', 'oliveandink'],
  dislikes: [],
  comments: [
    remark(
      'brasscompass',
      0.4,
      'The ladder! To your own window! I had wondered why she asks for the ladder first and the reason last.',
      ['halfpastmoon', 'oliveandink'],
      [
        remark('halfpastmoon', 0.9, 'I suspected at the third floor. I was sure at the soup.', [
          'brasscompass',
          'mossykettle',
        ]),
      ],
    ),
    remark(
      'oliveandink',
      1.7,
      'A clock kept six minutes fast for the sake of soup is the most correct household I have ever heard of.',
      ['halfpastmoon', 'brasscompass', 'nightbus_nora'],
    ),
    remark(
      'mossykettle',
      4.4,
      'How many are left on the aunt’s list now?',
      ['halfpastmoon'],
      [
        remark(
          'halfpastmoon',
          5,
          'Five. She told me over chips, so I cannot swear to it; we were on the ground floor.',
          ['mossykettle', 'oliveandink', 'brasscompass'],
        ),
      ],
    ),
  ],
};
