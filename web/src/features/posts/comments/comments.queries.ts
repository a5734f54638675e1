import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** The comments of a post, each with its answers [A37]. */
export const commentsQuery = (postId: number) =>
  queryOptions({
    queryKey: ['comments', postId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/comments/post/:id', { params: { id: postId }, signal })).comment_info,
  });
