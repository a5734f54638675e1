import type { PostItem } from '@sirenade/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useVote } from '../votes/use-vote.ts';
import { changePost } from './post-cache.ts';
import { removeDeletedPost } from './remove-deleted-post.ts';

/** A vote on a post, shown wherever it is [T5] [A34]. */
export function usePostVote({ post_info, current_user }: PostItem): (isUp: boolean) => void {
  const client = useQueryClient();
  const { id } = post_info;
  const params = { id };
  return useVote({
    key: `post:${id}`,
    now: { vote: current_user.has_upvoted, karma: post_info.post_karma },
    send: async (method, is_upvote) => {
      const { karma, has_upvoted } =
        method === 'DELETE'
          ? await call('DELETE /api/reactions/post/:id', { params })
          : await call(`${method} /api/reactions/post/:id`, { params, body: { is_upvote } });
      return { karma, vote: has_upvoted };
    },
    show: ({ karma, vote }) =>
      changePost(client, id, (post) => ({
        ...post,
        post_info: { ...post.post_info, post_karma: karma },
        current_user: { ...post.current_user, has_upvoted: vote },
      })),
    onGone: () => removeDeletedPost(client, id),
  });
}
