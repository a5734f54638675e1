import { describe, expect, it } from 'vitest';
import { sayPhrase } from './ipa/phrases.ts';
import { SYMBOLS } from './ipa/symbols.ts';
import { WEAK_FORMS } from './ipa/weak-forms.ts';
import { toIpa } from './ipa.ts';
import { pronounce } from './pronounce.ts';

const ipa = (word: string): string => toIpa(word, pronounce(word));

describe('the signs of a word', () => {
  it.each([
    ['stress marks right before the vowel', 'quick', 'kwˈɪk'],
    ['a second stress away from the first', 'telephone', 'tˈɛləfˌoʊn'],
    ['no second stress beside the first', 'birthday', 'bˈɜːθdeɪ'],
    ['a tapped t', 'water', 'wˈɔːɾɚ'],
    ['a tapped t after r', 'party', 'pˈɑːɹɾi'],
    ['no tap before a stressed vowel', 'return', 'ɹᵻtˈɜːn'],
    ['a closed throat', 'written', 'ɹˈɪʔn̩'],
    ['no closed throat before another consonant', 'important', 'ɪmpˈoːɹtənt'],
    ['a first a', 'about', 'ɐbˈaʊt'],
    ['the un of a prefix', 'unhappy', 'ʌnhˈæpi'],
    ['plurals', 'roses', 'ɹˈoʊzᵻz'],
    ['pasts', 'wanted', 'wˈɔntᵻd'],
    ['weak prefixes', 'decided', 'dᵻsˈaɪdᵻd'],
    ['ex', 'example', 'ɛɡzˈAmpəl'],
    ['qualities', 'reality', 'ɹiːˈælᵻɾi'],
    ['er before a consonant', 'person', 'pˈɜːsən'],
    ['er before a vowel', 'hurry', 'hˈɜːɹi'],
    ['weak er before a vowel', 'memory', 'mˈɛmɚɹi'],
    ['fire and power', 'fire', 'fˈaɪɚ'],
    ['north', 'north', 'nˈɔːɹθ'],
    ['force', 'four', 'fˈoːɹ'],
    ['near, square, cure', 'near', 'nˈɪɹ'],
    ['cure before a vowel', 'curious', 'kjˈʊɹɹiəs'],
    ['idea', 'idea', 'aɪdˈiə'],
    ['million', 'million', 'mˈɪliən'],
    ['usual', 'usual', 'jˈuːʒuːəl'],
    ['away, which keeps its w', 'away', 'ɐwˈeɪ'],
    ['popular', 'popular', 'pˈOpjʊlɚ'],
    ['n before k', 'income', 'ˈɪŋkʌm'],
    ['cloth', 'long', 'lˈɔŋ'],
    ['lot, which accents tell apart', 'rock', 'ɹˈOk'],
    ['bath, which accents tell apart', 'bath', 'bˈAθ'],
    ['the y of new, which accents tell apart', 'new', 'nJˈuː'],
    ['letters', 'f.b.i.', 'ˌɛfbˌiːˈaɪ'],
  ])('have %s: %s', (_, word, signs) => {
    expect(ipa(word)).toBe(signs);
  });
});

describe('a phrase', () => {
  const say = (text: string): string =>
    sayPhrase(text.split(' ').map((word) => ({ word, ipa: ipa(word) })))
      .map((word) => word.ipa)
      .join(' ');

  it.each([
    ['small words are weak', 'she has a boat', 'ʃiː hɐz ɐ bˈoʊt'],
    ['and full at the end', 'that she has', 'ðæt ʃiː hˈæz'],
    ['the before a consonant', 'the sea', 'ðə sˈiː'],
    ['the before a vowel', 'the ocean', 'ðɪ ˈoʊʃən'],
    ['to before a vowel', 'to italy', 'tʊ ˈɪɾəli'],
    ['an r links to a vowel', 'her eyes', 'hɜːɹ ˈaɪz'],
    ['and a weak one too', 'better idea', 'bˈɛɾɚɹ aɪdˈiə'],
    ['a tapped it', 'it is', 'ɪɾ ˈɪz'],
    ['a weak word alone is stressed', 'you', 'jˈuː'],
  ])('%s', (_, text, signs) => {
    expect(say(text)).toBe(signs);
  });

  it('has small words in broad signs only', () => {
    const signs = WEAK_FORMS.replace(/^\S+ /gm, '').replace(/[\n O]/g, '');
    expect([...signs].filter((sign) => !SYMBOLS.has(sign))).toEqual([]);
  });
});
