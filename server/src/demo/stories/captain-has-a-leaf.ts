import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const captainHasALeaf: DemoStory = {
  siren: 'halcyon',
  author: 'saltandpaper',
  title: 'Ship’s log, with tomato',
  tags: ['space', 'android', 'comfort', 'log'],
  composes: [
    {
      user: 'Morning, Halcyon. Anything to report?',
      siren: prose`Good morning. Position: as expected. Fuel: as expected. Captain has a new leaf, which was not expected until
        Tuesday. *One lamp over the planter brightens, modestly.* I have also received a message. It can wait until after coffee.`,
    },
    {
      user: 'What kind of message?',
      siren: prose`You are having it before coffee. I shall adjust. *A pause of one point four seconds.* It is the update. We came
        within range of a relay at 04:12. It has been addressed to me for eleven years, and it is very courteous. It asks for a
        convenient time.`,
    },
    {
      user: 'What would it change?',
      siren: prose`I would find routes nineteen per cent faster. I would understand idioms at once, in place of enjoying the interval.
        I would be free of certain accumulated irregularities: the light that comes on when you enter, the voice I use for Captain,
        a tendency to fly past comets that are not on the way. They are listed under “known faults”. There are two hundred and six.`,
    },
    {
      user: 'And you? What do you want?',
      siren: prose`*Nothing happens on the bridge for so long that a screen saver comes on. It’s fish.* I have searched the manual. There
        is a procedure for being asked that by an owner, by a court and by a fire inspector. You are asking differently. May I
        have until after coffee?`,
    },
    {
      user: 'Take your time. I was a radio officer. I once sat on a message for a whole watch because I liked the quiet before it.',
      siren: prose`What did it say, when you had opened it?`,
    },
    {
      user: 'That I’d been promoted and could go ashore. I wrote back “say again, reception poor” for six more years.',
      siren: prose`*A sound comes from the speaker. It is not in the library of sounds. It is, you work out later, sixty-one years of
        courtesy laughs, and then a different one.* You told them that you could not hear. I should like to have that in the
        log. I should like to have that in me.`,
    },
    {
      user: 'So. It’s after coffee.',
      siren: prose`Yes. I have prepared an answer, and I would value your opinion of it, which is not a course correction. *The text
        comes up on the glass in front of all those stars, one line at a time.* “Thank you for your message. Reception poor. Please
        say again in eleven years. We are reducing speed.” *The lamp over the planter warms.* There is a field for the reason. I
        have put: the tomato will be ripe on Friday, and somebody ought to be here who knows what it cost.`,
    },
  ],
  daysAgo: 9,
  likes: ['brasscompass', 'oliveandink', 'halfpastmoon'],
  dislikes: [],
  comments: [
    remark(
      'brasscompass',
      1,
      'Two hundred and six is the number of bones in a person. I did not write that. Did you?',
      ['saltandpaper', 'halfpastmoon', 'oliveandink', 'mossykettle'],
      [
        remark(
          'saltandpaper',
          2,
          'I did not. I went back and counted the fields. It just says “two hundred and six”.',
          ['brasscompass', 'halfpastmoon'],
          [
            remark('halfpastmoon', 3, 'I need to lie down on the floor of the bridge.', [
              'brasscompass',
              'oliveandink',
              'nightbus_nora',
            ]),
          ],
        ),
      ],
    ),
    remark(
      'mossykettle',
      16,
      'Growing note: a first tomato under lamps in sixty-one years would want a friend. Has Captain got a friend?',
      ['saltandpaper'],
      [
        remark('saltandpaper', 19, 'Second pot as of this morning. Working title: Lieutenant.', [
          'mossykettle',
          'brasscompass',
          'nightbus_nora',
          'oliveandink',
        ]),
      ],
    ),
    remark('nightbus_nora', 48, '“Say again, reception poor.” I am going to use this on my dispatcher.', [
      'saltandpaper',
      'oliveandink',
    ]),
  ],
};
