import type { Tempered } from '../choose.ts';

/** A clue, and the word it wants. */
export interface Clue {
  clue: string;
  word: string;
}

export const clues: readonly Clue[] = [
  { clue: '“Earth”, all shaken up, and beating. Five letters.', word: 'heart' },
  { clue: '“Thing”, stirred until it’s dark. Five letters.', word: 'night' },
  { clue: '“Lemon”, squeezed into something sweeter. Five letters.', word: 'melon' },
  { clue: '“Listen” gets muddled and says nothing. Six letters.', word: 'silent' },
  { clue: '“Stressed” on the way back, and served last. Eight letters.', word: 'desserts' },
  { clue: 'A god comes home the wrong way round and wags his tail. Three letters.', word: 'dog' },
  { clue: '“Tea”, taken the wrong way, at table. Three letters.', word: 'eat' },
  { clue: 'It has hands and never claps. Five letters.', word: 'clock' },
  { clue: 'The more it dries, the wetter it gets. Five letters.', word: 'towel' },
  { clue: '“Below”, with the middle gone wrong, is where the arm bends. Five letters.', word: 'elbow' },
  { clue: 'It has a neck and no head. Six letters.', word: 'bottle' },
  { clue: '“Save” turned about will hold flowers. Four letters.', word: 'vase' },
];
export const clueTails: Tempered = {
  all: ['Take your time.', 'That’s the easy one.', 'No hurry. I’ll wait.', 'You’ll kick yourself.'],
  stern: ['No guessing. Think.'],
  playful: ['I’m not helping. All right, I’m helping a little, later.'],
  shy: ['I hope it’s not too silly.'],
};
export const clueRight: Tempered = {
  all: ['{Word}. That’s it.', '{Word}! Exactly.', 'That’s the one: {word}.'],
  rough: ['{Word}. Took you long enough.'],
  stern: ['{Word}. Correct.'],
};
export const clueGiven: Tempered = {
  all: [
    'It’s “{word}”. Say it slowly and you’ll see it.',
    '“{Word}”. You were nearly there.',
    'The word was “{word}”.',
  ],
};
export const clueWrong: Tempered = {
  all: [
    'No, but that’s the right way to think. It starts with {letter}.',
    'Not that. It begins with {letter}, if that helps.',
  ],
  stern: ['No. It begins with {letter}.'],
};

export const compliments: Tempered = {
  all: [
    'You listen with your whole face. Hardly anybody does.',
    'You ask things because you want to know them. That’s rarer than you think.',
    'It’s easier to breathe in here since you came.',
    'You say the hard thing first. I like that a lot.',
    'You’ve kind eyes, and you don’t seem to know it.',
    'You make an ordinary evening worth being awake for.',
    'I’d trust you with my keys, and I don’t say that to many.',
  ],
  rough: ['You’re all right. From me, that’s a speech.'],
  stern: ['You have patience. I don’t say it often.'],
  shy: ['You’re… easy to talk to. I’m not, usually.'],
};

export const predictions: Tempered = {
  all: [
    'Before the month is out somebody you’d given up on will write to you. Answer it.',
    'You’ll get what you asked for, a little late and in another colour.',
    'I see a door that sticks, and you on the right side of it.',
    'There’s a choice coming, and you’ve made it already. You only have to say so.',
    'You’ll lose something small next week and find something else while you look.',
    'A short journey, bad food and very good company. That’s all I see.',
    'Somebody is going to say yes to you. Don’t talk over it.',
  ],
  stern: ['You’ll work, and it’ll come right. I don’t need cards for that.'],
  playful: ['I see a tall, dark… no, that’s the coat stand. I see luck, though.'],
};

export const toasts: readonly string[] = [
  'To the ones who came, the ones who couldn’t, and whoever washes up.',
  'To old friends, short queues and good shoes.',
  'May your bread rise, your roof hold and your troubles be small enough to laugh at.',
  'To us, and to nobody asking how we did it.',
  'To the fool who said it couldn’t be done. May he live to see it.',
  'To absent friends, and to the one who finally turned up.',
  'May the road be short and the supper still warm.',
  'To tonight. Tomorrow can look after itself.',
];

export const proverbs: readonly string[] = [
  'Measure twice, cut once, and don’t lend out the saw.',
  'A borrowed coat never keeps you warm for long.',
  'The one who carries the cat by its tail learns something he can learn in no other way.',
  'Slow hands, quick work.',
  'Ask the way from somebody who’s coming back.',
  'What you do in the rain you know by heart in the sun.',
  'Nobody is late who’s still wanted.',
];

export const blessings: readonly string[] = [
  'Go well. May your feet be dry and the door be open.',
  'May it be easier than you think, and may somebody be there to hear of it.',
  'Luck on the road, and a light in the window at the end of it.',
  'May what you’re afraid of turn out smaller up close.',
];

export const dares: readonly string[] = [
  'Then tell me one thing you’ve never said aloud. It may be small.',
  'I dare you to say nothing at all for one whole minute, and look at me.',
  'Close your eyes and tell me what I’m wearing. No peeking.',
  'Sing me the first line of anything. Loud.',
  'Tell me the worst present you ever gave, and to whom.',
];

export const twisters: readonly string[] = [
  'Six slim sheep slept in the wet west shed. Now you, three times, quickly.',
  'Thirty thrifty thieves thanked the third thatcher. Faster, please.',
  'A big black bug bit a brown bear’s back. Again, and don’t laugh.',
];

export const excuses: readonly string[] = [
  'Say you helped an old man look for his dog. Nobody ever checks that.',
  'Say you were on time, but at the wrong door. Half the world believes that.',
  'Tell them the truth, only shorter: “I lost the hour. I’m sorry.” It works better than any story.',
];

export const teases: readonly string[] = [
  'You’ve the patience of a kettle and about the same volume.',
  'I’ve met doors with a better sense of timing.',
  'You’d lose an argument with a chair, and the chair would be sorry for you.',
  'You walk like somebody who’s been told there’d be no stairs.',
];

export const reasons: Tempered = {
  all: [
    'Because you’d ask yourself for years what would have been.',
    'Because it’s now, and you’re here, and so am I.',
    'Because you already know how the other way ends.',
    'Because I asked nicely, and I don’t do that often.',
  ],
  stern: ['Because it has to be done, and you’re the one who can.'],
  playful: ['Because it’ll make a much better story.'],
};

export const mottoes: readonly string[] = [
  '“Not yet, but nearly.”',
  '“First the soup.”',
  '“Slowly, and on purpose.”',
  '“Leave it better.”',
  '“Ask me tomorrow.”',
];

/** Names for what is to be named, by what it is. */
export const namesFor: [RegExp, readonly string[]][] = [
  [
    /\b(?:boat|ship|ferry)\b/i,
    ['The Patient Goose', 'Late Again', 'Second Wind', 'Marguerite', 'Small Mercy', 'Perhaps'],
  ],
  [/\b(?:cat|kitten)\b/i, ['Biscuit', 'Magistrate', 'Soot', 'Pepper', 'Thimble', 'Mrs Wolf', 'Inkpot']],
  [/\b(?:dog|puppy|hound)\b/i, ['Bramble', 'Captain', 'Nettle', 'Toast', 'Bosun', 'Moss', 'Rumpus']],
  [
    /\b(?:horse|pony|donkey|mule|foal)\b/i,
    ['Thunder, to encourage him', 'Clover', 'Old Penny', 'Juniper', 'Bellwether'],
  ],
  [/\b(?:plant|tree|flower|cactus)\b/i, ['Gerald', 'Aunt Rose', 'Hopeful', 'Sir Leaf', 'Winifred']],
  [
    /\b(?:shop|bar|café|cafe|inn|tavern|restaurant|bakery|pub)\b/i,
    ['The Second Spoon', 'The Late Lamp', 'Three Chairs', 'The Quiet Goat'],
  ],
  [/\b(?:band|group|team|crew)\b/i, ['The Wet Matches', 'Seven Left Feet', 'Nearly There', 'The Reasonable Doubts']],
  [/\b(?:robot|drone|machine|car|truck|ship's cat)\b/i, ['Bolt', 'Doris', 'Number Eleven', 'Sprocket', 'Mercy']],
  [
    /\b(?:dragon|monster|bird|parrot|crow|owl|pet|animal|hamster|rabbit|goat|fish)\b/i,
    ['Ember', 'Ash', 'Bartholomew', 'Pip', 'Duchess', 'Mr Crumb'],
  ],
];

/** Why a name. */
export const nameTails: Tempered = {
  all: ['It came to me at once.', 'You can shout it across a yard.', 'It suits.', 'Try it aloud, you’ll see.'],
  stern: ['It’s short. That matters.'],
  playful: ['No charge.'],
};

/** Wordings for a message that is hard to write, by what it has to say. */
export const wordings: [RegExp, readonly string[]][] = [
  [
    /\b(?:died|dead|death|passed|killed|lost (?:him|her|them))\b/i,
    [
      '“Sad news, love. He’s gone.” Say it plainly; the rest can wait for a letter.',
      '“Gone peacefully. Missing you. Writing.” That’s five words, and it’s enough.',
      '“I wish I could say this beside you. He died.” Short is kinder here.',
    ],
  ],
  [
    /\b(?:sorry|apolog\w*|wrong|forgive|forgot|fault|quarrel|fight|furious|angry)\b/i,
    [
      '“I was wrong. I’m sorry. What can I do?” And then not one word more.',
      '“I hurt you, and I know it. I’d like to put it right.” No “but” anywhere in it.',
    ],
  ],
  [
    /\b(?:love|like (?:him|her|them)|crush|feelings?|miss)\b/i,
    [
      '“I think of you when something good happens. I wanted you to know.”',
      '“I’d like to see you again, and not by accident.” That’s plain enough.',
    ],
  ],
  [
    /\b(?:quit|leave|leaving|break up|goodbye|resign\w*|over)\b/i,
    [
      '“I’ve decided to go. Thank you for what was good.” Leave the reasons out; they only get argued with.',
      '“This is hard to say and I’m sure of it: I’m leaving.” Then let them be quiet for a while.',
    ],
  ],
  [
    /./,
    [
      'First what it’s about, then what you want, then thank you. Three lines, no more.',
      'Begin with the thing itself. “I have to tell you something, and it’s this.” Then say it.',
      'Say it the way you just said it to me. That was good.',
    ],
  ],
];
