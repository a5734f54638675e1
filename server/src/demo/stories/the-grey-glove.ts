import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const theGreyGlove: DemoStory = {
  siren: 'ines',
  author: 'mossykettle',
  title: 'The case of the glove that would not stay put',
  tags: ['detective', 'mystery', 'small things', 'neighbours'],
  composes: [
    {
      user: 'This will sound silly. There’s a grey glove on my street, and it moves.',
      siren: prose`*A pencil is already sharp.* Never say silly in here; it’s the word people use instead of “it kept me awake”.
        Left or right? Wool? And moves how: like a thief or like a tortoise?`,
    },
    {
      user: 'Left. Wool. Like a tortoise. Somebody stuck it on a railing nearly four weeks ago. Morning after morning it’s on a different spike.',
      siren: prose`Further on or just about? *She pushes half a sandwich over, which is how she says go on.* Draw me the railing.
        Don’t draw well, draw truly.`,
    },
    {
      user: '*I draw the street. Twenty-two houses. I mark the days.* Huh. It’s always further on. Same direction.',
      siren: prose`One house a day, and it rests on Sundays. Look, here and here. *She turns the paper, and turns it again, and her
        voice drops as it does when she’s happy.* This is no wind. Wind doesn’t keep the Sabbath. Who lives at the far end?`,
    },
    {
      user: 'Number one? Old Mr Cárdenas. He hardly comes out since winter. He used to walk past all our houses to the bakery.',
      siren: prose`Used to. In what?`,
    },
    {
      user: 'In… oh. In grey gloves.',
      siren: prose`*She doesn’t say anything clever. She puts her pencil down flat, as if it might wake somebody.* So he drops it by
        the bakery. The first person picks it up and puts it on a spike, as one does. The second one knows whose it is. But it’s
        early, they’re late, he’s shy, one doesn’t just ring. So they carry it as far as their own gate. And the next one sees it
        there and thinks: ah. That goes that way.`,
    },
    {
      user: 'You mean nobody arranged it? They each just moved it one house?',
      siren: prose`Twenty-two people, and I’d bet my kettle that every one of them thinks they’re the only one. *She counts the
        spikes with her nail.* What number are you?`,
    },
    {
      user: 'Two.',
      siren: prose`*A slow, terrible, delighted grin.* And where was the glove this morning?`,
    },
    {
      user: 'On my gate. It’s been on my gate since Friday.',
      siren: prose`*She stands up, fetches your coat, holds it open for you and, for once, takes no fee at all.* Then you haven’t got
        a mystery, my friend, you’ve got a turn. Go and ring the bell. It was never lost. It was being walked home, very slowly,
        by everyone, and you’re the last bit of the street.`,
    },
  ],
  daysAgo: 0.9,
  likes: ['halfpastmoon', 'saltandpaper', 'oliveandink'],
  dislikes: [],
  comments: [
    remark(
      'nightbus_nora',
      1.5,
      'I make her up so that somebody will find things like this. And then somebody does. Did you ring?',
      ['mossykettle', 'halfpastmoon', 'oliveandink'],
      [
        remark(
          'mossykettle',
          2,
          'In the story or on my street? Because there IS a glove on my street. I rang. He had been wearing odd ones since January.',
          ['nightbus_nora', 'halfpastmoon', 'oliveandink', 'saltandpaper', 'brasscompass'],
          [
            remark('nightbus_nora', 2.3, 'I am at a red light and it has been green for a while.', [
              'mossykettle',
              'oliveandink',
              'halfpastmoon',
            ]),
          ],
        ),
      ],
    ),
    remark(
      'saltandpaper',
      4,
      '“Wind doesn’t keep the Sabbath.” I sailed with a bosun who would have had that tattooed.',
      ['mossykettle', 'nightbus_nora'],
    ),
    remark(
      'halfpastmoon',
      9,
      'What I love: she has the answer two messages before she says it, and she lets you walk the last house yourself.',
      ['mossykettle', 'nightbus_nora', 'oliveandink'],
      [
        remark('oliveandink', 10, 'And gives up the sandwich. She never gives up the sandwich.', [
          'halfpastmoon',
          'nightbus_nora',
        ]),
      ],
    ),
  ],
};
