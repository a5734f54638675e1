import type { Comment } from '@sirenade/contract/posts';
import { describe, expect, it } from 'vitest';
import { treeOf } from './comment.rules.ts';

const comment = (id: number, parentId: number | null, more: Partial<Comment> = {}): Comment => ({
  id,
  post_id: 1,
  content: `${id}`,
  created_at: '2026-01-01T00:00:00.000Z',
  is_edited: false,
  is_deleted: false,
  parent_id: parentId,
  comment_karma: 0,
  user_info: null,
  current_user: { has_upvoted: null, is_author: false, may_delete: false },
  children: [],
  ...more,
});

type Shape = number | [number, ...Shape[]];
const shapeOf = ({ id, children }: Comment): Shape => (children.length === 0 ? id : [id, ...children.map(shapeOf)]);
const shapes = (flat: Comment[], levels = 8) => treeOf(flat, levels).map(shapeOf);

describe('comments below each other', () => {
  it('stand under what they answer, the better ones first and of equals the older', () => {
    const flat = [
      comment(1, null),
      comment(2, null, { comment_karma: 5 }),
      comment(3, 1, { comment_karma: -1 }),
      comment(4, 1),
      comment(5, 1),
      comment(6, 4),
    ];
    expect(shapes(flat)).toEqual([2, [1, [4, 6], 5, 3]]);
  });

  it('are shown to a depth, and what is deeper follows on the last level', () => {
    const chain = Array.from({ length: 60 }, (_, at) => comment(at + 1, at === 0 ? null : at));
    const last = [8, ...Array.from({ length: 52 }, (_, at) => at + 9)];
    expect(shapes(chain)).toEqual([[1, [2, [3, [4, [5, [6, [7, ...last]]]]]]]]);
    const forked = [comment(1, null), comment(2, 1), comment(3, 2), comment(4, 2), comment(5, 3), comment(6, 1)];
    expect(shapes(forked, 2)).toEqual([[1, 2, 3, 5, 4, 6]]);
  });

  it('stand below each other however long the chain is', () => {
    const chain = Array.from({ length: 20_000 }, (_, at) => comment(at + 1, at === 0 ? null : at));
    let deepest = 0;
    let left = treeOf(chain, 8);
    for (; left.length > 0; deepest++) left = left[0]?.children ?? [];
    expect(deepest).toBe(8);
    expect(treeOf([...chain, comment(20_001, 20_000, { is_deleted: true })], 1)).toHaveLength(20_000);
    expect(
      treeOf(
        chain.map((each) => ({ ...each, is_deleted: true })),
        8,
      ),
    ).toEqual([]);
  });

  it('keep a deleted one only for its answers', () => {
    const flat = [
      comment(1, null, { is_deleted: true }),
      comment(2, null, { is_deleted: true }),
      comment(3, 2),
      comment(4, null, { is_deleted: true }),
      comment(5, 4, { is_deleted: true }),
    ];
    expect(shapes(flat)).toEqual([[2, 3]]);
  });
});
