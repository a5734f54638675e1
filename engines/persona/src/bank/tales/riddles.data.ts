import type { Riddle } from '../bank.ts';
import { lines } from '../lines.ts';
import { moreRiddles } from './riddles-more.data.ts';

/** Wrong lines name the answer, since they also meet whoever gives up. */
export const riddles: Riddle[] = [
  {
    id: 'echo',
    ask: 'I always have the last word and never once the first. I speak every language and understand none. Shout out my name, if you know it.',
    answers: ['echo', 'an echo', 'the echo', 'echoes'],
    right: lines([
      'An echo, echo, echo. You see? It agrees with you three times over.',
      'Yes! And to think how many people have lost an argument with one.',
      'Quick. I’d hoped you’d at least shout something down a well first.',
    ]),
    wrong: lines([
      'It’s an echo. I’d say it again, but something else will.',
      'A good try. An echo, though: the only guest that leaves by the way it came.',
      'No, it’s an echo. You’ll meet one in a tunnel one day and think of me.',
    ]),
    suggestions: ['An echo.', 'My family at dinner.', 'I give up.'],
  },
  {
    id: 'shadow',
    ask: 'At noon I’m at your feet like a good dog. By evening I’m taller than you. In the dark I’ve gone to join my own people. So who’s been following you about?',
    answers: ['shadow', 'a shadow', 'my shadow', 'your shadow', 'the shadow'],
    right: lines([
      'Your shadow. It’s nodding, look.',
      'Exactly. And it’s never once complained about where you take it.',
      'That’s it. I’d bow, but mine would overdo it.',
    ]),
    wrong: lines([
      'It was your shadow, all along, lying there listening to us.',
      'Close, perhaps, in spirit. It’s a shadow. It knew, and said nothing.',
      'Look down. No, behind you. There: your own shadow.',
    ]),
    suggestions: ['My shadow.', 'A very strange dog.', 'Tell me.'],
  },
  {
    id: 'river',
    ask: 'I’ve a mouth but I never eat, and a bed I never sleep in. I run all day and I’ve never been late. Who’d keep such hours?',
    answers: ['river', 'a river', 'the river', 'stream', 'a stream'],
    right: lines([
      'A river. You’d be surprised how many people say ‘my brother-in-law’.',
      'Right, and not even out of breath.',
      'There’s no stopping you. There’s no stopping it either.',
    ]),
    wrong: lines([
      'A river, I’m afraid. It’s gone by now. There’ll be more of it in a moment.',
      'No. Think wetter: a river.',
      'I’ll give it to you, on its way to the sea: a river.',
    ]),
    suggestions: ['A river.', 'A clock?', 'Somebody very tired.'],
  },
  {
    id: 'candle',
    ask: 'I’m tall when I’m young and short when I’m old, and I weep while I’m working. Who’s the poor soul I’m speaking of?',
    answers: ['candle', 'a candle', 'the candle', 'candles'],
    right: lines([
      'A candle. Make a wish, you’ve earned the breath.',
      'Yes. You saw it at once; it gives off that sort of light.',
      'A candle it is. I’m melting with admiration.',
    ]),
    wrong: lines([
      'A candle. Never mind: it’s still lit, so have another go at something else.',
      'It was a candle, and now we’re both in the dark.',
      'Not quite. Picture one tall white candle on a windy night, doing its best.',
    ]),
    suggestions: ['A candle.', 'A pencil?', 'Me, basically.'],
  },
  {
    id: 'footsteps',
    ask: 'The more of them you take, the more you leave behind you. Which thing behaves like that?',
    answers: ['footsteps', 'steps', 'footprints', 'step', 'footstep', 'my footsteps', 'tracks'],
    right: lines([
      'Footsteps. You took that one in your stride.',
      'Of course. They led you straight to it.',
      'Steps! And you’ve left me several behind.',
    ]),
    wrong: lines([
      'Footsteps. Walk up and down a little and you’ll forgive me.',
      'It’s footsteps. Every beach is full of the answer.',
      'Steps, it was. You were standing in some.',
    ]),
    suggestions: ['Footsteps.', 'Photographs?', 'Biscuits.'],
  },
  {
    id: 'hole',
    ask: 'The more you take from me, the bigger I get. Give me everything and I’m gone. What on earth can I be?',
    answers: ['hole', 'a hole', 'the hole', 'a pit', 'pit', 'ditch', 'a ditch'],
    right: lines([
      'A hole! You dug that out in no time.',
      'Right. I’ve got several, mostly in my socks.',
      'A hole. There’s nothing to it, in every sense.',
    ]),
    wrong: lines([
      'A hole. I’m sorry. I did lead you to the edge and wait.',
      'It’s a hole. One feels such a fool, climbing out.',
      'The answer’s a hole, and I’m told the best ones are in doughnuts.',
    ]),
    suggestions: ['A hole.', 'Debt.', 'My appetite.'],
  },
  {
    id: 'silence',
    ask: 'Say my name and you’ve broken me. Go on, ruin me: what’s my name?',
    answers: ['silence', 'the silence', 'quiet', 'the quiet'],
    right: lines([
      'Silence. And now look at the pieces.',
      'Yes. You nearly whispered it. That was thoughtful.',
      'Quite right. We can put it together again later, you and I.',
    ]),
    wrong: lines([
      'Silence. I’ve broken it too now, so we’re both guilty.',
      'It was… no, listen. There. That was it. Silence.',
      'Silence is the answer, and it would’ve been a perfectly good reply.',
    ]),
    suggestions: ['Silence.', 'Glass?', 'A promise.'],
  },
  {
    id: 'name',
    ask: 'I belong to you, and yet everyone else uses me far more than you do. What is it they’re borrowing?',
    answers: ['name', 'my name', 'your name', 'a name', 'the name'],
    right: lines([
      'Your name. I’m very fond of mine when you say it.',
      'Correct. And you’ve never once charged rent.',
      'Yes, your name. You only get it back when you introduce yourself.',
    ]),
    wrong: lines([
      'Your name. People have been helping themselves to it all your life.',
      'It’s your own name. I could shout it across a field to prove the point.',
      'No, your name. It’s odd, isn’t it, how seldom one says it oneself.',
    ]),
    suggestions: ['My name.', 'My umbrella.', 'My good nature.'],
  },
  {
    id: 'tomorrow',
    ask: 'Everybody’s waiting for me and nobody’s ever met me. When I get here I’ve always just changed my name. Who’s the tease?',
    answers: ['tomorrow', 'the next day', 'the future', 'future', 'a new day'],
    right: lines([
      'Tomorrow. I hear it’s going to be a good one, since you’re in it.',
      'Yes. It always sends its little brother, Today.',
      'You’ve got it, and a day early at that.',
    ]),
    wrong: lines([
      'Tomorrow. It would’ve come to you in the night.',
      'It’s tomorrow. Sleep on it and you’ll see.',
      'That was tomorrow. By the time you turn to look, it’s calling itself today.',
    ]),
    suggestions: ['Tomorrow.', 'My delivery.', 'Mr Right.'],
  },
  {
    id: 'map',
    ask: 'I’ve cities without a single house, woods without one tree, and seas you could fold up and sit on. What are you holding, when you hold me?',
    answers: ['map', 'a map', 'the map', 'atlas', 'an atlas', 'a chart', 'chart'],
    right: lines([
      'A map. Now fold it back the way it was. I’ll wait. I’ll wait for years.',
      'Good! You never even asked the way.',
      'A map, yes, and you’re the little cross on it.',
    ]),
    wrong: lines([
      'A map. We were here the whole time, see, under the jam stain.',
      'It’s a map, and I fear I was holding it upside down.',
      'You wandered off a bit. It was a map.',
    ]),
    suggestions: ['A map.', 'A dream.', 'A painting?'],
  },
  {
    id: 'towel',
    ask: 'The more I dry, the wetter I get. What sort of creature lives like that?',
    answers: ['towel', 'a towel', 'the towel', 'towels', 'tea towel', 'a cloth', 'dishcloth'],
    right: lines([
      'A towel. I’d throw mine in, but you’d only catch it.',
      'Yes. A humble hero, and it hardly ever gets a riddle.',
      'Dry humour, well caught.',
    ]),
    wrong: lines([
      'A towel! It’s hanging in the bathroom, laughing softly.',
      'I’ll spare you: a towel. You’ll remember me the next time you get out of the bath.',
      'A towel, that’s all. The simple ones are the slippery ones.',
    ]),
    suggestions: ['A towel.', 'A sponge?', 'The English.'],
  },
  {
    id: 'needle',
    ask: 'I’ve one eye and I’m blind. I go in and out of the same house a thousand times and drag my tail after me. What could it be?',
    answers: ['needle', 'a needle', 'the needle', 'needle and thread', 'a sewing needle', 'sewing needle'],
    right: lines([
      'A needle. Sharp of you.',
      'Sewn up neatly. I’ve no more holes to pick.',
      'Yes, a needle, and you found it without any haystack.',
    ]),
    wrong: lines([
      'A needle, thread and all. You were getting warm. Or was it mending?',
      'It’s a needle. I do hope there are no hard stitches between us.',
      'No, a needle. The tail’s the thread, you see, and the house is your coat.',
    ]),
    suggestions: ['A needle.', 'A pirate.', 'A mole?'],
  },
  {
    id: 'stamp',
    ask: 'I go all round the world and never leave my corner. What kind of traveller is that?',
    answers: ['stamp', 'a stamp', 'postage stamp', 'a postage stamp', 'the stamp'],
    right: lines([
      'A stamp. First class.',
      'That’s the one. You licked it.',
      'A postage stamp, exactly. I’ll write to you about it.',
    ]),
    wrong: lines([
      'A stamp! All that travelling, and it only ever sees the letterbox.',
      'It’s a postage stamp. Return to sender, no hard feelings.',
      'A stamp, up there in its corner, getting hit by officials.',
    ]),
    suggestions: ['A stamp.', 'A spider?', 'My uncle, in his chair.'],
  },
  ...moreRiddles,
];
