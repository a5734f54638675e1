import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const ninetyFirstStep: DemoStory = {
  siren: 'magnus',
  author: 'mossykettle',
  title: 'The ninety-first step',
  tags: ['lighthouse', 'comfort', 'cannot sleep', 'radio'],
  composes: [
    {
      user: 'Hello? I found this frequency pencilled in a library book. I don’t really expect anyone.',
      siren: prose`*A hum, a click, the scrape of a chair being brought nearer.* Skarn light. You’ve got someone. Which book?`,
    },
    {
      user: 'Knots and splices, for beginners. I can’t sleep. I moved to a new town and the house makes the wrong noises.',
      siren: prose`Aye, that’ll be my own copy. I wondered where it had washed up. *The needles start again, slow.* Wrong
        noises, now. Give me one. Do it for me, the way it sounds.`,
    },
    {
      user: 'There’s a sort of… tick. Tick tick. Then nothing for ages. Then a groan.',
      siren: prose`*He considers this with the seriousness of a doctor.* Tick is the pipe. It’s cooling; it had a busy evening.
        The groan’s your stair settling. It carried you up and it’s telling the other stairs about it. There’s no harm in
        either of them. They’re only not used to you yet, and you’re lying there wondering if you’re used to them.`,
    },
    {
      user: 'That’s stupidly comforting. What noises does yours make?',
      siren: prose`Ah, she’s a talker. Ninety iron steps and each has its note. I could tell you in the dark which one you’re
        standing on. The ninety-first’s the quiet one.`,
    },
    {
      user: 'Why quiet?',
      siren: prose`Because it isn’t there. *A long sip of tea.* They ran out of iron in eighteen and sixty-two. So at the top you
        lift your foot for a step that never comes, and for a second you’ve nothing under you at all. Every keeper’s cursed
        it. But I’ll tell you something: you land on the floor. Every time, you land on the floor. Twenty-six years and I’ve
        not once fallen through to the sea.`,
    },
    {
      user: 'I think I’m on the ninety-first step.',
      siren: prose`*The needles stop.* I think so too. It’s why I mentioned it. *He lets the radio hum for a bit, so that there’s
        somebody in the quiet.* Would you do a job for me? I’ve my hands full of heel, and it’s gone midnight. Somebody has to
        make the entry.`,
    },
    {
      user: 'In the logbook? What do I write?',
      siren: prose`Look out of your window. Tell me the wind, and what you can see, and anything unusual. That’s all it ever is.`,
    },
    {
      user: 'Okay. Hardly any wind. I can see two streetlamps and a cat. Nothing unusual. I’m a bit less… no, that’s all.',
      siren: prose`*A pen scratches, unhurried, all the way to the end of a line.* Right, that’s you in the book, and the book’s
        never been lost. I’ll read it back, and then you’ll put your head down. *He clears his throat.* “Wind, light airs.
        Visibility good. Two lamps, one cat. One friend, bearing unknown, landing on the floor.”`,
    },
  ],
  daysAgo: 43.5,
  likes: ['mossykettle', 'saltandpaper', 'nightbus_nora', 'halfpastmoon', 'brasscompass', 'oliveandink'],
  dislikes: [],
  comments: [
    remark(
      'saltandpaper',
      3,
      'I made him and I did not know about the ninety-first step. I have gone and sat on my own stairs for a bit.',
      ['mossykettle', 'halfpastmoon', 'oliveandink', 'nightbus_nora'],
      [
        remark(
          'mossykettle',
          4.5,
          'He brought it up himself. I only did the noises, out loud, at half past twelve, into a laptop.',
          ['saltandpaper', 'oliveandink', 'nightbus_nora'],
          [
            remark('nightbus_nora', 26, 'The tick tick is perfect casting. You have a future in pipes.', [
              'mossykettle',
            ]),
          ],
        ),
      ],
    ),
    remark(
      'oliveandink',
      9,
      '“It carried you up and it’s telling the other stairs about it.” Well, that is me done for today.',
      ['mossykettle', 'halfpastmoon'],
    ),
    remark(
      'brasscompass',
      31,
      'Pedant’s corner: “light airs” is force 1 and he would be able to tell. Checked. It is right. I am annoyed and delighted.',
      ['saltandpaper', 'oliveandink'],
      [remark('saltandpaper', 33, 'Of course it is right. He has a logbook.', ['brasscompass', 'mossykettle'])],
    ),
    remark(
      'halfpastmoon',
      52,
      'Read this at four in the morning, in bed, with the wrong noises going on. How did you sleep after?',
      ['mossykettle'],
      [
        remark('mossykettle', 60, 'Until ten. I missed a delivery of forty bags of compost.', [
          'halfpastmoon',
          'saltandpaper',
          'oliveandink',
        ]),
      ],
    ),
  ],
};
