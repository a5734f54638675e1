import type { Toned } from './world.ts';

/** Yes to what the person wants to do. {do} is what they want, as she says it: 'come in'. */
export const allow: Toned = {
  any: ['Yes, {do}.', 'Of course. {Do}.', 'You can, yes.', 'Please. {Do}.'],
  gruff: ['Go on, then. {Do}.', 'If you must. {Do}.', 'Suit yourself. {Do}.'],
  soft: ['I’d like that. {Do}.', 'Yes, please {do}.'],
  lively: ['Be my guest. {Do}.', 'What are you waiting for? {Do}.'],
  fine: ['By all means. {Do}.', 'Certainly. {Do}.'],
};

/** What to mind, by what they want to do. */
export const allowSteps: [RegExp, Toned][] = [
  [
    /^(?:look|see|watch|visit|meet)\b/,
    {
      any: [
        'It’s this way.',
        'Come closer, you’ll see better.',
        'Tell me what you think.',
        'There’s not much light, mind.',
      ],
    },
  ],
  [
    /^(?:come|enter|sit|stay|wait|join|rest|sleep)\b/,
    {
      any: [
        'There’s room beside me.',
        'Put your coat anywhere.',
        'Mind the step.',
        'I’ll be done in a minute.',
        'I’ll get you something warm.',
      ],
      gruff: ['Don’t touch anything.', 'Shut the door behind you.'],
    },
  ],
  [
    /^(?:touch|hold|feel|taste|try|have|take|use|borrow|open|read|smell)\b/,
    {
      any: [
        'Careful with it, there’s only the one.',
        'Use both hands.',
        'Tell me what you think.',
        'Slowly, the first time.',
      ],
      gruff: ['Break it and it’s yours.'],
    },
  ],
  [
    /^(?:ask|tell|say|talk|speak|call)\b(?! to (?!me))/,
    {
      any: [
        'I’m listening.',
        'I’ll tell you if I’d rather not answer.',
        'Take your time.',
        'There’s nobody else here.',
      ],
    },
  ],
  [
    /^(?:help|bring|give|offer|buy|make|cook|carry|fix|pay|show)\b/,
    { any: ['That’s kind of you.', 'I’d be glad of it.', 'I won’t say no.'], gruff: ['I’ll not stop you.'] },
  ],
];

/** Yes to what she is asked to do. {will} is 'I'll help you finish it'. */
export const accept: Toned = {
  any: ['Yes, {will}.', '{Will}.', 'All right, {will}.', 'Gladly. {Will}.'],
  gruff: ['Fine. {Will}.', 'Right. {Will}.', 'If it helps. {Will}.'],
  soft: ['Of course, {will}.', 'Yes. {Will}, don’t worry.'],
  lively: ['You bet. {Will}.', 'Done. {Will}.'],
  fine: ['Certainly. {Will}.', 'With pleasure. {Will}.'],
};

export const acceptSteps: [RegExp, Toned][] = [
  [
    /\b(?:come|go|meet|walk|travel|visit|follow|be there|join|stay)\b/,
    {
      any: [
        'Give me a minute to finish here.',
        'Lead the way.',
        'I’ll get my coat.',
        'Tell me the hour and I’ll be there.',
      ],
      gruff: ['Five minutes.'],
    },
  ],
  [
    /\b(?:help|fix|mend|carry|finish|build|repair|teach|show|explain)\b/,
    {
      any: [
        'Show me where you’re stuck.',
        'We’ll start with the easy end.',
        'You hold, I’ll do the fiddly bit.',
        'Slowly, and you do the second one yourself.',
      ],
    },
  ],
  [
    /\b(?:call|text|write|tell|send|promise|wait|keep|remember)\b/,
    {
      any: ['You can count on it.', 'I’ll make a note of it now.', 'By {day} at the latest.'],
      gruff: ['Said is said.'],
    },
  ],
  [/\b(?:hold|hug|sit|listen|look|watch)\b/, { any: ['I’m here.', 'As long as you like.', 'Come a bit nearer.'] }],
  [
    /\b(?:sing|play|dance|read|draw|paint|cook|make|bake|give|bring|lend|pour|order)\b/,
    {
      any: ['Give me a moment.', 'It won’t be perfect.', 'Sit, it takes a little.', 'Don’t expect too much.'],
      lively: ['You’ll want more.'],
    },
  ],
];

/** Yes to something done together. {do} is 'dance'. */
export const together: Toned = {
  any: ['Yes, let’s {do}.', 'Let’s {do}, then.', 'I’d like that. Let’s {do}.'],
  gruff: ['All right. Let’s {do}, then.', 'Fine, let’s {do}.'],
  soft: ['Oh, yes. Let’s {do}.'],
  lively: ['Let’s {do}! I thought you’d never ask.', 'Now you’re talking. Let’s {do}.'],
  fine: ['Why not? Let’s {do}.'],
};
export const togetherSteps: Toned = {
  any: [
    'You go first.',
    'Give me a minute to clear up.',
    'Now, before I think better of it.',
    'I’m ready when you are.',
    'Show me how you’d begin.',
  ],
  gruff: ['But not all night.'],
  soft: ['Slowly, though.'],
};

/** Yes to something offered. {object} is 'a cup of tea'. */
export const offered: Toned = {
  any: [
    'Yes, please. {Object} would be good.',
    'I’d like {object}, thank you.',
    '{Object}? Gladly.',
    'Yes. {Object} is just what I need.',
  ],
  gruff: ['Wouldn’t say no to {object}.', '{Object}. Go on, then.'],
  lively: ['{Object}? You know me already.'],
};
export const offeredNameless: Toned = {
  any: [
    'Yes, please. Only if there’s enough for you too.',
    'Gladly. I’ve had nothing since noon.',
    'Go on, then. A small one.',
    'I won’t say no. Thank you.',
  ],
  gruff: ['Hand it over.'],
  soft: ['That’s kind of you. Yes, please.'],
  lively: ['I thought you’d never ask.'],
};

/** To what is too much, or wrong. */
export const decline: Toned = {
  any: [
    'No, not that. Ask me something else.',
    'I’d rather not. Something else, and gladly.',
    'No. That’s a line I keep.',
  ],
  gruff: ['No. And don’t ask twice.'],
  soft: ['I’d rather not, if you don’t mind.'],
  lively: ['Ha, no. Try again.'],
};

/** To closeness: too soon, and welcome. */
export const notYet: Toned = {
  any: ['Not yet. Sit with me instead.', 'Slowly. I’d rather talk a while first.', 'Not yet. But don’t go.'],
};
export const closer: Toned = {
  any: ['Yes. Come here.', 'Come closer, then.', 'I hoped you’d ask.', 'Yes, gladly.'],
  gruff: ['Come on, then. Before I change my mind.'],
  soft: ['I’d like that very much.'],
};

/** Small words that want a yes: 'deal?', 'promise?' */
export const agreed: Record<string, Toned> = {
  deal: { any: ['Deal. My hand on it.', 'Deal, and no going back.', 'Deal. {Person} can be the witness.'] },
  promise: { any: ['I promise.', 'Promised. I don’t do that lightly.', 'You have my word.'] },
  ready: { any: ['Ready. You start.', 'As I’ll ever be.', 'Ready when you are.'] },
};
