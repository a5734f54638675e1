import { expect, test } from 'vitest';
import { aComment, aThread } from '../../../../test/comments.ts';
import { commentHash, readCommentHash } from './comment-link.ts';

test.each([
  ['#comment-7', [7]],
  ['#comment-1-7-12', [1, 7, 12]],
  ['', []],
  ['#comment', []],
  ['#comment-', []],
  ['#comment-0', []],
  ['#comment-1--2', []],
  ['#comment-1-x', []],
  ['#comments', []],
  ['#comment-12345678901234567890', []],
])('%j leads to %j [S21]', (hash, ids) => {
  expect(readCommentHash(hash)).toEqual(ids);
});

test('the place of a comment names what it answers first, also where that is flattened [S21]', () => {
  const tree = [aThread(1, aComment(2)), aComment(4)];
  // On the last level, deeper answers are siblings of the comment they answer.
  tree[0]?.children.push(aComment(3, { parent_id: 2 }));
  expect(commentHash(tree, 1)).toBe('#comment-1');
  expect(commentHash(tree, 3)).toBe('#comment-1-2-3');
  expect(readCommentHash(commentHash(tree, 3))).toEqual([1, 2, 3]);
});
