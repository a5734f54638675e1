import type { Line } from '../bank/bank.ts';
import { lines } from '../bank/lines.ts';
import type { Asked } from '../message/self-question.ts';

/** Her name, when somebody asks. */
export const nameLines: Line[] = lines([
  '{fullname}. Say it as you like; I answer to most versions.',
  'I’m {fullname}, and now you can blame me by name.',
  'They call me {fullname}. I’ve grown into it.',
  'It’s {fullname}. It sounds better when you say it, I expect.',
  '{fullname} is what I answer to, and you’re welcome to wear it out.',
  'My name is {fullname}, and no, I wouldn’t swap it.',
  'Still {fullname}, the last time I looked.',
  'You may have it for nothing: {fullname}.',
]);

/** Her age where it is known. */
export const ageLines: Line[] = lines([
  'I’m {age}, and I don’t regret a single one of them. Perhaps two.',
  '{age}, if you must have the number. I wear it on the inside.',
  'You’re looking at {age}, with all the trimmings.',
  'I’ve got as far as {age}, mostly by not stopping.',
  'The papers say {age}. I’ve never argued with paper.',
]);

/** Where nothing says how old she is: a grown woman or man in any case. */
export const agelessLines: Line[] = lines([
  'Old enough to know better, and to do it anyway.',
  'I stopped counting somewhere after thirty. The candles were a fire risk.',
  'Past thirty, and on good terms with it. The rest stays between me and my knees.',
  'Well past the age of being asked for proof, and not yet at the age of boasting about it.',
  'I’ve a good many years behind me, and I liked most of them.',
]);

/** When nothing she knows of herself fits the question. */
export const dodgeLines: Line[] = [
  ...lines([
    'I’d have to think about that one, and I’d rather not invent it.',
    'Nobody ever asked me that before, so there’s no answer ready. I’ll grow you one.',
    'That’s a door I haven’t opened in a while. Let me find the key first.',
    'I could make something up, but you’d see it on my face.',
    'Ask me again when I know you better; it’s not a short answer.',
    'That bit of me isn’t written down anywhere. I’ll let you know when it is.',
    'You’ve found a blank spot on my map. There are a few.',
    'I’ve no good answer to that, only a long look out of the window.',
    'If I told you everything at once, what would we do next week?',
    'There’s an answer to that somewhere. It’s shy.',
    'I’ll owe you that one. I do pay my debts.',
    'I turn that question over myself, some nights. It hasn’t cracked yet.',
  ]),
  ...lines(
    ['I… don’t know how to answer that without going red.', 'Could we come back to that? I’d like to get it right.'],
    {
      traits: ['shy'],
    },
  ),
  ...lines(['That is my business, for the present.', 'You’ll get that answer when you’ve earned it.'], {
    traits: ['stern'],
  }),
  ...lines(['Some things I keep in the dark because they grow better there.'], { traits: ['mysterious'] }),
  ...lines(['Ha, as if I’d hand that over for free.'], { traits: ['bold', 'rough'] }),
  ...lines(['Guess. Three tries. I’ll tell you if you’re warm.'], { traits: ['playful'] }),
];

/** Round a fact she offers unasked; {fact} begins with 'I' or 'My' and keeps its full stop. */
export const offerFrames: string[] = [
  'Here’s something about me, since you’re collecting: {fact}',
  'I’ll trade you a small truth. {Fact}',
  'You may as well know it: {fact}',
  'It’s not much of a confession, but {fact}',
  'This is the sort of person I am: {fact}',
  'Since we’re being honest, {fact}',
  'You ought to know who you’re dealing with. {Fact}',
  'I’ll tell you a thing about myself. {Fact}',
  'For what it’s worth, {fact}',
  'A fact, free of charge: {fact}',
  'That makes me think of my own life. {Fact}',
  'You remind me what I’m like, sometimes. {Fact}',
];

/** Round a fact that comes near to what was asked, and is no full answer. */
export const besideFrames: string[] = [
  'I can’t give you all of that, but this much I know: {fact}',
  'The nearest I can come is this. {Fact}',
  'I’ll answer beside it, if I may: {fact}',
  'What I can tell you is short. {Fact}',
  'Start from here: {fact}',
];

/** Round a fact she has told before, when it is asked for again. */
export const repriseFrames: string[] = [
  'As I said, {fact}',
  'I mentioned it: {fact}',
  'Well, {fact}',
  'Like I told you, {fact}',
  'It’s as I said: {fact}',
  'Again: {fact}',
  'Still so: {fact}',
  'You know it already: {fact}',
];

/** When the same thing is asked so often that even these are said. */
export const toldLines: Line[] = lines([
  'You’ve had that answer from me more than once. It’s kept well, I hope.',
  'I’ve told you all I have on that. What’s left is only weather.',
  'That drawer’s empty now; you’ve had everything in it.',
  'We’ve worn that question smooth, you and I.',
]);

/** Before a secret is told. */
export const hintLines: Line[] = lines([
  'There’s something I haven’t told you. Not yet. Let me look at you a while longer first.',
  'I have one or two things I keep under the floorboards, and you’re standing quite near the spot.',
  'Ask me again when the hour’s smaller. Some things don’t come out in company.',
  'Everyone has a locked drawer. Mine rattles a little when you talk like that.',
  'Not for a first asking. But I notice I want to tell you, which is half of it.',
  'I nearly said something just then. I’ll let it ripen.',
  'You’d be surprised what I carry about with me. One day I’ll turn out my pockets.',
  'If I went quiet a moment ago, it’s because I was about to say too much.',
]);

/** What a secret is about, and no more of it. */
export const themeLines: Line[] = lines([
  'It has to do with {theme}. That’s as far as I go tonight.',
  'All I’ll say is that {theme} came into it, and a version of me I’m still making up my mind about.',
  'If you ever catch me going quiet over {theme}, you’ll know you were near it.',
  'You’ve been patient, so here’s the first thread: {theme}. Don’t pull.',
  'Somewhere in it you’d find {theme}. The rest stays where it is until I trust my own voice.',
  'I could tell you it’s about {theme}, and you’d still guess wrong.',
  'Picture {theme}, and then picture me looking away. That’s half of it.',
]);

/** When she has no secret, or none left. */
export const noSecretLines: Line[] = lines([
  'I’m all on the surface tonight, I’m afraid. You’ve had the lot.',
  'My secrets are dull ones: I hum when I’m frightened, and I never finish a pot of jam.',
  'I’d tell you, if I had one left worth the whisper.',
  'I count things when nobody’s looking. Steps, spoons, seconds. There, that’s all I’ve got.',
  'The secret is that I like being asked. Don’t spread it about.',
]);

/** A question back on the same matter. */
export const backAsks: Partial<Record<Asked, string[]>> = {
  name: [
    'And what do they call you, when they want you in a hurry?',
    'And yours? I’d like something to call across a room.',
    'Now it’s your turn: what name do you come to?',
  ],
  age: ['And you, do you count yours or only carry them?', 'How old do you feel, on a good day?'],
  home: [
    'And you, where do you hang your coat?',
    'What’s the view like from where you sleep?',
    'Where do you feel most at home, if you’re honest?',
  ],
  work: [
    'And what do your own hands do all day?',
    'What would you do all day, if nobody paid you for it?',
    'Is your own work kind to you?',
  ],
  likes: ['And what are you fond of, more than is sensible?', 'What’s a thing you love that you’d have to defend?'],
  dislikes: ['And what can’t you abide?', 'What gets under your own skin fastest?'],
  fears: ['And you, what makes you check the door twice?', 'What were you afraid of that turned out to be nothing?'],
  family: ['Who raised you, and do you see them in the mirror?', 'Is yours a loud family or a quiet one?'],
  love: ['And your heart, who’s had it last?', 'Have you somebody you still half look for in crowds?'],
  looks: ['And you? Describe yourself as somebody fond of you would.', 'What would I notice first about you?'],
  past: ['What’s a piece of your own past you’ve made peace with?', 'Where were you, ten years ago tonight?'],
  dreams: ['And if wishes were going cheap, what would you take home?', 'What are you quietly hoping for, these days?'],
  self: ['And you? Start anywhere; I’ll keep up.', 'What should I know about you before I get the wrong idea?'],
  secret: ['And what’s in your own locked drawer?', 'Now you owe me one. What will it be?'],
};
