import { describe, expect, it } from 'vitest';
import { estimateWordTimes } from '../text/word-times.ts';
import { toPhonemes } from './to-phonemes.ts';

const signs = (sentence: string): string => toPhonemes(sentence, 'american').symbols.join('');

/** Each written word with the signs of its range. */
const byWord = (sentence: string): [string, string][] => {
  const { symbols, words } = toPhonemes(sentence, 'american');
  return words.map(({ written, from, to }) => [written, symbols.slice(from, to).join('')]);
};

describe('a sentence as signs', () => {
  it('is a row of single signs with spaces between words and marks as pauses', () => {
    const { symbols } = toPhonemes('Well, hello there!', 'american');
    expect(symbols.join('')).toBe('wˈɛl, həlˈoʊ ðˈɛɹ!');
    expect(symbols.every((symbol) => [...symbol].length === 1)).toBe(true);
  });

  it.each([
    ['an end where none is written', 'Come closer', 'kˈʌm klˈoʊsɚ.'],
    ['a hesitation', 'I… well', 'ˈaɪ. wˈɛl.'],
    ['dashes', 'No — wait', 'nˈoʊ, wˈeɪt.'],
    ['questions', 'Who is it?', 'hˈuː ɪz ɪt?'],
    ['semicolons and colons', 'One: two; three.', 'wˈʌn: tˈuː; θɹˈiː.'],
    ['the last of several marks', 'What?!', 'wˈʌt?'],
    ['a stammer', 'B-but I-I th-think', 'bə bʌt ˈaɪ, aɪ θə θˈɪŋk.'],
    ['a word said in two ways', 'She read it', 'ʃiː ɹˈɛd ɪt.'],
    ['letters', 'The FBI', 'ðɪ ˌɛfbˌiːˈaɪ.'],
    ['numbers', '42', 'fˈɔːɹɾi tˈuː.'],
  ])('has %s', (_, sentence, spoken) => {
    expect(signs(sentence)).toBe(spoken);
  });

  it('is nothing for a text that nobody can say', () => {
    expect(toPhonemes('', 'american')).toEqual({ symbols: [], words: [] });
    expect(toPhonemes('… — !', 'american')).toEqual({ symbols: [], words: [] });
    expect(toPhonemes('你好', 'american')).toEqual({ symbols: [], words: [{ written: '你好', from: 0, to: 0 }] });
  });
});

describe('the place of each written word', () => {
  it('is found where one is said as several', () => {
    expect(byWord('It costs $5 million, 42 times.')).toEqual([
      ['It', 'ɪt'],
      ['costs', 'kˈɔsts'],
      ['$5', 'fˈaɪv'],
      ['million,', 'mˈɪliən dˈɑːlɚz'],
      ['42', 'fˈɔːɹɾi tˈuː'],
      ['times.', 'tˈaɪmz'],
    ]);
  });

  it('is empty, and in order, where nothing can be said', () => {
    const { words } = toPhonemes('hello 你好 there', 'american');
    expect(words.map(({ from, to }) => to - from)).toEqual([6, 0, 4]);
    expect(words[1]?.from).toBe(words[0]?.to);
  });

  it('leaves out signs that are no written word, though they are said', () => {
    expect(byWord('you & me').map(([written]) => written)).toEqual(['you', 'me']);
    expect(signs('you & me')).toContain('ænd');
  });

  it('is given for the words that guessed times have', () => {
    const sentence = '“Well,” she said — 3.50 € & … a café: 你好!';
    expect(toPhonemes(sentence, 'american').words.map(({ written }) => written)).toEqual(
      estimateWordTimes(sentence, 3).map(({ word }) => word),
    );
  });
});
