import type { Comment } from '@sirenade/contract/posts';
import type { CommentRow } from './posts.tables.ts';

/** Better ones first, and of equals the one that was there first. */
const byWorth = (a: Comment, b: Comment) => b.comment_karma - a.comment_karma || a.id - b.id;

/** Everything below a comment, each before what answers it. */
function flatten(comment: Comment): Comment[] {
  const { children } = comment;
  return [{ ...comment, children: [] }, ...children.flatMap(flatten)];
}

/** Cuts a tree to a depth: what would stand deeper follows the comment it is below, on the last level. */
function trim(siblings: Comment[], levels: number): Comment[] {
  if (levels === 1) return siblings.flatMap(flatten);
  return siblings.map((comment) => ({ ...comment, children: trim(comment.children, levels - 1) }));
}

/** A deleted comment without answers says nothing to anybody. */
function prune(siblings: Comment[]): Comment[] {
  return siblings.flatMap((comment) => {
    const children = prune(comment.children);
    return comment.is_deleted && children.length === 0 ? [] : [{ ...comment, children }];
  });
}

/** Puts comments below those they answer. */
export function treeOf(flat: Comment[], mostLevels: number): Comment[] {
  const byId = new Map(flat.map((comment) => [comment.id, { ...comment, children: [] as Comment[] }]));
  const roots: Comment[] = [];
  for (const comment of byId.values()) {
    const parent = comment.parent_id === null ? undefined : byId.get(comment.parent_id);
    (parent ? parent.children : roots).push(comment);
  }
  for (const comment of byId.values()) comment.children.sort(byWorth);
  return trim(prune(roots.sort(byWorth)), mostLevels);
}

/** Whether a comment is as good as deleted: what is out of sight only its author still reads. */
export function isGoneFor(isAuthor: boolean, row: Pick<CommentRow, 'deletedBy' | 'hiddenAt'>): boolean {
  return row.deletedBy !== null || (row.hiddenAt !== null && !isAuthor);
}
