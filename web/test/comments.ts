import type { Comment } from '@sirenade/contract/posts';

/** A comment of another user; tests override what they are about. */
export function aComment(id: number, changes: Partial<Comment> = {}): Comment {
  return {
    id,
    post_id: 12,
    content: `Words ${id}`,
    created_at: '2025-11-04T21:14:00.000Z',
    is_edited: false,
    is_deleted: false,
    parent_id: null,
    comment_karma: 0,
    user_info: { user_name: `reader${id}`, user_avatar: null },
    current_user: { has_upvoted: null, is_author: false, may_delete: false },
    children: [],
    ...changes,
  };
}

/** A comment with others below it, each answering it. */
export function aThread(id: number, ...children: Comment[]): Comment {
  return aComment(id, { children: children.map((child) => ({ ...child, parent_id: id })) });
}
