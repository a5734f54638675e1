import { DELETE_SIGNED_OUT } from '@sirenade/contract/error-sentences';
import type { PostItem } from '@sirenade/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiFailure, call } from '../../lib/api.ts';
import { notify } from '../../lib/toast.ts';
import { useSession } from '../session/use-session.ts';
import { recentStoriesKey } from '../stories/library/recent.queries.ts';
import { takePostOut } from './post-cache.ts';
import { postQuery } from './posts.queries.ts';

/** Deletes a post: out of the lists at once, and back in its places when that fails [V14] [X8]. */
export function useDeletePost({ post_info }: PostItem, onDeleted?: () => void): () => void {
  const client = useQueryClient();
  const { status } = useSession();
  const { id } = post_info;
  const { mutate } = useMutation({
    mutationFn: () => call('DELETE /api/post/:id', { params: { id }, query: {} }),
    onMutate: () => takePostOut(client, id),
    onSuccess: () => {
      notify.success('Post deleted successfully.');
      client.removeQueries({ queryKey: postQuery(id).queryKey, type: 'inactive' });
      // The chat is not posted any more, and its author has one post less.
      void client.invalidateQueries({ queryKey: recentStoriesKey });
      void client.invalidateQueries({ queryKey: ['profile'] });
      onDeleted?.();
    },
    onError: (failure, _nothing, putBack) => {
      putBack?.();
      if (failure instanceof ApiFailure && failure.status === 401) notify.warning(DELETE_SIGNED_OUT);
      else notify.error('Failed to delete the post.');
    },
  });
  return () => {
    if (status === 'signed-out') return notify.warning(DELETE_SIGNED_OUT);
    mutate();
  };
}
