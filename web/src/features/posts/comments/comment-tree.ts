import { limits } from '@sirenade/contract/limits';
import type { Comment } from '@sirenade/contract/posts';

/** Walks the tree in reading order, parents before children, until `visit` returns true. */
export function walk(tree: Comment[], visit: (comment: Comment, above: readonly Comment[]) => boolean): boolean {
  const above: Comment[] = [];
  const inside = (siblings: Comment[]): boolean =>
    siblings.some((comment) => {
      if (visit(comment, above)) return true;
      above.push(comment);
      const isOver = inside(comment.children);
      above.pop();
      return isOver;
    });
  return inside(tree);
}

/** A comment and its ancestors, the topmost first; null when it is not in the tree. */
export function findComment(tree: Comment[], id: number): { comment: Comment; above: Comment[] } | null {
  let found: { comment: Comment; above: Comment[] } | null = null;
  walk(tree, (comment, above) => {
    if (comment.id === id) found = { comment, above: [...above] };
    return found !== null;
  });
  return found;
}

/** Replaces one comment, or removes it by null; only its ancestors are copied, all others stay the same objects. */
export function changeComment(tree: Comment[], id: number, change: (comment: Comment) => Comment | null): Comment[] {
  let isChanged = false;
  const next = tree.flatMap((comment) => {
    if (isChanged) return comment;
    if (comment.id === id) {
      isChanged = true;
      return change(comment) ?? [];
    }
    const children = changeComment(comment.children, id, change);
    if (children === comment.children) return comment;
    isChanged = true;
    return { ...comment, children };
  });
  return isChanged ? next : tree;
}

/** A deleted comment: nothing of it remains, unless it has answers. */
export function withoutContent(comment: Comment): Comment | null {
  if (comment.children.length === 0) return null;
  return {
    ...comment,
    content: '',
    is_deleted: true,
    user_info: null,
    current_user: { ...comment.current_user, is_author: false, may_delete: false },
  };
}

/** Inserts a new comment as the first answer to its parent; on the last level, right after its parent. */
export function insertComment(tree: Comment[], comment: Comment, levels: number = limits.commentDepth): Comment[] {
  const { parent_id } = comment;
  if (parent_id === null) return [comment, ...tree];
  const at = tree.findIndex(({ id }) => id === parent_id);
  if (at >= 0 && levels <= 1) return tree.toSpliced(at + 1, 0, comment);
  let isIn = false;
  const next = tree.map((each, place) => {
    if (isIn || (at >= 0 && place !== at)) return each;
    const children = place === at ? [comment, ...each.children] : insertComment(each.children, comment, levels - 1);
    if (children === each.children) return each;
    isIn = true;
    return { ...each, children };
  });
  return isIn ? next : tree;
}

/** How many comments there are below one another. */
export function countComments(tree: Comment[]): number {
  return tree.reduce((sum, { children }) => sum + 1 + countComments(children), 0);
}

/** The first `most` comments in reading order; those below a closed one do not count. */
export function firstComments(tree: Comment[], most: number, closed: ReadonlySet<number>): Comment[] {
  let left = most;
  const inside = (siblings: Comment[]): Comment[] => {
    const included: Comment[] = [];
    let isWhole = true;
    for (const comment of siblings) {
      if (left <= 0) {
        isWhole = false;
        break;
      }
      left--;
      const children = closed.has(comment.id) ? comment.children : inside(comment.children);
      const next = children === comment.children ? comment : { ...comment, children };
      if (next !== comment) isWhole = false;
      included.push(next);
    }
    return isWhole ? siblings : included;
  };
  return inside(tree);
}

/** How many comments are read before one; null when it is not there. */
export function placeOf(tree: Comment[], id: number, closed: ReadonlySet<number>): number | null {
  let place = 0;
  const isFound = walk(tree, (comment, above) => {
    if (comment.id === id) return true;
    if (!above.some((each) => closed.has(each.id))) place++;
    return false;
  });
  return isFound ? place : null;
}

/** The largest thread around a comment in which few others are read before it: the comment itself at worst. */
export function threadAround(tree: Comment[], id: number, most: number, closed: ReadonlySet<number>): Comment | null {
  const found = findComment(tree, id);
  if (!found) return null;
  const thread = found.above.find((each) => (placeOf([each], id, closed) ?? most) < most);
  return thread ?? found.comment;
}
