import type { Story } from '@sirenade/contract/stories';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { recentStoriesKey } from '../../stories/library/recent.queries.ts';
import { storyQuery } from '../../stories/library/stories.queries.ts';
import type { PostDraft } from './post-draft.ts';

interface PostRequest {
  draft: PostDraft;
  /** Where the chosen part stands in the whole chat. */
  range: { from: number | undefined; to: number | undefined };
  feed: string | undefined;
}

/** Posts a chat, and shows everywhere that it is posted [A30] [X7]. */
export function usePostChat(storyId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft: { title, tags, audio, images }, range, feed }: PostRequest) =>
      call('POST /api/post', {
        body: { story_id: storyId, title: title.trim() || undefined, tags, audio, images, feed, ...range },
      }),
    onSuccess: ({ id }) => {
      notify.success('Chat posted successfully');
      client.setQueryData<Story>(
        storyQuery(storyId).queryKey,
        (story) => story && { ...story, info: { ...story.info, post_id: id } },
      );
      void client.invalidateQueries({ queryKey: recentStoriesKey });
      void client.invalidateQueries({ queryKey: ['posts'] });
    },
    onError: () => notify.error('Failed to post chat'),
  });
}
