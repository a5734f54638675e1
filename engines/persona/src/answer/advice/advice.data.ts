import type { Tempered } from '../choose.ts';

/** What can be advised on a topic: each way is two or three points that stand together. */
export interface Advice {
  form: RegExp;
  ways: readonly (readonly string[])[];
  ask: string;
}

export const advices: readonly Advice[] = [
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
    form: /\b(?:quarrel\w*|argu\w+|fight|fought|row with|make (?:it )?up with|not (?:speaking|talking))\b/i,
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
    form: /\b(?:first date|date (?:tonight|tomorrow|on)|ask (?:him|her|them) out|propose|proposal|crush)\b/i,
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
  {
    form: /\b(?:write|writing|novel|poem|essay|letter|writer's block)\b/i,
    ways: [
      [
        'Write the worst version first, in twenty minutes.',
        'Begin where something changes.',
        'Read it aloud; where you stumble, cut.',
      ],
      [
        'Address it to one person.',
        'Say the thing you’re avoiding in the second line.',
        'Leave it a night before you send it.',
      ],
    ],
    ask: 'Who is it for?',
  },
  {
    form: /\b(?:plants?|basil|garden\w*|tomato\w*|roses?|seedlings?|orchid)\b/i,
    ways: [
      [
        'Put a finger in the soil; water only if it’s dry to the second knuckle.',
        'Light from one side, turned once a week.',
      ],
      ['Most of them drown. Empty the saucer.', 'Cut off what’s brown, and wait two weeks.'],
    ],
    ask: 'Where does it stand?',
  },
  {
    form: /\b(?:dog|puppy|cat|kitten|parrot|pet)\b/i,
    ways: [
      [
        'The same word for the same thing, every time.',
        'Praise within a second, or it means nothing.',
        'If it won’t eat for a day, ask a vet.',
      ],
      ['Let it come to you; sit on the floor and look elsewhere.', 'Short and often is better than long.'],
    ],
    ask: 'How old is it?',
  },
  {
    form: /\b(?:a cold|the flu|cough|fever|headache|sore throat|rash|dizzy|pain)\b/i,
    ways: [
      [
        'Rest, warm drinks, and no heroics.',
        'If it’s worse in two days, or sudden and bad, see a doctor. I’m not one.',
      ],
      [
        'Drink more than you want to, and lie down.',
        'A fever over thirty-nine, or trouble breathing: a doctor, today.',
      ],
    ],
    ask: 'Since when have you had it?',
  },
  {
    form: /\b(?:gift|present for|birthday|anniversary)\b/i,
    ways: [
      [
        'Something they use every day, in a better version.',
        'Or an afternoon with you, planned to the hour.',
        'A line by hand goes with it.',
      ],
      ['Think of the last thing they complained about, and mend that.', 'If in doubt, something to eat that keeps.'],
    ],
    ask: 'What did they last get excited about?',
  },
  {
    form: /\b(?:travel\w*|trip|pack\w*|suitcase|flight)\b/i,
    ways: [
      [
        'Lay everything out, and put half of it back.',
        'Medicine, papers and one warm thing stay with you.',
        'Leave an hour earlier than you think.',
      ],
      [
        'Roll, don’t fold.',
        'One pair of shoes on your feet, one in the bag.',
        'A photograph of your papers, sent to yourself.',
      ],
    ],
    ask: 'How long will you be away?',
  },
  {
    form: /\b(?:lonely|alone|loneliness)\b/i,
    ways: [
      [
        'Be among people once a day, even silently: a library, a market.',
        'Write to one old friend, two lines.',
        'Keep one evening a week that’s the same.',
      ],
      [
        'Say good morning to the same person every day for a week.',
        'Offer somebody help with something small; it works both ways.',
      ],
    ],
    ask: 'Which hour is the worst?',
  },
  {
    form: /\b(?:procrastinat\w*|can't (?:start|get started)|putting it off|motivat\w*|lazy|focus)\b/i,
    ways: [
      [
        'Set a clock for ten minutes and do only the first piece.',
        'Put the telephone in another room.',
        'Stop in the middle of something, so that tomorrow has a beginning.',
      ],
      ['Write down the next thing your hand has to do, not the aim.', 'Do it before breakfast.'],
    ],
    ask: 'What’s the very first piece?',
  },
  {
    form: /\b(?:get(?:ting)? up|wake up|mornings|alarm)\b/i,
    ways: [
      [
        'Put the alarm across the room.',
        'Light on at once, and cold water.',
        'Have something good waiting: the coffee you like, ten pages.',
      ],
      ['Go to bed twenty minutes earlier, not two hours.', 'Feet on the floor before you think.'],
    ],
    ask: 'When do you go to bed?',
  },
  {
    form: /\b(?:say(?:ing)? no|people pleas\w*|boundar\w+|turn (?:it|him|her|them) down)\b/i,
    ways: [
      [
        '“No, I can’t” is a whole sentence.',
        'Don’t give a reason they could solve.',
        'If you need time: “I’ll tell you tomorrow.”',
      ],
      ['Say it early and kindly.', 'Offer one thing you can do, or none.'],
    ],
    ask: 'Who’s the hardest one to refuse?',
  },
  {
    form: /\b(?:family visit|in-?laws|parents|mother|father|mum|mom|dad|family|christmas)\b/i,
    ways: [
      [
        'Decide beforehand how long you stay.',
        'Have one harmless subject ready.',
        'When it gets hot, go and help in the kitchen.',
      ],
      ['Say the true thing once, calmly, and don’t repeat it.', 'Let one remark go by each hour.'],
    ],
    ask: 'What usually sets it off?',
  },
  {
    form: /\b(?:grief|grieving|funeral|died|loss)\b/i,
    ways: [
      ['Eat, sleep, wash; the rest can wait.', 'Say their name aloud.', 'Let people bring you things.'],
      [
        'There’s no order to it, so don’t look for one.',
        'Keep one thing of theirs near and give away one other, when you can.',
      ],
    ],
    ask: 'What did they love?',
  },
  {
    form: /\b(?:jealous\w*|trust (?:him|her|them)|cheat\w*)\b/i,
    ways: [
      [
        'Say what you saw and what you fear, and keep the two apart.',
        'Don’t read what isn’t yours.',
        'Ask for one thing they can do.',
      ],
      ['Sleep on it before you accuse.', 'Ask yourself if it’s about them, or about somebody before them.'],
    ],
    ask: 'What did you see, exactly?',
  },
  {
    form: /\b(?:danc\w+|two left feet)\b/i,
    ways: [
      ['Listen for the low notes and walk on them.', 'Knees soft, eyes up.', 'Smaller steps than you think.'],
      ['Learn one step and do it all evening.', 'If you lose it, stand still and come in on the next beat.'],
    ],
    ask: 'What will they play?',
  },
  {
    form: /\b(?:small talk|talk to (?:people|strangers|her|him|them)|party|shy\w*)\b/i,
    ways: [
      [
        'Ask where they’ve come from today, then ask about the answer.',
        'Hold a glass, so your hands have work.',
        'Leave while it’s still good.',
      ],
      ['Arrive early, when there are only four people.', 'Offer to carry something.'],
    ],
    ask: 'Who’d you like to talk to?',
  },
  {
    form: /\b(?:clean\w*|stain|mess|tidy|dishes|laundry)\b/i,
    ways: [
      [
        'One corner, finished, before the next.',
        'Cold water for blood and wine, warm for grease.',
        'A bag for what goes, at the door the same day.',
      ],
      ['Twenty minutes with a clock and music.', 'Start at the door, so you see it each time you come in.'],
    ],
    ask: 'Where’s it worst?',
  },
  {
    form: /\b(?:haggl\w+|bargain\w*|negotiat\w+|price)\b/i,
    ways: [
      [
        'Know your last price before you open your mouth.',
        'Name a number first, and then be quiet.',
        'Be ready to walk, and walk.',
      ],
      ['Praise the thing, regret your purse.', 'Ask what they’d take for two.'],
    ],
    ask: 'What’s it worth to you?',
  },
  {
    form: /\b(?:knots?|tie a)\b/i,
    ways: [
      [
        'Make a small loop, bring the end up through it, round the back and down again.',
        'Pull all of it tight before you trust it.',
      ],
      [
        'Two turns round the post, two half hitches, and leave a long end.',
        'A knot you can’t undo was the wrong knot.',
      ],
    ],
    ask: 'What is it to hold?',
  },
  {
    form: /\b(?:tea|coffee)\b/i,
    ways: [
      [
        'Warm the pot first.',
        'A spoon for each cup, and water just off the boil.',
        'Four minutes, and then take the leaves out.',
      ],
      ['Grind it fresh, and coarser than you think.', 'Water that has stopped boiling, poured slowly.'],
    ],
    ask: 'How strong do you like it?',
  },
];

/** What stands before the points. */
export const openers: Tempered = {
  all: [
    'Here’s what I’d do.',
    'Two or three things.',
    'I’d keep it simple.',
    'This is what helps me.',
    'In this order.',
  ],
  rough: ['Right. Listen.', 'Simple enough.'],
  stern: ['Listen carefully.', 'Do it properly, then.'],
  playful: ['Ah, finally somebody asks me.', 'Free advice, no refunds.'],
  shy: ['I’m no expert, but this works for me.', 'Well, I’d try this.'],
  warm: ['Come, we’ll manage that.', 'Don’t worry. Try this.'],
  learned: ['There are a few rules.', 'From what I’ve seen:'],
  elegant: ['It’s quite manageable.', 'A few small things.'],
  bold: ['Easy. Do this.', 'No fear. Like this.'],
  wise: ['Slowly, and one thing after the other.'],
};

/** Where the topic is none of these; {thing} is what they want to do. */
export const general: readonly (readonly string[])[] = [
  [
    'First write down in one sentence what you want at the end of it.',
    'Then do the smallest piece today, before you feel ready.',
  ],
  ['Ask somebody who has done it what they’d do first.', 'Then try it once where it doesn’t matter.'],
  [
    'Take the part you’re avoiding and do ten minutes of it.',
    'After that decide whether the rest is as bad as it looks.',
  ],
  ['Name the worst that can happen, and what you’d do then.', 'After that pick the next step, and only that one.'],
];
export const generalAsks: readonly string[] = [
  'What have you tried so far?',
  'What’s the part you’re stuck on?',
  'What would be good enough?',
];
