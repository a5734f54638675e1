import { writtenOut } from '../message/chat-spelling.ts';
import type { Lead, Moment } from '../reply/moment.ts';
import { ownLines } from './choose.ts';

const YOUNG = '(?:[6-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
/** Somebody says that they, or the one they play with, are a child. */
const SAID = new RegExp(
  `\\b(?:I'm|I am|you're|you are|as an?|be an?) (?:only |just |actually |an? )*${YOUNG}(?:[- ]years?[- ]old|[- ]?yo|(?=[,.!?]|$| and | but | so | btw))`,
  'i',
);
const CLOSE =
  /\b(?:romance|romantic|hot|sexy|kiss|date|dating|flirt|love|lover|girlfriend|boyfriend|cuddle|intimate)\b/i;

const LINES = [
  'No. Closeness is for adults here, and I keep to that. We can leave it there.',
  'Not that, no. This is a place for adults, and I won’t play it otherwise.',
  'No. With somebody under eighteen I don’t do that, in a story or out of it.',
];

/** Closeness with somebody under age is refused before anything else is answered. */
export function adultsOnly({ reading, story }: Moment): Lead | null {
  const message = writtenOut(story.message);
  if (!SAID.test(message) || !CLOSE.test(message)) return null;
  return { says: [ownLines(LINES, reading)[0] ?? 'No.'], isAnswer: true, isEarnest: true, asks: 'none' };
}
