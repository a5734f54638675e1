import { SAVE_SIGNED_OUT } from '@sirenade/contract/error-sentences';
import type { PostItem } from '@sirenade/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiFailure, call } from '../../lib/api.ts';
import { notify } from '../../lib/toast.ts';
import { useSession } from '../session/use-session.ts';
import { changePost, takePostOut } from './post-cache.ts';
import { savedPostsKey } from './posts.queries.ts';
import { removeDeletedPost } from './remove-deleted-post.ts';

/** Saves a post, or takes it out of the saved ones: shown at once, and taken back when it fails [A32] [V14] [X8]. */
export function useSavePost({ post_info, current_user }: PostItem): () => void {
  const client = useQueryClient();
  const { status } = useSession();
  const { id } = post_info;
  const show = (saved: boolean) =>
    changePost(client, id, (post) => ({ ...post, current_user: { ...post.current_user, saved } }));

  const { mutate } = useMutation({
    // One after the other: the last request is the one that stays.
    scope: { id: `save-post:${id}` },
    mutationFn: (saved: boolean) => call(`${saved ? 'PUT' : 'DELETE'} /api/posts/saved/:id`, { params: { id } }),
    onMutate: (saved) => {
      const putBack = saved ? undefined : takePostOut(client, id, savedPostsKey);
      show(saved);
      return putBack;
    },
    onSuccess: (_answer, saved) => notify.success(saved ? 'Post saved.' : 'Post unsaved.'),
    onError: (failure, saved, putBack) => {
      putBack?.();
      show(!saved);
      const { status = 0, message = '' } = failure instanceof ApiFailure ? failure : {};
      if (status === 401) notify.warning(SAVE_SIGNED_OUT);
      // A rule was broken, not the request; the server's sentence names the rule.
      else if (status === 403) notify.warning(message);
      else if (status === 404) removeDeletedPost(client, id);
      else notify.error('Failed to save/unsave the post.');
    },
    onSettled: () => client.invalidateQueries({ queryKey: savedPostsKey }),
  });
  return () => {
    if (status === 'signed-out') return notify.warning(SAVE_SIGNED_OUT);
    mutate(!current_user.saved);
  };
}
