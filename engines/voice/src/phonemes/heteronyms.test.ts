import { describe, expect, it } from 'vitest';
import { PAIRS } from './heteronyms/pairs.ts';
import { SENTENCES } from './heteronyms.data.ts';
import { chooseSounds } from './heteronyms.ts';
import { normalise } from './normalise.ts';
import { isVowelSound } from './pronounce/morphology.ts';

/** The sounds chosen for the word in brackets. */
function soundsIn(sentence: string): string | undefined {
  const written = (sentence.slice(0, sentence.indexOf('[')).match(/\S+/g) ?? []).length;
  const pieces = normalise(sentence.replace(/[[\]]/g, ''));
  return chooseSounds(
    pieces,
    pieces.findIndex((piece) => piece.written === written),
  )?.join(' ');
}

describe('words that are said in two ways', () => {
  it('are tried in at least 120 sentences with at least 45 words', () => {
    const words = new Set(SENTENCES.map(([sentence]) => /\[(\w+)\]/.exec(sentence)?.[1]?.toLowerCase()));
    expect(SENTENCES.length).toBeGreaterThanOrEqual(120);
    expect(words.size).toBeGreaterThanOrEqual(45);
  });

  it.each(SENTENCES)('are told apart: %s', (sentence, sounds) => {
    expect(soundsIn(sentence)).toBe(sounds);
  });

  it('leaves other words to the dictionary', () => {
    const pieces = normalise('The sea is calm.');
    expect(pieces.map((_, n) => chooseSounds(pieces, n))).toEqual(pieces.map(() => null));
  });

  it('has two different sounds for every word of the table, each with a main stress', () => {
    for (const line of PAIRS.trim().split('\n')) {
      const [word, noun = '', verb = ''] = line.split('|');
      expect(noun, word).not.toBe(verb);
      for (const sounds of [noun, verb]) expect(sounds.split(' ').filter(isVowelSound).join(), word).toContain('1');
    }
  });
});
