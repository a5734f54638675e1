import { describe, expect, it } from 'vitest';
import { asSentence, toldBack } from './told-back.ts';

describe('what a person said, told back', () => {
  it.each([
    ['I am allergic to shellfish.', 'you are allergic to shellfish'],
    ["I'm afraid of heights", 'you’re afraid of heights'],
    ['I was born in Oban.', 'you were born in Oban'],
    ['My birthday is in May', 'your birthday is in May'],
    ['We met on the night ferry', 'we met on the night ferry'],
    ['You promised to teach me knots', 'I promised to teach you knots'],
    ['You are my oldest friend', 'I am your oldest friend'],
    ['My brother gave you his coat', 'your brother gave me his coat'],
    ['Your sister is called Ann', 'my sister is called Ann'],
  ])('%j is %j', (sentence, restated) => {
    expect(toldBack(sentence, true)).toBe(restated);
  });

  it('may speak of others by ‘we’', () => {
    expect(toldBack('We have two children', false)).toBe('you have two children');
    expect(toldBack('Our house is by the sea', false)).toBe('your house is by the sea');
  });

  it.each(['Why me?', 'Hello', 'I said "no" to her', 'I am {name} there'])('is nothing of %j', (sentence) => {
    expect(toldBack(sentence, true)).toBeNull();
  });

  it('can stand alone', () => {
    expect(asSentence('you are allergic to nuts')).toBe('You are allergic to nuts.');
  });
});
