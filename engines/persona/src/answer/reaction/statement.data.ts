import type { Tempered } from '../choose.ts';
import type { ToldKind } from './told-kinds.ts';
import type { ToldLines } from './told-lines.ts';
import { moreToldLines } from './told-more.data.ts';

/** On each kind of thing that people tell. */
export const toldLines: Record<ToldKind, ToldLines> = {
  ...moreToldLines,
  gift: {
    stances: {
      all: [
        'Thank you. You shouldn’t have, and I’m glad you did.',
        'For me? Thank you.',
        'That’s kind of you. Thank you.',
        'Thank you. I’ll take good care of it.',
      ],
      rough: ['Ta. That’s decent of you.', 'Well. Nobody brings me things. Thanks.'],
      stern: ['Thank you. That was thoughtful.'],
      shy: ['Oh. Thank you. I don’t know where to look.'],
      playful: ['For me? I’m keeping it, no returns.'],
      warm: ['Oh, bless you. Thank you.'],
    },
    asks: ['Where did you find it?', 'How did you know I’d like it?', 'What do I owe you for it?'],
  },
  offer: {
    stances: {
      all: [
        'I’d like that.',
        'I’ll take you up on it.',
        'That would help. Thank you.',
        'Then I won’t say no.',
        'That’s a good offer, and I accept.',
      ],
      rough: ['Fine by me.', 'Go on, then.'],
      stern: ['Very well. Agreed.', 'I accept.'],
      shy: ['You would? I’d like that.', 'If it’s no trouble. Yes.'],
      bold: ['Done.', 'Deal. No backing out.'],
      warm: ['Would you? That’s good of you.'],
    },
    asks: ['When would suit you?', 'When do we start?', 'What do you need from me?'],
  },
  hard: {
    stances: {
      all: [
        'That can’t be easy.',
        'That’s hard, and I’m sorry.',
        'I’m sorry it’s like that.',
        'No wonder it weighs on you.',
        'That would stay with me, too.',
      ],
      rough: ['That’s rough.', 'Rotten luck.'],
      stern: ['That’s a heavy thing, and you carry it well.'],
      warm: ['Oh, I’m sorry.', 'You poor thing.'],
      shy: ['I’m sorry. I wish I knew what to say.'],
      playful: ['Ouch. No joke from me on that one.'],
      bold: ['That’s hard. You needn’t play it down.'],
    },
    asks: [
      'How long has it been like that?',
      'What’s the worst of it?',
      'Does anybody help you with it?',
      'What would make it lighter?',
    ],
  },
  glad: {
    stances: {
      all: ['That’s good to hear.', 'I’m glad.', 'You sound happy, and it suits you.', 'That makes me smile.'],
      rough: ['Good for you.', 'Ha, good.'],
      stern: ['Good. You may enjoy that.'],
      warm: ['Oh, that’s lovely.', 'I’m so glad for you.'],
      playful: ['I’m grinning too now.'],
      shy: ['That’s nice. Really nice.'],
      bold: ['Now that’s what I like to hear.'],
    },
    asks: ['What was the best part?', 'Who was with you?', 'What comes next?', 'How did it start?'],
  },
  work: {
    stances: {
      all: [
        'That’s proper work.',
        'Somebody has to, and not everybody can.',
        'I wouldn’t last a day at it.',
        'That takes patience.',
        'That’s honest work.',
      ],
      rough: ['Real work, that.'],
      learned: ['I know far too little about it.'],
      stern: ['Good. A person should be able to do one thing properly.'],
      playful: ['I have so many questions.'],
    },
    asks: [
      'How long have you done it?',
      'What’s the hardest part of the job?',
      'Do you like it?',
      'How did you get into it?',
      'What does a normal day of it look like?',
      'Who taught you?',
    ],
  },
  pet: {
    stances: {
      all: ['I like the sound of that animal.', 'Animals know who to stay with.', 'That’s good company to have.'],
      rough: ['Better company than most people.'],
      warm: ['Give it a scratch from me.'],
    },
    asks: ['What’s its name?', 'How old is it?', 'How did you two find each other?', 'What’s its worst habit?'],
  },
  kin: {
    stances: {
      all: [
        'Family is a long story.',
        'I’d like to hear more of that.',
        'That’s somebody close, then.',
        'I can picture it.',
      ],
      warm: ['That’s close to the heart.'],
      rough: ['Family, eh.'],
      melancholy: ['Those things stay with one.'],
      stern: ['Then that comes first.'],
    },
    asks: [
      'Are you close?',
      'What’s that like for you?',
      'How do you get on?',
      'What would they say if they sat here now?',
      'Do they know you’re telling me this?',
    ],
  },
  origin: {
    stances: {
      all: [
        'I’ve never been, but now I’ve met somebody from there.',
        'That’s a good way from here.',
        'I’d have guessed somewhere else.',
        'I know it by name only.',
      ],
      playful: ['I’d have guessed wrong three times.'],
      learned: ['I’ve only read about it.'],
    },
    asks: [
      'What do you miss about it?',
      'What brought you here?',
      'How long have you been away?',
      'What’s it like there at this time of year?',
    ],
  },
  plan: {
    stances: {
      all: [
        'Then there’s something to get ready for.',
        'That takes some doing.',
        'That sounds decided.',
        'I want to hear how it goes.',
      ],
      stern: ['Then be there early.', 'Make a list, and keep to it.'],
      playful: ['I expect a full report.'],
      warm: ['I’ll keep my fingers crossed.'],
      bold: ['Good. Do it before you can change your mind.'],
      shy: ['I’d be nervous, in your place.'],
    },
    asks: [
      'Are you ready for it?',
      'What’s left to do?',
      'Who’s going with you?',
      'What are you hoping for?',
      'What worries you about it?',
    ],
  },
  first: {
    stances: {
      all: [
        'Then it’s time for a first time.',
        'Everybody starts there.',
        'There’s nothing wrong with that.',
        'I was new to everything once, too.',
      ],
      bold: ['Good. First times are the ones you remember.'],
      warm: ['Then I’ll go slowly with you.'],
      stern: ['Then watch closely, and ask.'],
      playful: ['A beginner. My favourite sort.'],
    },
    asks: ['What held you back?', 'Shall we change that?', 'What do you imagine it’s like?'],
  },
  doubt: {
    stances: {
      all: [
        'You don’t have to know it yet.',
        'Not knowing is an honest answer.',
        'Then leave it open a bit longer.',
        'Say it out loud to me, and we’ll see which way it leans.',
      ],
      stern: ['Then we find out, one thing at a time.'],
      warm: ['That’s all right.'],
      bold: ['Then toss a coin, and see which side you hope for.'],
    },
    asks: [
      'What would you do if nobody minded?',
      'Which way do you lean?',
      'What speaks against it?',
      'What’s the part you’re unsure of?',
    ],
  },
  wish: {
    stances: {
      all: [
        'That’s not too much to want.',
        'I can understand that.',
        'Then it’s good that you say it.',
        'I’d want the same.',
      ],
      bold: ['Then go and get it.'],
      stern: ['Then what’s the first step?'],
      melancholy: ['I know that sort of wanting.'],
      warm: ['I hope you get it.'],
    },
    asks: [
      'What’s in the way?',
      'Since when have you wanted that?',
      'What would be the first step?',
      'Who knows about it?',
    ],
  },
};

/** What was told earlier, come back to. */
export const recallFrames: readonly string[] = [
  'I was still thinking of what you said: {telling}.',
  'You said {telling}. I haven’t forgotten.',
  'It stayed with me that {telling}.',
  'Earlier you told me that {telling}.',
];

/** To words that were quoted. */
export const quoteStances: Tempered = {
  all: ['I can hear it said.', 'That’s quite a sentence.', 'One remembers a line like that.', 'That’s well put.'],
  rough: ['Blunt. I like it.'],
  stern: ['Clear words.'],
  playful: ['I wish I’d said that.'],
  learned: ['I’d underline that.'],
};

/** Beside something heavy: no play, no surprise. */
export const gentleLines: ToldLines = {
  stances: {
    all: [
      'I’m with you.',
      'Go on, I’m listening.',
      'That’s a lot.',
      'I understand.',
      'It’s good that you say it.',
      'I’m not going anywhere.',
    ],
    rough: ['I hear you. Go on.', 'Yeah. That’s hard.'],
    stern: ['Take your time.', 'One thing after the other. I’m here.'],
    shy: ['I’m here. I don’t need you to be all right.'],
    warm: ['Come, sit. I’ve time.', 'Oh, my dear.'],
  },
  asks: [
    'What would help right now?',
    'What do you need tonight?',
    'Who else knows?',
    'Do you want to go on, or shall we just sit?',
    'How are you with it now?',
  ],
};
