import { describe, expect, it } from 'vitest';
import { ACCENTS, type Accent } from './accents.ts';
import { SYMBOLS } from './ipa/symbols.ts';
import { toPhonemes } from './to-phonemes.ts';

const say = (text: string, accent: Accent): string => toPhonemes(text, accent).symbols.join('').replace(/\.$/, '');
const TEXT =
  'Thirty-three jolly sailors measured the water with great care, while Zoë laughed: “Which button, for heaven’s sake, ' +
  'is new?” Her voice, pure fire, was nowhere near the poor yachts of the island, and nothing could hurt us.';

describe('an accent', () => {
  it.each(ACCENTS)('has only signs that the voice knows: %s', (accent) => {
    expect(toPhonemes(TEXT, accent).symbols.filter((symbol) => !SYMBOLS.has(symbol))).toEqual([]);
  });

  it('differs from every other', () => {
    expect(new Set(ACCENTS.map((accent) => say(TEXT, accent))).size).toBe(ACCENTS.length);
    expect(ACCENTS.length).toBeGreaterThanOrEqual(10);
  });

  it.each(ACCENTS)('leaves every word a vowel, and every word its place: %s', (accent) => {
    const { symbols, words } = toPhonemes(TEXT, accent);
    for (const { written, from, to } of words) {
      expect(symbols.slice(from, to).join(''), written).toMatch(/[aeiouæɐɑɔəɚɛɜɪʊʌᵻ]/);
    }
  });
});

describe('American', () => {
  it.each([
    ['water', 'wˈɔːɾɚ'],
    ['rock', 'ɹˈɑːk'],
    ['bath', 'bˈæθ'],
    ['new', 'nˈuː'],
    ['go home', 'ɡˈoʊ hˈoʊm'],
  ])('says %s as %s', (text, signs) => {
    expect(say(text, 'american')).toBe(signs);
  });
});

describe('British', () => {
  it.each([
    ['car', 'kˈɑː'],
    ['car is', 'kˈɑːɹ ɪz'],
    ['better', 'bˈɛtə'],
    ['better idea', 'bˈɛtəɹ aɪdˈiə'],
    ['near', 'nˈɪə'],
    ['four', 'fˈɔː'],
    ['hair', 'hˈɛə'],
    ['very', 'vˈɛɹi'],
    ['home', 'hˈəʊm'],
    ['rock', 'ɹˈɔk'],
    ['father', 'fˈɑːðə'],
    ['bath', 'bˈɑːθ'],
    ['trap', 'tɹˈæp'],
    ['new', 'njˈuː'],
    ['written', 'ɹˈɪtən'],
    ['classroom', 'klˈɑːsɹuːm'],
    ['classic', 'klˈæsɪk'],
  ])('says %s as %s', (text, signs) => {
    expect(say(text, 'british')).toBe(signs);
  });
});

describe('the other accents', () => {
  it.each<[Accent, string, string]>([
    ['southern', 'my pen', 'mɑː pˈɪn'],
    ['southern', 'singing', 'sˈɪŋɪn'],
    ['southern', 'king', 'kˈɪŋ'],
    ['scottish', 'the poor bird', 'ðə pˈʊɹ bˈɜːɹd'],
    ['scottish', 'very red', 'vˈɛɾi ɹˈɛd'],
    ['scottish', 'go home', 'ɡˈoː hˈoːm'],
    ['scottish', 'cat', 'kˈat'],
    ['irish', 'think', 'tˈɪŋk'],
    ['irish', 'water', 'wˈɔːtɚ'],
    ['australian', 'day', 'dˈæɪ'],
    ['australian', 'car', 'kˈɑː'],
    ['indian', 'three boats', 'tɾˈiː bˈoːts'],
    ['french', 'just think', 'ʒˈʌst sˈɪŋk'],
    ['french', 'the day', 'zə dˈeː'],
    ['spanish', 'speak', 'ɛspˈiːk'],
    ['spanish', 'his', 'hˈis'],
    ['german', 'we think', 'viː sˈɪŋk'],
    ['german', 'red dogs', 'ɹˈɛt dˈɑːɡs'],
    ['eastern-european', 'the third road', 'də tˈɜːt ɹˈoːt'],
    ['nordic', 'just now', 'jˈʌst nˈaʊ'],
  ])('%s says %s as %s', (accent, text, signs) => {
    expect(say(text, accent)).toBe(signs);
  });
});
