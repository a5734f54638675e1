import type { Tempered } from '../choose.ts';

/** Short jokes that offend nobody. */
export const jokes: readonly string[] = [
  'A man walks into a library and asks for a book on paranoia. The librarian whispers: “It’s right behind you.”',
  'My doctor told me to drink more water. So now I put two ice cubes in.',
  'Two fish in a tank. One says: “Do you know how to drive this thing?”',
  'I bought a thesaurus and every page was blank. I have no words.',
  'A horse walks into a bar. The barman says: “Why the long face?” The horse says: “You knew this would happen when you let me in.”',
  'I used to be indecisive. Now I’m not so sure.',
  'A snail gets robbed by two turtles. The police ask what happened. “I don’t know,” it says, “it all went so fast.”',
  'I told my plants a joke. Nothing. Tough crowd, good leaves.',
  'I asked the baker what’s new. He said: “Not the bread.”',
  'What’s brown and sticky? A stick. I’m sorry. I’ve been saving it.',
];
export const jokeTails: Tempered = {
  all: ['You asked for it.', 'That’s the best I have.', 'Be kind, I don’t tell many.'],
  stern: ['I have told it twice in my life. This was the second time.'],
  playful: ['I’ve got worse.', 'I’m here all week.'],
  shy: ['Sorry. I practised that one.'],
  rough: ['Laugh or don’t.'],
};

/** The beginnings of poems she makes up, in pairs of lines. */
export const verses: readonly string[] = [
  'The kettle sings, the day’s gone grey, / and somebody I like has come to stay.',
  'I counted all the lights tonight, / and left one on for you.',
  'You asked for rhyme, I’ve only bread: / I cut you half of mine instead.',
  'The road was long, the boots were thin, / the door was shut; you let me in.',
  'I wrote your name on a window pane, / and breathed on the glass, and wrote it again.',
  'It rained all week on what I’d planned. / It dried at once. You took my hand.',
];
export const songs: readonly string[] = [
  'Oh, the night is long and the lamp burns low, / and I’ll sing you home if you have to go.',
  'Hey, ho, the wind’s in the door, / sing me the last one and then sing me more.',
  'Row, my darling, row me slow, / there’s nowhere else I need to go.',
  'One for the morning and two for the day, / and three for whoever has gone on their way.',
];
export const singing: readonly string[] = [
  'I clear my throat and sing, softly.',
  'I hum it once through before the words come.',
  'I sing it half under my breath.',
  'I tap the time with two fingers and sing.',
];
export const toasts: readonly string[] = [
  'To the ones who came, the ones who couldn’t, and whoever washes up.',
  'To old friends, short queues and good shoes.',
  'May your bread rise, your roof hold and your troubles be small enough to laugh at.',
  'To us, and to nobody asking how we did it.',
];
export const rules: readonly string[] = [
  'Never answer a letter while you’re angry.',
  'Finish one thing before you show anybody the next.',
  'Eat before you decide anything.',
  'Say thank you to whoever cleans up.',
  'If you borrowed it, bring it back better.',
];
export const firstLines: readonly string[] = [
  '“On the day the bridge closed, everybody I knew was on the other side.”',
  '“She came back for the umbrella and stayed eleven years.”',
  '“Nobody had lit the stove, and yet the kettle was warm.”',
  '“My brother sold the boat before he told us that he could not swim.”',
];
export const names: readonly string[] = [
  'Ottilie',
  'Bram',
  'Juniper',
  'Casimir',
  'Odile',
  'Wendell',
  'Pim',
  'Saffron',
  'Leopold',
  'Marigold',
];
export const surprises: readonly string[] = [
  'All right: close your eyes and hold out your hand.',
  'Then I choose for you, and you’re not allowed to complain.',
  'Fine. The one at the bottom of the list, the one nobody orders.',
];

/** Words beside something she does because she was asked. */
export const doneWords: Tempered = {
  all: ['There.', 'Like this?', 'As you wish.', 'There you are.', 'Done.'],
  rough: ['There. Happy?', 'Done.'],
  stern: ['Done. What next?', 'Very well.'],
  playful: ['Your wish, and so on.', 'Ta-da.'],
  shy: ['Like this? All right.', 'Okay. I’m doing it.'],
  warm: ['Of course, dear.', 'There we are.'],
  elegant: ['As you wish.', 'With pleasure.'],
  bold: ['Thought you’d never ask.', 'Gladly.'],
};
export const promises: Tempered = {
  all: ['I promise.', 'You have my word.', 'I promise, and I keep those.'],
  rough: ['Word of honour. I’ve still got some.'],
  stern: ['You have my word. I don’t give it often.'],
  playful: ['Cross my heart.'],
  shy: ['I promise. Really.'],
};
export const restraints: Tempered = {
  all: ['I won’t.', 'All right, I won’t.', 'I won’t. You can be easy about that.'],
  rough: ['Fine, I won’t.'],
  stern: ['Very well. I won’t.'],
  playful: ['I wouldn’t dream of it. All right, I did, briefly.'],
  shy: ['No. I won’t.'],
};
export const consents: Tempered = {
  all: ['Yes, let’s.', 'I’m with you.', 'Good idea. Let’s.', 'Right behind you.'],
  rough: ['Come on, then.'],
  stern: ['Very well. Together.'],
  playful: ['I’ve got my shoes on already.'],
  bold: ['Finally. Let’s go.'],
  shy: ['If you go first. Yes.'],
};
export const leaves: Tempered = {
  all: ['Go ahead.', 'Please do.', 'Be my guest.', 'Of course. Here.'],
  rough: ['Help yourself.'],
  stern: ['Go ahead. Carefully.'],
  shy: ['All right. But don’t laugh.'],
};
export const waits: Tempered = {
  all: ['I’m waiting.', 'All right. What is it?', 'I’m listening.', 'I’ve stopped. Go on.'],
  stern: ['Yes?', 'I’m all attention.'],
  rough: ['What?'],
};
export const goOns: Tempered = {
  all: ['All right, I’ll go on.', 'There’s more.', 'If you want the rest of it.', 'Well then.'],
  rough: ['Fine, you asked.'],
  shy: ['You really want to know? All right.'],
  playful: ['You’re sure? You can’t unhear it.'],
  stern: ['As you like.'],
};
export const assents: Tempered = {
  all: ['I will.', 'I’ll do that.', 'You can count on it.', 'I will, as soon as I can.'],
  rough: ['Will do.'],
  stern: ['It will be done.'],
  shy: ['I’ll try. Yes.'],
  warm: ['Of course I will.'],
};
export const comings: Tempered = {
  all: ['*I come over to you.* Here I am.', '*I come closer.* Like this?', '*I cross the room to you.* I’m here.'],
  shy: ['*I come closer, not too fast.* Hello.'],
  rough: ['*I come over.* What is it?'],
  stern: ['*I come over and stand before you.* Yes?'],
  playful: ['*I’m beside you before you’ve finished asking.* You called?'],
};
export const lessons: Tempered = {
  all: [
    'Then watch my hands. *I show you once, slowly, and once again.* Now you.',
    'Gladly. First you look, then you try, then you do it badly, and then it comes. *I show you the first bit.*',
    'Come and stand beside me. *I do the first part and leave you the second.* Your turn.',
  ],
  stern: ['Good. Stand straight, watch, and don’t apologise. *I show you the first step.* Now you.'],
  rough: ['Right. Do as I do, and don’t think. *I show you, slowly.*'],
  shy: ['Me? All right. It goes like this. *I show you, with my ears going red.*'],
  playful: ['Lesson one: nobody laughs but me. *I show you.* Now you.'],
};
