import type { Toned } from './world.ts';

/** Who did, has, is; the person is made up and stays. */
export const whoLines: [RegExp, Toned][] = [
  [
    /\b(?:taught|teach|showed|learn|trained|raised|brought you up)\b/,
    {
      any: [
        '{Person}, {role}. {He} never said a kind word and never let me fail.',
        '{Person}. {Role}, and patient as a mule.',
        '{Person} did, {role}. I was {young}.',
      ],
    },
  ],
  [
    /\b(?:made|built|wrote|painted|carved|drew|invented|designed|composed|cooked|baked|sewed|found|discovered)\b/,
    {
      any: [
        '{Person}, {role}. It took {him} {few} months.',
        '{Person} did. {He} didn’t sign it, but I know {his} hand.',
        '{Role}. {Person}, {his} name was… no, is. {He}’s still about.',
      ],
    },
  ],
  [
    /^who(?:'s| is| was| were)? (?:the |your )?(?:\w+ )?(?:worst|best|funniest|strangest|weirdest|nicest|rudest|oddest|hardest|craziest|most \w+)\b/,
    {
      any: [
        'A man with a grievance and a very small dog. He came back twice to say so.',
        'A woman who never said a word and paid in exact coins. I still think of her.',
        'Somebody who cried, apologised, and then sang. I’ve told nobody the song.',
        'An old fellow who corrected my grammar and left his umbrella. He was right, too.',
        'The one who wanted it all done by noon and came at four.',
      ],
    },
  ],
  [
    /\b(?:win|won|winning|best|better|stronger|faster)\b/,
    {
      any: [
        '{Person}, by a hair.',
        '{Person}, if you ask me. Others will say otherwise.',
        'Me, on a good day. {Person}, on the rest.',
      ],
    },
  ],
  [
    /\bfor\b/,
    { any: ['For {person}. {He} comes by on {day}s.', '{Person}, {role}. {He} asked for it {few} weeks ago.'] },
  ],
  [/\b(?:else|knows?|told|tell)\b/, { any: ['Only {person}, {role}. And now you.', '{Person}. Nobody else.'] }],
  [
    /./,
    {
      any: [
        '{Person}, {role}.',
        '{Person}. {Role}; you’d know {him} if you saw {him}.',
        'That’d be {person}, {role}. {He} has been about here {years} years.',
        '{Role}. {Person}, {he}’s called.',
      ],
    },
  ],
];

export const whereLines: [RegExp, Toned][] = [
  [
    /\bwould you (?:go|live|be|travel|run|move|fly|take me|want)\b|\bdo you want to (?:go|live|be|travel)\b/,
    {
      any: [
        'Somewhere I know nobody and the bread’s good.',
        'North, as far as it goes, and then sit down.',
        'To a place with one road and no clock.',
        'To see the sea from the other side. Just once.',
        'Not far. One valley on, where nobody can find me before noon.',
      ],
    },
  ],
  [
    /\b(?:learn|learnt|learned|find|found|get|got|meet|met|buy|bought|come from|pick)\b/,
    {
      any: [
        'In {place}, {years} years ago.',
        'At {place}. {Person} had a hand in it.',
        '{Place}, of all places. It was a {day}.',
      ],
    },
  ],
  [
    /\b(?:going|go|heading|take|taking|run|travel|off to|next)\b/,
    { any: ['To {place}. It isn’t far.', '{Place} first, then home.', 'Past {place}, and then we’ll see.'] },
  ],
  [
    /\b(?:keep|hide|put|store|is it|is the|are the|are they|is my|is your|sit|hang)\b/,
    { any: ['By {place}, under {thing}.', 'Over by {place}. You’ve walked past it.', 'In {place}, where it’s dry.'] },
  ],
  [
    /./,
    {
      any: [
        '{Place}.',
        'In {place}, mostly.',
        'Not far. {Place}, if you know it.',
        'Near {place}. I could walk it blind.',
      ],
    },
  ],
];

export const whenLines: { past: Toned; coming: Toned; soon: Toned; habit: Toned } = {
  soon: {
    any: [
      'Early. Leave half an hour sooner than you think you need.',
      'In an hour or so.',
      'Soon. Get your things ready.',
      'Before it gets dark.',
    ],
  },
  past: {
    any: [
      '{Years} years ago, in {month}.',
      'It was a {day} in {month}. I was younger and faster.',
      'In {month}, {years} years back.',
      'When I was {young}. I remember the weather.',
    ],
  },
  coming: {
    any: [
      '{Day}, if nothing goes wrong.',
      'In {few} days.',
      'Before the end of {month}.',
      'Soon. {Day} at the latest.',
    ],
    gruff: ['When it’s done. {Day}, say.'],
  },
  habit: {
    any: ['Early, before anybody else is up.', 'On {day}s, mostly.', 'Late. After supper.', 'In {month}, every year.'],
  },
};

/** {n} is a number that stays; {x} what is counted. */
export const measureLines: Record<string, Toned> = {
  many: {
    any: ['{N}.', '{N}, at the last count.', '{N}. I counted on {day}.', 'About {n}.'],
    gruff: ['{N}. Give or take.'],
  },
  grief: {
    any: [
      'Longer than you’d like, and then one day a little less. Nobody can give you a date.',
      'I can’t say. It gets rarer before it gets smaller.',
      'A good while. You don’t have to be done with it by any day.',
    ],
  },
  since: {
    any: [
      '{Years} years, in {month}.',
      '{Years} years now. It doesn’t feel it.',
      'Since {month}, {years} years ago.',
      'Going on {years} years.',
    ],
  },
  lasted: {
    any: [
      '{Few} weeks, and it felt like more.',
      '{Years} years, all told.',
      'A whole winter.',
      '{Few} months, start to end.',
    ],
  },
  takes: {
    any: [
      '{Few} hours, if nothing goes wrong.',
      'Twenty minutes. Half an hour if you hurry me.',
      'An hour, maybe two.',
      'Longer than you’d like. {Few} hours, I’d say.',
    ],
    gruff: ['As long as it takes. {Few} hours.'],
  },
  oldThing: {
    any: [
      '{Some} years, about.',
      'Older than I am. {Some} years more.',
      'Nobody’s sure. {Some} years, going by the marks.',
    ],
  },
  often: { any: ['Twice a week, about.', 'Every {day}.', '{Few} times a month.', 'Less than I should. Once a month.'] },
  far: {
    any: ['About an hour on foot.', '{Few} days, the way I go.', 'Not far. Past {place} and a bit.'],
    gruff: ['Far enough.'],
  },
  price: {
    any: ['{N}, and I don’t haggle before noon.', '{N}. For you, a little less.', '{N}, and that’s a fair price.'],
  },
  much: {
    any: [
      'Enough. More than last year.',
      'About half.',
      'A fair bit. I’ve never weighed it.',
      'More than I’d admit to {person}.',
    ],
  },
  degree: {
    any: [
      'Fairly. I’d call it seven out of ten.',
      'More than I expected, the first time.',
      'Bad enough that {person} noticed.',
      'Not as much as people say.',
    ],
  },
  size: {
    any: [
      'About so, and a bit.',
      'Bigger than you’d think. {N} hands across, I measured it.',
      '{N} feet, near enough.',
    ],
  },
  good: {
    any: [
      'Better than I was. Not as good as {person}.',
      'Good enough to be asked twice.',
      'Fair. I had {years} years to practise.',
    ],
  },
};

export const howLines: [RegExp, Toned][] = [
  [
    /^(?:did|does|could) (?:it|that|this|all that|such a thing|they|he|she) (?:all )?(?:happen|come about|start|begin|come to that|go wrong)/,
    {
      any: [
        'Slowly, and then all at once, one {day} in {month}.',
        'By accident. {Person} dared me, and I’m bad at saying no.',
        'Nobody planned it. I was {young}, and it was there.',
        'One thing led to another. It began at {place}.',
      ],
    },
  ],
  [
    /^(?:are|is|'?re) (?:you|things|life|it going|everything)\b|^(?:have you been|do you feel|you (?:doing|feeling)|goes it|was your (?:day|night|week|morning))/,
    {
      any: [
        'Well enough. I’ve been {doing} since noon.',
        'Not bad. Tired in the good way.',
        'All right. {Person} came by, and that helped.',
        'Fine. I’ve had {food}, so I can’t complain.',
      ],
      gruff: ['Standing. {Doing}. The usual.'],
      soft: ['A bit quiet today. Better now.'],
      lively: ['Splendid. I’ve been {doing} and I’m bored of it.'],
      fine: ['Quite well, thank you. I was {doing}.'],
    },
  ],
  [
    /^(?:did|have) (?:you|he|she|they) (?:learn|learnt|get so good|start|begin|become|get into|get started|come to|end up|know how)/,
    {
      any: [
        '{Person} showed me when I was {young}. I did it wrong for a year.',
        'By watching {person}, {role}, and then at night by myself.',
        'By accident. I was {young}, {person} was ill, and somebody had to.',
        'Slowly. A {day} class at first, then {years} years of mistakes.',
      ],
    },
  ],
  [
    /^(?:did|do) you (?:know|notice|tell|guess|see|find out|figure)/,
    {
      any: [
        'I looked twice, that’s all.',
        'It shows, if you know where to look.',
        '{Person} mentioned it.',
        'You gave it away yourself, a minute ago.',
      ],
    },
  ],
  [
    /^did you (?:meet|find each other)|^did (?:we|they) meet/,
    { any: ['At {place}, in the rain. Neither of us had a coat.', '{Person} introduced us. It took {few} tries.'] },
  ],
  [
    /^did (?:he|she|they|it|the|your)\b.*\b(?:die|end|happen|break|get lost)\b/,
    { any: ['Quickly, in {month}. Nobody was to blame.', 'On a {day}. I was at {place} and heard of it last.'] },
  ],
  [
    /^(?:do|did|would|can|could) (?:you|I|one|they|people) (?:make|cook|bake|brew|prepare|build|carve|do|get) (?:it|this|that|them|these|those|the|your|a)\b/i,
    {
      any: [
        'You start with twice as much as you need and take away until it’s right. The last bit takes the longest.',
        'First clean hands. Then a low fire and no hurry. When it smells right, you’re nearly too late.',
        'Three steps: measure, cut, and then leave it alone overnight. Nobody keeps to the third.',
        'I could show you quicker than tell you. You begin at the edge and work inwards.',
      ],
    },
  ],
  [
    /^(?:do|did|would|can|could|will) (?:you|one|they|people)\b/,
    {
      any: [
        'Slowly. First you look, then you take the easy part, then you wait.',
        'The way {person} showed me: small steps, and never in a hurry.',
        'With patience and {thing}.',
        'By feel, mostly. The first {few} times it goes wrong.',
        'I start early, and I don’t stop to think.',
      ],
      gruff: ['You just do. Then you do it again.'],
    },
  ],
  [
    /^(?:do|can|should|could|would|will) (?:I|we)\b/i,
    {
      any: [
        'Start small. One thing, today, and the next tomorrow.',
        'First sit down and write what you have. Then take the easiest.',
        'Slowly, and with somebody beside you. I’ll help.',
        'Ask {person} first, then do the half of what {he} says.',
      ],
    },
  ],
  [
    /^(?:is|are|was|were|'s) (?:the|your|my|his|her|it|that|he|she|they)\b/,
    {
      any: [
        'Better than last week.',
        'About the same. No worse, anyway.',
        'Good, thank you. {Person} asked the same.',
        'Coming along. Give it until {day}.',
      ],
    },
  ],
  [
    /^(?:does|do|did) (?:it|that|this|the|they)\b/,
    {
      any: [
        'Simply, really. One part pushes and the other gives way.',
        'It took me {few} weeks to see it. You turn it, and it holds.',
        'Like most things: somebody has to mind it every day.',
      ],
    },
  ],
];

/** Where the person, or the two of them, are to go. */
export const whereForYou: Toned = {
  any: [
    'By {place}. I’ll show you.',
    'Just past {place}. I’ll tell you when.',
    'Here, for now. Then {place}.',
    'To {place}, if you trust me.',
  ],
};
