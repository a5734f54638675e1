import type { Comment } from '@sirenade/contract/posts';
import { walk } from './comment-tree.ts';

const FORM = /^#comment((?:-[1-9]\d{0,15})+)$/;

/** The comments that a hash leads along, the last one meant; empty for any other hash [S21]. */
export function readCommentHash(hash: string): number[] {
  const ids = FORM.exec(hash)?.[1];
  return ids ? ids.slice(1).split('-').map(Number) : [];
}

/** The fragment of a comment on its post's page: the ids of the comments it answers, then its own [S21]. */
export function commentHash(tree: Comment[], id: number): string {
  const answers = new Map<number, number | null>();
  walk(tree, (comment) => {
    answers.set(comment.id, comment.parent_id);
    return false;
  });
  const ids = [id];
  // On the last level, flattened comments still name the one they answer as their parent.
  for (let above = answers.get(id); above != null && !ids.includes(above); above = answers.get(above))
    ids.unshift(above);
  return `#comment-${ids.join('-')}`;
}

/** The id of a comment's element. */
export const commentElementId = (id: number) => `comment-${id}`;
