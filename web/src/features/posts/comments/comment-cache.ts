import type { CurrentUser } from '@sirenade/contract/accounts';
import type { Comment } from '@sirenade/contract/posts';
import type { QueryClient } from '@tanstack/react-query';
import { changePost } from '../post-cache.ts';
import { changeComment, findComment, insertComment } from './comment-tree.ts';
import { commentsQuery } from './comments.queries.ts';

/** Changes the cached comments of a post; cancels a fetch in flight, whose answer may be older than the change. */
export function changeComments(client: QueryClient, postId: number, change: (tree: Comment[]) => Comment[]): void {
  const { queryKey } = commentsQuery(postId);
  void client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
  client.setQueryData<Comment[]>(queryKey, (tree) => tree && change(tree));
}

/** Counts a comment more or less, wherever the post is shown. */
export function countMore(client: QueryClient, postId: number, more: 1 | -1): void {
  changePost(client, postId, (post) => ({
    ...post,
    post_info: { ...post.post_info, comment_count: Math.max(0, post.post_info.comment_count + more) },
  }));
}

interface Written {
  /** Below zero: it has no number yet. */
  id: number;
  postId: number;
  parentId: number | null;
  content: string;
  user: CurrentUser;
}

/** A comment as it is shown while it is sent: an optimistic update. */
export function unsentComment({ id, postId, parentId, content, user }: Written): Comment {
  return {
    id,
    post_id: postId,
    content,
    created_at: new Date().toISOString(),
    is_edited: false,
    is_deleted: false,
    parent_id: parentId,
    comment_karma: 0,
    user_info: { user_name: user.username, user_avatar: user.avatar },
    current_user: { has_upvoted: null, is_author: true, may_delete: true },
    children: [],
  };
}

/** Replaces the optimistic comment with the server's; a refetch may have brought that one already. */
export function settleComment(tree: Comment[], unsentId: number, made: Comment): Comment[] {
  const isThere = findComment(tree, made.id) !== null;
  const settled = changeComment(tree, unsentId, () => (isThere ? null : made));
  return isThere || settled !== tree ? settled : insertComment(tree, made);
}
