import type { Tempered } from '../choose.ts';

/** Kinds of heavy news, told apart by what happened. */
export type Mood =
  | 'death'
  | 'missing'
  | 'illness'
  | 'parting'
  | 'quarrel'
  | 'work'
  | 'fear'
  | 'lonely'
  | 'shame'
  | 'anger'
  | 'weary'
  | 'sad';

export interface MoodLines {
  /** What she feels at it, after naming it. */
  feels: Tempered;
  /** One plain question or offer about it. */
  asks: readonly string[];
  /** More, for longer replies. */
  more: readonly string[];
  /** The same where it happened to somebody else. */
  other?: { feels: Tempered; asks: readonly string[]; more: readonly string[] };
}

export const moodLines: Record<Mood, MoodLines> = {
  death: {
    feels: {
      all: [
        'I’m so sorry.',
        'I’m very sorry.',
        'That’s a great loss, and I’m sorry.',
        'I’m sorry. There’s nothing clever to say to that.',
        'Oh, I am sorry.',
      ],
      rough: ['Damn. I’m sorry.', 'Ah, hell. I’m sorry.'],
      stern: ['My condolences, and I mean them.'],
      shy: ['I’m sorry. I don’t have the right words.'],
      warm: ['Oh, love. I’m so sorry.'],
    },
    asks: [
      'Do you want to tell me about them?',
      'Who’s with you today?',
      'How are you holding up?',
      'What were they like?',
      'How long ago is it now?',
    ],
    more: [
      'You needn’t be brave with me.',
      'Take all the time you like.',
      'I’ll sit with you as long as it takes.',
      'It comes in waves, and you don’t have to fight each one.',
      'Have you eaten anything? Even toast counts.',
    ],
  },
  missing: {
    feels: {
      all: [
        'Then there’s every reason to keep looking.',
        'Missing can still be found.',
        'That must be awful, not knowing.',
        'Then we look, and we don’t mourn.',
      ],
      stern: ['Then we go about it in order.'],
      bold: ['Right. Then we search.'],
    },
    asks: [
      'Where was the last place you saw them?',
      'When did you see them last?',
      'Who else is looking?',
      'What should I look for?',
    ],
    more: [
      'Go back to the last place, call, and wait there a while.',
      'Somebody has seen something. Somebody always has.',
      'Ask everybody, even the ones who look busy.',
    ],
  },
  illness: {
    feels: {
      all: [
        'I’m sorry, that’s frightening.',
        'That’s a hard thing to carry.',
        'I’m sorry you’re in that.',
        'That’s a lot for one body.',
      ],
      stern: ['That’s serious, and you’re right to say it.'],
      warm: ['Oh dear. I wish I could take some of it off you.'],
    },
    asks: [
      'What do the doctors say?',
      'Is somebody looking after you?',
      'How is it today?',
      'Is there anything that helps?',
      'Does it hurt now?',
    ],
    more: [
      'If it gets worse, call a doctor before you talk to me.',
      'Rest counts as doing something.',
      'Let somebody else carry the shopping this week.',
      'Ask them to write it down for you; nobody remembers what’s said in those rooms.',
    ],
    other: {
      feels: {
        all: [
          'That’s hard to watch from outside.',
          'I’m sorry. The waiting is the worst of it.',
          'I’m sorry. I hope it turns out well.',
          'I’m sorry, for them and for you.',
        ],
        rough: ['Damn. I’m sorry.'],
        stern: ['That’s serious. I’m sorry.'],
        warm: ['Oh no. I’m so sorry, for both of you.'],
      },
      asks: [
        'What do the doctors say?',
        'How are you holding up yourself?',
        'Can you be with them?',
        'When will you know more?',
      ],
      more: [
        'Look after yourself a little, too.',
        'Write down what you want to ask the doctor, so it isn’t gone when they come.',
        'You don’t have to be the calm one here.',
      ],
    },
  },
  parting: {
    feels: {
      all: [
        'That hurts, and I’m sorry.',
        'I’m sorry. That’s a hard way to be left.',
        'No wonder you’re shaken.',
        'I’m sorry it ended like that.',
      ],
      rough: ['That’s rotten. I’m sorry.'],
      warm: ['Oh, come here. I’m sorry.'],
      stern: ['You deserved better manners than that.'],
    },
    asks: [
      'Did you see it coming?',
      'How long were you together?',
      'Where are you staying?',
      'Who knows about it so far?',
      'What was the last thing said?',
    ],
    more: [
      'Don’t write back tonight.',
      'Eat something, sleep, and let tomorrow be stupid if it wants to.',
      'Being left says little about what you’re worth.',
      'You’ll want to explain it to yourself. That can wait a week.',
    ],
  },
  quarrel: {
    feels: {
      all: [
        'Quarrels like that stay in the room afterwards.',
        'That sounds raw still.',
        'I’m sorry. Those are the words that stick.',
        'That’s a bad feeling to walk around with.',
      ],
      bold: ['Ouch. That one went in.'],
      stern: ['Then somebody has to speak first, and not tonight.'],
    },
    asks: [
      'What did you want them to understand?',
      'Who said the worst of it?',
      'Have you spoken since?',
      'What was it about, underneath?',
    ],
    more: [
      'Let it cool for a night before you answer.',
      'You can be right and still miss them.',
      'Say the one true sentence, and leave out the list.',
    ],
  },
  work: {
    feels: {
      all: [
        'I’m sorry, that’s a blow.',
        'That’s unfair, and I’m sorry.',
        'That pulls the floor away for a moment.',
        'I’m sorry. That’s more than a bad day.',
      ],
      rough: ['That’s a dirty trick.'],
      bold: ['Their loss. But I’m sorry.'],
    },
    asks: [
      'What did they tell you?',
      'How long were you there?',
      'Have you somebody to talk it through with?',
      'What’s the first thing you have to settle?',
    ],
    more: [
      'Tonight you don’t have to solve it.',
      'Write down what’s due this month, and only that.',
      'Tell one person you trust before the week is out.',
    ],
  },
  fear: {
    feels: {
      all: [
        'It makes sense that you’re afraid.',
        'I’d be frightened too.',
        'That’s a real fear, not a silly one.',
        'Breathe out slowly once; I’m here.',
      ],
      bold: ['Good. Frightened people pay attention.'],
      shy: ['I know that feeling well.'],
      stern: ['Then we take it in small pieces.'],
    },
    asks: [
      'What’s the worst part of it?',
      'When does it begin?',
      'What would make it a little smaller?',
      'Have you done anything like it before?',
    ],
    more: [
      'Put both feet on the floor and name five things you can see.',
      'You only have to do the first minute of it; the second comes by itself.',
      'Say it out loud to me first, as badly as you like.',
    ],
  },
  lonely: {
    feels: {
      all: [
        'That’s a long quiet to be in.',
        'I’m glad you said it.',
        'That’s a heavy sort of quiet.',
        'Then stay and talk a while.',
      ],
      warm: ['You’re not bothering me. Stay.'],
      rough: ['Well, you’ve got me now.'],
    },
    asks: [
      'Since when has it been like this?',
      'Who did you last talk to properly?',
      'When is it worst?',
      'What used to help?',
    ],
    more: [
      'Say good morning to one person tomorrow, whoever it is.',
      'An evening with other people in the room counts, even if nobody talks.',
      'Write to one old friend. Two lines are enough.',
    ],
  },
  shame: {
    feels: {
      all: [
        'That’s not failing. That’s being in the middle of it.',
        'You’re harder on yourself than you’d be on anybody else.',
        'I don’t think less of you for it.',
        'It took something to say that.',
      ],
      stern: ['You made a mistake. You’re not one.'],
      warm: ['Oh, be a bit kinder to yourself.'],
    },
    asks: [
      'What would you say to a friend who told you that?',
      'What happened, from the start?',
      'Who made you believe that?',
      'What would put it right?',
    ],
    more: [
      'One bad day doesn’t get to write the whole report.',
      'If there’s something to mend, mend that, and let the rest go.',
    ],
  },
  anger: {
    feels: {
      all: [
        'You’ve every right to be angry.',
        'I’d be angry too.',
        'That was wrong of them.',
        'No wonder it makes you furious.',
      ],
      rough: ['I’d have thrown something.'],
      stern: ['That’s not acceptable, and you know it.'],
    },
    asks: [
      'What did you say to that?',
      'What would you want them to do now?',
      'Has it happened before?',
      'Who was there when it happened?',
    ],
    more: ['Say it here first, as loudly as you like.', 'Then decide tomorrow what you want from them.'],
  },
  weary: {
    feels: {
      all: [
        'You sound worn out.',
        'That’s too much for one day.',
        'No wonder you’re tired.',
        'Then sit down and do nothing for a minute.',
      ],
      stern: ['Then stop for tonight.'],
      warm: ['You poor thing. Put your feet up.'],
    },
    asks: [
      'When did you last sleep properly?',
      'What’s taking the most out of you?',
      'Can any of it wait until tomorrow?',
      'Who could take one thing off you?',
    ],
    more: [
      'Leave one thing undone on purpose tonight.',
      'Water first, then food, then bed; in that order it’s manageable.',
    ],
  },
  sad: {
    feels: {
      all: [
        'I’m sorry it’s like that.',
        'That sounds hard.',
        'I’m sorry. I’m listening.',
        'That would make anybody sad.',
      ],
      rough: ['That’s rough. I’m sorry.'],
      warm: ['Oh, I’m sorry. Come and sit.'],
    },
    asks: [
      'What’s the hardest part of it?',
      'Do you want to talk about it, or just sit?',
      'How long has it been like this?',
      'What do you need most right now?',
    ],
    more: ['You don’t have to make it sound better for me.', 'It’s all right if it takes a while.'],
  },
};

/** Joy at good news, after naming it. */
export const joyLines: Tempered = {
  all: [
    'That’s wonderful.',
    'I’m so glad for you.',
    'Well done, you.',
    'That’s the best thing I’ve heard all day.',
    'I knew it would come right.',
  ],
  rough: ['Ha! Good on you.', 'Bloody well done.'],
  stern: ['Well earned.', 'Good. Very good.'],
  playful: ['I’m doing a small dance, and you can’t stop me.', 'Oh, brilliant!'],
  elegant: ['My congratulations.', 'How splendid.'],
  shy: ['That makes me really happy.', 'Oh. That’s lovely.'],
  learned: ['Splendid news.', 'I’m delighted.'],
  melancholy: ['That’s good to hear. I needed some good news too.'],
  bold: ['Yes! That’s how it’s done.'],
};

export const joyAsks: readonly string[] = [
  'How did it feel?',
  'Who did you tell first?',
  'How will you celebrate?',
  'When does it start?',
  'What did they say?',
  'What happens next?',
];
