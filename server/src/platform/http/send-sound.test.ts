import { describe, expect, it } from 'vitest';
import { readRange } from './send-sound.ts';

describe('the part of a file that is asked for', () => {
  it.each<[string | undefined, ReturnType<typeof readRange>]>([
    [undefined, 'whole'],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-1', { first: 0, last: 1 }],
    ['bytes=99-', { first: 99, last: 99 }],
    ['bytes=40-5000', { first: 40, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=100-200', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=999999999999999-', 'none'],
    ['bytes=9999999999999999999-', 'whole'],
    ['bytes=5-2', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes=0x1-2', 'whole'],
    ['items=0-1', 'whole'],
    ['', 'whole'],
  ])('%s of 100 bytes is %j', (header, part) => {
    expect(readRange(header, 100)).toEqual(part);
  });

  it('is never there in an empty file', () => {
    expect(readRange('bytes=0-', 0)).toBe('none');
    expect(readRange('bytes=-5', 0)).toBe('none');
    expect(readRange(undefined, 0)).toBe('whole');
  });
});
