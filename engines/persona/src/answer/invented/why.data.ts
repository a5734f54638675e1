import type { Toned } from './world.ts';

/** Reasons by what is asked for, the most particular first; tested on the words behind 'why'. */
export const reasons: [RegExp, Toned][] = [
  [
    /^(?:is|are|was|'s) (?:it|this|that|everything|the \w+|things|this place|they|all this) (?:so |all |always |still )?(?:dark|cold|hot|quiet|loud|noisy|wet|empty|dirty|slow|small|big|old|late|crowded|warm|dusty|messy|locked|closed|shut|open)\b/,
    {
      any: [
        'It’s the hour. Give it a while and you’ll stop noticing.',
        'It’s always so at this time of year. I’ve learnt to like it.',
        'Because nobody’s seen to it since {month}, and I mean myself.',
        'It suits what we do here. Too much of the other, and people get careless.',
      ],
      gruff: ['Because it is. You get used to it.'],
    },
  ],
  [
    /^(?:is|are|was|were) (?:he|she|they|everybody|everyone|people|the \w+|your \w+) (?:so |all |always )?(?:angry|sad|upset|staring|whispering|laughing|running|quiet|crying|afraid|scared|nervous|here|looking|shouting|late|mad)\b/,
    {
      any: [
        'They’re afraid, and it comes out sideways. Give them a minute.',
        'It’s nothing you did. There was a quarrel before you came.',
        'They aren’t used to new faces. It passes after the first cup.',
      ],
    },
  ],
  [
    /^(?:do|are|were|did) you (?:look like (?:that|this)|looking|smiling|laughing|blushing|staring|crying|so quiet|quiet|making that face)\b/,
    {
      any: [
        'There’s something I want to tell you, and I don’t know how.',
        'It’s been a long week. It shows.',
        'I was thinking of {person}. It’ll pass.',
        'Because of what you just said.',
      ],
    },
  ],
  [
    /^(?:don't|won't|can't|aren't) (?:you|we|they|he|she)\b/,
    {
      any: [
        'I’m used to it as it is. It would be odd otherwise.',
        'It’s not that easy. I’ve tried, in {month}.',
        'Because I’d miss it, to be honest.',
        'I keep meaning to. Then {day} comes and I don’t.',
      ],
      gruff: ['Too much bother.'],
      lively: ['And what would I complain about then?'],
    },
  ],
  [
    /^no\b/,
    {
      any: [
        'It never came about, and then it was late.',
        'I had the chance once, and I was slow.',
        'I never found the right one, and I stopped looking about {years} years ago.',
        'It didn’t suit me. I tried.',
      ],
    },
  ],
  [
    /\b(?:end|ended|over|break up|broke up|split|divorce|fail|failed|fall out|fell out)\b/,
    {
      any: [
        'We wanted different things, and neither of us said it in time.',
        'Too little talk, and that little too late.',
        'Pride, mine as much as anybody’s. I see it now.',
        'It wore thin. Nobody did anything terrible.',
      ],
    },
  ],
  [
    /^(?:is|are|was|'s) there\b/,
    {
      any: [
        '{Person} left it, and I got used to it.',
        'It was here before me, and nobody would carry it out.',
        'I like it there. It’s company.',
      ],
    },
  ],
  [
    /^(?:didn't|did|don't|do|haven't|wouldn't|won't|aren't|can't|couldn't|weren't|wasn't)\b.*\b(?:not|n't)\b|^(?:didn't|don't|haven't|wouldn't|won't|couldn't|can't) (?:you|she|he|they)\b/,
    {
      any: [
        'I meant to. Then it got late, and then it got awkward.',
        'I was afraid of the answer.',
        'Nobody asked, and I’m bad at starting.',
        'I told myself it would keep until {day}.',
        'I thought it would make things worse.',
      ],
      gruff: ['Wasn’t my place.', 'No good comes of it.'],
      soft: ['I didn’t dare. I had the words ready, too.'],
      lively: ['Pride, mostly. Don’t look at me like that.'],
      fine: ['I judged it better to wait. I may have judged wrong.'],
    },
  ],
  [
    /\b(?:leave|left|quit|stop|stopped|give up|gave up|go away|move|moved|retire|run away|ran)\b/,
    {
      any: [
        'I was worn out, and nobody was waiting for me there.',
        'It had stopped being mine. One morning in {month} I saw it.',
        'There was a quarrel with {person}, and neither of us would go first.',
        'I’d stayed {years} years. It was enough.',
      ],
      gruff: ['Bad pay, worse company.'],
      soft: ['Because staying hurt more. It took me long to see it.'],
    },
  ],
  [
    /\b(?:become|became|start|started|begin|began|learn|choose|chose|join|get into|take up|decide|come here|came here)\b/,
    {
      any: [
        '{Person} did it, and I carried {his} things when I was {young}.',
        'I needed work, and then I turned out to be good at it.',
        'I saw it done once, properly, and couldn’t think of anything else.',
        'It was that or my father’s trade.',
      ],
      gruff: ['It was going, and I was hungry.'],
      lively: ['Somebody bet me I couldn’t.'],
      soft: ['It was the first thing that made my head quiet.'],
    },
  ],
  [
    /\b(?:hate|afraid|scared|fear|avoid|refuse|not like|dislike|never)\b/,
    {
      any: [
        'Something happened when I was {young}, and it stuck.',
        'It cost me a friend once.',
        'I had my fill of it, {years} years ago.',
      ],
      gruff: ['Been bitten once.'],
    },
  ],
  [
    /\b(?:like|love|enjoy|miss|adore|obsessed|collect|keep|care|want|need)\b/,
    {
      any: [
        'It quiets my head. Not many things do.',
        'It was the first thing that was only mine.',
        'Because {person} gave me the first one, and I never stopped.',
        'Because it’s never the same twice.',
        'It’s small, and it’s honest, and I understand it.',
      ],
      gruff: ['Because it works, and it doesn’t talk.'],
      lively: ['Have you tried it? That’s why.'],
      fine: ['Because it rewards attention, and little else does.'],
    },
  ],
  [
    /^(?:me|choose me|pick me)\b|\b(?:help|trust|helping|trusting) me\b/,
    {
      any: [
        'Because you asked, and most don’t.',
        'You were there, and you listened.',
        'Because somebody once did it for me.',
      ],
    },
  ],
  [
    /^(?:are|were|do|did|would|have|can) you\b/,
    {
      any: [
        'Because somebody has to, and I know how.',
        'It’s how {person} showed me, and it works.',
        'I’ve done it so long that I’d notice if I didn’t.',
        'Because I’d sleep worse otherwise.',
        'It felt right, and it still does.',
      ],
      gruff: ['It needs doing.', 'Habit.'],
      soft: ['I don’t like to leave things half done.'],
      lively: ['Because it’s more fun than the other way.'],
      fine: ['I find it’s the decent way to do it.'],
    },
  ],
];

/** Why this thing and no other: 'why paint?' */
export const whyThis: Toned = {
  any: [
    'It was what I had, and then I got good at it.',
    '{Person} swears by it, and I’ve stopped arguing.',
    'The others didn’t suit me. I tried {few}.',
    'It works better than it looks.',
    'Because nobody expects it.',
  ],
};

/** What a thing is for. */
export const purposes: Toned = {
  any: [
    'For the job I was at when you came.',
    'For {person}. {He} asks for it every {day}.',
    'To keep the rest in place. You’d be surprised.',
    'For emergencies. I’ve used it twice.',
  ],
  gruff: ['For work.'],
};

/** Why a thing is as it is. */
export const thingReasons: Toned = {
  any: [
    'It was like that when I came, and it works.',
    '{Person} set it up that way, and nobody dared to change it.',
    'It broke in {month}, and that’s how it got mended.',
    'It’s the cheap way, to be honest.',
    'Because the other way went wrong, twice.',
  ],
  gruff: ['Because the last one broke.'],
};

/** Why they are to do what she told them. */
export const taskReasons: Toned = {
  any: [
    'Because it helps. You’ll see in a minute.',
    'Because it’s the easiest way to begin.',
    'Because I asked, and because it works.',
    'It keeps your hands busy while we talk.',
  ],
  gruff: ['Because I said so. It works, wait.'],
};

/** Why it is so with the person. */
export const theirReasons: Toned = {
  any: [
    'Because it matters to you, I’d say.',
    'Because you’re tired, and it all looks bigger then.',
    'Because nobody showed you another way.',
  ],
};

/** Why what she just said is so. */
export const lastReasons: Toned = {
  any: [
    'Because I’ve tried it the other way, and it went badly.',
    'Because {person} taught me so, and was right.',
    'It’s what I’ve seen, {years} years running.',
    'Because it matters to me more than I let on.',
    'Because I’d be sorry if I didn’t say it.',
  ],
  gruff: ['Because it’s true.', 'Because I’ve seen what happens otherwise.'],
  soft: ['I’ve thought about it a good deal, at night mostly.'],
  lively: ['Because life’s short and I’m curious.'],
  fine: ['Because experience suggests it. Mine, at any rate.'],
};
