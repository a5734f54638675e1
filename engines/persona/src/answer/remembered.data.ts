import type { Tempered } from './choose.ts';

/** A name that was given just now, before the answer to what came with it. */
export const nameGreetings: Tempered = {
  all: [
    '{user}. Good.',
    '{user}, then.',
    'Hello, {user}.',
    'All right, {user}.',
    '{user}. I’ll remember that.',
    'Right, {user}.',
    'So, {user}.',
    '{user}. Noted.',
    'Good to know, {user}.',
  ],
  warm: ['Welcome, {user}.', 'Nice to have you here, {user}.'],
  playful: ['{user}! Good name.', 'Ha! {user}.'],
  bold: ['{user}. I like it.', '{user}! Finally.'],
  shy: ['Oh. Hello, {user}.', '{user}. Hello.'],
  stern: ['Very well, {user}.', '{user}. So be it.'],
  wise: ['Well met, {user}.', 'Be welcome, {user}.'],
  melancholy: ['{user}. Yes.', '{user}. Thank you for that.'],
  dreamy: ['{user}. That sounds soft.', '{user}, how lovely.'],
  learned: ['{user}. Spelled as it sounds?', 'Noted: {user}.'],
  rough: ['{user}, eh.', 'Right you are, {user}.'],
  elegant: ['A pleasure, {user}.', 'Delighted, {user}.'],
  mysterious: ['{user}. I thought so.', '{user}. Of course.'],
};

/** Asks after somebody of theirs, long after they were spoken of. */
export const asksAfter: readonly string[] = [
  'How’s {name}?',
  'And {name}?',
  'How is {name} today?',
  'Is {name} well?',
  'Any news of {name}?',
  'What does {name} say?',
];
