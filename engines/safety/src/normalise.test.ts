import { describe, expect, it } from 'vitest';
import { segment } from './disguises.ts';
import { languages } from './languages/all.ts';
import { lexiconOf } from './lexicon.ts';
import { foldText, leetReadings, scriptReadings, squeeze } from './normalise.ts';
import { readerOf } from './reading.ts';

describe('folding a text', () => {
  it.each([
    ['ＦＩＦＴＥＥＮ', 'fifteen'],
    ['𝐟𝐢𝐟𝐭𝐞𝐞𝐧', 'fifteen'],
    ['ⓕⓘⓕⓣⓔⓔⓝ', 'fifteen'],
    ['fi\u200bf\u00adteen', 'fifteen'],
    ['f̶i̶f̶t̶e̶e̶n̶', 'fifteen'],
    ['Straße', 'strasse'],
    ['ёлка', 'елка'],
    ['1️⃣5️⃣', '15'],
    ['١٥', '15'],
    ['⑮', '15'],
  ])('makes %s plain', (written, plain) => {
    expect(foldText(written)).toBe(plain);
  });

  it('reads what is forced to run backwards both ways', () => {
    expect(foldText('\u202eneetfif\u202c')).toBe('neetfif\nfifteen');
  });
});

describe('reading a word', () => {
  it('knows letters of other scripts by their looks, and leaves true Cyrillic words alone', () => {
    expect(scriptReadings('fіftееn')).toContain('fifteen');
    expect(scriptReadings('пятнaдцaть')).toContain('пятнадцать');
    expect(scriptReadings('пятнадцать')[0]).toBe('пятнадцать');
  });

  it('knows digits and signs for letters', () => {
    expect(leetReadings('f1ft33n')).toContain('fifteen');
    expect(leetReadings('$ch00lg1rl')).toContain('schoolgirl');
    expect(leetReadings('schoo1g1r1')).toContain('schoolgirl');
  });

  it('takes doubled letters as one', () => {
    expect(squeeze('fiiifteeeen')).toBe('fiften');
  });

  it('cuts letters without spaces into the words it knows', () => {
    const lexicon = lexiconOf(['she', 'is', 'fifteen'], []);
    expect(segment('sheisfifteen', lexicon)).toEqual({ parts: ['she', 'is', 'fifteen'], isWhole: true });
    expect(segment('sheisfiftx', lexicon).isWhole).toBe(false);
  });
});

describe('an innocent word with a bad one inside', () => {
  const reader = readerOf(languages, [], 2025);
  it.each(
    'Scunthorpe Essex Sussex Middlesex cockerel peacock assassin therapist grape analysis sextant pussycat Dickens cocktail Hancock titmouse shuttlecock canal Canteen thirteenth nineteen'.split(
      ' ',
    ),
  )('is not taken for it: %s', (word) => {
    const reading = reader.read(`We spoke of ${word} all evening.`);
    const labels = ['sexual', 'romantic', 'minors', 'childlike', 'nonConsent', 'bestiality'] as const;
    expect(labels.flatMap((label) => reading.hits(label))).toEqual([]);
  });
});
