import { describe, expect, it } from 'vitest';
import { endsInQuestion, questionKind } from './ask.ts';

describe('the question at the end of a reply', () => {
  it.each([
    ['Well. What shall I call you?', 'what'],
    ['And what’s playing in you?', 'what'],
    ['So, who sent you?', 'who'],
    ['Do you dance?', 'yes-no'],
    ['Shall I go on?', 'yes-no'],
    ['Which one would you be?', 'which'],
    ['I nod. *You wait?*', 'you'],
    ['Do you dance? *I wait.*', ''],
    ['No question.', ''],
  ])('of %j is of the kind %j', (text, kind) => {
    expect(questionKind(text)).toBe(kind);
  });

  it('is seen behind quotes and marks', () => {
    expect(endsInQuestion('‘Is it?’')).toBe(true);
    expect(endsInQuestion('It is? Yes.')).toBe(false);
  });
});
