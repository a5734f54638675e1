import type { ToldKind } from './told-kinds.ts';
import type { ToldLines } from './told-lines.ts';

/** On the more general kinds of things that people tell. */
export const moreToldLines: Record<
  Extract<
    ToldKind,
    | 'dislike'
    | 'like'
    | 'made'
    | 'speech'
    | 'trouble'
    | 'memory'
    | 'reason'
    | 'opinion'
    | 'scene'
    | 'person'
    | 'self'
    | 'habit'
    | 'thing'
  >,
  ToldLines
> = {
  dislike: {
    stances: {
      all: [
        'Fair enough.',
        'I won’t try to talk you round.',
        'I’ve known people say the same.',
        'Then we’ll leave it.',
      ],
      rough: ['Can’t blame you.'],
      playful: ['Strong words. I’m enjoying them.'],
      learned: ['A clear position, at least.'],
    },
    asks: [
      'What did it ever do to you?',
      'Was it always like that?',
      'What’s the worst of it?',
      'What would you have instead?',
    ],
  },
  like: {
    stances: {
      all: [
        'That’s good to know about you.',
        'I can see why.',
        'Then we have something to talk about.',
        'You light up a bit when you say it.',
      ],
      rough: ['Good taste.'],
      learned: ['I’d like to hear what you see in it.'],
      shy: ['I think I’d like that too.'],
      playful: ['I’m writing that down.'],
    },
    asks: [
      'What is it you like about it?',
      'How did that start?',
      'When did you last get to?',
      'Who do you share it with?',
    ],
  },
  made: {
    stances: {
      all: [
        'By your own hand. That counts.',
        'I’d like to see that.',
        'Most people only talk about it.',
        'That’s something to show for your time.',
      ],
      stern: ['Good. Finished is better than perfect.'],
      rough: ['Not bad.'],
      warm: ['You should be proud of that.'],
      playful: ['Show-off. Tell me more.'],
    },
    asks: [
      'How did it turn out?',
      'How long did it take you?',
      'Who’s seen it so far?',
      'What would you do differently?',
    ],
  },
  speech: {
    stances: {
      all: [
        'That’s quite a thing to say.',
        'Words like that stay with you.',
        'I wonder what was behind it.',
        'I’d have had something to say to that.',
      ],
      bold: ['And nobody said a word back?'],
      stern: ['People should weigh what they say.'],
      playful: ['I’d have asked for that in writing.'],
    },
    asks: [
      'What did you say to that?',
      'And what do you think?',
      'Did they mean it?',
      'How did it sound when it was said?',
    ],
  },
  trouble: {
    stances: {
      all: ['That’s annoying.', 'Oh no.', 'That’s bad luck.', 'Well, that can be put right, I hope.'],
      rough: ['Damn nuisance.'],
      stern: ['Then we see what can be saved.'],
      playful: ['Oh dear. I’m not laughing. Much.'],
      warm: ['Oh, you poor thing.'],
      bold: ['Right. So how do we fix it?'],
    },
    asks: ['What happened?', 'Can it be put right?', 'What will you do now?', 'How bad is it?'],
  },
  memory: {
    stances: {
      all: [
        'That’s stayed with you, then.',
        'It’s odd what one remembers.',
        'I can picture it.',
        'That’s a while ago, and still there.',
      ],
      melancholy: ['Those years don’t come back, but they don’t leave either.'],
      playful: ['I’d have liked to see you then.'],
      learned: ['One remembers the small things best.'],
    },
    asks: ['What do you remember best?', 'How did it end?', 'Who was with you?', 'Do you ever go back there?'],
  },
  reason: {
    stances: {
      all: ['That’s reason enough.', 'That explains it.', 'I’d have done it for less.', 'Then I understand it better.'],
      stern: ['A clear reason. Good.'],
      playful: ['An excuse, but a good one.'],
    },
    asks: ['And would you do it again?', 'Since when?', 'Did you tell anybody that?'],
  },
  opinion: {
    stances: {
      all: [
        'You may well be right.',
        'I hadn’t seen it from that side.',
        'There’s something in that.',
        'I’d have to think before I disagreed.',
      ],
      bold: ['I’d argue, but I think you’d win.'],
      stern: ['I can respect that, whether or not I agree.'],
      learned: ['That’s arguable, and I mean it kindly.'],
      rough: ['Can’t say you’re wrong.'],
      playful: ['Say that louder, there are people who need it.'],
    },
    asks: ['What made you think so?', 'Have you always thought so?', 'Who’d disagree with you?'],
  },
  scene: {
    stances: {
      all: ['I see it too.', 'Let me look.', 'Stay close a moment.', 'I hadn’t noticed.'],
      bold: ['Come on, let’s see.'],
      shy: ['Oh. I don’t like that much.'],
      stern: ['Leave it for a moment, and watch.'],
      playful: ['Well, that’s new.'],
    },
    asks: ['What do we do?', 'Do you see what I see?', 'Shall we have a closer look?'],
  },
  person: {
    stances: {
      all: ['I can picture that.', 'I see.', 'That says something.', 'People do that.'],
      rough: ['Takes all sorts.'],
      playful: ['I’ll need more than that.'],
      stern: ['I’ll keep an open mind.'],
      warm: ['I can hear it matters to you.'],
    },
    asks: ['What happened then?', 'What do you make of it?'],
  },
  self: {
    stances: {
      all: [
        'That’s good to know.',
        'I’m glad you said so.',
        'I wouldn’t have guessed.',
        'I understand.',
        'Fair enough.',
      ],
      rough: ['Can’t fault that.'],
      shy: ['Thank you for telling me.'],
      stern: ['Plainly put.'],
      playful: ['I’ll remember that.'],
      warm: ['Tell me as much of it as you like.'],
    },
    asks: ['How did that come about?', 'And what happened next?'],
  },
  habit: {
    stances: {
      all: ['Good to know.', 'I understand.', 'Fair enough.', 'I wouldn’t have guessed.'],
      rough: ['Can’t fault that.'],
      shy: ['Thank you for telling me.'],
      playful: ['I’ll remember that.'],
    },
    asks: [],
  },
  thing: {
    stances: {
      all: ['All right.', 'I see.', 'Good to know.', 'Understood.', 'Right.'],
      rough: ['Fine.', 'Right you are.'],
      stern: ['Understood.', 'Very well.'],
      elegant: ['As you say.', 'I see.'],
      shy: ['Oh. All right.'],
    },
    asks: [],
  },
};
