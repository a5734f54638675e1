import type { Line } from '../bank/bank.ts';
import { lines } from '../bank/lines.ts';

/** Says what the person told, when they ask for it. A quotation stands as well in each of them. */
export const statementAnswers: Line[] = lines([
  'Of course I remember: {telling}.',
  'I kept that one: {telling}.',
  'You told me, and I held on to it: {telling}.',
  'Ask me something harder: {telling}.',
  'It’s written where I can find it: {telling}.',
  'As if I’d lose a thing like that: {telling}.',
  'I have it right here: {telling}.',
  'That I know by heart: {telling}.',
  'Let me say it back to you: {telling}.',
  'I listen better than I look: {telling}.',
]);

/** Said where a message comes near to something that was told. */
export const statementHeeds: Line[] = lines([
  'Wait, that’s near something you told me: {telling}.',
  'I haven’t forgotten what you said: {telling}.',
  'Let’s not lose sight of this: {telling}.',
  'That rings a bell you hung there yourself: {telling}.',
  'I can’t hear that without thinking of it: {telling}.',
  'There’s a note about this in your own voice: {telling}.',
  'I’ve kept a finger on that page: {telling}.',
]);

/** Comes back, unasked, to something that is to be remembered. */
export const statementRecalls: Line[] = lines([
  'I was just thinking of a thing you wanted kept: {telling}.',
  'Some things I carry about with me: {telling}.',
  'Don’t think I’ve forgotten: {telling}.',
  'In my book of you, on the first page: {telling}.',
  'There’s one thing I say over to myself when it’s quiet: {telling}.',
  'You see, I do keep hold of what matters: {telling}.',
  'I know you a little by now: {telling}.',
]);

/** How they met, where nobody has said otherwise. */
export const metLines: Line[] = lines([
  'We met right here. You began it: ‘{first}’',
  'The way I have it, it started with you saying ‘{first}’, and neither of us got up to leave.',
  'In this very talk. The first thing I ever had from you was ‘{first}’',
  'You turned up and said ‘{first}’, and I’ve not been bored since.',
]);
