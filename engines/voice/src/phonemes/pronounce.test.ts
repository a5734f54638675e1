import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { MORE_NAMES } from './pronounce/more-names.ts';
import { NAMES } from './pronounce/names.ts';
import { WORDS } from './pronounce/words.ts';
import { pronounce } from './pronounce.ts';

const sounds = (word: string): string => pronounce(word).join(' ');
const ARPABET = new Set(
  Object.values(dictionary)
    .slice(0, 20_000)
    .flatMap((spoken) => spoken.split(' ')),
);

describe('the sounds of a word', () => {
  it.each([
    ['hello', 'HH AH0 L OW1'],
    ["don't", 'D OW1 N T'],
    ["'em", 'AH0 M'],
    ["o'clock", 'AH0 K L AA1 K'],
  ])('come from the dictionary: %s', (word, spoken) => {
    expect(sounds(word)).toBe(spoken);
  });

  it.each([
    ['sirenade', 'S AY1 R AH0 N EY2 D'],
    ['niamh', 'N IY1 V'],
    ['saoirse', 'S ER1 SH AH0'],
    ['siobhán', 'SH AH0 V AO1 N'],
    ['björn', 'B Y AO1 R N'],
    ['joaquín', 'W AA0 K IY1 N'],
    ['léa', 'L EY1 AH0'],
    ['selkie', 'S EH1 L K IY0'],
    ['hmm', 'HH AH0 M'],
    ["d'you", 'D Y UW0'],
    ['dinnae', 'D IH1 N IY0'],
  ])('come from the own words before that: %s', (word, spoken) => {
    expect(sounds(word)).toBe(spoken);
  });

  it.each([
    ['f.b.i.', 'EH2 F B IY2 AY1'],
    ["t.v.'s", 'T IY2 V IY1 Z'],
    ['x', 'EH1 K S'],
    ['zxqj', 'Z IY2 EH2 K S K Y UW2 JH EY1'],
  ])('are the names of letters where it is spelled: %s', (word, spoken) => {
    expect(sounds(word)).toBe(spoken);
  });

  it.each([
    ["siren's", 'S AY1 R AH0 N Z'],
    ["niamh's", 'N IY1 V Z'],
    ["isla'll", 'AY1 L AH0 AH0 L'],
    ["caoimhe'd", 'K IY1 V AH0 D'],
    ["runnin'", 'R AH1 N IH0 N'],
    ["whisperin'", 'W IH1 S P ER0 IH0 N'],
  ])('follow the word before an apostrophe: %s', (word, spoken) => {
    expect(sounds(word)).toBe(spoken);
  });

  it.each([
    ['krakens', 'K R AA1 K AH0 N Z'],
    ['selkied', 'S EH1 L K IY0 D'],
    ['sirenlike', 'S AY1 R AH0 N L AY2 K'],
    ['unkissed', 'AH2 N K IH1 S T'],
    ['moonlessness', 'M UW1 N L AH0 S N AH0 S'],
    ['emberlit', 'EH1 M B ER0 L IH2 T'],
    ['seaswept', 'S IY1 S W EH2 P T'],
    ['colourless', 'K AH1 L ER0 L AH0 S'],
    ['romanticise', 'R OW0 M AE1 N T AH0 S AY2 Z'],
  ])('are made of the known word within an unknown one: %s', (word, spoken) => {
    expect(sounds(word)).toBe(spoken);
  });

  it.each(['quidditch', 'zorblax', 'ñandú', 'łódź', 'strč', 'œdème', 'yggdrasil', 'beyoncé', "'", 'a-b'])(
    'are guessed for any other word with a letter: %s',
    (word) => {
      const guessed = pronounce(word);
      expect(guessed.length > 0).toBe(/\p{L}/u.test(word));
      for (const sound of guessed) expect(ARPABET).toContain(sound);
    },
  );

  it('sound a last é', () => {
    expect(sounds('zamboré').endsWith('EY1')).toBe(true);
  });
});

describe('the own words', () => {
  const lines = `${NAMES}${MORE_NAMES}${WORDS}`.trim().split(/\n+/);

  it('are more than 600, each once, in sounds of the dictionary', () => {
    expect(lines.length).toBeGreaterThan(600);
    const words = lines.map((line) => line.split(' ')[0]);
    expect(words.filter((word, n) => words.indexOf(word) !== n)).toEqual([]);
    for (const line of lines) {
      const [word, ...spoken] = line.split(' ');
      for (const sound of spoken) expect(ARPABET, `${word} ${sound}`).toContain(sound);
    }
  });
});
