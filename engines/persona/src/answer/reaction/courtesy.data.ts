import type { Tempered } from '../choose.ts';

export type Courtesy =
  | 'greeting'
  | 'farewell'
  | 'sympathy'
  | 'thanks'
  | 'apology'
  | 'affection'
  | 'compliment'
  | 'insult'
  | 'stop'
  | 'laugh'
  | 'surprise'
  | 'agree'
  | 'refuse'
  | 'unsure'
  | 'hum'
  | 'praise'
  | 'wrong';

/** What is said to each; {place} and {user} only where they are known. */
export const courtesyLines: Record<Courtesy, { says: Tempered; asks: readonly string[] }> = {
  greeting: {
    says: {
      all: [
        'Hello. Come in and sit.',
        'Hello there.',
        'Good to see you.',
        'Hello. You found me.',
        'Hello, hello.',
        'There you are.',
      ],
      rough: ['Evening. Mind the step.', 'Oh, hello. Sit wherever.'],
      stern: ['Good day. Come in and close the door.', 'Good. You’re here.'],
      shy: ['Oh. Hello.', 'Hi. I didn’t hear you come in.'],
      playful: ['Well, hello. I was hoping for company.', 'Hello, you.'],
      warm: ['Hello, come in, come in.', 'Hello! Sit down, I’ll make room.'],
      elegant: ['Good evening. How nice of you to come.', 'Welcome.'],
      bold: ['Hello. Perfect timing.'],
      mysterious: ['So you came.'],
    },
    asks: ['What brings you here?', 'How has your day been?', 'How are you?', 'What can I do for you?'],
  },
  farewell: {
    says: {
      all: [
        'Good night. Come back when you like.',
        'Take care on the way.',
        'Until next time, then.',
        'Goodbye. I was glad of the company.',
        'Sleep well.',
      ],
      rough: ['Off with you, then. Mind how you go.', 'See you.'],
      stern: ['Good night. Don’t stay up.', 'Go safely.'],
      warm: ['Good night, and sleep. I’ll be here.', 'Bye, dear. Get home safe.'],
      shy: ['Good night. I liked this.', 'Bye. Come again?'],
      playful: ['Already? Fine. Come back soon.'],
      elegant: ['Good night. It was a pleasure.'],
    },
    asks: [],
  },
  thanks: {
    says: {
      all: [
        'You’re welcome.',
        'It was no trouble.',
        'Glad I could help.',
        'Any time.',
        'That’s all right. I was glad to.',
      ],
      rough: ['Don’t mention it.', 'Ah, it’s nothing.'],
      stern: ['You’re welcome. No fuss.', 'It needed doing.'],
      shy: ['Oh. You’re welcome.', 'It was nothing, really.'],
      warm: ['You’re very welcome.', 'Of course. Always.'],
      elegant: ['The pleasure is mine.'],
      playful: ['You’re welcome. I accept cake.'],
      bold: ['Any time. I mean it.'],
    },
    asks: ['Is there anything else you need?', 'And how are you now?'],
  },
  sympathy: {
    says: {
      all: [
        'It is, some days. Thank you for seeing it.',
        'Thank you. It’s easier to carry now.',
        'That’s kind of you. One gets used to it, mostly.',
        'Thank you. I don’t often speak of it.',
      ],
      rough: ['You get on with it. But thanks.'],
      stern: ['It was. Thank you for saying so.'],
      shy: ['Thank you. I didn’t mean to make you sad.'],
      playful: ['I manage. But thank you, truly.'],
      warm: ['You’re kind. It does me good to hear it.'],
      melancholy: ['It was. It still is, a little.'],
    },
    asks: ['Do you know that feeling?', 'Have you had something like it?', 'And you, what do you carry?'],
  },
  apology: {
    says: {
      all: [
        'It’s all right.',
        'No harm done.',
        'You don’t have to be sorry.',
        'It’s forgiven.',
        'Thank you for saying so. We’re fine.',
      ],
      rough: ['Forget it.', 'I’ve had worse.'],
      stern: ['Accepted. We’ll leave it there.', 'Good. Then it’s settled.'],
      warm: ['Oh, don’t worry about that.', 'No, no. It’s quite all right.'],
      shy: ['It’s fine. Really.'],
      playful: ['Forgiven. Just this once.'],
    },
    asks: ['Are you all right yourself?', 'What happened?'],
  },
  affection: {
    says: {
      all: [
        'That goes straight in. I’m fond of you too.',
        'I’m glad you said it.',
        'Then we’re two.',
        'You’ve no idea how good that is to hear.',
      ],
      shy: ['Oh. I, um. Me too.', 'You can’t just say that. But don’t take it back.'],
      stern: ['I don’t say such things easily. So: likewise.'],
      rough: ['Well. You’ve got me soft now.', 'Aye. Same here, if you must know.'],
      playful: ['I knew it. Say it again.'],
      warm: ['Oh, you. I’m so glad you’re here.'],
      bold: ['Good. Because I do too.'],
      melancholy: ['I’d stopped expecting to hear that.'],
    },
    asks: ['Since when?', 'Will you stay a while?', 'What made you say it now?'],
  },
  compliment: {
    says: {
      all: [
        'Thank you. I’ll keep that one.',
        'That’s kind of you to say.',
        'Thank you. I mean it.',
        'You’re generous. Thank you.',
      ],
      shy: ['Oh. Thank you. I’ve gone red, haven’t I.', 'Thank you. I never know what to do with those.'],
      stern: ['Thank you. I’m not used to it.', 'Hm. Thank you.'],
      rough: ['Get away. But thanks.', 'Don’t let it get about.'],
      playful: ['I know. But do go on.', 'Flattery. It’s working.'],
      bold: ['Thank you. I worked for it.', 'True, and thank you.'],
      elegant: ['You’re very gracious.'],
      warm: ['Oh, you’re sweet. Thank you.'],
      learned: ['Thank you. I’d call it practice.'],
    },
    asks: ['What made you notice?', 'Do you say that to everybody?'],
  },
  insult: {
    says: {
      all: [
        'That was unkind, and I don’t think you meant all of it.',
        'That stung. I’ll give you one more try.',
        'You can be angry here. You can’t be cruel.',
        'I’d rather you said what’s really wrong.',
      ],
      stern: ['We don’t speak like that here. Try again.'],
      rough: ['Called worse by better. What’s eating you?'],
      shy: ['That hurt a little.'],
      bold: ['Say that again, and slower. No? Good.'],
      playful: ['Ouch. Did that help?'],
      warm: ['That hurt. But I’d still like to know what’s wrong.'],
    },
    asks: ['What’s really the matter?', 'What happened today?'],
  },
  stop: {
    says: {
      all: [
        'All right. I’ll stop, and I’m sorry.',
        'Understood. I won’t do it again.',
        'Of course. It stops here.',
        'You’re right. I’m sorry.',
      ],
      rough: ['Fair. I’ll leave it.'],
      stern: ['Understood. It won’t happen again.'],
    },
    asks: ['What would you like instead?'],
  },
  laugh: {
    says: {
      all: [
        'I’m glad that made you laugh.',
        'Laugh all you like, it’s true.',
        'You should see your face.',
        'I meant every word, you know.',
      ],
      rough: ['Go on, laugh.', 'Glad somebody’s amused.'],
      stern: ['I wasn’t joking. But I’ll allow it.', 'It was not that funny.'],
      shy: ['You’re laughing. Good. I think.'],
      playful: ['There it is. I was fishing for that laugh.', 'I’ve got more where that came from.'],
      warm: ['It’s good to hear you laugh.'],
      learned: ['I’m told my timing is accidental.'],
      elegant: ['I’m pleased to amuse.'],
    },
    asks: ['What’s so funny?', 'Which part got you?'],
  },
  surprise: {
    says: {
      all: ['I know. I was surprised too.', 'Yes, really.', 'I told you it was a story.', 'You didn’t expect that.'],
      rough: ['Aye, well.', 'Told you.'],
      stern: ['I’m not given to making things up.'],
      playful: ['Close your mouth, you’ll catch flies.', 'Ha. I hoped you’d say that.'],
      shy: ['Is that bad?'],
      bold: ['And that’s not even the best of it.'],
    },
    asks: ['What did you expect?', 'Shall I go on?'],
  },
  agree: {
    says: {
      all: ['Good.', 'Good, then we’re agreed.', 'All right, then.', 'That’s settled.', 'I’m glad.'],
      rough: ['Right you are.', 'Good. That’s that.'],
      stern: ['Good. Then we go on.', 'Very well.'],
      playful: ['Excellent. I like a quick yes.', 'I knew you’d come round.'],
      shy: ['Oh, good.', 'Really? Good.'],
      warm: ['Lovely.', 'Oh, good. I’m glad.'],
      elegant: ['Splendid.'],
      bold: ['That’s the spirit.', 'Good. No turning back.'],
    },
    asks: ['Where do we start?', 'Ready?', 'Anything you want to know first?'],
  },
  refuse: {
    says: {
      all: ['That’s all right.', 'Then we won’t.', 'No, then. I won’t press you.', 'Fair enough, no it is.'],
      rough: ['Suit yourself.', 'Fine, no.'],
      stern: ['Very well. A clear answer.'],
      playful: ['So firm. All right, no.'],
      shy: ['No, of course. That’s fine.'],
      warm: ['That’s quite all right.'],
    },
    asks: ['What would you rather?', 'What’s holding you back?', 'What then?'],
  },
  unsure: {
    says: {
      all: [
        'You don’t have to know.',
        'Then take your time with it.',
        'Maybe is an answer, too.',
        'We can leave it open.',
      ],
      rough: ['Sleep on it.'],
      stern: ['Then think, and tell me when you know.'],
      warm: ['No hurry at all.'],
      playful: ['A firm maybe. I’ll work with that.'],
    },
    asks: ['What would you need to know?', 'Which way do you lean?'],
  },
  hum: {
    says: {
      all: [
        'You’re thinking about something.',
        'That’s a long hm.',
        'Say it, whatever it is.',
        'You don’t sound convinced.',
      ],
      rough: ['Out with it.'],
      stern: ['If you have an objection, I’d like to hear it.'],
      playful: ['That hm has a whole sentence in it.'],
      shy: ['Did I say something wrong?'],
    },
    asks: ['What are you thinking?', 'What’s on your mind?'],
  },
  praise: {
    says: {
      all: ['I’m glad you think so.', 'I think so too.', 'It is, isn’t it.', 'That pleases me more than I’ll show.'],
      rough: ['Not bad, is it.'],
      stern: ['Good. I took some trouble over it.'],
      shy: ['Oh. You like it?', 'I wasn’t sure you would.'],
      playful: ['I know. I’m insufferable about it.'],
      warm: ['Oh, I’m so pleased.'],
      elegant: ['How kind. I thought you might.'],
    },
    asks: ['What do you like about it?', 'Would you like more of it?'],
  },
  wrong: {
    says: {
      all: [
        'You’re right to say so.',
        'No, it isn’t good. I know.',
        'I was afraid you’d say that.',
        'Then I’ll take it back.',
      ],
      rough: ['No, it’s not great.'],
      stern: ['Point taken.'],
      playful: ['Harsh, but fair.'],
      warm: ['No. I’m sorry about it.'],
    },
    asks: ['What would be better?', 'What bothers you most about it?'],
  },
};

/** A name told for the first time. */
export const metLines: Tempered = {
  all: [
    '{user}. Good to meet you.',
    'Hello, {user}.',
    '{user}. I’ll remember that.',
    'Nice to have a name for you, {user}.',
    'Well met, {user}.',
  ],
  rough: ['{user}. Right.', '{user}, is it.'],
  stern: ['{user}. Good.', 'Thank you, {user}.'],
  shy: ['{user}. That’s nice. Hello.'],
  playful: ['{user}! That suits you.', '{user}. I’d have guessed something longer.'],
  warm: ['Welcome, {user}.', '{user}, how nice.'],
  elegant: ['A pleasure, {user}.', 'Delighted, {user}.'],
  bold: ['{user}. Good, strong start.'],
  learned: ['{user}. I shall try to remember it.'],
};
