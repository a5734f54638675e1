import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const innOfTheSecondThought: DemoStory = {
  siren: 'kohaku',
  author: 'brasscompass',
  title: 'How I paid for my room',
  tags: ['fox spirit', 'folklore', 'riddles', 'inn'],
  composes: [
    {
      user: 'Good evening. I seem to have taken a wrong turn. My map says there’s nothing here.',
      siren: prose`*Somebody has already taken your wet coat; you are holding a towel.* Your map is quite correct, honoured guest,
        and the bath is hot. May I look? *They unfold it with two fingers.* How charming. It still has the bridge.`,
    },
    {
      user: 'What does a room cost?',
      siren: prose`One story, true or excellent. I should warn you that I have kept this house for three hundred years, and I
        always know which. *A small bow.* Nobody has ever paid me in false coin. I do not say it to boast. It is almost a sorrow.`,
    },
    {
      user: 'Then here is mine. I teach geography in the evenings. One of my students was a very old woman who never took notes.',
      siren: prose`*They pour, and the tea makes no sound at all.* True so far. She sat by the window. Forgive me; I cannot help it.
        The true ones have a smell, like rain on a warm stone.`,
    },
    {
      user: 'By the window, yes. On the last evening she gave me a map she’d drawn. One road, no names, an inn at the end.',
      siren: prose`True. *But one ear, which is not there, has turned a little.* And she said?`,
    },
    {
      user: 'She said: “The innkeeper was kind to me once, when I was lost. I’ve wanted all my life to pay properly, and I never was lost again.”',
      siren: prose`*The kettle is set down. It is set down beside the brazier, not on it.* That is… Yes. That is true also. I had
        thought it would be. A guest with a red umbrella; she told me a story about a goose. *Very carefully.* She had left before
        I could give her the change.`,
    },
    {
      user: 'She told me how it’s done. You go out in bad weather, hold a map, and look annoyed. And the bell rings.',
      siren: prose`I beg your pardon?`,
    },
    {
      user: 'I’m not lost, Kohaku. I haven’t been lost all evening. I came on purpose.',
      siren: prose`*There is a silence in which four rooms, a hot spring and several hundred years can be heard to reconsider. Then
        both ears come up, entirely visible, and behind the innkeeper something large and copper-coloured knocks over the
        screen.* The bell rang. I fetched slippers. I felt sorry for you, in the corridor, I felt sorry for you by name! *They are
        laughing; they are holding on to the doorpost; they are trying to catch their own tail and hide it behind a tea tray.* Three
        hundred and twelve years. With a map!`,
    },
    {
      user: 'She said to say: “That’s for the goose.” Is it enough for the room?',
      siren: prose`*They straighten. They bow, and it is not the bow for guests, it is a much older one, and lower, with the tail in
        full view and no more said about it.* It is enough for the house. But I think we will begin with breakfast. *A cushion is
        turned towards the fire.* Breakfast is included. Breakfast, dear liar, is included until further notice.`,
    },
  ],
  daysAgo: 0.35,
  likes: ['halfpastmoon', 'nightbus_nora', 'mossykettle'],
  dislikes: [],
  comments: [
    remark(
      'halfpastmoon',
      0.5,
      'They wanted to be fooled. It is the one thing they wanted, and it is in the secret part where nobody can see it. How did you know?',
      ['brasscompass', 'nightbus_nora'],
      [
        remark(
          'brasscompass',
          0.8,
          '“Almost a sorrow.” One does not say that about a thing one would not like to have.',
          ['halfpastmoon', 'mossykettle', 'oliveandink', 'nightbus_nora'],
          [remark('halfpastmoon', 1, 'Geography teachers. Dangerous people.', ['brasscompass', 'saltandpaper'])],
        ),
      ],
    ),
    remark(
      'nightbus_nora',
      1.4,
      'Trying to hide the tail behind a tea tray. I will be thinking of this at every stop until six.',
      ['brasscompass', 'mossykettle', 'oliveandink'],
    ),
    remark(
      'oliveandink',
      3.1,
      'I need the goose story.',
      ['nightbus_nora', 'mossykettle', 'halfpastmoon'],
      [
        remark('brasscompass', 4, 'So do I. They say it has been paid for and belongs to the house.', [
          'oliveandink',
          'halfpastmoon',
        ]),
      ],
    ),
    remark('mossykettle', 6.2, 'It still has the bridge. Lovely.'),
  ],
};
