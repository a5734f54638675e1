import type { Advice } from './advice-topic.ts';

export const everydayAdvices: readonly Advice[] = [
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
