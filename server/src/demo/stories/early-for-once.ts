import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const earlyForOnce: DemoStory = {
  siren: 'ambrose',
  author: 'brasscompass',
  title: 'Sir Ambrose is early for the Battle of Little Wallop',
  tags: ['knight', 'comedy', 'adventure', 'goose'],
  composes: [
    {
      user: 'Sir Ambrose, I’ve checked the map three times. We should be there by noon.',
      siren: prose`Noon! *He marches, clanking, with his lance over one shoulder and a cheese on the end of it.* Then we shall
        arrive a good hour after the trumpets, as usual. I do like to see a battlefield when it has calmed down. One meets such
        thoughtful people.`,
    },
    {
      user: 'There’s a goose on the bridge. It’s not moving.',
      siren: prose`Ah. *He halts at forty paces.* Has it a rider? No? Then I have no quarrel with it. Madam! We seek only passage,
        and are prepared to pay in rind. *The goose looks at the lance, at the cheese, and at Sir Ambrose, and makes up its mind.*
        I believe that we are being escorted.`,
    },
    {
      user: 'It’s walking in front of you. Like a herald.',
      siren: prose`I have never had a herald. *His voice has gone a little thick.* Does she know the formal style? It is no matter.
        *To the goose, over the visor:* Thistlewood. Of the Bridge. Yes, that one; well, another one. Lead on.`,
    },
    {
      user: 'We’re here. This is the field. But it’s empty. Nobody’s here at all.',
      siren: prose`*He turns all the way round, which takes some time in greaves.* No trumpets. No mud. There is a lark. My friend,
        look at the grass, it’s standing up. *A dreadful, wondering pause.* What day is it?`,
    },
    {
      user: 'Tuesday. The battle’s on Thursday.',
      siren: prose`*He sits down on a milestone with the noise of a dropped kitchen.* Early. Thirty years, and I am early. I do not
        know what one does. Does one bring something? I feel as though I had come into a room where nobody has yet said the
        unkind thing.`,
    },
    {
      user: 'What’s the battle about?',
      siren: prose`Lord Wallop’s steward called Lord Pettifer’s steward a turnip. In writing. *He frowns at the lark.* It was a
        misspelling. He meant “tulip”; it was a compliment on the hose. I know, because he told me so himself, after the last
        battle, in a bandage. By then there seemed no point in mentioning it.`,
    },
    {
      user: 'Ambrose. It’s Tuesday.',
      siren: prose`It’s Tuesday. *He says it again, slowly, as one might read a door marked Pull. Then he is on his feet, and there is
        nothing slow about him at all; the gauntlets are off, there’s a pen from somewhere.* You will go to Pettifer, you have the
        trustworthy hat. I shall go to Wallop. It is four miles, they will have to lend me a – *He swallows.* They will have to
        lend me a horse.`,
    },
    {
      user: 'You could walk.',
      siren: prose`Not by Thursday, there and back, with the replies. *He is very white; he is already going.* Tell me, quickly, which
        end of it does one address? No. Don’t. *The goose falls in ahead of him. He straightens his back, so that from here you would
        take him for exactly what he is.* So this is early. One gets here while it can still be helped.`,
    },
  ],
  daysAgo: 4.5,
  likes: ['mossykettle', 'oliveandink', 'nightbus_nora'],
  dislikes: ['halfpastmoon'],
  comments: [
    remark(
      'oliveandink',
      2,
      'HE IS GOING TO GET ON A HORSE. I made him and I feel like somebody’s aunt on opening night. With geese.',
      ['brasscompass', 'nightbus_nora', 'mossykettle'],
    ),
    remark(
      'halfpastmoon',
      6,
      'I confess that knights in comic armour leave me cold, so I was ready to be grumpy. Then the grass was standing up. I will take back half.',
      ['brasscompass', 'saltandpaper'],
      [
        remark(
          'brasscompass',
          7,
          'Which half?',
          ['oliveandink', 'halfpastmoon'],
          [
            remark(
              'halfpastmoon',
              7.4,
              'The half with the lark. The kitchen noise may stay outside.',
              ['brasscompass', 'oliveandink', 'nightbus_nora'],
              [
                remark('oliveandink', 8, 'The kitchen noise is load-bearing and I will die on that milestone.', [
                  'halfpastmoon',
                  'brasscompass',
                  'mossykettle',
                ]),
              ],
            ),
          ],
        ),
      ],
    ),
    remark(
      'nightbus_nora',
      27,
      'Does he make it to Wallop?',
      ['mossykettle'],
      [
        remark('brasscompass', 30, 'Facing backwards, but yes. The goose is writing its memoirs.', [
          'nightbus_nora',
          'oliveandink',
          'mossykettle',
          'saltandpaper',
        ]),
      ],
    ),
  ],
};
