import type { DemoStory } from '../demo-content.ts';
import { prose } from '../prose.ts';
import { remark } from '../remark.ts';

export const frightenMe: DemoStory = {
  siren: 'radka',
  author: 'saltandpaper',
  title: 'Eleven to nothing',
  tags: ['chess', 'rivals', 'romance', 'the twelfth game'],
  composes: [
    {
      user: 'Pawn to e4. Hello, Radka.',
      siren: prose`*She looks at the pawn as one looks at a familiar hat.* Every time the same. You could at least knock with a
        different hand. *Black pawn, c5.* You have slept. You never sleep before a game. Who has been giving you advice?`,
    },
    {
      user: 'Nobody. I got tired of being nervous, so I walked along the harbour instead.',
      siren: prose`Hm. *She writes the move down, and then something else, much smaller, in pencil.* Dangerous. A person who has
        looked at water comes back with a sense of proportion. It is your move.`,
    },
    {
      user: 'What do you keep writing in the margin?',
      siren: prose`*Her hand covers it, too late and quite calmly.* Notation. Every player has a private system. The knight,
        please; it has been standing there in the rain.`,
    },
    {
      user: 'It says “blue scarf. laughed at waiter.”',
      siren: prose`Najdorf. *A bishop goes to a square where no bishop was going.* Scheveningen. That is – the lighting is poor in
        this hotel, you cannot possibly read upside down. *A breath.* I have eleven games of yours, and I study them. One cannot
        study only the moves, it would be like studying a letter by weighing it.`,
    },
    {
      user: 'You just put your bishop on the wrong square.',
      siren: prose`Yes. I have noticed. Thank you. *She folds her hands. It takes her a moment to choose a voice.* I offer you a
        draw.`,
    },
    {
      user: 'You only offer a draw when you’re winning.',
      siren: prose`Until tonight. *Outside, somebody drags chairs in from the terrace.* Look again at your rook. Take your time. I
        would like you to take quite a lot of time, if it is the same to you.`,
    },
    {
      user: 'I see it. It’s mate in two. I don’t… I rather don’t want it to be over.',
      siren: prose`*For the first time in twelve games she looks not at your hands, and not at the board.* Do not dare be kind to me.
        Eleven people in this city would let me win. I crossed half a continent for the one who refuses draws. Play it.`,
    },
    {
      user: 'Rook to h8. Check.',
      siren: prose`*She moves the king to the only square there is. She watches you put the queen beside it. Then she stops both
        clocks, first hers, then yours, and lays the king down on its side as gently as one puts out a lamp.* So. Now I know
        what is left of me afterwards. *She examines it, with interest, and finds her coat.* It is hungry. Is there anywhere
        still open?`,
    },
  ],
  daysAgo: 2.02,
  likes: ['halfpastmoon', 'mossykettle', 'nightbus_nora', 'oliveandink'],
  dislikes: [],
  comments: [
    remark(
      'halfpastmoon',
      1,
      'You WON. Do you know how many of us have sat in that hotel.',
      ['saltandpaper', 'oliveandink', 'mossykettle'],
      [
        remark('saltandpaper', 1.6, 'I won a game. She took the margin home with her, I notice.', [
          'halfpastmoon',
          'oliveandink',
          'nightbus_nora',
        ]),
      ],
    ),
    remark(
      'nightbus_nora',
      5,
      'Unpopular view: he should have taken the draw. Two chairs, an unfinished board, breakfast. That is the better story.',
      ['brasscompass'],
      [
        remark(
          'oliveandink',
          6.5,
          'Strongly no. She asked him to play it. Taking the draw would have been deciding for her.',
          ['halfpastmoon', 'saltandpaper', 'mossykettle'],
          [
            remark(
              'nightbus_nora',
              7,
              'That is annoyingly good. I keep my view and will visit it on Sundays.',
              ['oliveandink', 'halfpastmoon', 'saltandpaper'],
              [
                remark(
                  'saltandpaper',
                  9,
                  'For the record I was about to take it. Then she said “Play it” and my hand went.',
                  ['nightbus_nora', 'halfpastmoon'],
                ),
              ],
            ),
          ],
        ),
      ],
    ),
    remark(
      'brasscompass',
      22,
      'Was anywhere still open?',
      ['mossykettle'],
      [
        remark('saltandpaper', 24, 'Soup, by the docks. She notated it.', [
          'brasscompass',
          'mossykettle',
          'halfpastmoon',
          'oliveandink',
        ]),
      ],
    ),
  ],
};
