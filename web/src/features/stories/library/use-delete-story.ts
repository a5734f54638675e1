import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiFailure, call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { broadcastChange } from '../chat/chat-broadcast.ts';
import { recentStoriesKey } from './recent.queries.ts';
import { storyQuery } from './stories.queries.ts';

interface DeleteOptions {
  /** Where to go when it is gone. */
  next: string;
  /** Whether the user is verified; for others the chat is removed here even if the server refuses [T10]. */
  isVerified: boolean;
}

/** Deletes a chat, and shows the result in a toast [A29] [X7]. */
export function useDeleteStory({ next, isVerified }: DeleteOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await call('DELETE /api/story/:id', { params: { id } });
      } catch (failure) {
        const isGone = failure instanceof ApiFailure && failure.status === 404;
        if (isVerified && !isGone) throw failure;
      }
    },
    onSuccess: (_, id) => {
      notify.success('Chat deleted successfully');
      broadcastChange(id);
      client.removeQueries({ queryKey: storyQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: recentStoriesKey });
      navigate(next, { replace: true });
    },
    onError: () => notify.error('Failed to delete chat'),
  });
}
