import { describe, expect, it } from 'vitest';
import { knowsTag } from './etag.ts';

describe('a browser that has a file already', () => {
  it.each<[string | undefined, boolean]>([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", "abc"', true],
    ['*', true],
    ['"abcd"', false],
    ['abc', false],
    ['', false],
    [undefined, false],
  ])('says so by %s: %s', (header, known) => {
    expect(knowsTag(header, '"abc"')).toBe(known);
  });
});
