import { describe, expect, it } from 'vitest';
import { evidenceTextOf, repeats } from './evidence.rules.ts';

const LONG = 'I walked along the quay until the lamps went out, one by one, and then some more.';
const exchanges = [
  { userInput: 'Good evening.', text: 'Come in.' },
  { userInput: 'What did you do?', text: LONG },
];
const post = { title: 'A night', tags: ['sea', 'slow'], sirenName: 'Isla' };
const media = [
  { kind: 'image', hash: 'abc', prompt: 'a quay at night' },
  { kind: 'audio', hash: 'def', prompt: '' },
];
const text = evidenceTextOf(post, { author: 'Sailor', exchanges, media });

describe('the evidence of a post', () => {
  it('is its text, and the prompts of its pictures', () => {
    expect(text.split('\n')).toEqual([
      'A night',
      'Tags: sea, slow',
      'Sailor: Good evening.',
      'Isla: Come in.',
      'Sailor: What did you do?',
      `Isla: ${LONG}`,
      'Picture abc: a quay at night',
    ]);
  });

  it.each([
    ['the whole', exchanges, true],
    ['its short part', exchanges.slice(0, 1), true],
    ['its telling part among others', [{ userInput: 'Hello.', text: 'Hello.' }, ...exchanges.slice(1)], true],
    ['a greeting of another chat', [...exchanges.slice(0, 1), { userInput: 'And now?', text: 'Tea.' }], false],
    ['the same question answered otherwise', [{ userInput: 'What did you do?', text: 'I slept.' }], false],
  ])('is said again by %s: %j', (_what, exchanges, isSame) => {
    expect(repeats(text, exchanges)).toBe(isSame);
  });
});
