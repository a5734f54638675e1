import { describe, expect, it } from 'vitest';
import { coreOf, mainThing, mirrored } from './mirror.ts';

describe('what was told, turned to the person', () => {
  it.each([
    ['my wife moved out on the 3rd', 'your wife moved out on the 3rd'],
    ['haha yeah I tune pianos lol', 'you tune pianos'],
    ['Lost my keys again', 'you lost your keys again'],
    ['trying to learn the cello', 'you’re trying to learn the cello'],
    ['bad habit, my wife says I pick at people', 'your wife says you pick at people'],
    [
      "He'd kick me under the table if I brought my queen out early",
      'he’d kick you under the table if you brought your queen out early',
    ],
    ['you promised me a song', null],
  ])('%s', (text, restated) => {
    expect(mirrored(text)).toBe(restated);
  });

  it('is left alone where it would come out wrong', () => {
    for (const text of ['No rush on any doors', 'e4', 'a blue Passat', '{user}', 'that he called her Birdie'])
      expect(mirrored(text)).toBeNull();
  });

  it('keeps a no that belongs to the sentence', () => {
    expect(coreOf('No rush on any doors')).toBe('No rush on any doors');
    expect(coreOf('No, I left early')).toBe('I left early');
  });

  it('names the main thing', () => {
    expect(mainThing('so anyway my sister and the whole lot')).toBe('your sister');
    expect(mainThing('a lot of the time')).toBeNull();
  });
});
