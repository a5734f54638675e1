import { expect, test } from 'vitest';
import { aCompose } from '../../../../test/stories.ts';
import { cutAtWord, draftOf, withRange } from './post-draft.ts';

const composes = ['*waves* Good evening', 'And then?', 'Go on.'].map((user_input, at) =>
  aCompose({ id: at + 1, user_input, ai_response: 'So it was.' }),
);

test('a draft is the whole chat under the beginning of its first message', () => {
  expect(draftOf(composes, ['sea', 'night'])).toEqual({
    title: 'Good evening',
    tags: ['sea', 'night'],
    from: 0,
    to: 2,
    audio: true,
    images: true,
  });
});

test('the two ends never pass each other, and a title nobody wrote follows the first', () => {
  const draft = draftOf(composes, []);
  expect(withRange(draft, composes, { from: 1 })).toMatchObject({ from: 1, to: 2, title: 'And then?' });
  expect(withRange({ ...draft, to: 0 }, composes, { from: 2 })).toMatchObject({ from: 2, to: 2 });
  expect(withRange({ ...draft, from: 2 }, composes, { to: 1 })).toMatchObject({ from: 1, to: 1 });
  expect(withRange({ ...draft, title: 'Mine' }, composes, { from: 1 }).title).toBe('Mine');
});

test('a long text is cut at a word', () => {
  expect(cutAtWord('one two three', 9)).toBe('one two…');
  expect(cutAtWord('one two three', 13)).toBe('one two three');
  expect(cutAtWord('x'.repeat(30), 10)).toBe(`${'x'.repeat(10)}…`);
});
