import type { Story } from '@sirenade/contract/stories';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { recentStoriesKey } from '../../stories/library/recent.queries.ts';
import { storyQuery } from '../../stories/library/stories.queries.ts';
import type { PostDraft } from './post-draft.ts';

interface PostWish {
  draft: PostDraft;
  /** Where the chosen part stands in the whole chat. */
  range: { from: number | undefined; to: number | undefined };
  feed: string | undefined;
}

/** Posts a chat; `onPosted` hears which post it is now [A30] [X7]. */
export function usePostChat(storyId: number, onPosted: (postId: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft: { title, tags, audio, images }, range, feed }: PostWish) =>
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
      onPosted(id);
    },
    onError: () => notify.error('Failed to post chat'),
  });
}
