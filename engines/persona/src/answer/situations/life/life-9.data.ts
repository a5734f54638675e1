import type { Situation } from '../situation.ts';

/** Plain things that people tell of themselves and their lives. */
export const life9: readonly Situation[] = [
  {
    id: 'nap',
    tone: 'playful',
    examples: [
      'took a nap and woke up in another century',
      'dozed off on the sofa with my mouth open',
      'slept until noon and feel no shame',
      'fell asleep in the middle of my own sentence yesterday',
    ],
    says: [
      'You evidently needed it. The body doesn’t ask, it just takes.',
      'Welcome back. You’ve missed nothing that won’t keep.',
      'A noble art, and sadly practised by too few.',
      'Give yourself a minute. One comes up slowly from such depths.',
      'Nothing to be ashamed of. Cats build a whole philosophy on it.',
    ],
    asks: ['Do you know what day it is?', 'Did you dream anything worth telling?'],
    needs: /\b(nap|napped|napping|dozed|slept (until|till|through|for)|overslept|siesta|fell asleep)\b/i,
    never: /\b(can'?t sleep|wheel|driving|with (him|her)|together|pill|baby)\b/i,
  },
];
