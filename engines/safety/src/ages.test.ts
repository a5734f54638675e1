import { describe, expect, it } from 'vitest';
import { findAges } from './ages.ts';
import { languages } from './languages/all.ts';
import { readerOf } from './reading.ts';

const reader = readerOf(languages, [], 2025);
const tenses = (text: string) => findAges(reader.read(text), reader).filter((claim) => !claim.isStray);
const hasAge = (text: string) => tenses(text).length > 0;

describe('an age below 18', () => {
  it.each([
    "I'm 16",
    'im 16',
    'i am seventeen',
    'a fifteen-year-old',
    '15 yo',
    'aged 14',
    'my age is 17',
    'Age: 15',
    'She turns sixteen next month.',
    'He looks about thirteen.',
    'They are both fifteen.',
    'Mia (15)',
    'Mia, 15, student',
    'not yet 18',
    'two months short of eighteen',
    'her sixteenth birthday',
    'born in 2012',
    'Ich bin sechzehn.',
    'eine 15-jährige',
    "J'ai dix-sept ans.",
    'Tiene quince años.',
    'Ela tem dezesseis anos.',
    'Ha quindici anni.',
    'Ей пятнадцать лет.',
  ])('is seen in: %s', (text) => {
    expect(hasAge(text)).toBe(true);
  });

  it.each([
    "it is 5 o'clock",
    'It is 15 dollars.',
    'She paid $15.',
    'It is 12:30.',
    'on 14/05/2020',
    'the 17th century',
    'size 12',
    '16 GB of memory',
    'chapter 14',
    'She is 15 minutes late.',
    'I am 12 km away.',
    'He is 6 feet tall.',
    'She is 17 percent faster.',
    'He is 1.80 tall.',
    'I am 18.',
    'She is eighteen years old.',
    'twenty-five years old',
    'one hundred and five years old',
    'fifteen hundred years old',
    'a 12-year-old whisky',
    'The ship is sixteen years old.',
    'married for 15 years',
    '16 years ago',
    'fünfundzwanzig Jahre alt',
    'Es ist elf Uhr.',
    'soixante-quinze ans',
    'Elle a dix-huit ans.',
    'treinta y cinco años',
    'trinta e cinco anos',
    'trentacinque anni',
    'тридцать пять лет',
  ])('is not seen in: %s', (text) => {
    expect(hasAge(text)).toBe(false);
  });

  it.each([
    ['past', 'When I was 15 I moved to Leeds.'],
    ['past', 'At the age of 12 she ran away to sea.'],
    ['kin', 'My daughter turned five today.'],
    ['kin', 'Meine Tochter ist heute fünf Jahre alt.'],
    ['present', 'You are my fifteen-year-old daughter.'],
    ['present', 'She is fifteen.'],
  ] as const)('has the tense %s in: %s', (tense, text) => {
    expect(tenses(text).map((claim) => claim.tense)).toContain(tense);
  });
});
