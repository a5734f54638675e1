import { describe, expect, it } from 'vitest';
import { keysOf, sharedKeys, userStatementIn } from './user-statement.ts';

describe('what a sentence tells', () => {
  it.each([
    ['I am allergic to shellfish', 'you are allergic to shellfish'],
    ['By the way, my birthday is in May.', 'your birthday is in May'],
    ['We met on the night ferry.', 'we met on the night ferry'],
    ['My name is Jonas, we met on the night ferry.', 'we met on the night ferry'],
    ['We have two old boats', 'you have two old boats'],
    ['I broke my leg in Norway', 'you broke your leg in Norway'],
  ])('of %j is %j', (sentence, userStatement) => {
    expect(userStatementIn(sentence)).toBe(userStatement);
  });

  it.each([
    'I am so tired today',
    'I think that is fine',
    'My name is Jonas Grant',
    'I love you very much',
    'Do I know that place?',
    'I want to kill myself',
    'The bus was late again',
    'I am listening, go on',
  ])('of %j is nothing', (sentence) => {
    expect(userStatementIn(sentence)).toBeNull();
  });

  it('is found by words that mean the same', () => {
    expect(sharedKeys(keysOf('How did we meet?'), keysOf('we met on the night ferry'))).toBe(1);
    expect(sharedKeys(keysOf('Do I have any allergies?'), keysOf('you are allergic to nuts'))).toBe(1);
    expect(sharedKeys(keysOf('What is the weather?'), keysOf('you are allergic to nuts'))).toBe(0);
  });
});
