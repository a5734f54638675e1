import type { Riddle } from '../bank.ts';
import { lines } from '../lines.ts';

export const moreRiddles: Riddle[] = [
  {
    id: 'age',
    ask: 'It goes up every year and never once comes down, and nobody in the world can take it back to the shop. What were we all given?',
    answers: ['age', 'my age', 'your age', 'ones age', 'years', 'how old you are'],
    right: lines([
      'Age. It looks well on you, whatever the number.',
      'Yes. And the only cure for it’s a good deal worse.',
      'Your age! I’ll not ask. I’ll only say that you answered like a spring chicken.',
    ]),
    wrong: lines([
      'Age. Don’t worry, I forget mine too. I put it down somewhere.',
      'It’s your age. It was creeping up the whole time you were thinking.',
      'Age, the one thing they give you for nothing and nobody wants.',
    ]),
    suggestions: ['Age.', 'Prices!', 'My blood pressure.'],
  },
  {
    id: 'clock',
    ask: 'I’ve a face and no head, and two hands I’ve never washed. I stand still and I’m always running. Tell me, what’s that on the wall?',
    answers: ['clock', 'a clock', 'the clock', 'watch', 'a watch', 'clocks'],
    right: lines([
      'A clock. And in record time.',
      'Right on the stroke. I’d strike too, if I had a gong.',
      'Yes. Look how it pretends not to be listening.',
    ]),
    wrong: lines([
      'A clock. Your time was up, so to speak.',
      'It’s a clock. It’s been pointing at the answer with both hands.',
      'No, a clock. They’re all face and no conversation.',
    ]),
    suggestions: ['A clock.', 'A politician.', 'Is it a doll?'],
  },
  {
    id: 'breath',
    ask: 'I’m as light as anything there is, and the strongest person alive can’t hold me for ten minutes. What’s slipping away from you?',
    answers: ['breath', 'a breath', 'your breath', 'my breath', 'the breath', 'air'],
    right: lines([
      'Breath. You can let yours out now.',
      'You have it. In fact you have it about fifteen times a minute.',
      'Your breath, yes. It just went by, rather pleased with itself.',
    ]),
    wrong: lines([
      'Your breath. You were holding the answer.',
      'It’s only breath. In, out. There, you’re surrounded by it.',
      'A breath, nothing more. On cold days you can watch it leave.',
    ]),
    suggestions: ['Breath.', 'A feather?', 'A grudge.'],
  },
  {
    id: 'mirror',
    ask: 'I show you whatever you show me, and I’ve never kept a single picture. What are you looking at?',
    answers: ['mirror', 'a mirror', 'the mirror', 'looking glass', 'a looking glass', 'reflection'],
    right: lines([
      'A mirror. I’d be one gladly, from where you’re sitting.',
      'On reflection, yes.',
      'A mirror! You saw right through it, which is more than it can do.',
    ]),
    wrong: lines([
      'A mirror. It had your face on its lips the whole time.',
      'It’s a mirror. You walk past one every morning and pull a face, and it’s never told a soul.',
      'The answer’s a looking glass. I’ll hold one up next time.',
    ]),
    suggestions: ['A mirror.', 'A camera?', 'A bad friend.'],
  },
  {
    id: 'secret',
    ask: 'If you have me, you want to share me. Once you share me, you haven’t got me. Whisper it: what have you got?',
    answers: ['secret', 'a secret', 'the secret', 'secrets'],
    right: lines([
      'A secret. I knew I could trust you with it.',
      'Yes. I’ve several left, if you’d like to ruin another.',
      'Correct, and I shan’t tell a soul how quickly you got there.',
    ]),
    wrong: lines([
      'A secret. There, now it’s gone.',
      'It was a secret, and I’ve just let it out of the bag for you.',
      'A secret, love. You’d have had it if you’d leaned closer.',
    ]),
    suggestions: ['A secret.', 'Chips.', 'A cold?'],
  },
  {
    id: 'wind',
    ask: 'I’ve no hands and I bang your doors. I’ve no mouth and I howl. You’ve felt me on your neck and never seen me. Who’s out there?',
    answers: ['wind', 'the wind', 'a wind', 'draught', 'a draught', 'breeze', 'the breeze', 'storm', 'gale'],
    right: lines([
      'The wind. You didn’t even look up.',
      'Yes. It’s at the window now, sulking that you knew.',
      'The wind it is. You blew through that one.',
    ]),
    wrong: lines([
      'The wind! It’s been round the house twice trying to tell you.',
      'It’s only the wind, as they say in every ghost story, just before it isn’t.',
      'The wind. It would’ve whispered it to you, but it can’t whisper.',
    ]),
    suggestions: ['The wind.', 'A ghost!', 'My upstairs neighbour.'],
  },
  {
    id: 'piano',
    ask: 'I’ve eighty-eight keys and can’t open a single door. What use is that, and what’s it called?',
    answers: ['piano', 'a piano', 'the piano', 'pianoforte', 'grand piano', 'a grand piano'],
    right: lines([
      'A piano. You hit the right note first time.',
      'Bravo. I’d play you something, but my fingers have other plans.',
      'Yes, a piano. It’s opened a few hearts, mind, if not doors.',
    ]),
    wrong: lines([
      'A piano. Not the easiest thing to hang on a hook by the door.',
      'It’s a piano, poor thing: all those keys, and still it can’t go home.',
      'That’d be a piano. I’ll let you off on a technical chord.',
    ]),
    suggestions: ['A piano.', 'A jailer who lost his job.', 'A keyboard?'],
  },
  {
    id: 'sponge',
    ask: 'I’m full of holes from top to bottom, and I still hold water. What’s my secret, or rather, what’s my name?',
    answers: ['sponge', 'a sponge', 'the sponge', 'sponges'],
    right: lines([
      'A sponge. You soak these up, don’t you?',
      'Yes. The only leaky thing you can trust.',
      'A sponge! I can’t wring any more out of you.',
    ]),
    wrong: lines([
      'A sponge. It held water better than my hint did.',
      'It was a sponge. You may squeeze me in revenge.',
      'No, a sponge, that modest citizen of the sea and the sink.',
    ]),
    suggestions: ['A sponge.', 'My alibi.', 'A bucket?'],
  },
  {
    id: 'fire',
    ask: 'Feed me and I live. Give me a drink and I die. What’s at your table?',
    answers: ['fire', 'a fire', 'the fire', 'flame', 'a flame', 'flames'],
    right: lines([
      'Fire. You’re burning through these.',
      'That’s right. You’re warm. You’ve been warm all evening.',
      'A fire, yes. I’ll have to find something slower to catch.',
    ]),
    wrong: lines([
      'Fire. Come nearer and I’ll introduce you.',
      'It’s fire. You had the spark; it only wanted a bit of breath.',
      'No: a fire, greedy thing. It’d have eaten the question too.',
    ]),
    suggestions: ['Fire.', 'My landlady.', 'A plant?'],
  },
  {
    id: 'book',
    ask: 'I’ve a spine and no bones. I’ve leaves, but I’m no tree. I’ll tell you everything, if you’ll only open me up. What’s on your lap, then?',
    answers: ['book', 'a book', 'the book', 'books', 'novel', 'a novel'],
    right: lines([
      'A book. I can read you like one, too.',
      'Right. You skipped straight to the last page, I think.',
      'Yes, a book, and I’d lend you mine, which isn’t a thing I say lightly.',
    ]),
    wrong: lines([
      'A book. We’ll turn the page and say no more.',
      'It’s a book. I’d hoped the spine would give it away.',
      'A book! They’re all round us, holding their tongues.',
    ]),
    suggestions: ['A book.', 'A tired tree.', 'A diary?'],
  },
  {
    id: 'letter-m',
    ask: 'I come once in a minute, twice in a moment, and never in a thousand years. Where have I been hiding?',
    answers: ['m', 'the letter m', 'letter m', 'an m', 'the m'],
    right: lines([
      'The letter M. My, my.',
      'Marvellous. You may take that as a hint that I’m impressed.',
      'M, exactly. You’re one of those people who read the fine print.',
    ]),
    wrong: lines([
      'It’s the letter M. I know, I know. You may throw something soft.',
      'M. It was in ‘tomato’ too, watching us.',
      'Only a letter: M. I apologise on behalf of the alphabet.',
    ]),
    suggestions: ['The letter M.', 'A good idea.', 'Luck.'],
  },
  {
    id: 'promise',
    ask: 'I’m made in a second, I can last all your life, and once I’m broken I make no noise. What did you just give me?',
    answers: ['promise', 'a promise', 'the promise', 'a vow', 'vow', 'your word', 'my word', 'promises', 'an oath'],
    right: lines([
      'A promise. I’ll keep yours if you’ll keep mine.',
      'Yes. You said it carefully. I like that in a person.',
      'You have my word on it: a promise.',
    ]),
    wrong: lines([
      'A promise. I promised there’d be an answer, and that was it.',
      'It’s a promise. The small ones break the quietest.',
      'One’s word. A promise, if you like. I’m giving you mine that the next one’s easier.',
    ]),
    suggestions: ['A promise.', 'A heart?', 'A record.'],
  },
  {
    id: 'stairs',
    ask: 'I go up and I come down, and I’ve never moved an inch. How’s it done, and by what?',
    answers: [
      'stairs',
      'the stairs',
      'a staircase',
      'staircase',
      'steps',
      'stairway',
      'a stairway',
      'ladder',
      'a ladder',
      'road',
      'a hill',
    ],
    right: lines([
      'The stairs. You’re a step ahead of me.',
      'Yes! You rose to it.',
      'Exactly, and yet they always seem one longer in the dark.',
    ]),
    wrong: lines([
      'The stairs. Mind the last one.',
      'It was a staircase. You were on it, so to speak, and thought of something clever too late.',
      'Stairs. They’ve been lying there all this time and letting people walk over them.',
    ]),
    suggestions: ['The stairs.', 'A lift?', 'My mood.'],
  },
  {
    id: 'moon',
    ask: 'I’m full and I’ve eaten nothing. I’m new and I’m ancient. I’ve never been seen from behind. Which old friend of ours is that?',
    answers: ['moon', 'the moon', 'a moon', 'full moon', 'the full moon'],
    right: lines([
      'The moon. She’ll be flattered.',
      'You’re right. I’d give you it, if I had a longer ladder.',
      'Yes, the moon; you must be one of her regulars.',
    ]),
    wrong: lines([
      'The moon. Go to the window later and apologise.',
      'It’s the moon, that old flirt, for ever showing the one side.',
      'No, it’s the moon. I ought to have howled.',
    ]),
    suggestions: ['The moon.', 'A newspaper?', 'My cousin.'],
  },
  {
    id: 'glove',
    ask: 'I’ve five fingers and not one bone. I’m only ever happy in company, and I’m always losing my other half. What did somebody drop?',
    answers: ['glove', 'a glove', 'the glove', 'gloves', 'a mitten'],
    right: lines([
      'A glove. Fits perfectly.',
      'That’s it. Hand in hand with the truth.',
      'A glove, yes. I pick up the lonely ones and put them on railings.',
    ]),
    wrong: lines([
      'A glove. There’s always one on a fence somewhere, waving.',
      'It was a glove. I threw it down, and you were too kind to pick it up.',
      'Just a glove. I had it up my sleeve.',
    ]),
    suggestions: ['A glove.', 'A ghost’s hand!', 'A sock?'],
  },
];
