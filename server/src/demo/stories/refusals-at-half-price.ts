import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const refusalsAtHalfPrice: DemoStory = {
  siren: 'evaristo',
  author: 'oliveandink',
  title: 'Refusals at half price',
  tags: ['letters', 'romance', 'typewriter', 'the square'],
  composes: [
    {
      user: 'Good afternoon. I need a letter. An apology, to a friend. I forgot something important.',
      siren: prose`*He rolls in a sheet and lines up its edge like a man hanging a picture.* Apologies are by the page; excuses I charge
        double, because of the ribbon. What did you forget? Not the date. The thing.`,
    },
    {
      user: 'The opening of her exhibition. I was working. I could say the trains were bad.',
      siren: prose`You could. *He does not touch the keys.* I had a trains man, once, very loyal; nine letters, and in each a different
        train. In the end she married an engineer. What was on the walls?`,
    },
    {
      user: 'I don’t know. That’s the point. I wasn’t there.',
      siren: prose`Good. That, we write. *The carriage bell rings for the first time.* “I do not know what was on the walls.” You feel
        how it stands there with its hat in its hands? Now she must show you. Do not explain anything after it. Ask when the gallery
        opens, and sign. It is one line, it costs nothing; I cannot in conscience charge for so little.`,
    },
    {
      user: 'You’re very good at this. Who do you write to?',
      siren: prose`*The glasses are taken off, breathed on, wiped with the end of the tie.* I? To everyone. It is a great correspondence.
        *But he has looked across the square, to where a woman in a green dress is selling lottery tickets to a priest.* Doña Marta has
        her letters from me on Fridays. She dictates; I improve nothing. Twenty years she has been refusing the same pharmacist. She
        does it beautifully. No two alike.`,
    },
    {
      user: 'Twenty years of refusals? Why doesn’t he give up?',
      siren: prose`I have wondered. *He straightens a pencil that was straight.* I should tell you, since you have been honest: he died.
        The pharmacist. It is nine years now. I read it in the paper, on a Thursday; and on the Friday she came, sat down where you
        sit, and said, “Don Evaristo, where were we?”`,
    },
    {
      user: 'Wait. So for nine years she’s come here every week to dictate a letter to nobody?',
      siren: prose`I have thought that it must be grief. One does not interrupt grief. One types. *A long silence; pigeons.* What is it?
        You have a face like an open envelope.`,
    },
    {
      user: 'Move over. I’m going to use the typewriter. You dictate. And no adjectives.',
      siren: prose`My friend, the ribbon is nearly – *But he has got up. He has got up and given you his chair, and he stands there beside
        his own table with his hat in his hands.* “Marta.” No. Leave it, it is only her name, it is not an adjective. “Marta. On
        Fridays I wear the good tie.” *He has to stop.* “On the other days I wait for it to be Friday. I do not know what was in your
        letters, because I was listening to your voice.” How does one end? I have forgotten how one ends.`,
    },
    {
      user: 'Before you’re finished. Somebody told me that. *I pull out the sheet and walk it across the square.*',
      siren: prose`*He does not sit. He squares the blank paper. He looks at the arcade, at the pigeons, at his watch; at last, because there
        is nothing else left to look at, he looks.* She’s reading it. She’s reading it again. She has given the priest the wrong
        change. *His hand goes up to the good tie, and it’s only Wednesday, and he has it on.* Come back quickly, please, and tell me
        what to say next. She is crossing the square.`,
    },
  ],
  daysAgo: 13.3,
  likes: ['halfpastmoon', 'mossykettle', 'brasscompass', 'nightbus_nora'],
  dislikes: [],
  comments: [
    remark(
      'halfpastmoon',
      2,
      '“Don Evaristo, where were we?” I have been translating love letters for twenty years and I have never had a line like it.',
      ['oliveandink', 'mossykettle', 'brasscompass'],
      [remark('oliveandink', 3, 'He is yours! I only pushed the typewriter.', ['halfpastmoon', 'nightbus_nora'])],
    ),
    remark(
      'nightbus_nora',
      11,
      'He had the good tie on. On a Wednesday. HE HAD IT ON.',
      ['oliveandink', 'halfpastmoon', 'mossykettle', 'saltandpaper', 'brasscompass'],
      [
        remark(
          'saltandpaper',
          13,
          'How long do we think he has been putting it on every day, just in case?',
          ['nightbus_nora', 'halfpastmoon'],
          [
            remark('oliveandink', 15, 'Nine years. Since that Thursday.', [
              'saltandpaper',
              'nightbus_nora',
              'halfpastmoon',
              'mossykettle',
            ]),
          ],
        ),
      ],
    ),
    remark(
      'mossykettle',
      40,
      'And the exhibition?',
      ['halfpastmoon'],
      [
        remark('oliveandink', 46, 'Open until Sunday. It is all paintings of trains.', [
          'mossykettle',
          'halfpastmoon',
          'brasscompass',
          'nightbus_nora',
          'saltandpaper',
        ]),
      ],
    ),
  ],
};
