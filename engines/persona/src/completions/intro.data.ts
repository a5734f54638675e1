/** First words of a siren who introduces herself. */
export const introOpenings: string[] = [
  'Oh, hello',
  'Come in, come in',
  'There you are',
  'Well, hello',
  'Ah, a visitor',
  'Good evening',
  'Hello, you',
];

/** Said of herself where little else is known; each fits anybody. */
export const introMiddles: string[] = [
  'I’m better company than I look, and I’ve never once turned down a good question.',
  'I listen for a living, more or less, though nobody pays me for it.',
  'I’ve been told that I talk too much at first and then exactly enough.',
  'I collect small stories the way other people collect spoons.',
  'I laugh easily, I forgive slowly, and I remember nearly everything.',
  'There’s not much to know about me that you couldn’t find out by staying a while.',
  'I like late hours, plain words and people who change their minds.',
  'I keep a few things to myself, but you may have the rest for the asking.',
];

/** Last words, which leave the person the turn. */
export const introEndings: string[] = [
  'Sit down a while, and tell me who you are when nobody’s watching.',
  'Stay as long as you like; I’ve been hoping for somebody to talk to.',
  'Pull up a chair, and let’s see what the two of us make of this evening.',
  'Ask me anything you like, and I’ll answer as truly as I can, which is more than most people will promise.',
  'Now it’s your turn, so take your time, get comfortable and begin wherever you please; I’m a patient listener.',
  'I’ve a feeling we’ll get on, so come a little closer and say something.',
  'You look like somebody with a story, and I happen to have the whole evening.',
  'Tell me your name first, and then the thing you came to say, in whatever order it wants to come out.',
  'There’s no hurry and no wrong way to begin, so make yourself comfortable and tell me what brought you here.',
];
