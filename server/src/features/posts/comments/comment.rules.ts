import type { Comment } from '@sirenade/contract/posts';
import type { CommentRow } from '../posts.tables.ts';

/** Sorts by karma, highest first; ties by id, oldest first. */
const byKarma = (a: Comment, b: Comment) => b.comment_karma - a.comment_karma || a.id - b.id;

/**
 * All comments of a tree in depth-first order, parents first; iterative, because a tree may be deeper than the call
 * stack.
 */
function walk(siblings: Comment[]): Comment[] {
  const order: Comment[] = [];
  const waiting = siblings.toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    order.push(next);
    for (const answer of next.children.toReversed()) waiting.push(answer);
  }
  return order;
}

/** Limits a tree to a number of levels: deeper comments are flattened into the last level, each after its parent. */
function trim(siblings: Comment[], levels: number): Comment[] {
  if (levels === 1) return walk(siblings).map((comment) => ({ ...comment, children: [] }));
  return siblings.map((comment) => ({ ...comment, children: trim(comment.children, levels - 1) }));
}

/** A deleted comment without replies is not shown at all. */
const isPlaceholder = ({ is_deleted, children }: Comment) => is_deleted && children.length === 0;

/** Builds the tree of comments from a flat list. */
export function treeOf(flat: Comment[], mostLevels: number): Comment[] {
  const byId = new Map(flat.map((comment) => [comment.id, { ...comment, children: [] as Comment[] }]));
  const roots: Comment[] = [];
  for (const comment of byId.values()) {
    const parent = comment.parent_id === null ? undefined : byId.get(comment.parent_id);
    (parent ? parent.children : roots).push(comment);
  }
  roots.sort(byKarma);
  for (const comment of byId.values()) comment.children.sort(byKarma);
  // In reverse order, children are filtered before their parents, so whole branches of deleted comments disappear.
  for (const comment of walk(roots).reverse()) {
    comment.children = comment.children.filter((each) => !isPlaceholder(each));
  }
  return trim(
    roots.filter((each) => !isPlaceholder(each)),
    mostLevels,
  );
}

/** Whether this viewer sees the comment as deleted: a hidden one is readable only for its author. */
export function isGoneFor(isAuthor: boolean, row: Pick<CommentRow, 'deletedBy' | 'hiddenAt'>): boolean {
  return row.deletedBy !== null || (row.hiddenAt !== null && !isAuthor);
}
