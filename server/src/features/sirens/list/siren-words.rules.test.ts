import { describe, expect, it } from 'vitest';
import { listsOf, nearestOf, queryWords, termsOf, wordsOf } from './siren-words.rules.ts';

describe('the words of a text', () => {
  it.each([
    ['José & Chloé', ['jose', 'chloe']],
    ['ŁÓDŹ, Straße; Søren-Æsir', ['lodz', 'strasse', 'soren', 'aesir']],
    ["O'Neil don’t", ['oneil', 'dont']],
    ['İstanbul ｆｕｌｌ Ⅻ', ['istanbul', 'full', 'xii']],
    ['美しいsea', ['美', 'し', 'い', 'sea']],
    ['Ἀθηνᾶ Москва', ['αθηνα', 'москва']],
    [`%_\\'"|&!():*<->`, []],
    ['🧜‍♀️ ✨', []],
  ])('of %s are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are cut where nobody types on', () => {
    expect(wordsOf('a'.repeat(500))).toEqual(['a'.repeat(32)]);
  });

  it('are looked for once each, and eight at most', () => {
    expect(queryWords('sea SEA séa')).toEqual(['sea']);
    expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
  });
});

describe('what a siren is found by', () => {
  const terms = termsOf({
    name: 'Isla Moreau',
    tags: ['night owl', 'isla'],
    description: 'Moreau of the night sea.',
  });

  it('has every word once, at its best place', () => {
    expect(terms.filter((term) => !term.endsWith('*'))).toEqual([
      ...['0isla', '1moreau', '2night', '2owl'],
      ...['3of', '3the', '3sea'],
    ]);
    expect(new Set(terms.map((term) => term.slice(1))).size).toBe(terms.length);
  });

  it('has up to three first letters of words of the name and tags, not of the description', () => {
    expect(terms.filter((term) => term.endsWith('*'))).toEqual([
      ...['0i*', '0is*', '0isl*', '1m*', '1mo*', '1mor*', '2n*', '2ni*', '2nig*', '2o*', '2ow*', '2owl*'],
    ]);
  });
});

describe('where a beginning is looked up', () => {
  it('is by the letters themselves in names and tags when there are few of them', () => {
    expect(listsOf('is', ['is'])).toEqual([
      { place: 0, term: 'is*' },
      { place: 1, term: 'is*' },
      { place: 2, term: 'is*' },
      { place: 3, term: 'is' },
    ]);
  });

  it('is by the known words otherwise', () => {
    expect(new Set(listsOf('isla', ['isla', 'island']).map(({ term }) => term))).toEqual(new Set(['isla', 'island']));
    expect(listsOf('qqxqq', [])).toEqual([]);
  });
});

describe('what was probably meant', () => {
  it.each([
    ['izla', ['isla', 'island', 'iris'], ['isla']],
    ['ilsa', ['isla', 'elsa'], ['isla', 'elsa']],
    ['ligthouse', ['lighthouse', 'light', 'lightly'], ['lighthouse']],
    ['ligtho', ['lighthouse', 'legato'], ['lighthouse']],
    ['morau', ['moreau', 'murano'], ['moreau']],
    ['marlwoe', ['marlowe', 'harlow'], ['marlowe']],
    ['is', ['it', 'isla'], []],
    ['sea', ['sea'], []],
    ['qqxqq', ['isla', 'sea'], []],
  ])('by %s out of %j is %j', (wanted, words, meant) => {
    expect(nearestOf(wanted, words)).toEqual(meant);
  });
});
