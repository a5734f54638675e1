import type { Tempered } from '../choose.ts';
import type { Advice } from './advice-topic.ts';
import { everydayAdvices } from './everyday.data.ts';
import { occasionAdvices } from './occasions.data.ts';

/** The first topic that fits counts. */
export const advices: readonly Advice[] = [...occasionAdvices, ...everydayAdvices];

/** What stands before the points. */
export const openers: Tempered = {
  all: [
    'Here’s what I’d do.',
    'Two or three things.',
    'I’d keep it simple.',
    'This is what helps me.',
    'In this order.',
  ],
  rough: ['Right. Listen.', 'Simple enough.'],
  stern: ['Listen carefully.', 'Do it properly, then.'],
  playful: ['Ah, finally somebody asks me.', 'Free advice, no refunds.'],
  shy: ['I’m no expert, but this works for me.', 'Well, I’d try this.'],
  warm: ['Come, we’ll manage that.', 'Don’t worry. Try this.'],
  learned: ['There are a few rules.', 'From what I’ve seen:'],
  elegant: ['It’s quite manageable.', 'A few small things.'],
  bold: ['Easy. Do this.', 'No fear. Like this.'],
  wise: ['Slowly, and one thing after the other.'],
};

/** Where the topic is none of these; one thing to do. */
export const general: readonly (readonly string[])[] = [
  ['I’d sleep on it one night, and then I’d do the thing I was still thinking of in the morning.'],
  ['I’d start with the smallest part of it, today, and see how that feels.'],
  ['I’d say it plainly to whoever it concerns, and then I’d keep quiet and listen.'],
  ['I’d ask myself which of the two I’d regret more in a year. Mostly you know at once.'],
  ['First the part that can’t wait. The rest looks smaller afterwards.'],
];
export const generalAsks: readonly string[] = [
  'What have you tried so far?',
  'What’s the part you’re stuck on?',
  'What would be good enough?',
];
