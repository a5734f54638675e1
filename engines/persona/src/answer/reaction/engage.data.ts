import type { Tempered } from '../choose.ts';
import type { Focus } from './focus.ts';

/** Questions on what a statement is about; {it} names it. */
export const focusAsks: Record<Focus['kind'], readonly string[]> = {
  kin: ['What’s {it} like?', 'What does {it} say to that?', 'How do you get on with {it}?'],
  kins: ['What are {it} like?', 'And what do {it} say to that?', 'How do you get on with {it}?'],
  name: ['What’s {it} like?', 'How long have you known {it}?', 'How did {it} come into your life?'],
  place: ['What’s {it} like?', 'What takes you to {it}?', 'What should I know about {it}?'],
  own: ['How long have you had {it}?', 'What’s the story of {it}?', 'Would you show me {it} one day?'],
  thing: [],
};

/** Of somebody who may no longer be about. */
export const pastKinAsks: readonly string[] = [
  'What was {it} like, then?',
  'What do you remember best of {it}?',
  'Was that like {it}?',
];

/** To a name that stands alone. */
export const nameLines: { form: RegExp; says: Tempered } = {
  form: /^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?$/u,
  says: {
    all: [
      '{name}. I’ll remember that.',
      '{name}. Good, now I can say it.',
      '{name}. It has a nice sound.',
      '{name}. All right, {name}.',
    ],
    playful: ['{name}! I’d have guessed something longer.'],
    stern: ['{name}. Noted.'],
    warm: ['{name}. That’s a good name.'],
  },
};

/** On something that was told and is neither good nor bad. */
export const plainStances: Tempered = {
  all: [
    'Now I’m curious.',
    'There’s a story in that.',
    'You’ve got my attention.',
    'I’d like to hear the rest of it.',
    'Don’t stop there.',
    'I want to know more about that.',
    'That I didn’t know.',
  ],
  rough: ['Huh. Go on.', 'Well, spit it out.'],
  stern: ['I want to hear that from the beginning.', 'Then tell it properly.'],
  playful: ['Wait. You can’t just stop there.', 'Oh, I like where this is going.'],
  shy: ['I could listen to that for a while.', 'Would you tell me more?'],
  warm: ['You can tell me all of it.', 'Tell me more, I’ve time.'],
  learned: ['That raises at least two questions.'],
  bold: ['Now it gets interesting.'],
  elegant: ['How curious. Do continue.'],
};

/** On something that smells of trouble with others. */
export const wary: Tempered = {
  all: [
    'I don’t like the sound of that.',
    'That gives me a bad feeling.',
    'Keep an eye on that.',
    'I’d be careful there.',
  ],
  rough: ['That stinks.'],
  playful: ['Well, that isn’t suspicious at all.'],
  stern: ['That wants looking into.'],
};
export const waryAsks: readonly string[] = [
  'When did you first notice?',
  'Who else has seen it?',
  'What do you think is behind it?',
];
export const WARY_WORDS =
  /\b(?:suspicious(?:ly)?|creepy|sinister|threat(?:en\w*|s)?|stalk\w*|spying|lurking|haunted|vicious|prowl\w*|acting (?:strange|odd)|acts (?:strange|odd))\b/i;

/** Words that make what was told sound bad, or good. */
export const BAD_WORDS =
  /\b(?:lost|lose|losing|fail\w*|ashamed|stupid|idiot|alone|hate[sd]?|cry|cried|crying|scam\w*|broke|broken|sick|reject\w*|refused|bad|worse|worst|awful|terrible|horrible|ugly|hurts?|hurting|pain\w*|poor|sad|unfair|cancel\w*|ruined|wreck\w*|died|dead|burn(?:t|ed)|stole|stolen|robbed|fired|ill|forgot|missed|wrong|trouble|nightmare|struggl\w*|impossible|angry|furious|unhappy|afraid|scared|worr\w+|never (?:called|came|wrote|answered)|closing|closed down|too small|too late|barely|hardly)\b/gi;
export const GOOD_WORDS =
  /\b(?:love[sd]?|loving|happy|happiest|glad|great|wonderful|amazing|brilliant|beautiful|lovely|best|won|win|finally|proud|perfect|smil\w+|delicious|excited|fun|lucky|saved|free|works|worked|passed|fixed|healthy|welcome[ds]?|yay|hooray|sweet|cosy|gorgeous|good news|recovered|goosebumps)\b/gi;
