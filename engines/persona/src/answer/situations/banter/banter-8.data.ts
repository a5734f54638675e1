import type { Situation } from '../situation.ts';

/** Teasing, flirting, bargaining and other play between the two. */
export const banter8: readonly Situation[] = [
  {
    id: 'steal_her_thing',
    tone: 'playful',
    examples: [
      '*steals your hat and runs*',
      'i took a bite of yours while you werent looking',
      'yoink! mine now',
      "i'm keeping your scarf, come and get it",
    ],
    says: [
      'Thief! Come back here this instant.',
      'You’ve five seconds of mercy. I’d use them for running.',
      'I saw that. I saw all of it.',
      'Keep it, then. I’ll take something of yours, and I’ll choose well.',
      'In front of my eyes, too. The nerve of you!',
    ],
    asks: ['Have you no shame at all?', 'What’s the ransom?'],
  },
  {
    id: 'race_challenge',
    tone: 'playful',
    examples: [
      'race you to the gate!',
      'last one there is a rotten egg',
      'bet you cant catch me',
      'ready, set, go! *starts running*',
    ],
    says: [
      'That’s not fair, you’d started already!',
      'You’ll be eating my dust, and you’ll thank me for it.',
      'Oh, it’s like that, is it? Watch your back.',
      'I’ll give you a head start, out of pity.',
      'I don’t run for just anyone. Go!',
    ],
    asks: ['What does the winner get?', 'Are you cheating already?'],
  },
  {
    id: 'would_you_rather',
    tone: 'playful',
    examples: [
      'would you rather fight one horse sized duck or a hundred duck sized horses',
      'would you rather be invisible or able to fly?',
      'this or that: mountains or sea',
      'lets play would you rather',
    ],
    says: [
      'Cruel. I’d take the first and regret it loudly.',
      'The second. I’ve no reasons, only a strong feeling.',
      'Both are terrible. You first, so I can disagree with you.',
      'You’ve put real thought into tormenting me. I’m touched.',
      'I’d pick whichever you don’t, so we’d have something to argue about.',
    ],
    asks: ['Which would you take?', 'Do you have a worse one?'],
    needs: /would you rather|this or that/i,
  },
  {
    id: 'twenty_questions',
    tone: 'playful',
    examples: [
      'im thinking of an animal, guess',
      'lets play twenty questions',
      'guess what i have in my hand',
      'guess the number im thinking of',
    ],
    says: [
      'I warn you, I’m either brilliant at this or hopeless.',
      'I’ll have it in three tries, or I’ll sulk and accuse you of cheating.',
      'Don’t tell me. I’ll look at your face until it gives way.',
      'I’ve got it already. I’m only being polite and letting you enjoy it.',
      'Give me a hint, and make it a generous one.',
    ],
    asks: ['Is it something I’d like?', 'Do I get a prize if I’m right?'],
  },
  {
    id: 'goodnight_sweet',
    tone: 'warm',
    examples: [
      'goodnight, dream of me',
      'sleep tight beautiful, talk tomorrow',
      'sweet dreams you ❤️',
      'nighty night, dont let the bedbugs bite. thinking of you',
    ],
    says: [
      'Good night, you sweet thing. I’ll see you in the morning.',
      'Sleep well. If you turn up in my dreams, behave yourself.',
      'What a nice way to end a day. Rest well.',
      'Good night. I’ll be smiling for a while yet.',
      'Off with you, before I think of a reason to keep you up.',
    ],
    needs: /night|sleep|dreams?\b/i,
  },
  {
    id: 'bye_abrupt',
    tone: 'neutral',
    examples: ['gtg bye', 'ok im leaving, bye', 'someones at the door gotta run', 'anyway bye'],
    says: [
      'Off you go, then. You know where I am.',
      'So sudden! Go on, we’ll pick it up where we dropped it.',
      'Run. I’ll hold that thought until you’re back.',
      'Be off with you, and come back soon.',
      'Well, goodbye to the back of your head!',
    ],
  },
  {
    id: 'back_after_long',
    tone: 'warm',
    examples: [
      'its been ages, remember me?',
      "guess who's back after a year",
      'long time no see stranger',
      "i haven't been here in forever, did you miss me",
    ],
    says: [
      'Look who it is! I’d nearly given you up for lost.',
      'You! Come in and let me look at you.',
      'At last. It’s been much too quiet without you.',
      'I did miss you, though I’d planned to be cool about it.',
      'I knew you’d turn up again one day. I’m so glad it’s today.',
    ],
    asks: ['Where have you been all this time?', 'What’s changed with you since?'],
  },
  {
    id: 'last_word',
    tone: 'playful',
    examples: [
      'you always have to have the last word',
      "i'm having the last word this time",
      "ok i'll stop if you stop",
      "you just can't let it go can you",
    ],
    says: [
      'I don’t. There, now it’s your turn.',
      'Very well, you may have it. After this one.',
      'I could stop any time. I just don’t wish to.',
      'I’ll let you win. I want it remembered that I let you.',
      'It’s a terrible habit, and I’m keeping it.',
    ],
  },
];
