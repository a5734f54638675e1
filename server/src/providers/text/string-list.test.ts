import { describe, expect, it } from 'vitest';
import { cpuGrowth, MOST_GROWTH } from '../../../../scripts/lib/cpu-growth.ts';
import { listOf } from './string-list.ts';

const three = { atLeast: 2, atMost: 3 };

describe('a list of strings in what a model wrote', () => {
  it.each([
    ['plain JSON', '["a b", "c"]'],
    ['a fence', 'Sure! Here you go:\n```json\n["a b", "c"]\n```\nEnjoy!'],
    ['a fence without a name', '```\n["a b","c"]\n```'],
    ['JSON within prose', 'The tags are ["a b", "c"], I think.'],
    ['an object around the array', '{"suggestions": ["a b", "c"]}'],
    ['objects around the strings', '[{"text": "a b"}, {"text": "c"}]'],
    ['numbered lines', 'Here are two:\n1. a b\n2. c'],
    ['numbered lines of another style', '1) "a b",\n2) "c",'],
    ['bullets', '- a b\n* c'],
    ['quotation marks and odd spaces', '• “a \t b”\n• ‘c’'],
    ['the same thing twice', '["a b", "a b", "c", ""]'],
    ['other things between', '["a b", 7, null, {"x": 1}, "c"]'],
  ])('is found in %s', (_, text) => {
    expect(listOf(text, three)).toEqual(['a b', 'c']);
  });

  it('is cut where there is too much', () => {
    expect(listOf('["1","2","3","4","5"]', three)).toEqual(['1', '2', '3']);
  });

  it.each([
    ['prose', 'I cannot think of any.'],
    ['nothing', ''],
    ['too few', '["only one"]'],
    ['half an array', '["a", "b'],
    ['items without measure', JSON.stringify(['x'.repeat(501), 'y'.repeat(501)])],
    ['a number', '42'],
    ['brackets that hold no JSON', '[see above]'],
  ])('is not found in %s', (_, text) => {
    expect(listOf(text, three)).toBeNull();
  });

  it.each([
    ['brackets', (length: number) => '['.repeat(length)],
    ['fences', (length: number) => '`'.repeat(length)],
    ['spaces', (length: number) => `1. ${' '.repeat(length)}x`],
  ])('is looked for in ten times as much of %s with about ten times the work', async (_, of) => {
    const [little, much] = [of(5_000), of(50_000)];
    const growth = await cpuGrowth(
      () => listOf(little, three),
      () => listOf(much, three),
      MOST_GROWTH,
    );
    expect(growth).toBeLessThan(MOST_GROWTH);
  });
});
