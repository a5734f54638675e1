import type { Comment } from '@sirenade/contract/posts';
import { expect, test } from 'vitest';
import { aComment, aThread } from '../../../../test/comments.ts';
import {
  changeComment,
  countComments,
  findComment,
  firstComments,
  insertComment,
  placeOf,
  threadAround,
  withoutContent,
} from './comment-tree.ts';

type Shape = number | [number, ...Shape[]];
const shapeOf = ({ id, children }: Comment): Shape => (children.length === 0 ? id : [id, ...children.map(shapeOf)]);
const shapes = (tree: Comment[]) => tree.map(shapeOf);

const tree = [aThread(1, aThread(2, aComment(3)), aComment(4)), aThread(5, aComment(6)), aComment(7)];
const none = new Set<number>();

test('a comment is found with those it stands below', () => {
  expect(findComment(tree, 3)?.above.map(({ id }) => id)).toEqual([1, 2]);
  expect(findComment(tree, 7)).toMatchObject({ comment: { id: 7 }, above: [] });
  expect(findComment(tree, 8)).toBeNull();
  expect(countComments(tree)).toBe(7);
});

test('a change touches the comment and its way, and nothing beside them', () => {
  const next = changeComment(tree, 3, (comment) => ({ ...comment, comment_karma: 9 }));
  expect(findComment(next, 3)?.comment.comment_karma).toBe(9);
  expect(next[0]).not.toBe(tree[0]);
  expect(next[0]?.children[1]).toBe(tree[0]?.children[1]);
  expect(next[1]).toBe(tree[1]);
  expect(changeComment(tree, 8, () => null)).toBe(tree);
  expect(shapes(changeComment(tree, 2, () => null))).toEqual([[1, 4], [5, 6], 7]);
});

test('a deleted comment stays without its words while something answers it', () => {
  expect(withoutContent(aComment(7))).toBeNull();
  const left = withoutContent(aThread(5, aComment(6)));
  expect(left).toMatchObject({ is_deleted: true, content: '', user_info: null, children: [{ id: 6 }] });
  expect(left?.current_user.may_delete).toBe(false);
});

test('a new comment comes first below what it answers, and on the last level right after it', () => {
  expect(shapes(insertComment(tree, aComment(9)))).toEqual([9, [1, [2, 3], 4], [5, 6], 7]);
  expect(shapes(insertComment(tree, aComment(9, { parent_id: 2 })))).toEqual([[1, [2, 9, 3], 4], [5, 6], 7]);
  expect(shapes(insertComment(tree, aComment(9, { parent_id: 2 }), 2))).toEqual([[1, [2, 3], 9, 4], [5, 6], 7]);
  expect(insertComment(tree, aComment(9, { parent_id: 99 }))).toBe(tree);
});

test('the first ones are those that are read first, and what is whole stays the same', () => {
  const first = firstComments(tree, 5, none);
  expect(shapes(first)).toEqual([[1, [2, 3], 4], 5]);
  expect(first[0]).toBe(tree[0]);
  expect(firstComments(tree, 7, none)).toBe(tree);
  // Below a closed one nothing is drawn, so nothing is counted.
  expect(shapes(firstComments(tree, 2, new Set([1])))).toEqual([[1, [2, 3], 4], 5]);
});

test('a place counts what is read before, and the thread around keeps it near', () => {
  expect(placeOf(tree, 1, none)).toBe(0);
  expect(placeOf(tree, 6, none)).toBe(5);
  expect(placeOf(tree, 6, new Set([1]))).toBe(2);
  expect(placeOf(tree, 8, none)).toBeNull();
  expect(threadAround(tree, 3, 3, none)?.id).toBe(1);
  expect(threadAround(tree, 3, 2, none)?.id).toBe(2);
  expect(threadAround(tree, 3, 1, none)?.id).toBe(3);
  expect(threadAround(tree, 8, 1, none)).toBeNull();
});
