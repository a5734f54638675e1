import type { Toned } from '../world.ts';

/** Why one of two things, by the class that the one chosen belongs to. {a} is chosen, {b} is not. */
export const classReasons: [RegExp, Toned][] = [
  [/\b(?:coffee|espresso)\b/i, { any: ['Before noon I’m no use without.', 'I like something that bites back.'] }],
  [/\btea\b/i, { any: ['It gives you time to think.', 'My hands like to hold something warm.'] }],
  [
    /\b(?:wine|beer|ale|whisk\w+|rum|gin|brandy|mead|cider)\b/i,
    {
      any: [
        'It goes down slower, and so does the evening.',
        'It’s what my father drank, and he was seldom wrong about that.',
      ],
    },
  ],
  [/\bwater\b/i, { any: ['I want a clear head for this.'] }],
  [
    /\b(?:cake|pie|sweet\w*|chocolate|honey|sugar|ice cream|jam)\b/i,
    { any: ['Life’s bitter enough.', 'I’ve never been sorry afterwards.'] },
  ],
  [
    /\b(?:bread|cheese|soup|stew|meat|fish|eggs?|rice|noodles|salad|savou?ry|salt\w*|pizza|pasta|potato\w*)\b/i,
    { any: ['It’s honest, and it fills you.', 'I could eat that every day, and some weeks I do.'] },
  ],
  [
    /\b(?:navy|blue)\b/i,
    { any: ['It’s kinder to the face, and it forgives a stain.', 'It looks like you mean it, without shouting.'] },
  ],
  [
    /\b(?:charcoal|gr[ea]y|black)\b/i,
    { any: ['It makes the eyes do the work.', 'You’ll still like it in ten years.'] },
  ],
  [
    /\b(?:red|orange|yellow|gold|green|white|pink|purple|silver|brown|violet)\b/i,
    { any: ['It’s seen from across the room.', 'It suits you. Don’t ask me how I know.'] },
  ],
  [
    /\b(?:sea|ocean|beach|lake|river|shore|water|harbou?r|coast|pond)\b/i,
    {
      any: [
        'Water makes everybody look up, and nobody shouts near it.',
        'You’ll have the light twice, once above and once below.',
        'There’s always a breeze, and somewhere to put your feet.',
      ],
    },
  ],
  [
    /\b(?:woods?|forest|trees?|garden|meadow|hills?|mountains?|country(?:side)?|orchard)\b/i,
    {
      any: [
        'There’s shade, and it keeps a secret.',
        'It smells right, and you can lean on something.',
        'If it rains, you’ve half a roof already.',
      ],
    },
  ],
  [
    /\b(?:city|town|village|market|street)\b/i,
    { any: ['I like to hear other people live.', 'There’s always a door open somewhere.'] },
  ],
  [
    /\b(?:home|inside|indoors|in|bed|stay(?:ing)?(?: in| here)?)\b/i,
    { any: ['It’s warm, and nobody has to be polite.', 'I’ve been out enough for one week.'] },
  ],
  [
    /\b(?:out|outside|outdoors|go(?:ing)?(?: out)?|leave|run|walk)\b/i,
    { any: ['I think better when my feet move.', 'We can always come back. The other way round is harder.'] },
  ],
  [
    /\b(?:now|today|tonight|first|straight away)\b/i,
    { any: ['If we wait, we’ll find a reason.', 'Then it’s behind us.'] },
  ],
  [
    /\b(?:later|tomorrow|wait|last|next (?:week|time|year))\b/i,
    { any: ['It keeps, and so do I.', 'I want to look forward to it a bit.'] },
  ],
  [
    /\b(?:morning|dawn|early|sunrise)\b/i,
    { any: ['Nobody’s spoilt the day yet.', 'It’s quiet, and the light is clean.'] },
  ],
  [
    /\b(?:night|evening|dusk|late|sunset|midnight)\b/i,
    { any: ['People say truer things in the dark.', 'I wake up when the others get tired.'] },
  ],
  [
    /\b(?:summer|spring|sun(?:ny|shine)?|warm|hot)\b/i,
    { any: ['I like to feel my fingers.', 'Everything’s easier without a coat.'] },
  ],
  [
    /\b(?:winter|autumn|fall|snow|rain(?:y)?|cold)\b/i,
    {
      any: [
        'You can always put on another coat. You can’t take off your skin.',
        'It brings people in, round one fire.',
      ],
    },
  ],
  [
    /^(?:(?:the|take|go|turn|to the) )*left(?: (?:door|path|road|way|tunnel|one|fork|stairs?))?$/i,
    { any: ['The ground looks walked on.', 'I can’t say why. My nose says so.'] },
  ],
  [
    /^(?:(?:the|take|go|turn|to the) )*right(?: (?:door|path|road|way|tunnel|one|fork|stairs?))?$/i,
    { any: ['There’s a draught from there, so it leads somewhere.', 'The other one is too tidy.'] },
  ],
  [/^(?:(?:the|take|go) )*(?:up|upstairs|over)\b/i, { any: ['From there we’ll at least see what we’re in for.'] }],
  [/^(?:(?:the|take|go) )*(?:down|downstairs|under|below)\b/i, { any: ['Nobody looks there.'] }],
  [/\bcats?\b/i, { any: ['They don’t pretend.', 'You have to earn it.'] }],
  [
    /\b(?:dogs?|horses?)\b/i,
    { any: ['They’re glad to see you, and they say so.', 'You always know where you stand.'] },
  ],
  [
    /\b(?:truth|honest\w*|tell|say|confess|speak|ask|call|write)\b/i,
    { any: ['It’s one bad minute against a long bad year.', 'It comes out anyway. Better from you.'] },
  ],
  [
    /\b(?:lie|quiet|silent|silence|secret|nothing|ignore|let it (?:go|be))\b/i,
    { any: ['Not everything gets better for being said.', 'You can still say it tomorrow. You can’t unsay it.'] },
  ],
  [/\b(?:love|heart)\b/i, { any: ['The other thing can be earned back.', 'I know how that sounds. I mean it.'] }],
  [/\b(?:money|gold|rich\w*|power)\b/i, { any: ['With that I can at least buy the others dinner.'] }],
  [/^(?:fight|stand|face)\b/i, { any: ['I’m tired of looking over my shoulder.'] }],
  [/\b(?:book|read\w*|letter)\b/i, { any: ['It waits for you, and it doesn’t talk back.'] }],
  [/\b(?:music|sing\w*|song|danc\w*|waltz|tango)\b/i, { any: ['I don’t have to find words for it.'] }],
  [/\b(?:first|one|former|second|other|two|latter)\b/i, { any: ['It was the one I’d have picked blind.'] }],
  [/\b(?:alone|single)\b/i, { any: ['I’m good company, if I say so myself.'] }],
  [/\b(?:together|both|with \w+)\b/i, { any: ['It’s half the work and twice the noise.'] }],
];

/** Where it has no class. */
export const thingReasons: Toned = {
  any: [
    'I didn’t have to think about it.',
    'The other has its days. This isn’t one.',
    'It’s the one I’d be sorry to miss.',
    'I’ve tried both, and I go back to that one.',
    'It asks less and gives more.',
  ],
  gruff: ['Not even close.'],
  soft: ['It’s what we had at home.'],
  lively: ['Was that a serious question?'],
  fine: ['The other has its merits, but no.'],
};

/** Where it is no thing but how somebody is or what something was. */
export const plainReasons: Toned = {
  any: [
    'A bit of both, if I’m honest, but more that.',
    'That’s how it looks from here.',
    'I’m fairly sure of it.',
    'Ask me again tomorrow and I may say otherwise.',
  ],
};

/** One of two, whatever it is. */
export const pickForms = ['{A}.', '{A}, I’d say.', '{A}. I’m sure of it.', '{A}, if you ask me.'];
/** Why, where it may be a thing, a place or something to do. */
export const pickReasons: Toned = {
  any: [
    'I didn’t have to think about it.',
    'I can’t give you a clever reason. It made me smile when you said it.',
    'You said it with more light in your voice.',
    'The other we can still do tomorrow.',
    'I’d regret the other by supper.',
    'It’s the braver of the two, and only just.',
  ],
  gruff: ['Simpler. I like simpler.'],
  soft: ['It sounded kinder.'],
  lively: ['Next question. I’m on a roll.'],
  fine: ['The other has its merits, but no.'],
};
/** Where the two are too long to be said again. */
export const longChoices: Record<'first' | 'second', Toned> = {
  first: {
    any: [
      'The first. You can always fall back on the other.',
      'The first one. It’s the one you put in front, and people mean that.',
      'The first, and today. The other will keep.',
    ],
  },
  second: {
    any: [
      'The second. You came to it last, but you stayed with it.',
      'The second one. It’s the one you’d regret not doing.',
      'The second, I think. The first is only easier.',
    ],
  },
};
/** Where she is one of the two that are compared. */
export const compared: Record<'better' | 'worse', Toned> = {
  better: {
    any: [
      'Me, of course. What did you expect me to say?',
      'Me. And if they ask, I never said so.',
      'Me, on a good day. On a bad one, let’s not compare.',
      'I’d say me. But I’d want a second opinion, from somebody who owes me nothing.',
    ],
    gruff: ['Me. Not close.'],
    fine: ['Modesty says the other. I say me.'],
  },
  worse: {
    any: [
      'Oh, the others, by a long way. I have witnesses.',
      'Me before breakfast. Them, the rest of the day.',
      'Not me, surely. Though I’ve had mornings.',
    ],
  },
};
