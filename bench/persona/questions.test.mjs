import { describe, expect, it } from 'vitest';
import { mayAnswer, questionsOf } from './questions.mjs';

describe('questions of a message', () => {
  it.each([
    ['Who is Steve?', ['Who is Steve?']],
    ['haha ok. how did you learn computers', ['how did you learn computers']],
    ['I sew. *sits down* tell me about her', ['tell me about her']],
    ['What is it? and how many beds? and is that a MULE', ['What is it?', 'and how many beds?', 'and is that a MULE']],
  ])('are found in: %s', (message, found) => {
    expect(questionsOf(message)).toEqual(found);
  });

  it.each([
    'What a night.',
    'When I was small we had a goat.',
    '*asks: who is there?* Nobody.',
    'ok',
    'how sweet of you',
  ])('are not seen in: %s', (message) => {
    expect(questionsOf(message)).toEqual([]);
  });
});

describe('a reply that may answer', () => {
  const card = ['Lives with his gran Philomena and her parrot Kojak.', 'Drives a night bus.'];
  it.each([
    ['names what was asked', 'Do you like the bus?', 'The bus and I get on.'],
    ['names what the card has near', 'Who has a parrot here?', 'Philomena does.'],
    ['says yes', 'Are you hungry?', 'Always.'],
    ['has the number', 'How old are you?', 'Thirty-three, on paper.'],
    ['admits', 'What is the capital of Mongolia?', 'I don’t know that one.'],
  ])('%s', (_, question, reply) => {
    expect(mayAnswer(question, reply, card)).toBe(true);
  });

  it.each([
    ['is about something else', 'Do you like the bus?', 'There is a tune behind my teeth.'],
    ['says yes to a question for a thing', 'What do you eat?', 'Yes, quite.'],
    ['has a number nobody asked for', 'Who taught you?', 'Three stems go into the jar.'],
  ])('is not one that %s', (_, question, reply) => {
    expect(mayAnswer(question, reply, card)).toBe(false);
  });
});
