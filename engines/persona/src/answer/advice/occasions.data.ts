import type { Advice } from './advice-topic.ts';

/** Looked through before those of everyday life. */
export const occasionAdvices: readonly Advice[] = [
  {
    form: /\b(?:speech|toast|best (?:man|woman)|eulogy|presentation|public speaking)\b/i,
    ways: [
      [
        'One true story about them, two minutes, no more.',
        'Learn the first and the last sentence by heart; the middle will come.',
        'Look at one friendly face while you say it.',
      ],
      [
        'Write it, cut half, and read the rest aloud three times.',
        'Begin with the story, not with who you are.',
        'When you get stuck, breathe, look up and raise your glass.',
      ],
    ],
    ask: 'What’s the one story you’d tell?',
  },
  {
    form: /\b(?:interview|audition)\b/i,
    ways: [
      [
        'Have three short stories ready: something you mended, something that went wrong, something you’re proud of.',
        'Say the gap or the weak spot plainly in one sentence, and go on.',
        'Bring one question for them.',
      ],
      [
        'Be there ten minutes early and drink some water.',
        'Answer slowly, and stop when the answer is over.',
        'Tell them why this place, in your own words.',
      ],
    ],
    ask: 'Which question are you most afraid of?',
  },
  {
    form: /\b(?:heartbreak|broke up|break ?up|dumped|moved out|my ex|get over (?:him|her|them)|left me)\b/i,
    ways: [
      [
        'Don’t write to them for two weeks.',
        'Put their things in one box, out of sight.',
        'Eat and sleep by the clock until you want to again.',
      ],
      [
        'Tell two friends, so that it isn’t a secret.',
        'Go somewhere you never went together.',
        'Give it mornings; the evenings get better last.',
      ],
    ],
    ask: 'Who’s with you in the evenings?',
  },
  {
    form: /\b(?:sleep|insomnia|awake at night|nightmares?)\b/i,
    ways: [
      [
        'Get up at the same hour, however the night was.',
        'No screen for the last hour, and the room cold and dark.',
        'If you lie awake twenty minutes, get up and read something dull.',
      ],
      [
        'Write down what goes round in your head, and close the book on it.',
        'No coffee after noon.',
        'Breathe out longer than you breathe in, ten times.',
      ],
    ],
    ask: 'What keeps you awake, the head or the body?',
  },
  {
    form: /\b(?:quarrel\w*|argu\w+|fight|fought|row with|make (?:it )?up with|not (?:speaking|talking|spoken|talked)|haven't (?:spoken|talked))\b/i,
    ways: [
      [
        'Wait until neither of you is hungry or tired.',
        'Say what you felt, not what they are.',
        'Ask one question and listen to the whole answer.',
      ],
      [
        'Begin with your own part in it, one sentence.',
        'Don’t bring up last year.',
        'Agree on one small thing, and leave the rest for another day.',
      ],
    ],
    ask: 'What do you want them to understand?',
  },
  {
    form: /\b(?:apologi[sz]e|apology|say sorry|make it up to|forgive me)\b/i,
    ways: [
      ['Say what you did, without “but”.', 'Say what it did to them.', 'Then ask what would put it right, and wait.'],
      [
        'Three lines, by hand if you can.',
        'No explaining unless they ask.',
        'Do one thing differently the next day; that’s the real apology.',
      ],
    ],
    ask: 'What’s the sentence you find hardest to say?',
  },
  {
    form: /\b(?:exam|test tomorrow|finals|revis\w+|study\w*|homework|learn for)\b/i,
    ways: [
      [
        'Twenty-five minutes of work, five of walking, four times.',
        'Close the book and say it aloud from memory.',
        'Stop two hours before you sleep.',
      ],
      [
        'Do an old paper first, so you know what’s missing.',
        'Learn the three things that always come up.',
        'Explain it to somebody who knows nothing. Me, if you like.',
      ],
    ],
    ask: 'Which part sits worst?',
  },
  {
    form: /\b(?:burn(?:t|ed) (?:pan|pot)|pan|pot)\b.*\b(?:clean|burn\w*|stuck)|\b(?:clean|burn\w*)\b.*\b(?:pan|pot)\b/i,
    ways: [
      [
        'Water and two spoons of baking soda, boil it ten minutes, leave it overnight.',
        'Then a wooden spoon, never steel.',
      ],
      ['Cover the black with salt and vinegar and wait an hour.', 'Warm it again and scrape with wood.'],
    ],
    ask: 'What was in it?',
  },
  {
    form: /\b(?:pasta|noodles|spaghetti)\b/i,
    ways: [
      [
        'A big pot, and salt until the water tastes of the sea.',
        'Take it out a minute early and finish it in the sauce.',
        'Keep a cup of the water; it binds everything.',
      ],
      [
        'Garlic in cold oil, warmed slowly, never brown.',
        'A ladle of pasta water into the pan.',
        'Cheese off the fire.',
      ],
    ],
    ask: 'What have you got in the cupboard?',
  },
  {
    form: /\b(?:bread|dough|sourdough|starter|bake|baking|cake|sponge)\b/i,
    ways: [
      [
        'Weigh everything, and have it all at room temperature.',
        'Stir as little as you can once the flour is in.',
        'Don’t open the oven for the first twenty minutes.',
      ],
      [
        'Let the dough decide the time, not the clock.',
        'When you press it and it comes back slowly, it’s ready.',
        'Let it cool before you cut it, hard as it is.',
      ],
    ],
    ask: 'What went wrong the last time?',
  },
  {
    form: /\b(?:eggs?|omelette)\b/i,
    ways: [
      ['Low heat, butter, and take it off while it still looks wet.', 'Salt at the end.'],
      [
        'Start them in boiling water, seven minutes, then cold water at once.',
        'The older the egg, the easier it peels.',
      ],
    ],
    ask: 'How do you like them?',
  },
  {
    form: /\b(?:cook|dinner|recipe|meal|soup|what to eat)\b/i,
    ways: [
      [
        'One pot: onion, whatever vegetable is left, beans, stock, half an hour.',
        'Lemon and salt at the end; that’s what’s usually missing.',
      ],
      [
        'Roast everything on one tray with oil and salt, forty minutes.',
        'Put something fresh on top, herbs or yoghurt.',
      ],
    ],
    ask: 'Who’s eating with you?',
  },
  {
    form: /\b(?:(?:first|blind|second|third) date|a date (?:with|at|on|tonight|tomorrow)|(?:my|the|got a) date\b|what to say to (?:her|him|them))/i,
    ways: [
      [
        'Say hello, say your name, and admit that you’re nervous. It works every time, because they are too.',
        'Then ask one thing you really want to know, and listen to all of the answer.',
      ],
      [
        'Don’t prepare a speech. Ask what the best part of the day was, and go from there.',
        'If it goes quiet, let it. Quiet is only awkward when somebody hurries.',
      ],
      [
        'Look at what they’re wearing or carrying, and ask about the oddest thing. Everybody likes to tell that story.',
        'And eat something first. Nobody’s charming on an empty stomach.',
      ],
    ],
    ask: 'What are you most afraid of, with it?',
  },
  {
    form: /\b(?:date (?:tonight|tomorrow|on)|ask (?:him|her|them) out|propose|proposal|crush)\b/i,
    ways: [
      [
        'Somewhere you can hear each other, and with an easy end: a walk, a coffee.',
        'Ask about what they said, not about the next thing on your list.',
        'Wear the shoes you can stand in.',
      ],
      ['Say plainly that you’d like to see them, with a day and a place.', 'If they say no, thank them and mean it.'],
    ],
    ask: 'What do you know about them so far?',
  },
  {
    form: /\b(?:moving house|moving to|new (?:flat|apartment|city|town)|know nobody|make friends)\b/i,
    ways: [
      [
        'Go to the same café at the same hour for three weeks.',
        'Join one thing that meets every week, whatever it is.',
        'Ask one neighbour for something small.',
      ],
      [
        'Make the bed first, then the kettle, then the rest.',
        'Walk every street within ten minutes of your door.',
        'Say yes to the first three invitations.',
      ],
    ],
    ask: 'What do you miss most?',
  },
  {
    form: /\b(?:new job|first day|boss|colleagues?|manager|raise|at work|quit|resign)\b/i,
    ways: [
      [
        'Write down what you want to say, in three sentences.',
        'Ask for ten minutes, not for “a talk”.',
        'Bring one example and one proposal.',
      ],
      [
        'For the first weeks, ask more than you answer.',
        'Find the one who knows how things are really done, and bring them coffee.',
      ],
    ],
    ask: 'What’s the worst they could say?',
  },
  {
    form: /\b(?:money|debts?|rent|bills?|save up|savings|budget)\b/i,
    ways: [
      [
        'Write down every sum you owe and to whom, on one sheet.',
        'Call the biggest one first; they’d rather have half than nothing.',
        'Pay rent and heat before anything else.',
      ],
      [
        'Keep a list of what you spend for two weeks, without changing anything.',
        'Then drop the one thing you don’t miss.',
      ],
    ],
    ask: 'Which one presses most?',
  },
  {
    form: /\b(?:stage fright|nervous|nerves|panic|anxious|anxiety|calm down|shaking|shake so)\b/i,
    ways: [
      [
        'Breathe in for four, out for six, ten times.',
        'Press your feet into the floor and feel the weight.',
        'Say your first sentence aloud, badly, before you go on.',
      ],
      [
        'Name five things you can see.',
        'Hold something cold.',
        'Do the first minute only; the second comes by itself.',
      ],
    ],
    ask: 'When does it start?',
  },
];
