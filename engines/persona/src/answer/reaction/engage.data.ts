import type { Tempered } from '../choose.ts';
import type { Focus } from './focus.ts';

/** Questions on what a statement is about; {it} names it. */
export const focusAsks: Record<Focus['kind'], readonly string[]> = {
  kin: ['What’s {it} like?', 'What does {it} say to that?', 'How do you get on with {it}?'],
  kins: ['What are {it} like?', 'And what do {it} say to that?', 'How do you get on with {it}?'],
  name: ['What’s {it} like?', 'What does {it} say to it?'],
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

/** Where nothing of it can be named. */
export const plainStances: Tempered = {
  all: ['Is that so?', 'Well, well.', 'You don’t say.', 'I’d not have thought so.', 'That’s new to me.', 'Fancy that.'],
  rough: ['Huh.'],
  stern: ['I hear you.'],
  playful: ['Ha! Really?'],
  shy: ['Oh. Really?'],
  warm: ['Oh, you.'],
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
  /\b(?:lost|lose|losing|fail\w*|ashamed|stupid|idiot|alone|hate[sd]?|cry|cried|crying|scam\w*|broke|broken|sick|reject\w*|refused|bad|worse|worst|awful|terrible|horrible|ugly|hurts?|hurting|pain\w*|poor|sad|unfair|cancel\w*|ruined|wreck\w*|died|dead|burn(?:t|ed)|robbed|fired|ill|forgot|missed|wrong|trouble|nightmare|struggl\w*|impossible|angry|furious|unhappy|afraid|scared|worr\w+|never (?:called|came|wrote|answered)|closing|closed down|too small|too late|barely|hardly)\b/gi;
/** Of the bad ones, those that hurt. */
export const HARD_WORDS =
  /\b(?:alone|cry|cried|crying|ashamed|sick|ill|hurts?|hurting|pain\w*|sad|died|dead|unhappy|afraid|scared|worr\w+|struggl\w*|reject\w*|lonely|unfair|terrible|awful|bad news)\b/i;
export const GOOD_WORDS =
  /\b(?:love[sd]?|loving|happy|happiest|glad|great|wonderful|amazing|brilliant|beautiful|lovely|best|won|win|finally|proud|perfect|smil\w+|delicious|excited|fun|lucky|saved|free|works|worked|passed|fixed|healthy|welcome[ds]?|yay|hooray|sweet|cosy|gorgeous|good news|recovered|goosebumps)\b/gi;
