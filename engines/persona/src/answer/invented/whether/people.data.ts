import { always, type Whether } from './whether-class.ts';

/** On dangers, fears and hopes: fear is met with a plain no and a reason. */
export const fears: readonly Whether[] = [
  always(
    /^(?:is|are|was) (?:my|your|his|her|their|the|our) [\w' -]{2,20}? (?:really |still |going to be )?(?:ok|okay|all ?right|safe|well|fine|hurt|in danger|in there)\b/,
    [
      'As far as I can see, yes. I’d tell you at once if it weren’t so.',
      'Yes. I looked in myself, not an hour ago.',
      'Resting, and in good hands. You’ll see for yourself soon.',
      'I think so. I’ll find out for certain, and then I’ll come straight to you.',
    ],
  ),
  always(
    /^(?:are we|am I|is (?:it|this|that|the [\w -]+)|will (?:it|we|I|this|the [\w -]+)|are (?:they|you)|we're not|it's not|we(?:'re| are)|won't (?:it|we|I))\b.*\b(?:fall(?:ing)?|sink(?:ing)?|crash(?:ing)?|die|dying|drown\w*|explod\w*|blow up|break(?: down)?|collaps\w*|burn\w*|get (?:caught|lost|hurt|killed|arrested|stuck|sick)|freez\w*|starv\w*|go wrong|tip over|capsiz\w*|give way|snap)\b/,
    [
      'No. It makes that noise every day, and it’s held every day.',
      'No. If it were so I’d be running, and look how I’m standing here.',
      'No. I’ve done this more often than I’ve had birthdays. Hold on to me if you like.',
      'No, we’re all right. It only feels like it. Look at me, not at that.',
      'No. There’s something to spare in everything here. Breathe.',
      'Not today. I’ve looked it over myself, twice.',
    ],
    { gruff: ['No. Stop looking down.', 'No. And if it were, I’d tell you.'], soft: ['No, I promise. I’ve got you.'] },
  ),
  always(
    /\b(?:be|going to be|turn out|end up) (?:ok|okay|all ?right|fine|good|safe)\b|^(?:will|is|are) (?:\w+ ){1,3}(?:make it|survive|pull through|get through|get better|recover)\b/,
    [
      'Yes. Not at once, but yes.',
      'I think so. I’ve seen worse come right.',
      'Yes. It won’t look like it before tomorrow, but yes.',
      'It will. We do the next thing, and then the one after it.',
    ],
    { gruff: ['Yes. Takes more than that.'], soft: ['Yes. I really believe that.'] },
  ),
  {
    form: /\b(?:edible|good to eat|fit to eat|safe to eat|eatable|poisonous|toxic)\b|^(?:can|could|should) (?:you|I|we|one|people) (?:really |even |still )?eat\b|\bgone off\b/,
    lean: 0.35,
    yes: {
      any: [
        'It is, once it’s cooked. Raw it’ll have you up all night.',
        'You can eat it, yes. You won’t want it twice.',
        'It is. Smell it first, always; if it smells of nothing, leave it.',
      ],
    },
    no: {
      any: [
        'Let me see the underside. No. Put it down, and wipe your hand on the grass.',
        'Anything’s edible once. I’d leave that one.',
        'No. And don’t lick your fingers until you’ve washed them.',
        'I wouldn’t. I knew a man who would, and that’s why I say knew.',
      ],
    },
  },
  {
    form: /\b(?:bite|bites|sting|stings|kick|kicks|scratch|scratches|attack|attacks|aggressive|vicious)\b/,
    lean: 0.3,
    yes: {
      any: [
        'Only people who hurry. Hold out the back of your hand and wait.',
        'Sometimes. Never twice the same person.',
      ],
    },
    no: {
      any: ['No. All noise. Let it come to you.', 'Not today, it’s been fed.', 'No, it only looks as if it would.'],
    },
  },
  always(/\b(?:friendly|tame|gentle|good with)\b/, [
    'Once it knows you. Sit down and look elsewhere, it’ll come.',
    'Very, if you don’t stare.',
    'It is. It only takes its time.',
  ]),
  always(
    /^(?:will|does|did|is|would) (?:it|that|this) (?:really |still |going to |ever |gonna )*(?:hurt|sting|be painful|burn)\b|\bgoing to hurt\b/,
    [
      'A little, and then it’s over.',
      'For about as long as it takes to swear. Then no.',
      'Less than you think now, and more than I’d like.',
      'Only if you hold your breath. So don’t.',
    ],
  ),
  {
    form: /^(?:is|are|was|am I|isn't|will)\b.*\b(?:dangerous|risky|deadly|haunted|cursed|unsafe)\b/,
    lean: 0.55,
    yes: {
      any: [
        'A little. Stay where I can see you and do as I do.',
        'It is, for people who don’t ask. You asked.',
        'At night, yes. So we’re back before that.',
      ],
    },
    no: {
      any: [
        'Not if you know where to put your feet. I do.',
        'No. It has a bad name and good manners.',
        'Not any more. It was, once.',
      ],
    },
  },
  always(/^(?:is|are|am I|was|will)\b.*\bsafe\b/, [
    'It is. I wouldn’t have brought you otherwise.',
    'Safe enough. I do it every day and I’m a coward.',
    'Yes, as long as you stay close to me.',
  ]),
];

/** On what is the matter with the person, what is allowed and what is thought. */
export const worries: readonly Whether[] = [
  always(
    /^(?:is it|is that|isn't it|isn't that|was it|was that|am I|was I|am I being|is this)\b.*\b(?:weird|strange|stupid|silly|crazy|mad|bad|wrong|rude|selfish|pathetic|childish|dumb|lame|too late|too old|too soon|terrible|awful|ridiculous|creepy|cheesy|corny|normal|okay|ok|alright|all right|fine|allowed|legal)\b/,
    [
      'No more than anything else people do when it matters to them.',
      'It’s all right. You’d be surprised how many ask me that.',
      'Nothing wrong with it. I’d tell you if there were.',
      'Perfectly all right, in my book. And it’s my book we’re going by.',
      'It’s fine. You’re the only one who’s counting.',
    ],
    { gruff: ['It’s fine. Stop picking at it.'], soft: ['It’s all right. Really.'] },
  ),
  always(
    /^am I (?:really )?(?:disturbing|interrupting|bothering|boring|annoying|in the way|in your way|keeping you|late|too (?:late|early|loud|much))\b/,
    [
      'Not at all. I was looking for a reason to stop.',
      'No. I’d have said so; I’m not shy about it.',
      'No, you’ve come just right.',
    ],
  ),
  always(/^(?:am I|are we|did I get you) (?:in trouble|fired|under arrest|grounded|banned|doomed|cooked|screwed)\b/, [
    'Not with me. With the others we’ll see, and I’ll be standing next to you.',
    'A little. Nothing that can’t be talked down by tomorrow.',
    'No. You’re only tired, and it looks like trouble.',
  ]),
  always(/^(?:am I|is this) (?:dead|dreaming|a dream|hallucinating|in heaven|in hell)\b/, [
    'No. Pinch yourself, if you like. Or I can.',
    'You’re awake. I know it doesn’t look like it.',
    'No. In dreams nobody’s feet are cold.',
  ]),
  always(/^do I (?:look|sound|seem|smell)\b/, [
    'You look like somebody who’s had a long day and come through it. It suits you.',
    'Better than you think. Stand up straight and nobody will ask.',
    'A little tired round the eyes. The rest is fine. More than fine.',
  ]),
  always(/^do I (?:really )?(?:have|need) to\b|^must I\b/, [
    'You don’t have to. I’d still do it.',
    'I’m afraid so. I’ll make it quick.',
    'No. But it goes better if you do.',
  ]),
  always(
    /^(?:did|have) I (?:do|done|get|got) (?:it|that|this|well|ok|okay|good)\b|^(?:is|was) (?:that|this|it) (?:right|correct|how you do it|how it goes|good enough)\b|^like (?:this|that|so)$/,
    [
      'Nearly. A little slower, and don’t look at your hands.',
      'That’s it. Again, so that it stays.',
      'Just so. You’ve done that before, admit it.',
      'Better than I did, my first time.',
    ],
  ),
  always(/^did I (?:wake|scare|frighten|hurt|offend|startle|interrupt|upset)\b/, [
    'No, you’re all right. I was awake anyway.',
    'A little. I’ll live.',
    'Not at all. It takes more than that.',
  ]),
  always(
    /^(?:can|could|will|would) I (?:really |ever |even |still )?(?:do (?:it|this|that)|manage|learn|be (?:good|happy|ready)|handle)\b|^do you think I (?:can|could|will|'ll|'d)\b/,
    [
      'You can. Not elegantly at first, but you can.',
      'I think so, yes. I’ve been watching you.',
      'Yes. You’re further along than you think.',
    ],
  ),
  always(/^can (?:I|we) (?:really )?trust (?:you|him|her|them|it)\b/, [
    'With the important things, yes. With cake, no.',
    'You can. It’ll take you a while to believe it, and that’s all right.',
    'Yes. Try me with something small first.',
  ]),
  always(
    /^(?:will|would) (?:he|she|they) (?:ever |really |even |still )?(?:forgive|understand|like|love|come back|notice|say yes|mind|believe|remember|be (?:angry|mad|happy|pleased|there)|write|call|talk)\b/,
    [
      'I think so, if you say it plainly and don’t wait for the perfect hour.',
      'Sooner or later, yes. People want to, mostly.',
      'I’d bet on it. A small sum, but I’d bet.',
      'I can’t see into other people. But I’d want to hear it, in that place.',
    ],
  ),
  always(
    /^(?:do|does|would) (?:he|she|they|anyone|anybody|everyone|people|your \w+|the \w+) (?:ever |even |really |actually |still |already )?(?:know|notice|suspect|realise|realize|mind|care|guess|ask|complain)\b/,
    [
      'I think they half know, and wait to be told.',
      'Some do. The ones who look up.',
      'If so, nobody’s said a word. That tells you something, too.',
      'Not yet. I’d like to keep it that way.',
    ],
  ),
];

/** On the two of them. */
export const together: readonly Whether[] = [
  always(/^are we lost\b/, [
    'No. I know exactly where we are. I only don’t know what it’s called.',
    'A little. That’s how one finds things.',
    'Not lost. Early.',
  ]),
  always(/^are we (?:late|too late)\b/, [
    'A bit. Walk faster and look as if you weren’t.',
    'Not if we go now.',
    'They’ll wait. They always say they won’t.',
  ]),
  always(/^are we (?:alone|by ourselves)\b/, ['Quite alone. You can say it.', 'As far as I know. Speak low anyway.']),
  always(/^are we (?:friends|good|okay|ok|even|cool|still friends|still good|all right)\b/, [
    'We are. It takes more than that.',
    'We are, as far as I’m concerned.',
    'Yes. I don’t keep lists.',
  ]),
  always(/^are we (?:there|ready|done|finished|close)\b/, [
    'Nearly. One more thing, and then yes.',
    'As good as. Don’t let go yet.',
  ]),
  always(
    /^(?:will|can|could|are) we (?:really |ever |even |still |going to )?(?:make it|do (?:it|this|that)|win|manage|get (?:out|away|through|there|home)|find (?:it|him|her|them)|fix it|escape)\b/,
    [
      'We will. I’ve got out of tighter corners with worse company.',
      'Yes, if we stay together and don’t argue.',
      'I think so. Ask me again when we’re halfway.',
    ],
  ),
  always(/^(?:can|could) we (?:talk|speak|have a word)\b/, [
    'Of course. Sit. I’ll put this down.',
    'Always. What is it?',
    'Yes. Here, or somewhere quieter?',
  ]),
];

/** Remarks with a question mark that want to hear yes or no. */
export const remarks: readonly Whether[] = [
  always(/^(?:can|could|will|do) you keep (?:a |my |this )?secrets?\b|^are you good (?:at keeping|with) secrets\b/, [
    'I can. I’ve kept some so long that I’ve half forgotten them.',
    'Better than I keep money. Tell me.',
    'Yes. It stays in this room, and the room’s been told.',
  ]),
  always(/^(?:will|would) you (?:please )?marry me\b|^marry me$/, [
    'Ask me again when you’ve seen me before breakfast.',
    'You’re quick. Bring me supper first, and a good argument.',
    'Careful. One day I’ll say yes.',
    'That’s the nicest foolish thing I’ve heard this week.',
  ]),
  always(
    /^(?:is|was) that (?:a |an |some )?(?:\w+ )?(?:jealous\w*|smile|blush|tear|tears|pity|envy|concern|worry|joke|compliment|sarcasm|laugh|pride|doubt|fear|flirting|a wink|threat|challenge|challenge|yes|no)\b/,
    [
      'It might be. Don’t look so pleased.',
      'You noticed, then. I’d hoped it was dark enough.',
      'Call it what you like. I’m not taking it back.',
      'Perhaps. I’ll deny it tomorrow.',
    ],
  ),
  always(
    /^you (?:look|seem|sound|are|do look)? ?(?:a bit |so |really |very |kind of |pretty |rather )?(?:tired|exhausted|sleepy|worn out|wrecked)\b/,
    [
      'Do I? It was a short night. I’ll be fine once I’ve sat down.',
      'A little. I’ve been on my feet since early.',
      'It shows, does it? I am. Don’t tell anybody.',
    ],
  ),
  always(
    /^you (?:look|seem|sound) (?:a bit |so |really |very |kind of |rather )?(?:sad|down|upset|worried|nervous|distracted|quiet|pale|ill|sick|lonely|stressed)\b/,
    [
      'I was somewhere else for a moment. I’m back.',
      'A bit. It’s nothing you did, and it’s better now.',
      'Something’s on my mind. It can wait. It’s good that you ask.',
    ],
  ),
  always(
    /^you (?:look|seem|sound) (?:a bit |so |really |very |kind of |rather )?(?:happy|pleased|cheerful|excited|proud|in a good mood)\b/,
    ['I am, and I’ve no good reason. That’s the best kind.', 'Do I? Then it’s you, or breakfast.'],
  ),
  always(/^(?:bad|stupid|terrible|dumb|crazy|silly|awful) (?:idea|plan|question|joke|taste)\b/, [
    'I’ve heard worse, and I’ve done worse. Go, and tell me how it went.',
    'Not bad. Risky. Those are different things.',
    'Ask me afterwards. Before, they all look like that.',
    'No. It’s a good one with bad timing, and that can be mended.',
  ]),
  always(/^(?:good|great|nice|brilliant|clever) (?:idea|plan|joke|one|huh|right|eh)\b/, [
    'Good enough that I wish I’d had it.',
    'I like it. I’d change one small thing, and I’ll tell you later.',
    'It’ll do. It’ll do very well.',
  ]),
  always(/^(?:too|a bit|bit) (?:much|soon|late|loud|early|obvious|cheesy|personal|honest|old|weird)\b/, [
    'A little. I don’t mind.',
    'Not to my mind.',
    'Just at the edge. Stay there.',
  ]),
  always(
    /^(?:weird|strange|funny|sad|crazy|mad|odd|silly|pathetic|cute|sweet),? (?:right|huh|no|eh|isn't it|don't you think)\b/,
    [
      'A little. I’ve seen stranger before breakfast.',
      'I wouldn’t say so. I’d say it’s human.',
      'Somewhat. I like it the better for it.',
    ],
  ),
  always(/^(?:deal|agreed|ok|okay|fair|fair enough|sounds good|all right|alright)$/, [
    'Agreed. My hand on it.',
    'Fair. Agreed.',
    'Done. No take-backs.',
  ]),
];
