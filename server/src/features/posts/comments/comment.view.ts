import type { Comment } from '@sirenade/contract/posts';
import type { CommentRow } from '../posts.tables.ts';
import { isGoneFor } from './comment.rules.ts';

/** A user's name and avatar. */
interface PersonName {
  username: string;
  avatar: string | null;
}

/** The text shown in place of a deleted comment. */
export const DELETED = '[deleted]';

/** The author as shown next to a comment. */
export function viewPerson(person: PersonName | undefined): Comment['user_info'] {
  return person ? { user_name: person.username, user_avatar: person.avatar } : null;
}

/** A comment as this viewer sees it, without its replies. */
export function viewComment(
  row: CommentRow,
  parts: { author: PersonName | undefined; vote: boolean | null; isAuthor: boolean; mayModerate: boolean },
): Comment {
  const isDeleted = isGoneFor(parts.isAuthor, row);
  return {
    id: row.id,
    post_id: row.postId,
    content: isDeleted ? DELETED : row.content,
    created_at: row.createdAt.toISOString(),
    is_edited: row.editedAt !== null,
    is_deleted: isDeleted,
    parent_id: row.parentId,
    comment_karma: row.karma,
    user_info: isDeleted ? null : viewPerson(parts.author),
    current_user: {
      has_upvoted: parts.vote,
      is_author: parts.isAuthor && !isDeleted,
      may_delete: !isDeleted && (parts.isAuthor || parts.mayModerate),
    },
    children: [],
  };
}
