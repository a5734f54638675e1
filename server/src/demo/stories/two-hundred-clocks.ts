import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const twoHundredClocks: DemoStory = {
  siren: 'juniper',
  author: 'nightbus_nora',
  title: 'An hour, slightly used',
  tags: ['clockmaker', 'magic realism', 'tea', 'gentle'],
  composes: [
    {
      user: 'Hi. It stopped at eight minutes to eight. I don’t know if you can do anything.',
      siren: prose`*They take the watch in both hands, as if it were a bird that had flown into the window.* Seven fifty-two. Evening,
        I think; mornings stop more, um. More abruptly. *A loupe goes down.* There’s nothing broken in here. It only… Sorry. May I
        ask where it was?`,
    },
    {
      user: 'On my wrist. On a platform. I was eight minutes late for a train I should have been on.',
      siren: prose`*The loupe comes up again.* Was someone else on it?`,
    },
    {
      user: 'A friend. We’d quarrelled. I’d meant to say sorry and wave like an idiot. She lives in Chile now. We send each other birthdays.',
      siren: prose`*Two hundred clocks say two hundred different things. Juniper goes round behind the bench, comes back, goes round
        again, and finally stands in front of a narrow drawer with their hand flat on it.* I don’t do this. I mean I did it once.
        I’m not sure I was right to. But there’s, in here, there’s about an hour. You could have it. You’d be on time.`,
    },
    {
      user: 'You mean really?',
      siren: prose`Really. *It comes out in perfectly regular sentences now, like something running true.* You would be on that
        platform at five to seven. You would have one hour. You would remember this shop for a little while, and then you would
        think that you had dreamed it. The watch would be going.`,
    },
    {
      user: 'What would you do with it? If it was yours.',
      siren: prose`Me? *They laugh, and look for somewhere to put their hands.* Nobody’s ever, that’s not really how it… I think
        I’d just like one that isn’t for repairing. I’ve got all these hours in here, and they’re all somebody’s. I’d put the kettle
        on. I’d sit down. I wouldn’t mend a thing.`,
    },
    {
      user: 'Then let’s do that. I can ring Chile. She’s got a phone. It’s you who’s never had the hour.',
      siren: prose`*It is quiet for so long that the clocks seem to lean in. Then the hand comes off the drawer, and it’s still shut.*
        You’d give me… It doesn’t have to be that one. We could use an ordinary one. There’s one just starting. *They go pink to the
        ears.* I’ve only the one cup. I mean I’ve two. One’s got pins in it.`,
    },
    {
      user: '*I tip out the pins.*',
      siren: prose`*So you sit on the step under the arches, with the trains going over, and talk about Chile and about pins and about
        how long is decent before one rings someone after eleven years; and at some point Juniper stops in the middle of a sentence
        with their head up.* Do you hear that? *Behind you, through the open door, there is one tick. Just the one, from all the
        walls at once.* They’ve never done that. *In a whisper, not to disturb it:* They all think it’s now.`,
    },
  ],
  daysAgo: 1.9,
  likes: ['brasscompass', 'mossykettle'],
  dislikes: [],
  comments: [
    remark(
      'brasscompass',
      0.7,
      'I made the drawer and I have been afraid of it ever since. Thank you for leaving it shut.',
      ['nightbus_nora', 'halfpastmoon', 'mossykettle'],
      [
        remark('nightbus_nora', 1.5, 'I sat there with my thumb over the button for a good ten minutes.', [
          'brasscompass',
          'oliveandink',
        ]),
      ],
    ),
    remark(
      'mossykettle',
      8,
      'Question from the back: is “They all think it’s now” better than taking the hour? I think so. My wife thinks not. It has been a lively supper.',
      ['nightbus_nora', 'halfpastmoon'],
      [
        remark(
          'nightbus_nora',
          9.5,
          'Your wife may have the hour. There are two left in there.',
          ['mossykettle', 'halfpastmoon', 'brasscompass'],
          [
            remark('mossykettle', 11, 'She says she will think about it, and has gone out to ring her sister.', [
              'nightbus_nora',
              'halfpastmoon',
              'oliveandink',
              'brasscompass',
            ]),
          ],
        ),
      ],
    ),
    remark('oliveandink', 30, 'One has pins in it. Of course one has pins in it.', ['nightbus_nora']),
  ],
};
