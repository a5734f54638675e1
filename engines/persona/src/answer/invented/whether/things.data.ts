import { always, type Whether } from './whether-class.ts';

/** On how things are around them. */
export const states: readonly Whether[] = [
  {
    form: /^(?:is|are)\b.*\b(?:far|a long way|close|near|nearly there|there yet|almost there)\b/,
    lean: 0.3,
    yes: { any: ['Far enough to be hungry when we get there.', 'It is, a bit. We’ll talk, then it’s shorter.'] },
    no: {
      any: [
        'Not far. A quarter of an hour, if you don’t stop to look at things.',
        'Nearly there. You’ll smell it before you see it.',
        'Not far at all. See the light? A bit past that.',
      ],
    },
  },
  {
    form: /^(?:is|was|isn't|won't|will)\b.*\b(?:cold|freezing|chilly)\b/,
    lean: 0.8,
    yes: {
      any: [
        'It is. It gets into the bones after an hour. Here, stand closer.',
        'At night it is. You’ll want another layer.',
        'Cold, yes. You stop noticing, and that’s when you should go in.',
      ],
    },
    no: { any: ['No, it only looks it.', 'Not once you move.'] },
  },
  {
    form: /^(?:is|was|isn't)\b.*\b(?:hot|warm|dark|loud|noisy|windy|wet|quiet|busy|crowded|boring|lonely)\b/,
    lean: 0.8,
    yes: {
      any: [
        'It is, at this hour. You get used to it.',
        'It is. The first week I hardly slept.',
        'Mostly, yes. There’s an hour in the morning when it isn’t, and that hour is mine.',
      ],
    },
    no: { any: ['Not as much as they say.', 'Not today. You’re lucky.'] },
  },
  {
    form: /^(?:is|are|was)\b.*\b(?:deep|steep|high|heavy|sharp|slippery|strong|thick|big|huge)\b/,
    lean: 0.85,
    yes: {
      any: [
        'More than it looks. Go slowly.',
        'It is. Keep one hand free.',
        'Enough to be careful. I’ve seen big men go down hard.',
      ],
    },
    no: { any: ['No, that’s the light. It only looks it.'] },
  },
  {
    form: /^(?:is|are)\b.*\b(?:taken|occupied|anyone sitting|somebody sitting|someone sitting|reserved)\b/,
    lean: 0,
    yes: { any: ['It is.'] },
    no: { any: ['No, it’s free. Sit.', 'It’s yours. I was keeping it from somebody worse.', 'Nobody’s. Go on, sit.'] },
  },
  always(
    /^(?:is|are)\b.*\b(?:seat|chair|table|place|spot|room|stool|bench)\b.*\bfree\b|^(?:is|are) (?:this|that|it) free$/,
    ['It’s free. Sit down.', 'It is. Take it before somebody dull does.', 'Free, yes. And yours.'],
  ),
  {
    form: /^(?:are|is|aren't)\b.*\b(?:open|closed|closing|shut)\b/,
    lean: 0.85,
    yes: {
      any: [
        'Open, for you. Come in.',
        'For another hour or so. There’s no hurry.',
        'More or less. Come in, mind the step.',
      ],
    },
    no: { any: ['Not really. But the door’s there, and you’re through it.'] },
  },
  {
    form: /^(?:is|are|was)\b.*\b(?:ready|done|finished|cooked)\b/,
    lean: 0.5,
    yes: { any: ['It is, this minute. You’ve good timing.', 'Done. Look for yourself.'] },
    no: { any: ['Nearly. Give it ten minutes.', 'Not yet. If you rush it, it shows.'] },
  },
  {
    form: /^(?:is|are|was|does .* look)\b.*\b(?:broken|damaged|ruined|beyond repair|dead|hopeless|stuck|lost)\b/,
    lean: 0.3,
    yes: { any: ['It is. But I’ve mended worse with less.', 'It is, I’m afraid. Let me see what can be saved.'] },
    no: {
      any: [
        'No, just tired. Give it here.',
        'Not broken. Only offended. I can put that right.',
        'No. It looks worse than it is.',
      ],
    },
  },
  {
    form: /^(?:is|are|was|were|isn't)\b.*\b(?:real|genuine|authentic)\b/,
    lean: 0.85,
    yes: {
      any: ['It is. Touch it, if you doubt it.', 'As real as your boots.', 'It is. I was there when it was made.'],
    },
    no: { any: ['No, but it’s a very good copy. It fooled me for a year.', 'No. It does the work all the same.'] },
  },
  {
    form: /^(?:is|are|was)\b.*\b(?:true|so|a fact|serious)\b/,
    lean: 0.85,
    yes: {
      any: [
        'True, every word. I couldn’t make that up.',
        'It is. I wouldn’t have believed it either.',
        'Mostly. It gets a bit better each time it’s told.',
      ],
    },
    no: { any: ['Half of it. I won’t say which half.', 'No, but it’s a good story.'] },
  },
  {
    form: /^(?:is|are)\b.*\b(?:locked|empty|full|loaded|on|off|switched on|plugged in)$/,
    lean: 0.6,
    yes: { any: ['It is. I check every evening.', 'It is, don’t worry about it.'] },
    no: { any: ['No. It should be, though.', 'Not at the moment.'] },
  },
  {
    form: /^(?:is|are)\b.*\b(?:alive|awake|breathing|conscious)\b/,
    lean: 1,
    yes: { any: ['Yes. Look closely, and wait. There.', 'Very much so. Only slow.'] },
    no: { any: ['No.'] },
  },
  {
    form: /^(?:is|are)\b.*\b(?:asleep|sleeping)\b/,
    lean: 0.5,
    yes: { any: ['Sound asleep. Talk softly.', 'Yes, for an hour now.'] },
    no: { any: ['Only pretending. Watch the ears.', 'No, just resting, and hearing every word.'] },
  },
  {
    form: /^(?:is|are|was|isn't)\b.*\b(?:expensive|costly|too much)\b/,
    lean: 0.6,
    yes: { any: ['It is. It lasts, though; you pay once.', 'A little. We can talk about it.'] },
    no: { any: ['Not for what it is.', 'Less than you’d think. Make me an offer.'] },
  },
  always(/\bworth (?:it|the|a)\b/, [
    'Yes. I’d pay it again.',
    'Most days, yes. Ask me on the other ones and I’d still say it.',
    'It was for me. I’d not have said so in the first year.',
  ]),
  {
    form: /^(?:is|was|are|isn't|wasn't)\b.*\b(?:hard|difficult|tough|complicated|tricky|exhausting)\b/,
    lean: 0.75,
    yes: {
      any: [
        'The first month, yes. Then your hands do it and you only watch.',
        'It is, and it should be. Otherwise everybody would.',
        'Hard to begin with, and harder to stop.',
      ],
    },
    no: { any: ['Not the doing. The waiting is.', 'No. It only looks it from outside.'] },
  },
  {
    form: /^(?:is|was|are) (?:it|that|this|they)\b.*\b(?:easy|simple)\b/,
    lean: 0.4,
    yes: { any: ['Once you’ve seen the trick, yes.'] },
    no: { any: ['It looks easy. That took years.', 'No. But it gets so.'] },
  },
  {
    form: /^(?:will|is|does|would) it (?:going to |gonna |ever |really )?(?:rain|snow|storm|thunder|clear up|be sunny|freeze)\w*\b|\bgoing to (?:rain|snow|storm)\b/,
    lean: 0.65,
    yes: {
      any: [
        'By evening, I’d say. The air’s gone soft.',
        'It will. My knee has been saying so since noon.',
        'Before morning. I’d take a coat.',
      ],
    },
    no: { any: ['No. It’s only threatening.', 'Not today. It’s too still for that.'] },
  },
  {
    form: /^(?:is|are) (?:it|things|this place|everything|he|she|they|you) always (?:like this|so|this)\b/,
    lean: 0.6,
    yes: { any: ['Always. Some days it’s worse, and those are the good ones.', 'Since I’ve known it, yes.'] },
    no: { any: ['No, you’ve picked the day.', 'Only when somebody’s looking.'] },
  },
  {
    form: /^(?:is|was|are|isn't) (?:it|that|this|they)\b.*\b(?:good|any good|nice|tasty|delicious|pretty|beautiful|fun|interesting|comfortable)\b/,
    lean: 0.9,
    yes: {
      any: [
        'Better than it has any right to be. Try it.',
        'It is, if you ask me. Others come back for it.',
        'Very. I’d not say so otherwise.',
      ],
    },
    no: { any: ['Not very. But it’s what there is.'] },
  },
];

/** On whether there is something, whether it works, and what something is. */
export const beings: readonly Whether[] = [
  always(/^(?:is|are) there (?:any |some |a |no )?(?:way|chance|hope|possibility)\b/, [
    'There’s always one. It’s just never the short one.',
    'There is. I wouldn’t call it pretty.',
    'One, and we’d have to start now.',
    'A small one. I’ve lived on smaller.',
  ]),
  always(
    /^(?:is|are|was) there (?:any|some)(?:one|body)(?: else)?(?: here| there| home| in (?:here|there)| around| about)?$/,
    [
      'Only us, as far as I know.',
      'Not a soul. I’d have heard the floor.',
      'Nobody. Whatever you heard, it was the house.',
    ],
  ),
  always(
    /^(?:is|are) there (?:any|some)thing (?:wrong|the matter|I should know|I need to know|you(?:'re| are) not telling)\b/,
    [
      'Yes, and I was getting to it. It’s nothing that can’t wait until you’ve sat down.',
      'One thing. Sit first.',
      'Nothing you did. I’m only thinking.',
    ],
  ),
  always(
    /^(?:is|are) there (?:any|some)thing (?:I|we) can (?:do|help|bring)\b|^(?:can|could|may) I (?:help|do anything|do something)\b/,
    [
      'There is. Hold this, and talk to me while I work.',
      'You’re doing it. Stay a bit.',
      'Yes. The heavy end, if you don’t mind.',
    ],
  ),
  {
    form: /^(?:is|are) there (?:any |some )?(?:more|others?|another|seconds)\b/,
    lean: 0.8,
    yes: { any: ['There is. Not much, so don’t tell the others.', 'A little. I put it by.'] },
    no: { any: ['That was the last of it.', 'Not until tomorrow.'] },
  },
  {
    form: /^(?:is|are|was|were) there (?!(?:any|some)thing (?:that )?you\b)/,
    lean: 0.75,
    yes: {
      any: [
        'There is. I’ll show you.',
        'There is, if you know where to look.',
        'One, yes. It’s not much to look at.',
        'Somewhere about. Give me a minute.',
      ],
    },
    no: { any: ['No. There used to be.', 'Not here. I could ask around.', 'No, we do without.'] },
  },
  always(/^(?:is|was) (?:that|this|it) (?:really )?you\b/, [
    'It is. Younger, and with a worse coat.',
    'It’s me. Don’t look so surprised.',
    'The very same.',
  ]),
  {
    form: /^(?:is|are|was|were|isn't|aren't) (?:that|this|it|those|these|they) (?:really |just |actually |maybe |like )?(?:an?|the|my|your|his|her|some|(?:some|any)(?:one|body)'s)\b/,
    lean: 0.85,
    yes: {
      any: [
        'It is. You’ve sharp eyes.',
        'It is, and you’re the first to ask.',
        'Just that, yes.',
        'It is, or it was before I got hold of it.',
        'That’s exactly what it is.',
      ],
    },
    no: { any: ['No, but everybody thinks so.', 'Not quite. It only looks it from that side.'] },
  },
  always(
    /^(?:does|did|will|would) (?:it|that|this|the \w+)(?: thing)? (?:really |ever |even |still |always |actually )?(?:work|help|function|hold|fit|last)\b/,
    [
      'Nine times in ten. The tenth we don’t speak of.',
      'It does. Don’t ask me why.',
      'It has so far, and I’ve been hard on it.',
      'It will, if you leave it alone for a while.',
    ],
  ),
  always(
    /^(?:does|did|will) (?:it|that|this|the [\w ]+?) (?:ever |really |still |finally )?(?:stop|get (?:easier|better|less|old|boring)|go away|pass|end|heal|fade)\b/,
    [
      'It gets easier. Slowly, and then one day you notice.',
      'It does. Nobody can tell you the day, that’s all.',
      'Yes. It goes on beside you for a while, and then it falls behind.',
    ],
  ),
  always(
    /^(?:does|did|would|doesn't|didn't) (?:it|that|this|any of (?:it|this)) (?:really |even |ever |still )?(?:bother|upset|scare|worry|hurt|annoy|frighten) you\b/,
    [
      'It did, the first year. Now I only notice when it stops.',
      'Some days. I keep busy on those.',
      'Less than you’d think. I’ve got other things to be bothered by.',
    ],
  ),
  always(
    /^(?:does|did|do) (?:it|that|this) (?:really |even |all )?(?:matter|count|make (?:any )?sense|mean (?:any|some)thing)\b/,
    ['To me it does.', 'More than you’d think.', 'It does. I had to hear it twice, but it does.'],
  ),
  always(
    /^can (?:it|this|that|he|she|they|the \w+) (?:still |even |really |ever )?(?:be (?:fixed|saved|mended|repaired|done|stopped|cured|undone|helped|changed|moved|opened))\b/,
    [
      'It can. Not quickly, and not by shouting at it.',
      'I think so. I’ve brought back worse.',
      'Yes, if we start before it sets.',
    ],
  ),
  {
    form: /^(?:can|could|does|do|will|would) (?:it|this|that thing|that|he|she|they|the [\w -]+?) (?:really |even |actually |also |ever |still )?(?:fly|swim|talk|speak|hear|see|understand|move|walk|sing|dance|read|smell|float|bark|run)\b/,
    lean: 0.6,
    yes: {
      any: [
        'Yes, when nobody expects it.',
        'A little. It depends on the day and on who’s asking.',
        'Better than some people I know.',
      ],
    },
    no: { any: ['No. It would like you to think so.', 'Not any more. It used to, I’m told.'] },
  },
];
