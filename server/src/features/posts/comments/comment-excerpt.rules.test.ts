import { describe, expect, test } from 'vitest';
import { commentExcerpt } from './comment-excerpt.rules.ts';

describe('the excerpt of a comment', () => {
  test.each([
    ['**Well** said, and *quietly*', 'Well said, and quietly'],
    ['***Both*** and **bold *inside* it**', 'Both and bold inside it'],
    ['_soft_ and __loud__ but snake_case_name', 'soft and loud but snake_case_name'],
    ['~~gone~~ here', 'gone here'],
    ['> what you said\n\nI agree.', 'what you said I agree.'],
    ['# A title\n- one\n- two\n1. three', 'A title one two 1. three'],
    [
      'See [the harbour](https://example.org/a_b "there") and <https://example.org>',
      'See the harbour and https://example.org',
    ],
    ['![a lamp](https://example.org/lamp.png)', 'a lamp'],
    ['`a * b * c` and 2 * 3', 'a * b * c and 2 * 3'],
    ['```ts\nconst tide = 1;\n```', 'const tide = 1;'],
    ['One\n\n---\n\nTwo', 'One Two'],
    ['\\*not italic\\* and 5 \\# 6', '*not italic* and 5 # 6'],
    ['***', '***'],
    ['<b>text</b> & more', '<b>text</b> & more'],
    ['*مرحبا* 🌊', 'مرحبا 🌊'],
  ])('reads %j as %j', (content, excerpt) => {
    expect(commentExcerpt(content)).toBe(excerpt);
  });

  test('is cut at a word, and never inside of a character', () => {
    expect(commentExcerpt(`**Night** ${'word '.repeat(60)}`)).toMatch(/^Night (word )+word…$/);
    expect(commentExcerpt('🌊'.repeat(200)).isWellFormed()).toBe(true);
    expect(commentExcerpt('word '.repeat(60)).length).toBeLessThanOrEqual(141);
  });

  test('of marks alone, however many, is short', () => {
    for (const mark of ['*', '_', '`', '[', '> ', '~~a', '*a ', '\\', '[a](']) {
      expect(commentExcerpt(mark.repeat(5_000)).length).toBeLessThanOrEqual(141);
    }
  });
});
