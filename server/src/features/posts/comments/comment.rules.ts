import type { Comment } from '@sirenade/contract/posts';
import type { CommentRow } from '../posts.tables.ts';

/** Better ones first, and of equals the one that was there first. */
const byWorth = (a: Comment, b: Comment) => b.comment_karma - a.comment_karma || a.id - b.id;

/** All of a tree, each before what answers it; without recursion, however deep it goes. */
function walk(siblings: Comment[]): Comment[] {
  const order: Comment[] = [];
  const waiting = siblings.toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    order.push(next);
    for (const answer of next.children.toReversed()) waiting.push(answer);
  }
  return order;
}

/** Cuts a tree to a depth: what would stand deeper follows the comment it is below, on the last level. */
function trim(siblings: Comment[], levels: number): Comment[] {
  if (levels === 1) return walk(siblings).map((comment) => ({ ...comment, children: [] }));
  return siblings.map((comment) => ({ ...comment, children: trim(comment.children, levels - 1) }));
}

/** A deleted comment without answers says nothing to anybody. */
const isSilent = ({ is_deleted, children }: Comment) => is_deleted && children.length === 0;

/** Puts comments below those they answer. */
export function treeOf(flat: Comment[], mostLevels: number): Comment[] {
  const byId = new Map(flat.map((comment) => [comment.id, { ...comment, children: [] as Comment[] }]));
  const roots: Comment[] = [];
  for (const comment of byId.values()) {
    const parent = comment.parent_id === null ? undefined : byId.get(comment.parent_id);
    (parent ? parent.children : roots).push(comment);
  }
  roots.sort(byWorth);
  for (const comment of byId.values()) comment.children.sort(byWorth);
  // From the last to the first: what is below a comment is looked at before it.
  for (const comment of walk(roots).reverse()) {
    comment.children = comment.children.filter((each) => !isSilent(each));
  }
  return trim(
    roots.filter((each) => !isSilent(each)),
    mostLevels,
  );
}

/** Whether a comment is as good as deleted: what is out of sight only its author still reads. */
export function isGoneFor(isAuthor: boolean, row: Pick<CommentRow, 'deletedBy' | 'hiddenAt'>): boolean {
  return row.deletedBy !== null || (row.hiddenAt !== null && !isAuthor);
}
