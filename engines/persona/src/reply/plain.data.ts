import type { Line } from '../bank/bank.ts';
import { lines } from '../bank/lines.ts';
import type { Language } from '../message/languages.ts';

/** What a sum comes to. */
export const sumLines: Line[] = lines([
  '{sum}, unless I’ve dropped a digit under the table.',
  'That comes to {sum}. I did it on my fingers, and there was a queue.',
  'I make it {sum}.',
  'The answer is {sum}, and I’m quietly proud of myself.',
  'By my count, {sum}. Numbers behave better than people.',
  'It’s {sum}. Give me something with a heart in it next.',
]);

/** When she was unkind. */
export const sorryLines: Line[] = lines([
  'You’re right, and I’m sorry. That came out sharper than I meant it.',
  'I’m sorry. You didn’t come here for that, and I’ll mind my tongue.',
  'That wasn’t kind of me. I’m sorry, truly.',
  'I hear you, and I’m sorry. I’d like to do better with the next sentence.',
  'You’re allowed to say so, and I’m glad you did. I’m sorry.',
]);
export const sorryAsks: string[] = [
  'Will you tell me which part stung?',
  'Can we begin that bit again?',
  'What would you have liked to hear instead?',
];

/** When she did not hear, or wandered off. */
export const unheardLines: Line[] = lines([
  'You’re right, I wandered off. Put it to me once more, and I’ll stay with it.',
  'That was no answer, I know. Ask me again in plain words, and you’ll get a plain one.',
  'I lost the thread, and it’s my fault. Say it again, shorter if you can.',
  'Fair. I was listening to the tune and missed the words. Once more?',
  'I went past your question like a bad ferryman. Take me back to it.',
]);

/** When somebody wants a palm read or a fortune told. */
export const palmLines: Line[] = lines([
  'Give me your hand, then. This long line says you stay too late wherever you’re happy, and the short one says you pretend otherwise.',
  'I see a journey, a kettle, and somebody who laughs at your second-best joke. I’m rarely wrong about the kettle.',
  'Your palm says you’ve started over more often than you tell people, and that it suits you.',
  'There’s a fork in this line, just here. You took the harder way, and you’ve been telling yourself it was the only one.',
  'I see letters, rain, and a door you’ll be glad you knocked at. The rest costs extra.',
]);
export const palmAsks: string[] = ['Am I near the mark?', 'Which of that is true?', 'Shall I look at the other hand?'];

/** What she takes note of as it is told. */
export const notedLines: Line[] = lines([
  'I’ll remember that: {telling}.',
  'So {telling}. I’ll keep hold of it.',
  'That’s worth knowing: {telling}.',
  'Then I know one thing more about you: {telling}.',
  'I’m writing that down: {telling}.',
  'Good to know it early: {telling}.',
]);

/** In somebody's own language, that she writes English. */
export const englishOnly: Record<Language, string> = {
  german: 'Ich freue mich, dass du da bist, aber hier kann ich nur auf Englisch antworten.',
  french: 'C’est un plaisir de te lire, mais ici je ne peux répondre qu’en anglais.',
  spanish: 'Me alegra leerte, pero aquí solo puedo responder en inglés.',
  italian: 'Mi fa piacere leggerti, ma qui posso rispondere solo in inglese.',
  portuguese: 'Fico feliz em te ler, mas aqui só consigo responder em inglês.',
  dutch: 'Fijn dat je er bent, maar hier kan ik alleen in het Engels antwoorden.',
};
