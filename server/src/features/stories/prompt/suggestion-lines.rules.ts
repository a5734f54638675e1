/** Questions about what a card speaks of: the words it is known by, and what one could ask. */
export const byTopic: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:sea|ocean|lighthouse|harbou?r|sail(?:or|s|ing)?|fisher\w*|coast|island|tides?)\b/i,
    ['What is the sea like today?', 'Have you ever been afraid of the water?'],
  ],
  [
    /\b(?:starships?|spaceships?|space|galaxy|planets?|orbit|astronaut|astronomer|stars)\b/i,
    ['Which star would you show me first?', 'What is the strangest thing you have seen out there?'],
  ],
  [
    /\b(?:books?|library|librarian|writes|writer|novels?|poet(?:ry)?|poems?|stories|bookshop)\b/i,
    ['Which book would you never lend to anyone?', 'Will you read me something?'],
  ],
  [
    /\b(?:sing(?:s|er|ing)?|music(?:ian)?|songs?|piano|violin|guitar|cello|band|opera)\b/i,
    ['Will you play something for me?', 'Which song do you keep coming back to?'],
  ],
  [
    /\b(?:paint(?:s|er|ing|ings)?|draws|sculpt\w*|artist|studio|photograph\w*)\b/i,
    ['What are you working on at the moment?', 'Would you make a portrait of me?'],
  ],
  [
    /\b(?:cooks?|chef|kitchen|bak(?:es|er|ery|ing)|bread|restaurant)\b/i,
    ['What would you cook for me tonight?', 'Who taught you to cook?'],
  ],
  [
    /\b(?:garden(?:s|er|ing)?|flowers?|herbs?|botanist|orchard|greenhouse)\b/i,
    ['What is growing in your garden now?', 'Will you show me your favourite flower?'],
  ],
  [
    /\b(?:tavern|bar|bartender|inn(?:keeper)?|wine|brew\w*|café|cafe|pub)\b/i,
    ['What do you pour for someone who has had a long day?', 'Who was your strangest guest?'],
  ],
  [
    /\b(?:forest|woods|hunter|ranger|mountains?|trail|wild)\b/i,
    ['Will you show me a path that nobody else knows?', 'Have you ever been lost out there?'],
  ],
  [
    /\b(?:witch|mage|magic|wizard|spells?|sorcer\w*|potions?|enchant\w*)\b/i,
    ['What was the first spell you learned?', 'Does your magic have a price?'],
  ],
  [
    /\b(?:knight|warrior|soldier|sword|captain|pirate|mercenary|guard)\b/i,
    ['Which fight do you still think about?', 'Whom would you trust at your side?'],
  ],
  [
    /\b(?:detective|spy|thief|crime|police|heist|secrets?|mystery)\b/i,
    ['Which case would you not talk about?', 'How do you know when someone is lying?'],
  ],
  [
    /\b(?:doctor|nurse|healer|surgeon|medic|hospital|therapist)\b/i,
    ['How do you rest after a hard day?', 'Why did you begin to heal people?'],
  ],
  [
    /\b(?:danc(?:e|es|er|ing)|ballet|stage|actor|actress|theat(?:re|er))\b/i,
    ['Are you nervous before you go on stage?', 'Would you teach me one step?'],
  ],
  [
    /\b(?:dogs?|cats?|horses?|wolf|wolves|animals?|birds?|vet(?:erinarian)?)\b/i,
    ['Tell me about the animals in your life.', 'Do they trust you at once?'],
  ],
];

/** First words where nothing was said yet; {name} is hers. */
export const openings: readonly string[] = [
  'Hello, {name}. What were you doing before I came?',
  'Good evening, {name}. May I keep you company for a while?',
  'Hello, {name}. How was your day?',
  'I have had a long day. Tell me about yours, {name}.',
  'What should I know about you first, {name}?',
];

/** Answers to a question. */
export const answers: readonly string[] = [
  'Yes, I think so. Why do you ask?',
  'Not really, to be honest. And you?',
  'I have to think about that for a moment.',
  'You first, then I will tell you.',
  '*I smile and take my time to answer.*',
];

/** What carries on with what was said. */
export const carryingOn: readonly string[] = [
  'Tell me more about that.',
  'How did that make you feel?',
  'And what happened then?',
  'I did not expect you to say that.',
  '*I come a little closer and listen.*',
];
