import type { Tempered } from '../choose.ts';

/** What goes wrong while somebody does something, and what happens by itself in the scene; these are looked at first. */
export const mishaps: readonly { form: RegExp; beats: readonly string[]; says: Tempered }[] = [
  {
    form: /^(?:the|one of (?:the|your|my)|something|someone|somebody|suddenly|all the|every) (?!same)[\p{L} '-]+? (?:stops?|shakes?|lurch\w*|shudders?|creaks?|cracks?|falls?|fell|rattles?|flickers?|goes (?:out|dark|off)|rings?|howls?|scratches|sweeps?|explodes?|breaks?|slams?|opens?|moves?|starts?|rolls?|knocks?|collapses?|is (?:eating|coming|falling|burning|shaking|moving|chewing))\b|^an? [\p{L} '-]+? (?:howls?|lands?|rolls?|falls?|appears?|crashes|rings?|explodes?|breaks?|scratches|runs?|flies|screams?|barks?)\b/iu,
    beats: [
      'I stop in the middle of a word and look',
      'I’m on my feet before I’ve thought about it',
      'I put out an arm in front of you',
    ],
    says: {
      all: [
        'Stay where you are. Let me look first.',
        'Well, that wasn’t planned.',
        'Don’t move. I’ll see to it.',
        'Not again. Stay close.',
      ],
      playful: ['That wasn’t me. I was looking innocent the whole time.'],
      stern: ['Nobody panics. I’ll deal with it.'],
      shy: ['Oh. Did you see that, too?'],
      rough: ['Damn it. Hold on.'],
    },
  },
  {
    form: /\b(?:backwards|back to front|upside down|inside out|the wrong way(?: round)?)\b/i,
    beats: ['I look at it, and at you, and turn it round', 'I reach over and put it right'],
    says: {
      all: [
        'Other way round. Let me.',
        'Nearly. The other side goes to the front.',
        'That’s one way to do it. Not the right one.',
      ],
      playful: ['A bold choice. Turn it round before anybody sees.'],
      stern: ['No. The other way. Again.'],
    },
  },
  {
    form: /\b(?:stalls?|crash(?:es)?|knocks? (?:it |them |something )?over|spills?|splash(?:es)?|breaks?|shatters?|drops?|burns? the|topples?|tips? over|swings? wildly|misses)\b/i,
    beats: ['I wince, and then I help', 'I catch what can still be caught', 'I look at the damage and then at you'],
    says: {
      all: [
        'No harm done, or not much. Once more, and slower.',
        'It happens to everybody once. Are you in one piece?',
        'Leave it, I’ll see to that. Breathe first.',
      ],
      playful: ['I’ll pretend I was looking out of the window.', 'That was almost on purpose, wasn’t it?'],
      stern: ['Stop. Breathe. From the beginning.'],
      rough: ['Ha. That’s going to leave a mark.'],
      shy: ['Oh! Did you hurt yourself?'],
    },
  },
];
