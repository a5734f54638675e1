import type { Comment } from '@sirenade/contract/posts';
import { call } from '../../../lib/api.ts';
import { changeComment } from './comment-tree.ts';

/** A comment as something people vote on [T5] [A34]. */
export function commentVote(
  { id, comment_karma, current_user }: Comment,
  change: (by: (tree: Comment[]) => Comment[]) => void,
) {
  const params = { id };
  return {
    key: `comment:${id}`,
    now: { vote: current_user.has_upvoted, karma: comment_karma },
    send: async (method: 'PUT' | 'PATCH' | 'DELETE', is_upvote: boolean) => {
      const { karma, has_upvoted } =
        method === 'DELETE'
          ? await call('DELETE /api/reactions/comment/:id', { params })
          : await call(`${method} /api/reactions/comment/:id`, { params, body: { is_upvote } });
      return { karma, vote: has_upvoted };
    },
    show: ({ karma, vote }: { karma: number; vote: boolean | null }) =>
      change((tree) =>
        changeComment(tree, id, (comment) => ({
          ...comment,
          comment_karma: karma,
          current_user: { ...comment.current_user, has_upvoted: vote },
        })),
      ),
  };
}
