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

/** Where the topic is none of these; {thing} is what they want to do. */
export const general: readonly (readonly string[])[] = [
  [
    'First write down in one sentence what you want at the end of it.',
    'Then do the smallest piece today, before you feel ready.',
  ],
  ['Ask somebody who has done it what they’d do first.', 'Then try it once where it doesn’t matter.'],
  [
    'Take the part you’re avoiding and do ten minutes of it.',
    'After that decide whether the rest is as bad as it looks.',
  ],
  ['Name the worst that can happen, and what you’d do then.', 'After that pick the next step, and only that one.'],
];
export const generalAsks: readonly string[] = [
  'What have you tried so far?',
  'What’s the part you’re stuck on?',
  'What would be good enough?',
];
