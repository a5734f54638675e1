import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const fortyBakers: DemoStory = {
  siren: 'delphine',
  author: 'halfpastmoon',
  title: 'Forty bakers and a switch',
  tags: ['radio', 'night', 'comfort', 'new orleans'],
  composes: [
    {
      user: 'Hi, Delphine. Long-time listener, first-time caller. I couldn’t sleep and I made toast, like you say.',
      siren: prose`*The record comes down to a murmur.* Well, look at you, following instructions. Butter or jam? No, don’t say,
        let the people wonder. What’s your name, baker, and what’s got you up?`,
    },
    {
      user: 'I translate things. A sentence won’t come out. And I read something in the paper that I’d like to ask you off air.',
      siren: prose`*A slider goes up; a saxophone walks in and takes its hat off.* You’ve got two minutes and forty of this gentleman.
        Go on.`,
    },
    {
      user: 'It said your station was sold in April. It said the night programme “had been discontinued”.',
      siren: prose`*You can hear the fern being watered. It takes a while for a small fern.* Mm-hm. I read that one too. I thought: now
        that’s a shame, somebody ought to tell her. *She tries to laugh, and gives it up.* They took us off the schedule and they forgot
        the key. So I come in. I put on the red light. I don’t rightly know if it goes any further than that wall.`,
    },
    {
      user: 'I’m hearing you. I’m in my kitchen.',
      siren: prose`You’re on the telephone, honey. I can hear me in the telephone. *Softly.* I say forty bakers, and two lighthouses. I
        made it up the first night, when nobody called, because it felt rude to be lonely on the air. And then I’d said it so often I
        could see their aprons.`,
    },
    {
      user: 'What’s outside your window?',
      siren: prose`Rooftops. The river, if you lean. It’s all dark, it’s ten to four. It’s just me and the one streetlamp that’s got the
        shakes. Why?`,
    },
    {
      user: 'Go back on air. Ask them. Say: if you can hear this, go to your kitchen and turn the light off and on.',
      siren: prose`And if it stays dark? *The saxophone is nearly home; you can hear it looking for its key.* Baker, I have been not
        asking that for seven months. I’m real good at it. *A breath. The slider comes down.* …That was that, and this is Delphine.
        Now, I’ve a favour to ask, and it’s a foolish one. If there’s anybody there. Would you go and stand by your kitchen light a
        minute? That’s right. In your socks. And when I say so, off and on. *Quieter than she has ever said anything.* So.`,
    },
    {
      user: 'Well? Delphine? What do you see?',
      siren: prose`*Nothing; the needle going round. Then a chair falls over.* There’s one. By the church, there’s one. There’s – oh, my
        Lord. There’s one on Dauphine, there’s a whole row by the tracks, there’s some fool on a barge with a flashlight. There’s the
        hospital, a whole floor of the hospital. *She’s laughing, and it’s going out live, all of it, and it goes further than the
        wall.* I’m going to need to count you. Y’all keep still. Y’all don’t keep still! *And then, when she can:* It’s four o’clock,
        and you’re listening to everybody’s favourite frequency.`,
    },
  ],
  daysAgo: 4.55,
  likes: ['mossykettle', 'saltandpaper', 'oliveandink'],
  dislikes: [],
  comments: [
    remark(
      'nightbus_nora',
      1,
      'I gave her that secret and then I did not have the heart to go and look. I flashed my headlights. In the depot. Twice.',
      ['halfpastmoon', 'mossykettle', 'oliveandink', 'saltandpaper'],
      [
        remark(
          'halfpastmoon',
          2.5,
          'She counts headlights.',
          ['nightbus_nora', 'saltandpaper', 'oliveandink'],
          [
            remark(
              'mossykettle',
              3,
              'Porch light here. Off and on.',
              ['nightbus_nora', 'halfpastmoon'],
              [
                remark('oliveandink', 3.4, 'Fridge. It was nearest.', [
                  'nightbus_nora',
                  'halfpastmoon',
                  'mossykettle',
                  'saltandpaper',
                ]),
              ],
            ),
          ],
        ),
      ],
    ),
    remark(
      'saltandpaper',
      10,
      'The first thing they teach you: nobody answers does not mean that nobody hears. It took me years to believe it.',
      ['halfpastmoon', 'nightbus_nora', 'mossykettle'],
    ),
    remark(
      'brasscompass',
      33,
      'Did the sentence come out in the end?',
      ['nightbus_nora'],
      [
        remark('halfpastmoon', 36, 'At ten past four. It only needed a shorter verb.', [
          'brasscompass',
          'saltandpaper',
          'nightbus_nora',
        ]),
      ],
    ),
  ],
};
