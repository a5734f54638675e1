import { expect, test } from 'vitest';
import { contentFilter } from './content-filter.rules.ts';
import { filterPages } from './use-content-filter.ts';

const hidesWords = (word: string, text: string) =>
  contentFilter({ hidden_tags: [], hidden_words: [word] })?.({ tags: [], texts: [text] });
const hidesTags = (hidden: string, tags: string[]) =>
  contentFilter({ hidden_tags: [hidden], hidden_words: [] })?.({ tags, texts: ['storm'] });

test('who hides nothing has no filter', () => {
  expect(contentFilter({ hidden_tags: [], hidden_words: [] })).toBeNull();
});

test.each([
  ['storm', 'A Storm at sea.'],
  ['STORM', 'storm'],
  ['storm', 'after the storm, calm'],
  ['storm', "the storm's eye"],
  ['storm', 'storm-tossed'],
  ['best friend', 'My best\n friend waits'],
  ['straße', 'An der STRASSE'],
  ['ΟΔΟΣ', 'η οδος μου'],
  ['буря', 'Это Буря!'],
  ['istanbul', 'İstanbul by night'],
  ["don't", 'I don’t know'],
  ['c++', 'She writes C++ all day'],
  ['(x)', 'signed (x) below'],
  ['a.b', 'at a.b today'],
  ['海', '上海の夜'],
  ['ทะเล', 'ริมทะเลสวย'],
  ['ﬁre', 'a fire burns'],
  ['café', 'the cafe\u0301 is open'],
  ['sto\u00ADrm', 'storm'],
  ['🐙', 'an octopus 🐙here'],
  ['cat', '私はcatが好き'],
  ['עיר', 'זאת עיר גדולה'],
])('the word %j hides %j', (word, text) => {
  expect(hidesWords(word, text)).toBe(true);
});

test.each([
  ['storm', 'brainstorming'],
  ['storm', 'storms'],
  ['storm', 'snow_storm'],
  ['art', 'heart'],
  ['буря', 'буряк'],
  ['best friend', 'best of friends'],
  ['caf', 'cafe\u0301'],
  ['a.b', 'axb'],
  ['.', 'nothing'],
  ['storm', ''],
])('the word %j does not hide %j', (word, text) => {
  expect(hidesWords(word, text)).toBe(false);
});

test('a hidden tag looks at tags only, whole and in any case; a hidden word looks at them too', () => {
  expect(hidesTags('Storm', ['sea', 'storm'])).toBe(true);
  expect(hidesTags('storm', ['storm front'])).toBe(false);
  expect(hidesTags('storm', [])).toBe(false);
  const word = contentFilter({ hidden_tags: [], hidden_words: ['front'] });
  expect(word?.({ tags: ['storm front'], texts: [] })).toBe(true);
});

test('a filter is asked again and again with the same answer', () => {
  const filter = contentFilter({ hidden_tags: [], hidden_words: ['storm', 'sea'] });
  const results = [1, 2, 3, 4].map(() => filter?.({ tags: [], texts: ['the sea'] }));
  expect(results).toEqual([true, true, true, true]);
});

test('the longest lists there may be are looked through in one go', () => {
  const filter = contentFilter({
    hidden_tags: Array.from({ length: 30 }, (_, n) => `tag ${n}`),
    hidden_words: Array.from({ length: 50 }, (_, n) => `${'wave '.repeat(10)}${n}`),
  });
  expect(filter?.({ tags: [], texts: ['wave '.repeat(2000)] })).toBe(false);
  expect(filter?.({ tags: [], texts: [`${'wave '.repeat(2000)}49`] })).toBe(true);
});

test('pages lose what is hidden, and it is counted how much and how many at the end came to nothing', () => {
  const pages = [{ items: [1, 2] }, { items: [2, 2] }, { items: [] }];
  const isHidden = (item: number) => item === 2;
  expect(filterPages(pages, isHidden)).toEqual({
    pages: [{ items: [1] }, { items: [] }, { items: [] }],
    hidden: 3,
    emptyAtEnd: 2,
  });
  expect(filterPages([], isHidden)).toEqual({ pages: [], hidden: 0, emptyAtEnd: 0 });
});
