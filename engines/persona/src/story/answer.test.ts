import { describe, expect, it } from 'vitest';
import { answerIn, clauseIn } from './answer.ts';

describe('a short answer', () => {
  it.each([
    ['Black tea, mostly', 'black tea'],
    ['Coffee. Then more coffee.', 'coffee'],
    ['my mother', 'your mother'],
    ['walking by the river', 'walking by the river'],
    ['probably blue', 'blue'],
    ["I think it's my grandmother's ring", "your grandmother's ring"],
    ['Rome, because of the light', 'Rome'],
    ['I would take the stairs', 'the stairs'],
    ['Pizza 🍕', 'pizza'],
    ['it was Lena', 'Lena'],
  ])('%j is told back as %j', (message, answer) => {
    expect(answerIn(message)).toBe(answer);
  });

  it.each([
    'Yes',
    'no idea',
    'both',
    'tell me a story',
    'You',
    "I don't know",
    'nothing much',
    'stop it',
    'what?',
    'hello',
    'I love rain and black tea though',
    'going to see my grandmother',
  ])('%j is none', (message) => {
    expect(answerIn(message)).toBeNull();
  });
});

describe('a sentence as an answer', () => {
  it.each([
    ['I left when I had to.', 'you left when you had to'],
    ['I was afraid of my own shadow', 'you were afraid of your own shadow'],
    ['Well, I lie still and negotiate.', 'you lie still and negotiate'],
  ])('%j is told back as %j', (message, clause) => {
    expect(clauseIn(message)).toBe(clause);
  });

  it.each([
    'My name is Marta',
    "I shouldn't have asked",
    'I wish I could stay longer',
    "I don't know really",
    'I love you very much',
    'Is it me?',
    'The first one',
  ])('%j is none', (message) => {
    expect(clauseIn(message)).toBeNull();
  });
});
