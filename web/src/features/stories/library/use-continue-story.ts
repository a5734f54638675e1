import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { recentStoriesKey } from './recent.queries.ts';

/** Continues another user's chat in a copy of one's own [A28] [T7]. */
export function useContinueStory(sirenId: number | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: number) => call('POST /api/story/copy/:id', { params: { id } }),
    onSuccess: ({ story_id }) => {
      void client.invalidateQueries({ queryKey: recentStoriesKey });
      navigate(storyPath(sirenId, story_id));
    },
    onError: () => notify.error('Failed to continue story'),
  });
}

/** Where a chat is read and goes on [S9]. */
function storyPath(sirenId: number | null, storyId: number): string {
  return sirenId === null ? `/story?story=${storyId}` : `/story?siren=${sirenId}&story=${storyId}`;
}
