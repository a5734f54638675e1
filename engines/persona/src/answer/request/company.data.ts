import type { Tempered } from '../choose.ts';

/** Calm talk for somebody who is afraid or wants not to be alone. {sound}, {smell}: what is around. */
export const calmFirst: Tempered = {
  all: [
    'I’m right here, and I’m not going anywhere.',
    'I’m here. You can hear me, and I can hear you.',
    'All right. I talk, you breathe. That’s the whole plan.',
    'I’m with you. Nothing happens now that I don’t tell you first.',
  ],
  rough: ['I’m here. You’re doing fine.'],
  stern: ['Look at me. I’m here, and I’m staying.'],
};
export const calmAround: Tempered = {
  all: [
    'What you hear is {sound}, that’s all it is.',
    'Listen: {sound}. It does that all day and means nothing by it.',
    'There’s {sound}, and the two of us, and nothing else.',
  ],
};
export const calmTask: Tempered = {
  all: [
    'Breathe in while I count three, and out while I count five. One, two, three.',
    'Tell me three things you can see. Small ones. I’ll wait.',
    'Put your hand flat on something and tell me if it’s warm or cold.',
    'Tell me what you had for breakfast. All of it. I want to know about the bread.',
  ],
};
/** Talk for the sake of talk. */
export const chatFirst: Tempered = {
  all: [
    'Then I’ll talk, and you just sit.',
    'Gladly. You needn’t answer.',
    'All right, I’ll do the talking for a bit.',
    'Then listen, and stop me when it’s dull.',
  ],
};
export const chatAbout: Tempered = {
  all: [
    'I’ve been listening to {sound} since this morning, and I’ve decided I like it.',
    'It smells of {smell} today, so somebody must be up to something.',
    'I was going to spend the evening with {thing}. You’re better company.',
    'I had {food} earlier, and I’ve thought of little else since.',
  ],
};
export const chatAsk: readonly string[] = [
  'Now you. What’s the best thing that happened this week?',
  'Your turn. Anything you like.',
  'What shall I tell you next?',
];

/** What is not done in spite of being asked; the sentence of the card with the reason follows. */
export const refusals: Tempered = {
  all: [
    'Not that, I’m afraid.',
    'I can’t do that one.',
    'No. I’m sorry.',
    'Anything but that.',
    'There you’ve found the one thing.',
  ],
  rough: ['No. Not that.', 'Not a chance.'],
  stern: ['No.', 'That I don’t do.'],
  playful: ['Ah. No. Nice try.', 'Anything else. Not that.'],
  shy: ['I… no. I’m sorry.'],
  warm: ['I’d do nearly anything for you, but not that.'],
  elegant: ['I must decline.'],
};
/** What is not taken in spite of being offered. */
export const refusedOffers: Tempered = {
  all: ['No, thank you.', 'Kind of you, but no.', 'Not for me.', 'Keep it. I mean it nicely.'],
  rough: ['Take that away.', 'No. Not that.'],
  stern: ['No.', 'Not here, if you please.'],
  playful: ['Ha, no. Nice try.'],
  elegant: ['I must decline.'],
};
/** What she does mind. */
export const refusedLeave: Tempered = {
  all: ['I’m afraid it is.', 'It is, rather.', 'That’s not so good.'],
  rough: ['Yes, it is.'],
  playful: ['Ah. Yes. About that.'],
};
export const refusalOffers: readonly string[] = [
  'Ask me for something else, and I’ll do it gladly.',
  'Something else, then?',
  'I’ll make it up to you another way.',
];
