import { describe, expect, it } from 'vitest';
import { ownSentences, withYou } from './card-sentences.ts';

const own = (sentence: string, pronoun: 'she' | 'he' | 'they' = 'she', name = 'Maren Holt') =>
  ownSentences(sentence, name, pronoun).map((text) => text.replaceAll('’', "'"));

describe('a sentence of a card', () => {
  it.each([
    [
      'Maren Holt, 44, mends nets in Tórshavn and sings while she works.',
      ['I mend nets in Tórshavn and sing while I work.'],
    ],
    ['Sixty-one, baker in Ghent, with a limp.', ['I am a baker in Ghent, with a limp.']],
    ['Retired stage magician in Lyon.', ['I am a retired stage magician in Lyon.']],
    ['Gentle, stubborn, slow to answer letters.', ['I am gentle, stubborn and slow to answer letters.']],
    ['Born in Cork, raised on barges.', ['I was born in Cork.', 'I was raised on barges.']],
    ['Divorced nine years, chain-smokes.', ['I have been divorced nine years.', 'I chain-smoke.']],
    ['Never learned to swim.', ['I never learned to swim.']],
    ['Green coat, strong hands, loud laugh.', ['I wear a green coat.', 'I have strong hands.', 'I have a loud laugh.']],
    ['Married to Ilse, a judge who out-argues her.', ['I am married to Ilse, a judge who out-argues me.']],
    ['Obsessed with a clock that she calls Bertha.', ['I am obsessed with a clock that I call Bertha.']],
    [
      'Her obsession is tide tables, which she corrects in pencil.',
      ['I am obsessed with tide tables, which I correct in pencil.'],
    ],
    [
      'Keeps an inn where smugglers, priests and poets stop.',
      ['I keep an inn where smugglers, priests and poets stop.'],
    ],
    ['She still waters the plant and talks to it.', ['I still water the plant and talk to it.']],
    ['The one bear she met, she let go.', ['The one bear I met, I let go.']],
    ['Collects hats, and she wears them at night.', ['I collect hats.', 'I wear them at night.']],
    ['Quilted bathrobe, three radios.', ['I wear a quilted bathrobe.', 'I have three radios.']],
    ['Has been late once, nine minutes, in 2003.', ['I have been late once, nine minutes, in 2003.']],
    ['Admired by two old men.', ['I am admired by two old men.']],
    ['Three sons, one goat.', ['I have three sons.', 'I have one goat.']],
  ])('%j', (sentence, sentences) => {
    expect(own(sentence)).toEqual(sentences);
  });

  it('turns only the pronouns of its own gender', () => {
    expect(own('He misses his wife and still writes to her.', 'he')).toEqual([
      'I miss my wife and still write to her.',
    ]);
  });

  it('knows her name without its accents, and they as one person', () => {
    expect(own('Inês, looks 55, rakes salt.', 'she', 'Ines of the Salt')).toEqual(['I rake salt.']);
    expect(own('They were offered a job and are scared of it.', 'they')).toEqual([
      'I was offered a job and am scared of it.',
    ]);
  });

  it('says to the person what it says of the user', () => {
    expect(own('Has known the user for six months.')).toEqual(['I have known you for six months.']);
    expect(withYou('The user has just missed the bus')).toBe('you have just missed the bus');
    expect(withYou("She keeps the user's umbrella")).toBe('She keeps your umbrella');
  });
});
